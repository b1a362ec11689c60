#!/usr/bin/env python3
"""On a terminal the program draws boards for people, in colour unless NO_COLOR is set, and shows the progress of long work.

    terminal_test.py [BINARY]
"""

import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest

from patience import PATIENCE, wait_until

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


class Screen:
    """A program with its standard error on a terminal, and the line that the terminal shows at any time."""

    def __init__(self, words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, columns=0):
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack('HHHH', 24, columns, 0, 0))
        choose = lambda stream: theirs if stream == 'terminal' else stream
        self.program = subprocess.Popen([BINARY, *words], stdin=choose(stdin), stdout=choose(stdout), stderr=theirs,
                                        start_new_session=True)
        os.close(theirs)
        self.shown = b''

    def look(self):
        """The line with the cursor."""
        while select.select([self.ours], [], [], 0)[0]:
            try:
                piece = os.read(self.ours, 65536)
            except OSError:  # how the end of a terminal looks on Linux
                break
            if not piece:
                break
            self.shown += piece
        return re.split(rb'\n|\r\x1b\[K', self.shown)[-1]

    def wait_for(self, pattern):
        wait_until(lambda: re.search(pattern, self.look()) or self.program.poll() is not None, f'{pattern} is shown')
        if self.program.poll() is not None:
            raise AssertionError(f'{pattern} was never shown, but {self.shown[-500:]}')

    def share_of_samples(self, pattern, samples=40):
        """Which share of looks at the screen, twenty a second, finds the pattern."""
        found = 0
        for _ in range(samples):
            time.sleep(0.05)
            found += re.fullmatch(pattern, self.look()) is not None
        return found / samples

    def type(self, keys):
        os.write(self.ours, keys)

    def stop(self):
        """Ends the program as Ctrl-C does, and gives its exit code and all that was shown."""
        self.program.send_signal(signal.SIGINT)
        return self.end()

    def end(self):
        wait_until(lambda: self.look() is None or self.program.poll() is not None, 'the program ends')
        self.look()
        os.close(self.ours)
        return self.program.returncode, self.shown


class LongRun(unittest.TestCase):
    """The progress line of runs that do not end by themselves in the time of a test, on whatever machine. Every test waits
    until the line is there, and then looks at the screen again and again."""

    NEARLY_ALWAYS = 0.9

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_generate_to_a_file(self):
        line = rb'\d+ of 900000000 made, [\d.]+ a (second|minute), \d+ (s|min|h) left'
        screen = Screen(['generate', 'skyscraper', '--size', '4', '--seed', '1', '--count', '900000000', '-o',
                         self.folder / 'many.gw'])
        screen.wait_for(line)
        share = screen.share_of_samples(line)
        self.assertEqual(screen.stop()[0], 3)
        self.assertGreaterEqual(share, self.NEARLY_ALWAYS)

    def test_a_regular_file(self):
        many = self.folder / 'many.gw'
        many.write_bytes(b'hoodoo 2 2\n' + HARD * 400)
        line = rb'\d+ puzzles?, \d+ % of the input, about \d+ (s|min|h) left(  9x9.*)?'
        for words, stdin in (([many], subprocess.DEVNULL), ([many, many], subprocess.DEVNULL), ([], many.open('rb'))):
            screen = Screen(['solve', '--engine', 'fd', '--time', '0.3', '-o', self.folder / 'answers.gw', *words],
                            stdin=stdin)
            screen.wait_for(line)
            share = screen.share_of_samples(line)
            self.assertEqual(screen.stop()[0], 3)
            self.assertGreaterEqual(share, self.NEARLY_ALWAYS)
            if stdin != subprocess.DEVNULL:
                stdin.close()

    def test_the_share_of_a_regular_file(self):
        half = self.folder / 'half.gw'
        half.write_bytes(b'hoodoo 2 2\n# ' + b'x' * 300 + b'\n' + HARD + b'# ' + b'x' * 312 + b'\n')
        screen = Screen(['solve', '--engine', 'fd', half])
        screen.wait_for(rb'^1 puzzle, 49 % of the input, about \d+ (s|min|h) left  9x9')
        screen.stop()

    def test_many_easy_puzzles_from_a_pipe(self):
        line = rb'\d+ s, \d+ puzzles done'
        source = subprocess.Popen(['yes', 'hoodoo 2 2'], stdout=subprocess.PIPE)
        screen = Screen(['convert', '-o', '/dev/null'], stdin=source.stdout)
        source.stdout.close()
        screen.wait_for(line)
        share = screen.share_of_samples(line)
        self.assertEqual(screen.stop()[0], 3)
        source.kill()
        source.wait(PATIENCE)
        self.assertGreaterEqual(share, self.NEARLY_ALWAYS)

    def test_it_is_drawn_again_after_each_record(self):
        line = rb'\d+ of 900000000 made.*'
        screen = Screen(['generate', 'skyscraper', '--size', '4', '--seed', '1', '--count', '900000000', '--to', 'sgt'],
                        stdout='terminal')
        wait_until(lambda: screen.look() is None or len(re.findall(line, screen.shown)) > 20, 'records follow the line')
        shown = screen.stop()[1]
        pieces = shown[re.search(line, shown).start():].split(b'\r\x1b[K')
        records = [i for i, piece in enumerate(pieces) if b'\n' in piece and b'stopped' not in piece]
        self.assertGreater(len(records), 5)
        for i in records[:-1]:
            self.assertRegex(pieces[i + 1], line)

    def test_it_fits_on_the_terminal(self):
        screen = Screen(['solve', '--engine', 'fd', '-o', self.folder / 'answer.gw'], stdin='terminal', columns=12)
        screen.type(HARD + b'\x04')
        screen.wait_for(rb'^9x9  best')
        drawn = screen.stop()[1].split(b'\r\x1b[K')[1:]
        self.assertEqual([line for line in drawn[:-1] if len(line) > 11], [])

    def test_no_seconds_while_a_person_types(self):
        screen = Screen(['solve', '--engine', 'fd'], stdin='terminal')
        prompt = b'gridwright: reading puzzles from the terminal; end with Ctrl-D\r\n'
        wait_until(lambda: screen.look() == b'' and prompt in screen.shown, 'the program says that it waits')
        time.sleep(1.5)  # the line would be drawn after one second
        screen.look()
        self.assertEqual(screen.shown, prompt)
        screen.type(HARD + b'\x04')
        screen.wait_for(rb'9x9  best')  # and is drawn once there is a puzzle
        self.assertEqual(screen.stop()[0], 3)

    def test_the_end_of_what_is_typed(self):
        screen = Screen(['solve'], stdin='terminal')
        wait_until(lambda: screen.look() == b'' and b'Ctrl-D' in screen.shown, 'the program says that it waits')
        screen.type(b'hoodoo 2 2\n\x04')
        code, shown = screen.end()
        self.assertEqual(code, 0)
        self.assertEqual(shown.count(b'reading puzzles'), 1)


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
