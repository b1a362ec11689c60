#!/usr/bin/env python3
"""`generate` makes the same bytes whether it runs with one job or two, in parts, or killed and resumed.

    generate_test.py [BINARY]
"""

import json
import os
import pathlib
import pty
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from patience import PATIENCE, wait_until

BINARY = None
SANITIZED = bool(os.environ.get('GRIDWRIGHT_SANITIZED'))
FORMATS = ('text', 'json', 'prolog', 'sgt', 'pretty')
ENDLESS = '1000000000'  # puzzles; no test waits for them


def command(*words, size=5, seed=7):
    return [BINARY, 'generate', 'skyscraper', '--size', str(size), '--seed', str(seed), *map(str, words)]


def run(*words, **more):
    return subprocess.run(command(*words, **more), capture_output=True, timeout=PATIENCE)


class Generate(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.target, self.part, self.recipe = (self.folder / name for name in ('out', 'out.part', 'out.run'))

    def made(self, *words, code=0, **more):
        done = run(*words, **more)
        self.assertEqual((done.returncode, done.stderr), (code, b''))
        return done.stdout

    def refused(self, *words):
        done = run(*words)
        self.assertEqual((done.returncode, done.stdout, done.stderr.count(b'\n')), (2, b'', 1), done.stderr)
        return done.stderr.decode()

    def write_recipe(self, *words, kind='skyscraper', size=5):
        self.recipe.write_text(f'gridwright generate {kind} --size {size} {" ".join(words)}\ngenerator 1\ngridwright 0\n')

    def begin(self, *words):
        """Starts an endless run into the file and waits until there is something in it."""
        program = subprocess.Popen(command('--count', ENDLESS, '-o', self.target, *words), stderr=subprocess.PIPE)
        self.addCleanup(program.stderr.close)
        self.addCleanup(program.wait)
        self.addCleanup(program.kill)
        wait_until(lambda: program.poll() is not None or (self.part.exists() and self.part.stat().st_size > 2000),
                   'there is something in the file')
        self.assertIsNone(program.poll())
        return program

    # The same bytes.

    def test_jobs_and_parts(self):
        for name in FORMATS:
            with self.subTest(name):
                whole = self.made('--count', 9, '--to', name)
                self.assertEqual(self.made('--count', 9, '--to', name, '--jobs', 2), whole)
                self.assertEqual(self.made('--count', 9, '--to', name, '--jobs', 5), whole)
                parts = [self.made('--first', first, '--count', count, '--to', name)
                         for first, count in ((1, 4), (5, 1), (6, 4))]
                self.assertEqual((b'' if name in ('json', 'sgt') else b'\n').join(parts), whole)
                self.assertEqual(self.made('--count', 9, '--to', name, '-o', self.target, '--jobs', 2), b'')
                self.assertEqual(self.target.read_bytes(), whole)
                self.assertEqual(os.listdir(self.folder), ['out'])

    def test_killed_and_resumed(self):
        chance = random.Random(20)
        count = 40 if SANITIZED else 400
        for name in ('json', 'text') if SANITIZED else FORMATS:
            started = time.monotonic()
            whole = self.made('--count', count, '--to', name)
            usual = time.monotonic() - started
            kills = 0
            for attempt in range(8):
                words = ('--count', count, '--to', name, '-o', self.target, '--jobs', 1 + attempt % 2, '--resume')
                program = subprocess.Popen(command(*words), stderr=subprocess.DEVNULL)
                time.sleep(usual * chance.random() / 2)
                program.kill()
                kills += program.wait() == -signal.SIGKILL
                if self.part.exists():
                    self.assertTrue(whole.startswith(self.part.read_bytes()))
            with self.subTest(name, kills=kills):
                done = run('--count', count, '--to', name, '-o', self.target, '--resume')
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertEqual(self.target.read_bytes(), whole)
                self.assertEqual(os.listdir(self.folder), ['out'])
                self.target.unlink()

    def test_torn_records(self):
        words = ('--count', 3, '-o', self.target, '--resume')
        for name in FORMATS:
            whole = self.made('--count', 3, '--to', name)
            ends = [place for place, byte in enumerate(whole) if byte == ord('\n')]
            cuts = {0, len(whole)} | {end + by for end in ends for by in ((1,) if SANITIZED else (0, 1, 2))}
            for cut in sorted(cuts | set(range(0, len(whole), len(whole) // 7))):
                with self.subTest(name, cut=cut):
                    self.part.write_bytes(whole[:cut])
                    self.write_recipe('--seed 7 --first 1 --count 3 --to', name)
                    self.assertEqual(self.made(*words, '--to', name), b'')
                    self.assertEqual(self.target.read_bytes(), whole)
                    self.assertEqual(os.listdir(self.folder), ['out'])

    def test_what_is_no_puzzle_of_the_run(self):
        count = 6
        for name in ('json', 'text') if SANITIZED else FORMATS:
            gap = b'' if name in ('json', 'sgt') else b'\n'
            puzzles = [self.made('--first', number, '--count', 1, '--to', name) + gap for number in range(1, count + 1)]
            whole = b''.join(puzzles)[:-1 if gap else None]
            other = self.made('--first', 4, '--to', name, seed=8) + gap
            larger = self.made('--first', 4, '--to', name, size=6) + gap
            middle = len(puzzles[3]) // 2
            torn = {
                'a line of text': b'garbage\n' + gap,
                'a line of text without its end': b'garbage',
                'an object': b'{"format":1,"puzzle":"skyscraper","size":5}\n' + gap,
                'another object': b'{}\n' + gap,
                'zeros': bytes(5000),
                'zeros and a line end': bytes(5000) + b'\n' + gap,
                'zeros in a puzzle': puzzles[3][:middle] + bytes(len(puzzles[3][middle:]) - 1 - len(gap)) + b'\n' + gap,
                'zeros at the end of half a puzzle': puzzles[3][:middle] + bytes(100),
                'a puzzle of another seed': other,
                'a puzzle twice': puzzles[2],
                'a puzzle too early': puzzles[4],
                'a puzzle without its first line': puzzles[3][puzzles[3].find(b'\n') + 1:] if name != 'json' else b'\n',
                'a puzzle with another character': puzzles[3][:-3] + b'?' + puzzles[3][-2:],
                'text in a puzzle': puzzles[3][:middle] + b'garbage' + puzzles[3][middle:],
                'empty lines': b'\n\n\n',
                'a very long line': 300_000 * b'x',
            }
            if name != 'pretty':  # which does not show the order
                torn['a puzzle of another size'] = larger
            for what, garbage in torn.items():
                for rest in b'', b''.join(puzzles[3:5]):
                    if rest and not garbage.endswith(b'\n'):
                        continue
                    with self.subTest(name, what=what, rest=len(rest)):
                        self.part.write_bytes(b''.join(puzzles[:3]) + garbage + rest)
                        self.write_recipe(f'--seed 7 --first 1 --count {count} --to', name)
                        done = run('--count', count, '--to', name, '-o', self.target, '--resume')
                        self.assertEqual((done.returncode, self.target.read_bytes()), (0, whole))
                        self.assertEqual(done.stderr.decode(), f'gridwright: {self.part}: the first 3 puzzles are complete; '
                                         'what follows is not part of this run and is made again\n')
                        self.assertEqual(os.listdir(self.folder), ['out'])

    def test_nothing_of_the_run_or_all_of_it(self):
        for name in FORMATS:
            with self.subTest(name):
                whole = self.made('--count', 2, '--to', name)
                first = self.made('--count', 1, '--to', name)
                gap = b'' if name in ('json', 'sgt') else b'\n'
                for there, said in ((b'garbage\n\n', 'the first puzzle is damaged or not part of this run; all puzzles are made again'),
                                    (first + gap + bytes(9), 'the first puzzle is complete; what follows is not part of this '
                                                             'run and is made again'),
                                    (whole + gap + bytes(9), 'the first 2 puzzles are complete; what follows is not part of '
                                                             'this run and is left out')):
                    self.part.write_bytes(there)
                    self.write_recipe('--seed 7 --first 1 --count 2 --to', name)
                    done = run('--count', 2, '--to', name, '-o', self.target, '--resume')
                    self.assertEqual((done.returncode, self.target.read_bytes()), (0, whole))
                    self.assertEqual(done.stderr.decode(), f'gridwright: {self.part}: {said}\n')

    def test_every_puzzle_is_known_again(self):
        for kind, size, more in (('skyscraper', 10, ()), ('skyscraper', 6, ('--thin',)), ('hoodoo', 7, ()),
                                 ('hoodoo', 11, ('--count', '1')), ('close-or-far', 8, ()),
                                 ('close-or-far', 6, ('--minimal',))):
            for name in FORMATS:
                if name == 'sgt' and kind != 'skyscraper':
                    continue
                words = [BINARY, 'generate', kind, '--size', str(size), '--seed', '7', '--first', '3', '--count', '3', '--to',
                         name, *more]
                with self.subTest(kind, size=size, more=more, to=name):
                    made = subprocess.run(words, capture_output=True, timeout=PATIENCE)
                    self.assertEqual((made.returncode, made.stderr), (0, b''))
                    self.target.write_bytes(made.stdout)
                    done = subprocess.run([*words, '-o', self.target, '--resume'], capture_output=True, timeout=PATIENCE)
                    self.assertEqual((done.returncode, done.stderr.count(b'is finished')), (0, 1), done.stderr)
                    self.target.unlink()

    def test_interrupted_and_resumed(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            for name in ('text', 'json'):
                with self.subTest(name, number=number):
                    program = self.begin('--to', name, '--jobs', 2)
                    program.send_signal(number)
                    said = program.communicate(timeout=PATIENCE)[1].decode()
                    self.assertEqual(program.returncode, 3)
                    self.assertRegex(said, fr'^gridwright: stopped after \d+ of {ENDLESS} puzzles; they are in .*out.part; --resume continues\n$')
                    made = int(said.split()[3])
                    there = self.part.read_bytes()
                    self.assertIn(f'holds {made} puzzles', self.refused('-o', self.target))
                    end = b'' if name == 'json' else b'\n'
                    self.assertEqual(self.made('--count', made, '--to', name) + end, there)
                    self.recipe.write_text(self.recipe.read_text().replace(ENDLESS, str(made + 2)))
                    self.made('--count', made + 2, '--to', name, '-o', self.target, '--resume')
                    self.assertEqual(self.made('--count', made + 2, '--to', name), self.target.read_bytes())
                    self.assertEqual(os.listdir(self.folder), ['out'])
                    self.target.unlink()

    def test_a_second_signal_leaves_the_file(self):
        program = self.begin('--to', 'json')
        for _ in range(2):
            program.send_signal(signal.SIGTERM)
        self.assertIn(program.wait(PATIENCE), (3, -signal.SIGTERM))
        there = self.part.read_bytes()
        self.assertEqual(self.made('--count', there.count(b'\n'), '--to', 'json'), there[:there.rfind(b'\n') + 1])
        self.assertTrue(self.recipe.exists())

    def test_interrupted_without_a_file(self):
        # Without a buffer, as communicate() does not see what one has read ahead.
        program = subprocess.Popen(command('--count', ENDLESS, '--to', 'json'), stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, bufsize=0)
        first = program.stdout.readline()
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=PATIENCE)
        made = (first + out).splitlines()
        self.assertEqual(program.returncode, 3)
        self.assertEqual([json.loads(line)['index'] for line in made], list(range(1, len(made) + 1)))
        self.assertIn(f'--seed 7 --first {len(made) + 1} --count {int(ENDLESS) - len(made)}', err.decode())

    def test_a_reader_that_leaves(self):
        program = subprocess.Popen(command('--count', ENDLESS, '--jobs', 2), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        program.stdout.readline()
        program.stdout.close()
        self.assertEqual(program.stderr.read(), b'')
        program.stderr.close()
        self.assertEqual(program.wait(PATIENCE), 0)

    # What is refused.

    def test_a_second_process(self):
        self.begin()
        for words in ((), ('--resume',)):
            self.assertIn('another run is writing', self.refused('--count', ENDLESS, '-o', self.target, *words))

    def test_other_options(self):
        program = self.begin('--max-givens', 25)
        program.kill()
        program.wait()
        there = self.part.read_bytes()
        same = ('--count', ENDLESS, '--max-givens', 25, '-o', self.target)
        self.assertIn('use --resume to continue it', self.refused(*same))
        for words, part in (
            (('--size', 6), 'with --size 5, not --size 6'),
            (('--seed', 8), 'with --seed 7, not --seed 8'),
            (('--count', 9), f'with --count {ENDLESS}, not --count 9'),
            (('--first', 2), 'with --first 1, not --first 2'),
            (('--to', 'json'), 'with --to text, not --to json'),
            (('--max-givens', 24), 'with --max-givens 25, not --max-givens 24'),
            (('--symmetry', 'none'), 'without --symmetry none'),
        ):
            self.assertIn(part, self.refused(*same, *words, '--resume'))
        self.assertIn('with --max-givens 25', self.refused('--count', ENDLESS, '-o', self.target, '--resume'))
        self.recipe.unlink()
        self.assertIn('out.run', self.refused(*same, '--resume'))
        self.assertNotIn('--resume', self.refused(*same))
        self.assertEqual(self.part.read_bytes(), there)
        self.assertFalse(self.target.exists())

    def test_files_of_other_origin(self):
        for words in ((), ('--resume',)):
            self.recipe.write_text('notes\n')
            self.assertIn('out.run already exists', self.refused('-o', self.target, *words))
            self.assertEqual(os.listdir(self.folder), ['out.run'])
        self.target.write_bytes(self.made())
        self.assertIn('out.run already exists', self.refused('-o', self.target, '--resume'))
        self.assertEqual(self.recipe.read_text(), 'notes\n')

    def test_only_what_this_command_makes_is_finished(self):
        unseeded = [BINARY, 'generate', 'skyscraper', '--size', '5', '--count', '2', '-o', self.target, '--resume']
        for name in FORMATS:
            with self.subTest(name):
                words = ('--to', name, '-o', self.target, '--resume')
                for count in (1, 2):
                    self.target.write_bytes(self.made('--count', count, '--to', name))
                    done = run('--count', count, *words)
                    self.assertEqual((done.returncode, done.stderr.count(b'is finished')), (0, 1), done.stderr)
                there = self.target.read_bytes()
                done = subprocess.run([*unseeded, '--to', name], capture_output=True, timeout=PATIENCE)
                self.assertEqual((done.returncode, done.stderr.count(b'is finished')), (0, 1), done.stderr)
                others = [('--count', 1), ('--count', 3), ('--count', 2, '--first', 2), ('--count', 2, '--seed', 70)]
                if name != 'pretty':  # which does not show the order
                    others.append(('--count', 2, '--symmetry', 'none'))
                for other in others:
                    self.assertIn('is not what this command makes', self.refused(*words, *other))
                for text in (b'', b'notes\n', there[:len(there) // 3], there + b'notes\n', there[:-20] + b'?' + there[-19:],
                             there[:-20] + bytes(20)):
                    self.target.write_bytes(text)
                    self.assertIn('is not what this command makes', self.refused('--count', 2, *words))
                    self.assertEqual(self.target.read_bytes(), text)

    def test_more_than_were_asked_for(self):
        for name in FORMATS:
            with self.subTest(name):
                there = self.made('--count', 4, '--to', name)
                self.part.write_bytes(there)
                self.write_recipe('--seed 7 --first 1 --count 3 --to', name)
                self.assertIn('more than 3 puzzles', self.refused('--count', 3, '--to', name, '-o', self.target, '--resume'))
                self.assertEqual(self.part.read_bytes(), there)

    # Time and effort.

    def test_time_that_suffices_for_nothing(self):
        for old in (None, 'as it was'):
            if old:
                self.target.write_text(old)
            done = run('--count', 2, '--time', '0.000001', '-o', self.target, size=16)
            self.assertEqual((done.returncode, done.stderr.count(b'not found within')), (3, 2), done.stderr)
            self.assertEqual(os.listdir(self.folder), ['out'] if old else [])
        self.assertEqual(self.target.read_text(), old)

    def test_a_timed_run_cannot_be_resumed(self):
        program = self.begin('--time', '60')
        program.kill()
        program.wait()
        self.assertRegex(self.refused('--count', ENDLESS, '-o', self.target), 'cannot be resumed; remove it')
        self.assertRegex(self.refused('--count', ENDLESS, '-o', self.target, '--resume'), 'cannot be resumed; remove it')

    def test_every_kind_splits_and_resumes(self):
        for kind, size in ('hoodoo', 7), ('close-or-far', 6):
            def made(*words):
                done = subprocess.run([BINARY, 'generate', kind, '--size', str(size), '--seed', '7', *map(str, words)],
                                      capture_output=True, timeout=PATIENCE)
                self.assertEqual(done.returncode, 0, done.stderr)
                return done.stdout
            whole = made('--count', 6)
            self.assertEqual(made('--count', 6, '--jobs', 2), whole)
            self.assertEqual(made('--count', 4) + b'\n' + made('--first', 5, '--count', 2), whole)
            self.part.write_bytes(whole[:len(whole) // 2])
            self.write_recipe('--seed 7 --first 1 --count 6 --to text', kind=kind, size=size)
            made('--count', 6, '-o', self.target, '--resume')
            self.assertEqual(self.target.read_bytes(), whole)
            self.target.unlink()

    def test_more_effort_goes_on(self):
        size, source = 30, 'gridwright generate close-or-far --size 30 --seed 7 --first 1, generator 1'
        self.part.write_text(json.dumps({
            'format': 2, 'puzzle': 'close-or-far', 'size': size, 'grid': size * [size * [None]], 'source': source,
            'expect': 'unique', 'solution': size * [size * ['-']], 'grade': None, 'seed': 7, 'index': 1, 'generator': 1},
            separators=(',', ':')) + '\n')
        self.write_recipe('--seed 7 --first 1 --count 5 --to json', kind='close-or-far', size=30)
        for effort in (1, 2):
            done = subprocess.run([BINARY, 'generate', 'close-or-far', '--size', '30', '--seed', '7', '--count', '5', '--to',
                                   'json', '-o', self.target, '--resume', '--effort', str(effort)],
                                  capture_output=True, timeout=PATIENCE)
            self.assertEqual(done.returncode, 3)
            self.assertRegex(done.stderr.decode(), r'^gridwright: puzzle 2: .*\ngridwright: 1 of 5 puzzles are in .*out.part; '
                             r'--resume with a larger --effort may continue\n$')

    def test_effort_stands_where_it_shapes_the_puzzle(self):
        self.assertEqual(self.made('--effort', 3), self.made())
        self.assertIn(b'--thin --effort 3 --seed 7', self.made('--effort', 3, '--thin'))

    def test_a_full_disk(self):
        self.assertIn('no space left', self.refused('-o', '/dev/full'))
        done = subprocess.run(['bash', '-c', 'ulimit -f 2; exec "$0" "$@"', *command('--count', 200, '-o', self.target)],
                              capture_output=True, timeout=PATIENCE)
        self.assertEqual((done.returncode, done.stderr.count(b'cannot write')), (2, 1))
        self.made('--count', 200, '-o', self.target, '--resume')
        self.assertEqual(self.target.read_bytes(), self.made('--count', 200))

    # Files.

    def test_an_old_file_stays_until_the_new_one_is_whole(self):
        self.target.write_text('as it was')
        os.chmod(self.target, 0o640)
        link = self.folder / 'link'
        link.symlink_to('out')
        program = subprocess.Popen(command('--count', ENDLESS, '-o', link), stderr=subprocess.DEVNULL)
        wait_until(lambda: self.part.exists() and self.part.stat().st_size > 0, 'there is something in the file')
        program.kill()
        program.wait()
        self.assertEqual(self.target.read_text(), 'as it was')
        self.part.unlink()
        self.made('-o', link)
        self.assertEqual(self.target.read_bytes(), self.made())
        self.assertEqual(self.target.stat().st_mode & 0o777, 0o640)
        self.assertEqual(sorted(os.listdir(self.folder)), ['link', 'out'])

    def test_all_have_one_solution(self):
        for name in ('text', 'json', 'prolog', 'sgt'):
            puzzles = self.made('--count', 5, '--to', name)
            done = subprocess.run([BINARY, 'solve', '--unique', '--to', 'json'], input=puzzles, capture_output=True)
            self.assertEqual((done.returncode, done.stderr), (0, b''))
            self.assertEqual([json.loads(line)['verdict'] for line in done.stdout.splitlines()], 5 * ['unique'])
            if name == 'json':
                self.assertEqual([json.loads(line)['grid'] for line in done.stdout.splitlines()],
                                 [json.loads(line)['solution'] for line in puzzles.splitlines()])

    def test_a_source_makes_its_puzzle_again(self):
        for line in self.made('--count', 3, '--symmetry', 'mirror', '--to', 'json').splitlines():
            again, version = json.loads(line)['source'].split(', ')
            self.assertEqual(version, 'generator 1')
            done = subprocess.run([BINARY, *again.split()[1:], '--to', 'json'], capture_output=True, timeout=PATIENCE)
            self.assertEqual(done.stdout.rstrip(b'\n'), line)

    # People.

    def test_progress_on_a_terminal(self):
        ours, theirs = pty.openpty()
        program = subprocess.Popen(command('--count', ENDLESS), stdout=subprocess.DEVNULL, stderr=theirs)
        os.close(theirs)
        shown = b''
        while b' left' not in shown:
            shown += os.read(ours, 4096)
        program.send_signal(signal.SIGINT)
        try:
            while piece := os.read(ours, 4096):
                shown += piece
        except OSError:  # how the end of a terminal looks on Linux
            pass
        os.close(ours)
        self.assertEqual(program.wait(PATIENCE), 3)
        self.assertRegex(shown, rb'\r\x1b\[K\d+ of 1000000000 made, [\d.]+ a (second|minute), \d+ (s|min|h) left')
        self.assertRegex(shown, rb'\r\x1b\[Kgridwright: stopped after \d+ of 1000000000 puzzles; [^\n]*\n$')


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
