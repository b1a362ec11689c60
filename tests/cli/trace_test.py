#!/usr/bin/env python3
"""The trace of a search agrees with its statistics and its solutions, and its file is whole or stays as it was.

    trace_test.py [BINARY]
"""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

from patience import PATIENCE, cpu_seconds, wait_until

BINARY = None
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MOST_LINES = 100_000

LETTERS = {'-': 0, 'C': 1, 'F': 2}
KEEPS = {'=': int.__eq__, '!=': int.__ne__, '<=': int.__le__, '>': int.__gt__}
BOARD = 'skyscraper 2\n  2 .\n. | . . | .\n. | . . | .\n  . .\n'


def sections(text):
    """The puzzles of a trace: the comment about each, its nodes, and how many more there are."""
    found = []
    for line in text.splitlines():
        if line.startswith('# puzzle: '):
            found.append((line, [], 0))
        elif left_out := re.fullmatch(r'# (\d+) more nodes are left out\.', line):
            found[-1] = (*found[-1][:2], int(left_out[1]))
        elif not line.startswith('#'):
            depth, choice, outcome = line.split('\t')
            found[-1][1].append((int(depth), choice, outcome))
    return found


def paths_to_solutions(nodes):
    """For each solution the choices from the root to it."""
    path = []
    for depth, choice, outcome in nodes:
        path[depth:] = [choice]
        if outcome == 'solution':
            yield path[1:]


class Trace(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.trace = self.folder / 'tree.txt'

    def solve(self, *words, text='', code=0):
        done = subprocess.run([BINARY, 'solve', '--to', 'json', '--trace', self.trace, *words], input=text, text=True,
                              capture_output=True, timeout=PATIENCE)
        self.assertEqual((done.returncode, done.stderr), (code, ''))
        return [json.loads(line) for line in done.stdout.splitlines()], sections(self.trace.read_text())

    def assert_counts_agree(self, answer, section):
        about, nodes, left_out = section
        self.assertEqual(len(nodes) + left_out, answer['stats']['nodes'])
        if not left_out:
            self.assertEqual(sum(outcome == 'fail' for _, _, outcome in nodes), answer['stats']['backtracks'])
        self.assertEqual(about, f"# puzzle: {answer['file']}:{answer['line']}, number {answer['number']}, "
                                f"verdict {answer['verdict']}")
        self.assertEqual(answer['engine'], 'fd')

    def test_counts_agree_with_the_statistics(self):
        boards = sorted((ROOT / 'corpus' / 'close-or-far').glob('puzzle-*.gw'))[:8] + [HERE / 'samples' / 'mixed.jsonl']
        for words in ([], ['--engine', 'fd'], ['--val', 'enum'], ['--val', 'bisect', '--down'], ['--val', 'median']):
            answers, puzzles = self.solve('--count=50', *words, *boards)
            self.assertEqual(len(answers), len(boards) + 2)
            self.assertEqual(len(puzzles), len(answers))
            for answer, section in zip(answers, puzzles):
                self.assert_counts_agree(answer, section)

    def test_choices_lead_to_the_solutions(self):
        """Of all solutions, each path of choices fits the one at its end and no other."""
        for value_choice in ('step', 'enum', 'bisect', 'median', 'middle', 'random'):
            for board in (HERE / 'samples' / 'small.gw', ROOT / 'corpus' / 'close-or-far' / 'puzzle-6-7.gw'):
                answers, [(_, nodes, _)] = self.solve('--all', '--val', value_choice, board)
                grids = [answer['grid'] for answer in answers[:-1]]
                paths = list(paths_to_solutions(nodes))
                self.assertEqual(len(paths), len(grids))
                self.assertGreater(len(grids), 1)
                for path, grid in zip(paths, grids):
                    self.assertEqual([other for other in grids if all(self.keeps(other, choice) for choice in path)],
                                     [grid])

    @staticmethod
    def keeps(grid, choice):
        row, column, relation, value = re.fullmatch(r'r(\d+)c(\d+) (\S+) (\S+)', choice).groups()
        held = str(grid[int(row) - 1][int(column) - 1])
        return KEEPS[relation](*(LETTERS[text] if text in LETTERS else int(text) for text in (held, value)))

    def test_the_trace_is_bounded(self):
        [answer], [section] = self.solve('--var', 'leftmost', '--strength', 'classic', '--failures', '60000',
                                         text='hoodoo 7 7\n', code=3)
        self.assertGreater(answer['stats']['nodes'], MOST_LINES)
        self.assertEqual(len(section[1]), MOST_LINES)
        self.assert_counts_agree(answer, section)

    def test_jobs_do_not_change_the_trace(self):
        boards = sorted((ROOT / 'corpus' / 'skyscraper').glob('*.gw')) + [HERE / 'samples' / 'letters.gw']
        limits = ['--failures', '3000', '--strength', 'classic']  # some traces are long, others short
        texts = set()
        for jobs in '1', '3':
            subprocess.run([BINARY, 'solve', '--trace', self.trace, '--jobs', jobs, *limits, *boards],
                           capture_output=True, timeout=PATIENCE)
            texts.add(self.trace.read_text())
        self.assertEqual(len(texts), 1)
        self.assertEqual(len(sections(texts.pop())), len(boards))

    def test_a_refused_puzzle_has_no_trace(self):
        done = subprocess.run([BINARY, 'solve', '--trace', self.trace], input='sudoku 9\n' + BOARD, text=True,
                              capture_output=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 2)
        [(about, _, _)] = sections(self.trace.read_text())
        self.assertIn('number 2', about)

    def test_the_old_file_stays_when_there_is_nothing_to_trace(self):
        self.trace.write_text('old\n')
        for words in (['--engine', 'skyline'], ['no-such-file.gw']):
            done = subprocess.run([BINARY, 'solve', '--trace', self.trace, *words], input='', text=True,
                                  capture_output=True, timeout=PATIENCE)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(self.trace.read_text(), 'old\n')
        self.assertEqual(os.listdir(self.folder), ['tree.txt'])

    def test_a_trace_that_cannot_be_written(self):
        for name, reason in (('/dev/full', 'no space left on device'), (f'{self.folder}/none/tree', 'no such file')):
            results = self.folder / 'results'
            done = subprocess.run([BINARY, 'solve', '--trace', name, '-o', results], input=BOARD * 20_000, text=True,
                                  capture_output=True, timeout=PATIENCE)
            self.assertEqual(done.returncode, 2)
            self.assertIn(f'gridwright: cannot write {name}: {reason}', done.stderr)
            self.assertFalse(results.exists())

    def test_a_signal_leaves_the_old_file(self):
        self.trace.write_text('old\n')
        board = self.folder / 'boards.gw'
        board.write_text(BOARD + 'hoodoo 9 9\n' + BOARD)
        solver = subprocess.Popen([BINARY, 'solve', '--trace', self.trace, '-o', self.folder / 'results', board],
                                  stderr=subprocess.PIPE, text=True)
        wait_until(lambda: cpu_seconds(solver) >= 0.3, 'it works')
        solver.send_signal(signal.SIGINT)
        _, said = solver.communicate(timeout=PATIENCE)
        self.assertEqual(solver.returncode, 3)
        self.assertEqual(said, f'gridwright: stopped after 1 of 3 puzzles; the finished part is in {self.folder}/results.part '
                               f'and {self.trace}.part\n')
        self.assertEqual(self.trace.read_text(), 'old\n')
        self.assertEqual(len(sections(pathlib.Path(f'{self.trace}.part').read_text())), 2)


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
