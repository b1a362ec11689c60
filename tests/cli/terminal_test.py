#!/usr/bin/env python3
"""On a terminal: boards for people, colours unless NO_COLOR says otherwise, and progress for long work.

    terminal_test.py [BINARY]
"""

import os
import pathlib
import pty
import subprocess
import sys
import tempfile
import unittest

BINARY = None

BOARD = b'hoodoo 4 6\n1 . . . . .\n. . _ . . .\n. . . . . .\n. . . . . .\n'
HARD = b'hoodoo 9 9\n'  # far beyond what fd can prove


def on_terminal(words, text, stdout_too=True, **environment):
    """What a terminal shows that holds standard error, and standard output too when asked for; and the rest."""
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
    return program.wait(60), shown, rest


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
        words = ['solve', '--engine', 'fd', '--time', '1.7']
        code, shown, results = on_terminal(words, HARD, stdout_too=False)
        self.assertEqual(code, 3)
        self.assertRegex(shown, rb'\r\x1b\[K9x9  best \d+  bound 0  1\.\d s')
        self.assertTrue(shown.endswith(b'\r\x1b[K'), shown)
        self.assertTrue(results.startswith(b'# verdict: solved\n'))

    def test_progress_of_several_puzzles(self):
        words = ['solve', '--engine', 'fd', '--time', '1.7']
        shown = on_terminal(words, b'hoodoo 2 2\n' + HARD, stdout_too=False)[1]
        self.assertRegex(shown, rb'\r\x1b\[K1 puzzle done  9x9  best \d+  bound 0  1\.\d s')

    def test_progress_is_drawn_five_times_a_second(self):
        shown = on_terminal(['solve', '--engine', 'fd', '--time', '2'], HARD, stdout_too=False)[1]
        self.assertIn(shown.count(b'9x9'), range(3, 7))

    def test_progress_of_studies(self):
        with tempfile.TemporaryDirectory() as folder:
            recipe = pathlib.Path(folder) / 'slow.study'
            recipe.write_text('title = Slow\npuzzles a = board hoodoo 2 2\npuzzles b = board hoodoo 9 9\nsolvers = fd\nlimit = 1.7 s\n')
            code, shown, _ = on_terminal(['study', 'run', recipe, '--out', folder], b'', stdout_too=False)
        self.assertEqual(code, 0)
        self.assertRegex(shown, rb'\r\x1b\[K1 of 2 runs done, [\d.]+ a (second|minute), \d s left, at most 2 s')

    def test_progress_only_when_wanted(self):
        words = ['solve', '--engine', 'fd', '--time', '1.5', '--quiet']
        self.assertEqual(on_terminal(words, HARD, stdout_too=False)[1], b'')
        piped = subprocess.run([BINARY, *words[:-1]], input=HARD, capture_output=True)
        self.assertEqual(piped.stderr, b'')
        self.assertEqual(on_terminal(['solve'], BOARD, stdout_too=False)[1], b'')

    def test_messages_stay_whole(self):
        words = ['solve', '--engine', 'fd', '--time', '1.5']
        code, shown, _ = on_terminal(words, HARD + b'sudoku 9\n', stdout_too=False)
        self.assertEqual(code, 3)
        self.assertIn(b"\r\x1b[K-:2:1: unknown puzzle 'sudoku'", shown)


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
