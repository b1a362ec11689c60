#!/usr/bin/env python3
"""Questions of setters under limits, with several jobs, and with one board for each puzzle: setters_test.py [BINARY]"""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

from patience import PATIENCE

BINARY = None

BLANK = 'skyscraper 4\n. . . .\n' + 4 * '. . . . . .\n' + '. . . .\n'
HARD = 'hoodoo 8 8\n'  # takes minutes


def run(*words, text=''):
    return subprocess.run([BINARY, *words], input=text, capture_output=True, encoding='utf-8', timeout=PATIENCE)


def answers(*words, text=''):
    done = run(*words, '--to', 'json', text=text)
    return done, [json.loads(line) for line in done.stdout.splitlines()]


def without_time(text):
    return re.sub(r'"seconds":[0-9.]+', '', text)


class Setters(unittest.TestCase):
    def test_a_limit_ends_the_search_for_what_is_forced(self):
        done, [answer] = answers('check', '--forced', '--failures', '2000', text=HARD)
        self.assertEqual((done.returncode, answer['verdict']), (3, 'several'))
        self.assertEqual(len(answer['solutions']), 2)
        self.assertTrue(all(cell is None for row in answer['forced'] for cell in row))
        self.assertTrue(all(len(cell) >= 1 for row in answer['left'] for cell in row))
        open_cells = 'hoodoo 8 8\n1 x . . . . . .\n' + 7 * '. . . . . . . .\n'
        done, [answer] = answers('check', '--forced', '--time', '0.000001', text=open_cells)
        self.assertEqual((done.returncode, answer['verdict'], answer['solutions']), (3, 'unknown', []))
        self.assertEqual(answer['forced'][0][:3], [1, 'x', None])
        self.assertEqual(answer['left'][0][:2], [[1], ['x']])
        self.assertGreater(len(answer['left'][7][7]), 1)

    def test_time_ends_every_question(self):
        for words in (['check', '--forced'], ['check', '--redundant'], ['improve', '--unique']):
            done = run(*words, '--time', '0.01', text=HARD)
            self.assertIn(done.returncode, (1, 3), words)
            self.assertEqual(done.stderr, '', words)

    def test_a_limit_leaves_a_puzzle_that_is_right(self):
        for failures in range(0, 60, 5):
            done, [answer] = answers('improve', '--unique', '--failures', str(failures), text='hoodoo 6 6\n')
            if answer['verdict'] == 'unique':
                self.assertEqual(run('solve', '--unique', text=done.stdout).returncode, 0)
            else:
                self.assertEqual((answer['verdict'], answer['added'], done.returncode), ('unknown', [], 3))

    def test_the_work_is_bounded_without_a_limit(self):
        """What is not proven after much work is the best found, and no limit of the user's."""
        blank = 'skyscraper 8\n' + '. ' * 8 + '\n' + 8 * ('. ' * 10 + '\n') + '. ' * 8 + '\n'
        done, [answer] = answers('improve', '--unique', text=blank)
        self.assertEqual((done.returncode, answer['verdict'], answer['fewest']), (0, 'unique', False))
        self.assertEqual(run('solve', '--unique', text=done.stdout).returncode, 0)

    def test_jobs_print_the_same(self):
        made = run('generate', 'skyscraper', '--size', '5', '--count', '20', '--seed', '3').stdout
        loose = re.sub(r'(?m)^[1-5] \|', '. |', made)
        for words in (['improve', '--unique'], ['improve', '--minimal'], ['check', '--forced', '--redundant']):
            one, two = (run(*words, '--to', 'json', '--jobs', jobs, text=loose) for jobs in ('1', '2'))
            self.assertEqual(without_time(one.stdout), without_time(two.stdout))
            self.assertEqual(one.returncode, two.returncode)
            self.assertEqual(one.stdout.count('\n'), 20)

    def test_each_puzzle_may_have_its_own_board(self):
        solutions = run('solve', '--all', '--to', 'json', text=BLANK).stdout.splitlines()[:3]
        boards = [json.loads(line)['grid'] for line in solutions]
        with tempfile.NamedTemporaryFile('w', suffix='.jsonl') as file:
            for grid in boards:
                file.write(json.dumps({'puzzle': 'skyscraper', 'size': 4, 'grid': grid}) + '\n')
            file.flush()
            done, improved = answers('improve', '--unique', '--towards', file.name, text=3 * BLANK)
            self.assertEqual([answer['solution'] for answer in improved], boards)
            for answer in improved:
                again, [unique] = answers('solve', '--unique', text=json.dumps(answer))
                self.assertEqual((unique['verdict'], unique['grid']), ('unique', answer['solution']))
            done = run('improve', '--unique', '--towards', file.name, text=4 * BLANK)
            self.assertEqual(done.returncode, 2)
            self.assertIn(f'{file.name} has only 3 boards, none for number 4', done.stderr)
            done = run('improve', '--unique', '--towards', file.name, text=2 * BLANK)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stderr, f'gridwright: {file.name} has 3 boards, but the input has 2; give one board for all, '
                                          'or one for each\n')

    def test_a_board_with_more_pegs_is_kept_too(self):
        """Givens can force more pegs than the fewest possible."""
        with tempfile.NamedTemporaryFile('w', suffix='.gw') as file:
            file.write('hoodoo 2 2\n_ _\n_ 2\n')
            file.flush()
            done, [answer] = answers('improve', '--unique', '--towards', file.name, text='hoodoo 2 2\n')
        self.assertEqual((done.returncode, answer['solution']), (0, [[0, 0], [0, 2]]))
        again, [unique] = answers('solve', '--unique', text=done.stdout)
        self.assertEqual((unique['verdict'], unique['objective'], unique['grid']), ('unique', 3, [[0, 0], [0, 2]]))

    def test_large_boards_are_answered(self):
        filled = run('solve', text='hoodoo 25 25 pegs=none\n').stdout
        done, [answer] = answers('check', '--redundant', '--failures', '200', text=filled)
        self.assertIn(done.returncode, (0, 3))
        self.assertEqual(answer['verdict'], 'solved')
        self.assertGreater(len(answer['redundant']), 0)


if __name__ == '__main__':
    BINARY = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith('-') else os.environ['GRIDWRIGHT']
    unittest.main()
