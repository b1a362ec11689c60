#!/usr/bin/env python3
"""MiniZinc agrees with us about the file of every board: minizinc_test.py [BINARY]

It finds one solution, several or none, or the fewest pegs, where we do. What it prints is a board in the text format,
the same bytes as ours where there is only one.
"""

import collections
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

MINIZINC = shutil.which('minizinc')
if not MINIZINC:
    print('SKIP: minizinc is missing; make exports installs it')
    sys.exit(77)

from boards import boards, exported, run

SOLUTION, COMPLETE, NONE = '----------', '==========', '=====UNSATISFIABLE====='


def answer_of(file, *words):
    """The boards that MiniZinc prints, and whether it says that it has found all or that there is none."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'board.mzn'
        path.write_text(file)
        done = subprocess.run([MINIZINC, '--solver', 'gecode', *words, path], capture_output=True, encoding='utf-8')
    if done.returncode != 0:
        raise AssertionError(f'{done.stderr}\n{file}')
    *found, rest = done.stdout.split(f'{SOLUTION}\n')
    return found, rest.strip()


def without_comments(text):
    return ''.join(line for line in text.splitlines(keepends=True) if not line.startswith('#'))


class MiniZinc(unittest.TestCase):
    def test_every_board_has_the_same_verdict(self):
        count = collections.Counter()
        for name, text, ours in boards():
            with self.subTest(name):
                file = exported(text, 'minizinc')
                count[ours['verdict']] += 1
                if ours['objective'] is None:
                    found, end = answer_of(file, '-n', '2')
                else:
                    found, end = answer_of(file)
                    self.assertEqual(end, COMPLETE)
                    self.assertTrue(found[-1].startswith(f'# objective: {ours["objective"]}\n'), found[-1])
                    found = found[-1:]
                self.assertEqual(len(found), {'impossible': 0, 'several': 2}.get(ours['verdict'], 1))
                self.assertEqual(end == NONE, ours['verdict'] == 'impossible')
                for board in found:
                    checked = json.loads(run('check', '--to', 'json', text=board).stdout)
                    self.assertEqual((checked['verdict'], checked['complete']), ('solved', True), board)
                if ours['verdict'] == 'unique':
                    self.assertEqual(without_comments(run('solve', text=text).stdout), found[0])
        print(f'{sum(count.values())} boards: {dict(count)}')
        self.assertGreaterEqual(min(count[verdict] for verdict in ('unique', 'several', 'impossible', 'optimal')), 5)


if __name__ == '__main__':
    unittest.main()
