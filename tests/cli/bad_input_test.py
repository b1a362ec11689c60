#!/usr/bin/env python3
"""Bad input gives one line on standard error and exit code 2: never a crash, never a wrong answer.

    bad_input_test.py [BINARY]
"""

import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

from patience import PATIENCE, cpu_seconds, wait_for_handlers, wait_until

HERE = pathlib.Path(__file__).resolve().parent
PROGRAMS = {'test_data.pl', 'puzzles.pl'}  # stderr names what is passed over, and sides are a puzzle without their board
SAMPLES = sorted(file for file in (HERE / 'samples').iterdir() if file.name not in PROGRAMS)
BINARY = None
# A sanitized program takes long to start; the tests of the readers try every cut.
CUT_EVERY = 17 if os.environ.get('GRIDWRIGHT_SANITIZED') else 1

GOOD = b'skyscraper 2\n  2 .\n. | . . | .\n. | . . | .\n  . .\n'


def run(*words, text=b'', **more):
    return subprocess.run([BINARY, *words], input=text, capture_output=True, timeout=PATIENCE, **more)


def answers(done):
    """The answers of --to json without the parts that may differ from run to run."""
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    for line in lines:
        for member in ('seconds', 'stats', 'error'):
            line.pop(member, None)
    return lines


class BadInput(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def path(self, name, content=None):
        path = os.path.join(self.folder, name)
        if content is not None:
            pathlib.Path(path).write_bytes(content)
        return path

    def assert_refused(self, done, *parts):
        """One line on standard error that holds these parts, exit code 2."""
        message = done.stderr.decode()
        self.assertEqual(done.returncode, 2, message)
        self.assertEqual(message.count('\n'), 1, message)
        self.assertTrue(message.endswith('\n'), message)
        self.assertLess(len(message), 500)
        for part in parts:
            self.assertIn(part, message)

    def assert_bad(self, text, *parts, command='solve'):
        """The text is refused at a place, by every command and in every format."""
        done = run(command, text=text)
        self.assert_refused(done, *parts)
        self.assertRegex(done.stderr.decode(), r'^-:\d+:\d+: [^\n]+\n$')
        self.assertEqual(done.stdout, b'')
        as_json = run(command, '--to', 'json', text=text)
        self.assert_refused(as_json, *parts)
        self.assertEqual([answer['verdict'] for answer in answers(as_json)], ['refused'])

    # What people write.

    def test_texts(self):
        row = b'. | . . . | .\n'
        for name, text in {
            'empty': b'',
            'blank lines': b'\n\n  \n',
            'only a remark': b'# nothing here\n',
            'unknown puzzle': b'sudoku 9\n. .\n',
            'no size': b'skyscraper\n',
            'size 0': b'skyscraper 0\n',
            'size -3': b'skyscraper -3\n',
            'size 63': b'hoodoo 63 63\n',
            'size 2^31': b'hoodoo 2147483648 4\n',
            'size 2^63': b'hoodoo 9223372036854775808 4\n',
            'size with letters': b'skyscraper 3x\n',
            'two sizes': b'skyscraper 3 4\n',
            'ragged row': b'skyscraper 3\n  . . .\n. | . . | .\n' + 2 * row + b'  . . .\n',
            'long row': b'skyscraper 3\n  . . .\n. | . . . . | .\n' + 2 * row + b'  . . .\n',
            'side missing': b'skyscraper 3\n  . . .\n' + 3 * row,
            'clue too high': b'skyscraper 3\n  4 . .\n' + 3 * row + b'  . . .\n',
            'clue negative': b'skyscraper 3\n  -1 . .\n' + 3 * row + b'  . . .\n',
            'height too high': b'skyscraper 3\n  . . .\n. | 4 . . | .\n' + 2 * row + b'  . . .\n',
            'letter for a height': b'skyscraper 3\n  . . .\n. | C . . | .\n' + 2 * row + b'  . . .\n',
            'junk': b'?\n',
            'a zero byte': b'skyscraper 3\n  . \0 .\n' + 3 * row + b'  . . .\n',
            'not UTF-8': b'skyscraper 3\n  . \xff .\n' + 3 * row + b'  . . .\n',
            'only a zero byte': b'\0',
            'only bytes that are not UTF-8': b'\xff\xfe',
            'option unknown': b'hoodoo 3 3 glue=2\n',
            'option word unknown': b'hoodoo 3 3 pegs=many\n',
            'colours 0': b'hoodoo 3 3 colours=0\n',
            'colour too high': b'hoodoo 2 2\n3 .\n. .\n',
            'header alone': b'skyscraper 3\n',
            'Prolog not closed': b'[[1,2],[2,1]',
            'Prolog sides unequal': b'[[1,0,0],[0,0],[0,0,0],[0,0,0]].\n',
            'Prolog unknown term': b'sudoku([[_]]).\n',
            'JSON cut': b'{"puzzle":"hoodoo","rows":3',
            'JSON member twice as long': b'{"puzzle":"skyscraper","size":2,"clues":{"top":[0,0,0],"left":[0,0],'
                                         b'"bottom":[0,0],"right":[0,0]}}\n',
            'JSON side missing': b'{"puzzle":"skyscraper","size":2,"clues":{"top":[0,0],"left":[0,0],'
                                 b'"bottom":[0,0]}}\n',
            'JSON size 2^63': b'{"puzzle":"skyscraper","size":9223372036854775808}\n',
            'JSON size 1.5': b'{"puzzle":"skyscraper","size":1.5}\n',
            'JSON size as text': b'{"puzzle":"skyscraper","size":"3"}\n',
            'JSON without puzzle': b'{"size":3}\n',
            'JSON ragged grid': b'{"puzzle":"skyscraper","size":2,"grid":[[null,null],[null]]}\n',
            'JSON value too high': b'{"puzzle":"skyscraper","size":2,"grid":[[3,null],[null,null]]}\n',
            'JSON future format': b'{"format":3,"puzzle":"skyscraper","size":2}\n',
            'JSON deep': b'{"puzzle":' + b'[' * 100000 + b'\n',
        }.items():
            for command in ('solve', 'check', 'convert'):
                with self.subTest(name, command=command):
                    self.assert_bad(text, command=command)

    def test_the_place_of_a_mistake(self):
        text = b'skyscraper 3\n  . . .\n. | . . . | .\n. | . 7 . | .\n. | . . . | .\n  . . .\n'
        self.assert_refused(run('solve', self.path('b.gw', text)), 'b.gw:4:7: ')
        done = run('solve', text=b'{"puzzle":"hoodoo","rows":3,"columns":}\n')
        self.assert_refused(done, '-:1:39: ')

    def test_a_long_line(self):
        self.assert_bad(b'x' * 10_000_000)
        self.assert_bad(b'{"puzzle":"' + b'x' * 10_000_000)
        self.assert_bad(b'skyscraper 3\n' + b'. ' * 5_000_000)
        self.assert_bad(b'[' + b'_,' * 5_000_000)

    def test_accepted_oddities(self):
        expected = answers(run('solve', '--unique', '--to', 'json', text=GOOD))
        self.assertEqual(expected[0]['verdict'], 'unique')
        for name, text in {
            'BOM': b'\xef\xbb\xbf' + GOOD,
            'CRLF': GOOD.replace(b'\n', b'\r\n'),
            'BOM and CRLF': b'\xef\xbb\xbf' + GOOD.replace(b'\n', b'\r\n'),
            'no newline at the end': GOOD.rstrip(b'\n'),
        }.items():
            with self.subTest(name):
                done = run('solve', '--unique', '--to', 'json', text=text)
                self.assertEqual((done.returncode, done.stderr), (0, b''))
                self.assertEqual(answers(done), expected)

    def test_equal_givens_are_a_puzzle_without_solution(self):
        text = b'skyscraper 3\n  . . .\n. | 1 . 1 | .\n. | . . . | .\n. | . . . | .\n  . . .\n'
        for command in ('solve', 'check'):
            done = run(command, text=text)
            self.assertEqual((done.returncode, done.stderr), (1, b''), command)

    def test_trailing_junk(self):
        done = run('solve', '--to', 'json', text=GOOD + b'and more\n')
        self.assert_refused(done, '-:6:1: ')
        self.assertEqual([answer['verdict'] for answer in answers(done)], ['solved', 'refused'])

    def test_one_bad_puzzle_does_not_stop_the_others(self):
        bad = GOOD.replace(b'2 .', b'9 .', 1)
        for jobs in ('1', '3'):
            done = run('solve', '--to', 'json', '--jobs', jobs, text=GOOD + bad + GOOD + b'{"puzzle":1}\n' + GOOD)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stderr.count(b'\n'), 2)
            self.assertEqual([answer['verdict'] for answer in answers(done)],
                             ['solved', 'refused', 'solved', 'refused', 'solved'])

    def test_files_cut_anywhere(self):
        for sample in SAMPLES:
            content = sample.read_bytes()
            whole = answers(run('solve', '--to', 'json', text=content))
            for end in range(0, len(content), CUT_EVERY):
                # Where a header alone is a blank board, a file that ends after the header is whole.
                if re.search(rb'(^|\n)hoodoo [^\n]*\r?\n$', content[:end]):
                    continue
                with self.subTest(sample.name, cut_at=end):
                    done = run('solve', '--to', 'json', text=content[:end])
                    got = answers(done)
                    if done.returncode == 2:
                        self.assert_refused(done)
                        refused = got.pop()
                        none = b'there is no puzzle' in done.stderr
                        number = None if none else len(got) + 1
                        self.assertEqual((refused['verdict'], refused['number']), ('refused', number))
                    else:
                        self.assertEqual(done.stderr, b'')
                    self.assertEqual(got, whole[:len(got)])

    # Files.

    def test_files_that_cannot_be_read(self):
        good = self.path('good.gw', GOOD)
        for name, part in ((self.folder, 'is a directory'), (self.path('none.gw'), 'no such file')):
            done = run('solve', '--to', 'json', good, name, good)
            self.assert_refused(done, name + ': ', part)
            self.assertEqual([answer['verdict'] for answer in answers(done)], ['solved', 'refused', 'solved'])

    def test_a_file_without_permission(self):
        secret = self.path('secret.gw', GOOD)
        os.chmod(secret, 0)
        os.chmod(self.folder, 0o755)
        more = {'user': 65534, 'extra_groups': []} if os.geteuid() == 0 else {}
        try:
            done = run('solve', secret, **more)
        except PermissionError:
            self.skipTest('the program cannot be run by another user from here')
        self.assert_refused(done, 'secret.gw: permission denied')

    def test_a_name_with_a_line_end(self):
        self.assert_refused(run('solve', self.path('two\nlines.gw')), 'two?lines.gw')

    # Output.

    def test_a_full_disk(self):
        with open('/dev/full', 'wb') as full:
            done = subprocess.run([BINARY, 'solve'], input=GOOD, stdout=full, stderr=subprocess.PIPE, timeout=PATIENCE)
        done.stdout = b''
        self.assert_refused(done, 'cannot write', 'no space left')
        self.assert_refused(run('solve', '-o', '/dev/full', text=GOOD), 'cannot write /dev/full', 'no space left')
        with open('/dev/full', 'wb') as full:
            done = subprocess.run([BINARY, '--help'], stdout=full, stderr=subprocess.PIPE, timeout=PATIENCE)
        self.assertEqual(done.returncode, 2)

    def test_a_file_is_written_whole_or_not_at_all(self):
        target = self.path('out.gw', b'as it was')
        small = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
        done = run('solve', '-o', target, text=GOOD * 100, preexec_fn=small)
        self.assert_refused(done, 'cannot write')
        self.assertEqual(pathlib.Path(target).read_bytes(), b'as it was')
        self.assertEqual(os.listdir(self.folder), ['out.gw'])

        for words in (['convert', self.path('missing.gw')], ['solve'], ['check', '--time', '0']):
            self.assert_refused(run(*words, '-o', target))
            self.assertEqual(pathlib.Path(target).read_bytes(), b'as it was')

        self.assertEqual(run('solve', '-o', target, text=GOOD).returncode, 0)
        self.assertEqual(pathlib.Path(target).read_bytes(), run('solve', text=GOOD).stdout)
        self.assertEqual(os.listdir(self.folder), ['out.gw'])
        self.assert_refused(run('solve', '-o', self.path('none/out.gw'), text=GOOD), 'no such file')
        self.assert_refused(run('solve', '-o', self.folder, text=GOOD), 'is a directory')

    def test_closed_standard_streams(self):
        target = self.path('out.gw')
        board = self.path('board.gw', GOOD)
        shell = lambda command: subprocess.run(['sh', '-c', command, BINARY, board, target], capture_output=True)
        self.assert_refused(shell('"$0" solve "$1" >&-'), 'cannot write standard output')
        self.assert_refused(shell('"$0" solve <&-'), '-: ')
        self.assertEqual(shell('"$0" solve "$1" none.gw -o "$2" 2>&-').returncode, 2)
        self.assertEqual(pathlib.Path(target).read_bytes(), run('solve', board, 'none.gw').stdout)

    def test_a_closed_pipe_ends_quietly(self):
        solver = subprocess.Popen([BINARY, 'solve', '-'], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE)
        solver.stdout.close()
        try:
            solver.stdin.write(GOOD * 2000)
            solver.stdin.close()
        except BrokenPipeError:
            pass
        self.assertEqual(solver.stderr.read(), b'')
        solver.stderr.close()
        self.assertEqual(solver.wait(PATIENCE), 0)

    # Signals. Nine by nine is far beyond what this engine can prove.

    def start_long_search(self, *words):
        solver = subprocess.Popen([BINARY, 'solve', '--engine', 'fd', '--to', 'json', *words], stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        solver.stdin.write(b'hoodoo 9 9\nhoodoo 2 2\n')
        solver.stdin.flush()
        wait_until(lambda: cpu_seconds(solver) >= 0.3, 'it works')
        return solver

    def test_an_interrupt_gives_the_best_so_far(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            for jobs in ('1', '2'):
                solver = self.start_long_search('--jobs', jobs)
                solver.send_signal(number)
                out, err = solver.communicate(timeout=PATIENCE)
                self.assertEqual(solver.returncode, 3)
                self.assertRegex(err, rb'^gridwright: stopped after [01] of (at least )?[12] puzzles\n$')
                answer = json.loads(out.splitlines()[0])
                self.assertEqual(answer['verdict'], 'solved')
                self.assertEqual(len(answer['grid']), 9)
                self.assertLess(answer['bound'], answer['objective'])
                self.assertLessEqual(len(out.splitlines()), 1 if jobs == '1' else 2)

    def test_an_interrupt_while_waiting_for_input(self):
        solver = subprocess.Popen([BINARY, 'solve'], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE)
        wait_for_handlers(solver)
        solver.send_signal(signal.SIGINT)
        self.assertEqual(solver.wait(PATIENCE), 3)
        self.assertEqual(solver.communicate(), (b'', b'gridwright: stopped after 0 puzzles\n'))

    def test_a_time_limit_gives_the_best_so_far(self):
        for seconds in ('0.2', '2', '20'):  # a slow machine finds nothing in so little time
            done = run('solve', '--engine', 'fd', '--time', seconds, '--to', 'json', text=b'hoodoo 9 9\nhoodoo 2 2\n')
            self.assertEqual((done.returncode, done.stderr), (3, b''))
            verdicts = [answer['verdict'] for answer in answers(done)]
            if 'unknown' not in verdicts:
                break
        self.assertEqual(verdicts, ['solved', 'optimal'])

    # The command line.

    def test_usage(self):
        for words in (
            ['bogus'], ['--bogus'], ['solve', '--bogus'], ['solve', '--to'], ['solve', '--to', 'klingon'],
            ['solve', '--from', 'pretty'], ['solve', '--engine', 'steam'], ['solve', '--engine='],
            ['solve', '--time', '0'], ['solve', '--time', '-1'], ['solve', '--time', 'soon'],
            ['solve', '--time', 'nan'], ['solve', '--time', '1,5'], ['solve', '--time', ''], ['solve', '--count='],
            ['solve', '--count=0'], ['solve', '--count=-1'],
            ['solve', '--count=many'], ['solve', '--unique=2'], ['solve', '--unique', '--all'],
            ['solve', '--count', '--all'], ['solve', '--unique', '--count=2'], ['solve', '--failures', '-1'],
            ['solve', '--failures', '99999999999999999999'], ['solve', '--seed', 'x'], ['solve', '--jobs', '0'],
            ['solve', '--jobs', '1.5'], ['solve', '--var', 'biggest'], ['solve', '--val', 'best'],
            ['solve', '--strength', 'iron'], ['check', '--count'], ['convert', '--engine', 'fd'], ['engines', 'x'],
            ['solve', '-o', ''], ['solve', '--two\nlines'], ['solve', '--pegs', 'many'], ['solve', '--pegs='],
            ['solve', '--trace'], ['solve', '--trace', ''], ['solve', '--trace', '-'], ['check', '--trace', 'none.txt'],
            ['solve', '--trace', 'none.txt', '--engine', 'auto'], ['solve', '--trace', 'none.txt', '-o', './none.txt'],
            ['convert', '--pegs', 'none'], ['ask'], ['ask', 'skyscraper'], ['ask', 'hoodoo', 'hoodoo'],
            ['ask', 'hoodoo', '--time', '0'], ['ask', 'hoodoo', '--jobs', '2'], ['ask', 'hoodoo', '-o', 'none.gw'],
            ['generate'], ['generate', 'sudoku', '--size', '6'], ['generate', 'skyscraper'], ['generate', '--size', '6'],
            *(['generate', 'skyscraper', '--size', *words] for words in (
                ['0'], ['-3'], ['1.5'], ['2147483648'], ['63'], ['six'], [''], ['6', 'close-or-far'], ['6', '--size='],
                ['6', '--count', '0'], ['6', '--count', '9999999999999999999'], ['6', '--count', 'all'],
                ['6', '--first', '0'], ['6', '--first', '-1'], ['6', '--seed', '18446744073709551616'],
                ['6', '--seed', '-1'], ['6', '--seed', 'x'], ['6', '--jobs', '0'], ['6', '--time', '0'],
                ['6', '--effort', '0'], ['6', '--effort', '1e3'], ['6', '--to', 'klingon'], ['6', '--engine', 'fd'],
                ['6', '--from', 'text'], ['6', '--stats'], ['6', '--resume'], ['6', '--resume', '-o', '-'],
                ['6', '--resume', '-o', '/dev/null'], ['6', '--resume', '-o', 'none.gw', '--time', '1'],
                ['6', '--clues'], ['6', '--clues', '-1'], ['6', '--clues', '25'], ['6', '--clues', 'x'],
                ['6', '--max-givens', '37'], ['6', '--givens', 'all'], ['6', '--symmetry', 'odd'],
                ['6', '--density', '1.1'], ['6', '--density', '.5x'], ['6', '--thin=yes'], ['6', '--thin', '--clues', '9'],
                ['6', '--sym\nmetry'])),
            *(['generate', 'hoodoo', *words] for words in (
                [], ['--size', '0'], ['--size', '64'], ['--size', '6', '--thin'], ['--size', '6', '--pegs', 'none'],
                ['--size', '6', '--to', 'sgt'])),
        ):
            with self.subTest(' '.join(words)):
                done = run(*words, text=GOOD)
                self.assert_refused(done, '--help')
                self.assertTrue(done.stderr.startswith(b'gridwright: '))
                self.assertEqual(done.stdout, b'')

    def test_a_number_after_count_is_a_file_or_a_mistake(self):
        self.assert_refused(run('solve', '--count', '5', text=GOOD), "after an equals sign: --count=5")

    def test_no_command(self):
        done = run()
        self.assertEqual((done.returncode, done.stdout), (2, b''))
        self.assertIn(b'Usage: gridwright', done.stderr)

    def test_an_engine_that_does_not_take_the_puzzle(self):
        done = run('solve', '--engine', 'brute', '--to', 'json', text=b'hoodoo 30 30\n' + GOOD)
        if done.returncode == 2:
            self.assert_refused(done, '-:1:1: ')
            self.assertEqual([answer['verdict'] for answer in answers(done)], ['refused', 'solved'])


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
