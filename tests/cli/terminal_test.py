#!/usr/bin/env python3
"""On a terminal the program draws boards for people, as the terminal can show them, and shows the progress of long work.

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


# What decides how a terminal is drawn on.
ABILITIES = ('NO_COLOR', 'TERM', 'COLUMNS', 'LC_ALL', 'LC_CTYPE', 'LANG')


def on_terminal(words, text, stdout_too=True, columns=0, **environment):
    """What the terminal shows, with standard error and perhaps standard output on it, and the remaining output."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack('HHHH', 24, columns, 0, 0))
    variables = {name: value for name, value in os.environ.items() if name not in ABILITIES}
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

    def test_the_option_for_colours(self):
        shows = lambda *words, **variables: b'\x1b[' in on_terminal(['solve', *words], BOARD, **variables)[1]
        self.assertTrue(shows('--colour', 'auto'))
        self.assertFalse(shows('--colour', 'never'))
        self.assertFalse(shows('--colour', 'auto', NO_COLOR='1'))
        self.assertTrue(shows('--colour', 'always', NO_COLOR='1'), 'the command line is stronger than a variable')
        self.assertFalse(shows(TERM='dumb'))
        self.assertTrue(shows('--colour=always', TERM='dumb'))
        for words in (['--to', 'pretty'], ['--to', 'text']):
            piped = subprocess.run([BINARY, 'solve', '--colour', 'always', *words], input=BOARD, capture_output=True)
            self.assertEqual(b'\x1b[' in piped.stdout, words[1] == 'pretty')
        wrong = subprocess.run([BINARY, 'solve', '--colour', 'red'], input=BOARD, capture_output=True)
        self.assertEqual((wrong.returncode, wrong.stderr),
                         (2, b"gridwright: --colour needs auto, always or never, not 'red'; see gridwright solve --help\n"))

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


TOWERS = b'skyscraper 3\n    3 . .\n. | . . . | .\n2 | . . . | .\n. | . 1 . | .\n    . . .\n'

# All sides of a board are this long at most; a number takes two characters.
LARGEST = 62


def blank(kind, size):
    """A board without cells, as text."""
    row = ' '.join('.' * size) + '\n'
    if kind == 'skyscraper':
        return (f'skyscraper {size}\n' + row + f'. {row[:-1]} .\n' * size + row).encode()
    return (f'{kind} {size}\n' if kind == 'close-or-far' else f'{kind} {size} {size}\n').encode() + row.encode() * size


def plain(shown):
    """The lines on a screen without colours."""
    return re.sub(rb'\x1b\[[\d;]*m', b'', shown).decode().replace('\r\n', '\n').splitlines()


class Drawings(unittest.TestCase):
    """Boards on terminals of every width and ability."""

    UTF8 = {'LANG': 'en_GB.UTF-8', 'TERM': 'xterm-256color'}

    def convert(self, board, *words, columns=0, **variables):
        code, shown, _ = on_terminal(['convert', *words], board, columns=columns, **{**self.UTF8, **variables})
        self.assertEqual(code, 0, shown)
        return plain(shown)

    def read_back(self, lines):
        """The puzzle in lines of a screen, as JSON; the answer says nothing of where it was read."""
        read = subprocess.run([BINARY, 'convert', '--to', 'json'], input='\n'.join([*lines, '']).encode(),
                              capture_output=True)
        self.assertEqual((read.returncode, read.stderr), (0, b''), '\n'.join(lines))
        return re.sub(rb'"line":\d+,', b'', read.stdout)

    def test_box_drawing_where_the_terminal_can(self):
        self.assertEqual(self.convert(TOWERS), ['skyscraper 3', '    3 . .', '  ┌───────┐', '. │ . . . │ .',
                                                '2 │ . . . │ .', '. │ . 1 . │ .', '  └───────┘', '    . . .'])
        for variables in ({'LANG': 'C'}, {'LANG': ''}, {'LC_ALL': 'POSIX'}, {'LC_CTYPE': 'de_DE.ISO-8859-1'},
                          {'TERM': 'dumb'}):
            self.assertIn('  +-------+', self.convert(TOWERS, **variables), variables)
        self.assertIn('  ┌───────┐', self.convert(TOWERS, LANG='C', LC_ALL='C.utf8'))
        piped = subprocess.run([BINARY, 'convert', '--to', 'pretty'], input=TOWERS, capture_output=True,
                               env={**os.environ, **self.UTF8})
        self.assertTrue(piped.stdout.startswith(b'    3 . .\n  +-------+\n'), piped.stdout)

    def test_clues_givens_and_mistakes_have_colours(self):
        wrong = TOWERS.replace(b'. | . 1 . | .', b'. | 1 1 . | .')
        code, shown, _ = on_terminal(['check'], wrong, **self.UTF8)
        self.assertEqual(code, 1)
        self.assertIn(b'\x1b[36m2\x1b[0m \xe2\x94\x82', shown)
        self.assertIn(b'\x1b[1;97;41m1!\x1b[0m\x1b[1;97;41m1!\x1b[0m', shown)
        self.assertIn(b'\x1b[1m1\x1b[0m', on_terminal(['convert'], TOWERS, **self.UTF8)[1])
        lines = plain(shown)
        self.assertIn('. │ 1!1!. │ .', lines)
        board = lines[:lines.index('    . . .') + 1]
        self.assertEqual(self.read_back(board), self.read_back([wrong.decode().rstrip()]))

    def test_no_clues(self):
        self.assertEqual(self.convert(TOWERS, '--no-clues'),
                         ['┌───────┐', '│ . . . │', '│ . . . │', '│ . 1 . │', '└───────┘'])
        piped = subprocess.run([BINARY, 'solve', '--to', 'pretty', '--no-clues'], input=TOWERS, capture_output=True)
        self.assertRegex(piped.stdout, rb'^\+-------\+\n\| 1 2 3 \|\n')
        named = self.convert(b'hoodoo 1 2\n1 .\n', '--no-clues')
        self.assertEqual(named[-1].split(), ['A', 'B'])

    def test_every_width(self):
        """A drawing fits, or a sentence says why there is none; it is read back in both cases."""
        seen = set()
        for kind in ('skyscraper', 'hoodoo', 'close-or-far'):
            for size in (6, 12, 27, LARGEST):
                board = blank(kind, size)
                original = self.read_back([board.decode().rstrip()])
                for columns in (20, 40, 80, 200, 300):
                    lines = self.convert(board, columns=columns)
                    narrow = re.fullmatch(r'The terminal is (\d+) columns wide; a drawing of this board needs (\d+)\.',
                                          lines[0])
                    if narrow:
                        self.assertEqual(int(narrow[1]), columns)
                        self.assertGreater(int(narrow[2]), columns)
                        lines = lines[1:]
                    else:
                        self.assertLessEqual(max(map(len, lines)), columns)
                    text = '\n'.join(lines)
                    seen.add((kind, 'text' if narrow else 'boxes' if '┼' in text else 'outline'))
                    self.assertEqual(self.read_back(lines), original)
        everywhere = {(kind, way) for kind in ('skyscraper', 'hoodoo', 'close-or-far') for way in ('outline', 'text')}
        self.assertEqual(seen, everywhere | {('hoodoo', 'boxes'), ('close-or-far', 'boxes')})

    def test_what_sets_the_width(self):
        wide, narrow = blank('close-or-far', 7), 'The terminal is 10 columns wide; a drawing of this board needs 17.'
        self.assertIn('┼', ''.join(self.convert(wide)), 'a terminal without a width is wide enough')
        self.assertEqual(self.convert(wide, columns=10)[0], narrow)
        self.assertEqual(self.convert(wide, columns=80, COLUMNS='10')[0], narrow)
        self.assertIn('┼', ''.join(self.convert(wide, columns=10, COLUMNS='80')))
        self.assertEqual(self.convert(wide, columns=10, COLUMNS='many')[0], narrow)
        piped = subprocess.run([BINARY, 'convert', '--to', 'pretty'], input=wide, capture_output=True,
                               env={**os.environ, 'COLUMNS': '10'})
        self.assertIn(b'+---+', piped.stdout)

    def test_boards_are_read_back_without_their_headers(self):
        for board in (TOWERS, BOARD, b'close-or-far 2\nC .\n- F\n'):
            for variables in (self.UTF8, {'LANG': 'C'}):
                lines = self.convert(board, **variables)
                self.assertEqual(self.read_back(lines[1:]), self.read_back([board.decode().rstrip()]))

    def test_every_command_that_draws_takes_the_options(self):
        for words in (['solve'], ['check'], ['convert'], ['grade'], ['hint'], ['explain'], ['improve', '--minimal'],
                      ['generate', 'skyscraper', '--size', '3', '--seed', '1']):
            code, shown, _ = on_terminal([*words, '--colour', 'never', '--no-clues'], TOWERS, columns=80, **self.UTF8)
            self.assertNotEqual(code, 2, (words, shown))
            self.assertIn('┌───────┐', plain(shown), words)


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
