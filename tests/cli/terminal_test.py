#!/usr/bin/env python3
"""On a terminal the program draws boards for people, in colour unless NO_COLOR is set, and shows the progress of long work.

    terminal_test.py [BINARY]
"""

import os
import pathlib
import pty
import re
import subprocess
import sys
import tempfile
import unittest

from patience import PATIENCE

BINARY = None

BOARD = b'hoodoo 4 6\n1 . . . . .\n. . _ . . .\n. . . . . .\n. . . . . .\n'
HARD = b'hoodoo 9 9\n'  # far beyond what fd can prove

# Seconds for a search. Progress is drawn after one second; if a slow machine has none to show by then, the test tries again
# with more time.
TIMES = (1.7, 6, 30)


def on_terminal(words, text, stdout_too=True, **environment):
    """What the terminal shows, with standard error and perhaps standard output on it, and the remaining output."""
    ours, theirs = pty.openpty()
    variables = {name: value for name, value in os.environ.items() if name != 'NO_COLOR'}
    program = subprocess.Popen([BINARY, *words], stdin=subprocess.PIPE, stderr=theirs,
                               stdout=theirs if stdout_too else subprocess.PIPE, env={**variables, **environment})
    os.close(theirs)
    program.stdin.write(text)
    program.stdin.close()
    shown = b''
    try:
        while piece := os.read(ours, 4096):
            shown += piece
    except OSError:  # how the end of a terminal looks on Linux
        pass
    os.close(ours)
    rest = b''
    if not stdout_too:
        rest = program.stdout.read()
        program.stdout.close()
    return program.wait(PATIENCE), shown, rest


def fd_on_terminal(text, enough):
    """The same for a search by fd with a time limit; longer and longer ones until `enough` accepts what the terminal shows."""
    for seconds in TIMES:
        code, shown, rest = on_terminal(['solve', '--engine', 'fd', '--time', str(seconds)], text, stdout_too=False)
        if enough(shown):
            break
    return code, shown, rest


class Terminal(unittest.TestCase):
    def test_boards_for_people(self):
        code, shown, _ = on_terminal(['solve'], BOARD)
        self.assertEqual(code, 0)
        self.assertIn(b'the fewest possible', shown)
        self.assertNotIn(b'# verdict', shown)

    def test_colours(self):
        self.assertIn(b'\x1b[', on_terminal(['solve'], BOARD)[1])
        self.assertIn(b'\x1b[', on_terminal(['solve'], BOARD, NO_COLOR='')[1])
        self.assertNotIn(b'\x1b[', on_terminal(['solve'], BOARD, NO_COLOR='1')[1])
        self.assertNotIn(b'\x1b[', on_terminal(['solve', '--to', 'text'], BOARD)[1])
        piped = subprocess.run([BINARY, 'solve', '--to', 'pretty'], input=BOARD, capture_output=True)
        self.assertNotIn(b'\x1b[', piped.stdout)

    def test_progress_of_long_work(self):
        line = re.compile(rb'\r\x1b\[K9x9  best \d+  bound 0  \d+\.\d s')
        code, shown, results = fd_on_terminal(HARD, line.search)
        self.assertEqual(code, 3)
        self.assertRegex(shown, line)
        self.assertTrue(shown.endswith(b'\r\x1b[K'), shown)
        self.assertTrue(results.startswith(b'# verdict: solved\n'))

    def test_progress_of_several_puzzles(self):
        line = re.compile(rb'\r\x1b\[K1 puzzle done  9x9  best \d+  bound 0  \d+\.\d s')
        self.assertRegex(fd_on_terminal(b'hoodoo 2 2\n' + HARD, line.search)[1], line)

    def test_progress_is_drawn_five_times_a_second(self):
        for seconds in (2, 10):  # a slow machine draws it less often
            shown = on_terminal(['solve', '--engine', 'fd', '--time', str(seconds)], HARD, stdout_too=False)[1]
            if (drawn := shown.count(b'9x9')) >= 3:
                break
        self.assertIn(drawn, range(3, 5 * seconds - 3))

    def test_progress_of_studies(self):
        with tempfile.TemporaryDirectory() as folder:
            recipe = pathlib.Path(folder) / 'slow.study'
            line = re.compile(rb'\r\x1b\[K1 of 2 runs done, [\d.]+ a (second|minute), \d+ s left, at most \d+ s')
            for seconds in TIMES:
                recipe.write_text('title = Slow\npuzzles a = board hoodoo 2 2\npuzzles b = board hoodoo 9 9\nsolvers = fd\n'
                                  f'limit = {seconds} s\n')
                code, shown, _ = on_terminal(['study', 'run', recipe, '--out', f'{folder}/{seconds}'], b'',
                                             stdout_too=False)
                if line.search(shown):
                    break
        self.assertEqual(code, 0)
        self.assertRegex(shown, line)

    def test_progress_only_when_wanted(self):
        words = ['solve', '--engine', 'fd', '--time', '1.5', '--quiet']
        self.assertEqual(on_terminal(words, HARD, stdout_too=False)[1], b'')
        piped = subprocess.run([BINARY, *words[:-1]], input=HARD, capture_output=True)
        self.assertEqual(piped.stderr, b'')
        self.assertEqual(on_terminal(['solve'], BOARD, stdout_too=False)[1], b'')

    def test_messages_stay_whole(self):
        message = b"\r\x1b[K-:2:1: unknown puzzle 'sudoku'"
        code, shown, _ = fd_on_terminal(HARD + b'sudoku 9\n', lambda shown: message in shown)
        self.assertEqual(code, 3)
        self.assertIn(message, shown)


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
