#!/usr/bin/env python3
"""When memory runs out, the program refuses one puzzle or does without one job; the rest runs and nothing is lost.

    memory_test.py [BINARY]
"""

import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import unittest

from patience import PATIENCE

BINARY = None
SMALL = 'skyscraper 2\n  2 .\n. | . . | .\n. | . . | .\n  . .\n'
SIDE = 62
BIG = f'hoodoo {SIDE} {SIDE} pegs=none\n'  # needs more than a hundred megabytes as clauses


def run(*words, megabytes):
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    return subprocess.run([BINARY, *map(str, words)], capture_output=True, text=True, timeout=PATIENCE, preexec_fn=limit)


class Memory(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def path(self, name, content=None):
        path = self.folder / name
        if content is not None:
            path.write_text(content)
        return path

    def test_one_puzzle_is_refused_and_the_rest_runs(self):
        mixed = self.path('mixed.gw', SMALL + BIG + SMALL + BIG + SMALL)
        for jobs in (1, 2, 4):
            with self.subTest(jobs=jobs):
                done = run('solve', '--engine', 'sat', '--to', 'json', '--time', 30, '--jobs', jobs, mixed, megabytes=100)
                self.assertEqual(done.returncode, 2, done.stderr)
                answers = [json.loads(line) for line in done.stdout.splitlines()]
                self.assertEqual([answer['verdict'] for answer in answers],
                                 ['solved', 'refused', 'solved', 'refused', 'solved'])
                lines = done.stderr.splitlines()
                self.assertEqual(len(lines), 2, done.stderr)
                for line in lines:
                    self.assertIn('not enough memory for this puzzle', line)

    def test_results_go_to_a_file_all_the_same(self):
        mixed, result = self.path('mixed.gw', SMALL + BIG + SMALL), self.path('result')
        done = run('solve', '--engine', 'sat', '--to', 'json', '--jobs', 2, '-o', result, mixed, megabytes=100)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertEqual(len(result.read_text().splitlines()), 3)

    def test_solutions_that_were_found_stay(self):
        board = self.path('board.gw', 'skyscraper 4\n' + '  . . . .\n' + '. | . . . . | .\n' * 4 + '  . . . .\n' + BIG)
        done = run('solve', '--engine', 'sat', '--all', '--to', 'json', board, megabytes=100)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(len(answers), 576 + 1 + 1)
        self.assertEqual(answers[-1]['verdict'], 'refused')

    def test_jobs_that_cannot_start_are_done_without(self):
        words = ('generate', 'skyscraper', '--size', 6, '--count', 50, '--seed', 7)
        alone = run(*words, megabytes=4000)
        for megabytes in (50, 100, 400):
            many = run(*words, '--jobs', 64, megabytes=megabytes)
            self.assertEqual((many.returncode, many.stderr), (0, ''), megabytes)
            self.assertEqual(many.stdout, alone.stdout)

    def test_a_study_goes_on(self):
        recipe = self.path('a.study', f'title = A\npuzzles small = board hoodoo 2 2\npuzzles big = board {BIG}'
                                      'solvers = sat\nlimit = 30 s\n')
        for jobs in (1, 4):
            results = self.path(f'results-{jobs}')
            done = run('study', 'run', recipe, '--out', results, '--jobs', jobs, megabytes=100)
            self.assertEqual(done.returncode, 2, done.stderr)
            self.assertIn('out of memory for 1 run; the same command with --resume tries again', done.stderr)
            self.assertEqual(len((results / 'a.csv').read_text().splitlines()), 2)
            self.assertTrue((results / 'report.html').exists())

    def test_whatever_there_is(self):
        """Checks exit code and message with memory from hardly enough to start up to plenty."""
        mixed = self.path('mixed.gw', SMALL + BIG)
        for megabytes in (20, 24, 28, 32, 40, 60):
            for words in (('solve', '--engine', 'sat', mixed), ('check', '--engine', 'sat', '--time', 2, mixed),
                          ('generate', 'close-or-far', '--size', 8, '--count', 5, '--seed', 1)):
                for jobs in (1, 8):
                    done = run(*words, '--jobs', jobs, megabytes=megabytes)
                    if done.returncode == 127:
                        continue  # the system could not even load the program
                    with self.subTest(words=words, jobs=jobs, megabytes=megabytes):
                        self.assertIn(done.returncode, (0, 1, 2, 3), done.stderr)
                        self.assertLessEqual(done.stderr.count('\n'), 2, done.stderr)
                        self.assertNotIn('what()', done.stderr)


if __name__ == '__main__':
    if os.environ.get('GRIDWRIGHT_SANITIZED'):
        print('the sanitizers reserve terabytes of addresses')
        sys.exit(77)
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
