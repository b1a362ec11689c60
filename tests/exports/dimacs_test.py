#!/usr/bin/env python3
"""CaDiCaL, as a program of its own, agrees with us about the DIMACS file of every board: dimacs_test.py [BINARY]

It finds a board exactly where we do, the map in the comments turns its answer into a board that `check` accepts, and
where the solution is unique, one more clause made from the map leaves none.
"""

import collections
import json
import re
import shutil
import subprocess
import sys
import unittest

CADICAL = shutil.which('cadical')
if not CADICAL:
    print('SKIP: cadical is missing; tools/setup test installs it')
    sys.exit(77)

from boards import boards, exported, run

SATISFIABLE, UNSATISFIABLE = 10, 20


def literals_of(file):
    """For each cell its values, as text, with their literals."""
    cells = re.findall(r'^c (r\d+c\d+) (.*:.*)$', file, re.M)
    return {cell: dict(pair.rsplit(':', 1) for pair in values.split()) for cell, values in cells}


def answer_of(file):
    """Whether there is a solution, and the literals that are true in it."""
    done = subprocess.run([CADICAL, '-q'], input=file, capture_output=True, encoding='ascii')
    words = [word for line in done.stdout.splitlines() if line.startswith('v') for word in line[1:].split()]
    return done.returncode, set(words) | {'always'}


def with_clause(file, clause):
    clauses = int(re.search(r'^p cnf \d+ (\d+)', file, re.M)[1])
    file = re.sub(r'^(p cnf \d+) \d+', rf'\g<1> {clauses + 1}', file, flags=re.M)
    return f'{file}{" ".join(clause)} 0\n'


def negated(literal):
    return literal[1:] if literal.startswith('-') else f'-{literal}'


def filled(text, cells):
    """The puzzle as text with these values in its cells."""
    lines = run('convert', '--to', 'text', text=text).stdout.splitlines()
    board = [line for line in lines if not re.match(r'#| *\+-', line)]
    framed = any('|' in line for line in board)
    rows = board[2:-1] if framed else board[1:]
    for number, row in enumerate(rows, 1):
        values = [cells[cell] for cell in cells if cell.startswith(f'r{number}c')]
        left, right = (row.split('|')[0], row.split('|')[2]) if framed else ('', '')
        rows[number - 1] = ' '.join([left, *values, right])
    return '\n'.join(board[:2] + rows + board[-1:] if framed else board[:1] + rows) + '\n'


class Dimacs(unittest.TestCase):
    def test_every_board_has_the_same_verdict(self):
        count = collections.Counter()
        for name, text, ours in boards():
            with self.subTest(name):
                file = exported(text, 'dimacs')
                literals = literals_of(file)
                code, true = answer_of(file)
                count[ours['verdict']] += 1
                if ours['verdict'] == 'impossible':
                    self.assertEqual(code, UNSATISFIABLE)
                    continue
                self.assertEqual(code, SATISFIABLE)
                holds = {cell: [value for value, literal in values.items() if literal in true]
                         for cell, values in literals.items()}
                self.assertEqual({len(values) for values in holds.values()}, {1}, 'each cell holds one value')
                board = filled(text, {cell: values[0] for cell, values in holds.items()})
                checked = json.loads(run('check', '--to', 'json', text=board).stdout)
                self.assertTrue(checked['complete'], board)
                self.assertNotEqual(checked['verdict'], 'broken', board)
                if ours['objective'] is not None:
                    continue
                self.assertEqual(checked['verdict'], 'solved')
                block = [negated(literal) for cell, values in literals.items()
                         if (literal := values[holds[cell][0]]) != 'always']
                again, _ = answer_of(with_clause(file, block))
                self.assertEqual(again, UNSATISFIABLE if ours['verdict'] == 'unique' else SATISFIABLE)
        print(f'{sum(count.values())} boards: {dict(count)}')
        self.assertGreaterEqual(min(count[verdict] for verdict in ('unique', 'several', 'impossible', 'optimal')), 5)


if __name__ == '__main__':
    unittest.main()
