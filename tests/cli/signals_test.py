#!/usr/bin/env python3
"""A signal loses nothing: the old file stays or the new one is complete, finished work lies beside it, and every wait ends.

    signals_test.py [BINARY]
"""

import fcntl
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import termios
import time
import unittest

from patience import PATIENCE, cpu_seconds, wait_for_handlers, wait_until

BINARY = None
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

BOARD = 'skyscraper 2\n  2 .\n. | . . | .\n. | . . | .\n  . .\n'
HARD = 'hoodoo 9 9\n'  # far beyond what fd can prove


class Signals(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def path(self, name, content=None):
        path = self.folder / name
        if content is not None:
            path.write_text(content)
        return path

    def begin(self, *words, **more):
        program = subprocess.Popen([BINARY, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   **more)
        self.addCleanup(self.bury, program)
        return program

    @staticmethod
    def bury(program):
        program.kill()
        program.wait()
        for stream in (program.stdin, program.stdout, program.stderr):
            if stream:
                stream.close()

    def end(self, program, number):
        program.send_signal(number)
        out, err = program.communicate(timeout=PATIENCE)
        return program.returncode, out, err

    @staticmethod
    def unread(stream):
        """How many bytes lie in a pipe."""
        return int.from_bytes(fcntl.ioctl(stream, termios.FIONREAD, bytes(4)), sys.byteorder)

    # Files.

    def test_a_file_is_whole_or_stays(self):
        many = self.path('many.gw', BOARD * 100_000)
        result = self.path('result', 'old\n')
        part = self.path('result.part')
        for number in SIGNALS:
            for command in (['convert', '--to', 'json'], ['solve', '--to', 'json', '--jobs', '2']):
                with self.subTest(command=command, number=number):
                    part.write_text('older\n')
                    program = self.begin(*command, '-o', result, many)
                    wait_until(lambda: cpu_seconds(program) >= 0.05, 'it works')
                    code, out, err = self.end(program, number)
                    self.assertEqual((code, out), (3, ''), err)
                    said = re.fullmatch(r'gridwright: stopped after (\d+) of (?:at least )?(\d+) puzzles; '
                                        fr'the finished part is in {re.escape(str(part))}\n', err)
                    self.assertTrue(said, err)
                    self.assertLessEqual(int(said[2]), 100_000)
                    self.assertEqual(result.read_text(), 'old\n')
                    lines = part.read_text().splitlines()
                    self.assertEqual(len(lines), int(said[1]))
                    for line in lines[-3:]:
                        self.assertEqual(json.loads(line)['puzzle'], 'skyscraper')
                    self.assertEqual(sorted(os.listdir(self.folder)), ['many.gw', 'result', 'result.part'])

    def test_the_file_that_is_read(self):
        many = self.path('many.gw', BOARD * 100_000)
        program = self.begin('convert', '--to', 'json', '-o', many, many)
        wait_until(lambda: cpu_seconds(program) >= 0.05, 'it works')
        self.assertEqual(self.end(program, signal.SIGTERM)[0], 3)
        self.assertEqual(many.read_text(), BOARD * 100_000)

    def test_the_best_so_far_is_kept(self):
        hard = self.path('hard.gw', BOARD + HARD + BOARD)
        result, part = self.path('result'), self.path('result.part')
        program = self.begin('solve', '--engine', 'fd', '--to', 'json', '-o', result, hard)
        wait_until(lambda: cpu_seconds(program) >= 0.3, 'it works')
        code, _, err = self.end(program, signal.SIGINT)
        self.assertEqual(code, 3)
        self.assertTrue(err.startswith('gridwright: stopped after 1 of 3 puzzles; '), err)
        self.assertFalse(result.exists())
        self.assertEqual([json.loads(line)['verdict'] for line in part.read_text().splitlines()], ['solved', 'solved'])

    def test_an_answer_that_found_nothing_is_not_done(self):
        blank = self.path('blank.gw', BOARD + 'hoodoo 14 14 pegs=none\n')
        result, part = self.path('result'), self.path('result.part')
        program = self.begin('solve', '--engine', 'fd', '--to', 'json', '-o', result, blank)
        wait_until(lambda: cpu_seconds(program) >= 0.3, 'it works')
        err = self.end(program, signal.SIGINT)[2]
        self.assertTrue(err.startswith('gridwright: stopped after 1 of 2 puzzles; '), err)
        self.assertEqual(len(part.read_text().splitlines()), 1)

    def test_standard_output(self):
        hard = self.path('hard.gw', BOARD + HARD + BOARD)
        program = self.begin('solve', '--engine', 'fd', '--to', 'json', hard)
        wait_until(lambda: cpu_seconds(program) >= 0.3, 'it works')
        code, out, err = self.end(program, signal.SIGTERM)
        self.assertEqual((code, err), (3, 'gridwright: stopped after 1 of 3 puzzles\n'))
        self.assertEqual(len(out.splitlines()), 2)

    def test_a_pipe_may_bring_any_number(self):
        program = self.begin('solve', '--engine', 'fd', '--to', 'json', stdin=subprocess.PIPE)
        program.stdin.write(BOARD + HARD + BOARD)
        program.stdin.flush()
        wait_until(lambda: cpu_seconds(program) >= 0.3, 'it works')
        code, out, err = self.end(program, signal.SIGTERM)
        self.assertEqual((code, err), (3, 'gridwright: stopped after 1 of at least 2 puzzles\n'))

    def test_a_run_that_can_be_resumed_keeps_its_part(self):
        result, part = self.path('result'), self.path('result.part')
        made = self.begin('generate', 'skyscraper', '--size', 9, '--count', 100_000, '--seed', 1, '-o', result)
        wait_until(lambda: part.exists() and part.stat().st_size > 0, 'there is a puzzle')
        self.end(made, signal.SIGTERM)
        before = part.read_bytes()
        program = self.begin('solve', '--engine', 'fd', '-o', result, self.path('hard.gw', HARD))
        wait_until(lambda: cpu_seconds(program) >= 0.3, 'it works')
        err = self.end(program, signal.SIGTERM)[2]
        self.assertIn('the finished part is in ' + str(self.path('result.stopped.part')), err)
        self.assertEqual(part.read_bytes(), before)

    def test_protected_files_and_hard_links(self):
        board = self.path('board.gw', BOARD)
        old = self.path('old', 'old\n')
        old.chmod(0o444)
        for words in (['solve', board], ['convert', board], ['generate', 'skyscraper', '--size', 4, '--seed', 1]):
            program = self.begin(*words, '-o', old)
            err = program.communicate(timeout=PATIENCE)[1]
            self.assertEqual((program.returncode, err), (2, f'gridwright: cannot write {old}: it is write-protected; make it writable, or choose another name\n'))
        old.chmod(0o644)
        os.link(old, self.path('other'))
        for words in (['solve', board], ['generate', 'skyscraper', '--size', 4, '--seed', 1]):
            program = self.begin(*words, '-o', old)
            self.assertIn('it has 2 hard links', program.communicate(timeout=PATIENCE)[1])
            self.assertEqual(program.returncode, 2)
        self.assertEqual(old.read_text(), 'old\n')
        self.assertEqual(sorted(os.listdir(self.folder)), ['board.gw', 'old', 'other'])

    def stop_long_work(self, *words, lines=1, **more):
        """Stops a search that would take for ever and gives its output."""
        program = self.begin('solve', '--engine', 'fd', *words, **more)
        wait_until(lambda: cpu_seconds(program) >= 0.3, 'it works')
        code, _, err = self.end(program, signal.SIGTERM)
        self.assertEqual((code, err.count('\n')), (3, lines), err)
        return err

    def test_a_part_that_cannot_be_had(self):
        """When FILE.part is a folder or the input itself, finished work is kept under another name."""
        hard = self.path('hard.gw', HARD)
        self.path('result.part').mkdir()
        other = self.path('result.stopped.part')
        self.assertIn(f'the finished part is in {other}\n', self.stop_long_work('-o', self.path('result'), hard))
        self.assertIn('hoodoo 9 9', other.read_text())
        read = self.path('x.part', HARD)
        self.assertIn('the finished part is in ' + str(self.path('x.stopped.part')), self.stop_long_work('-o', self.path('x'), read))
        with open(read) as stream:
            self.stop_long_work('-o', self.path('x'), stdin=stream)
        self.assertEqual(read.read_text(), HARD)
        second = self.path('x.stopped.part', HARD)
        self.assertRegex(self.stop_long_work('-o', self.path('x'), read, second), r'is in .*/gridwright-\d+\.stopped\.part\n')
        self.assertEqual((read.read_text(), second.read_text()), (HARD, HARD))
        protected = self.path('y.part', 'old')
        protected.chmod(0o444)
        self.assertIn('y.stopped.part', self.stop_long_work('-o', self.path('y'), hard))

    def test_nothing_done_replaces_nothing(self):
        part = self.path('result.part', 'older')
        program = self.begin('solve', '-o', self.path('result'), stdin=subprocess.PIPE)
        wait_for_handlers(program)
        self.assertEqual(self.end(program, signal.SIGINT), (3, '', 'gridwright: stopped after 0 puzzles\n'))
        self.assertEqual(part.read_text(), 'older')

    def test_the_rest_is_counted_whatever_it_is(self):
        three = self.path('three.gw', BOARD * 3)
        words = ['--to', 'json', three, self.path('nowhere'), self.path('hard.gw', HARD), self.path('neither'), three]
        started = time.monotonic()
        self.assertEqual(self.stop_long_work(*words, lines=2).splitlines()[-1], 'gridwright: stopped after 4 of 9 puzzles')
        self.assertLess(time.monotonic() - started, PATIENCE)

    def test_a_board_that_never_ends(self):
        """Reading gives up a while after the signal, however much input is left, and finished work is kept."""
        endless = self.path('endless', '[')
        os.truncate(endless, 1 << 36)
        program = self.begin('convert', self.path('board.gw', BOARD), endless, '-o', self.path('result'))
        wait_until(lambda: cpu_seconds(program) >= 0.1, 'it reads')
        code, _, err = self.end(program, signal.SIGINT)
        self.assertEqual(code, 3, err)
        self.assertIn('skyscraper 2', self.path('result.part').read_text())

    def test_long_names(self):
        long = self.path('a' * 253, 'old\n')
        program = self.begin('solve', '-o', long, self.path('board.gw', BOARD))
        self.assertEqual(program.communicate(timeout=PATIENCE), ('', ''))
        self.assertIn('skyscraper 2', long.read_text())
        err = self.stop_long_work('-o', long, self.path('hard.gw', HARD))
        self.assertRegex(err, r'the finished part is in .*/gridwright-\d+\.stopped\.part\n$')

    def test_names_of_open_files(self):
        """A file that the shell has opened is written to, not replaced."""
        log = self.path('log')
        self.path('alias').symlink_to('/dev/stdout')
        for name in ('/dev/stdout', '/dev/fd/1', '/proc/self/fd/1', '//dev/stdout', self.path('alias'), log):
            for command in (['engines'], ['generate', 'skyscraper', '--size', '4', '--seed', '1']):
                with self.subTest(name=name, command=command), open(log, 'w') as stream:
                    stream.write('first\n')
                    stream.flush()
                    subprocess.run([BINARY, *command, '-o', name], stdout=stream, check=True, timeout=PATIENCE)
                    stream.flush()
                    subprocess.run(['echo', 'last'], stdout=stream, check=True)
                lines = log.read_text().splitlines()
                self.assertEqual((lines[0], lines[-1]), ('first', 'last'))
                self.assertGreater(len(lines), 3)
        for number in range(3, 9):  # not open, or the program's own
            for words in (['engines', '-o', f'/dev/fd/{number}'], ['solve', f'/dev/fd/{number}']):
                program = self.begin(*words)
                err = program.communicate(timeout=PATIENCE)[1]
                self.assertEqual((program.returncode, err.count('\n')), (2, 1), err)

    def test_links_that_lead_nowhere_yet(self):
        board, target, link = self.path('board.gw', BOARD), self.path('target'), self.path('link')
        link.symlink_to('target')
        for words in (['convert', board], ['generate', 'skyscraper', '--size', 4, '--seed', 1]):
            program = self.begin(*words, '-o', link)
            self.assertEqual(program.communicate(timeout=PATIENCE), ('', ''))
            self.assertTrue(link.is_symlink())
            self.assertIn('skyscraper', target.read_text())
            target.unlink()
        loop = self.path('loop')
        loop.symlink_to('loop')
        program = self.begin('convert', board, '-o', loop)
        self.assertIn('too many levels of symbolic links', program.communicate(timeout=PATIENCE)[1])
        self.assertTrue(loop.is_symlink())

    def test_a_part_that_is_replaced_meanwhile(self):
        result, part = self.path('result'), self.path('result.part')
        program = self.begin('generate', 'skyscraper', '--size', 8, '--count', 400, '--seed', 5, '-o', result)
        wait_until(lambda: part.exists() and part.stat().st_size > 0, 'there is a puzzle')
        other = self.begin('generate', 'skyscraper', '--size', 4, '--seed', 1, '-o', part)
        self.assertIn('another run is writing it', other.communicate(timeout=PATIENCE)[1])
        self.path('foreign', 'foreign\n').rename(part)
        err = program.communicate(timeout=PATIENCE)[1]
        self.assertEqual(program.returncode, 2)
        self.assertTrue(err.endswith('result.part was replaced or removed meanwhile\n'), err)
        part.unlink(), self.path('result.run').unlink()
        program = self.begin('generate', 'skyscraper', '--size', 8, '--count', 10 ** 6, '--seed', 5, '-o', result)
        wait_until(lambda: part.exists() and part.stat().st_size > 0, 'there is a puzzle')
        self.path('foreign', 'foreign\n').rename(part)
        self.assertIn('so they are lost', self.end(program, signal.SIGINT)[2])
        self.assertEqual(part.read_text(), 'foreign\n')
        self.assertFalse(result.exists())

    def test_a_socket_is_no_pipe(self):
        with socket.socket(socket.AF_UNIX) as bound:
            bound.bind(str(self.path('socket')))
            program = self.begin('convert', self.path('board.gw', BOARD), '-o', self.path('socket'))
            self.assertIn('no such device or address', program.communicate(timeout=PATIENCE)[1])
            self.assertEqual(program.returncode, 2)

    # Waiting.

    def test_an_ignored_signal_stays_ignored(self):
        program = self.begin('solve', '--engine', 'fd', self.path('hard.gw', HARD),
                             preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
        wait_until(lambda: cpu_seconds(program) >= 0.1, 'it works')
        program.send_signal(signal.SIGINT)
        wait_until(lambda: cpu_seconds(program) >= 0.6 or program.poll() is not None, 'it works on')
        self.assertIsNone(program.poll())
        code, _, err = self.end(program, signal.SIGTERM)
        self.assertEqual((code, err), (3, 'gridwright: stopped after 0 of 1 puzzles\n'))

    def test_a_full_disk_ends_every_job(self):
        """Also the one that waits for input."""
        program = self.begin('convert', '--jobs', 2, '-o', '/dev/full', stdin=subprocess.PIPE)
        program.stdin.write(BOARD * 10)
        program.stdin.flush()
        self.assertEqual(program.wait(PATIENCE), 2)

    def test_nobody_reads_the_messages(self):
        bad, result = self.path('bad.gw', BOARD + 'skyscraper 99\n\n' * 20_000), self.path('result')
        program = self.begin('solve', bad, '-o', result)
        wait_until(lambda: self.unread(program.stderr) > 60_000, 'it waits for its reader')
        program.send_signal(signal.SIGTERM)
        self.assertEqual(program.wait(PATIENCE), 3)
        self.assertIn('skyscraper 2', self.path('result.part').read_text())

    def test_named_pipes(self):
        pipe = self.path('pipe')
        os.mkfifo(pipe)
        board = self.path('board.gw', BOARD)
        recipe = self.path('a.study', f'title = A\npuzzles a = file {pipe}\nsolvers = fd\n')
        for number in SIGNALS:
            for words in (['solve', pipe], ['check', '--jobs', 2, pipe], ['solve', board, '-o', pipe],
                          ['generate', 'skyscraper', '--size', 4, '--seed', 1, '-o', pipe],
                          ['study', 'run', pipe, '--out', self.path('results')],
                          ['study', 'run', recipe, '--out', self.path('results')]):
                with self.subTest(words=words, number=number):
                    program = self.begin(*words)
                    wait_for_handlers(program)
                    time.sleep(0.05)
                    code, out, err = self.end(program, number)
                    self.assertEqual((code, out, err.count('\n')), (3, '', 1), err)
                    self.assertIn('stopped', err)

    def test_named_pipes_are_read_and_written(self):
        pipe = self.path('pipe')
        os.mkfifo(pipe)
        board = self.path('board.gw', BOARD)
        reader = self.begin('solve', '--to', 'json', pipe)
        pipe.write_text(BOARD)
        self.assertEqual(json.loads(reader.communicate(timeout=PATIENCE)[0])['verdict'], 'solved')
        writer = self.begin('solve', '--to', 'json', '-o', pipe, board)
        self.assertEqual(json.loads(pipe.read_text())['verdict'], 'solved')
        self.assertEqual(writer.wait(PATIENCE), 0)

    def test_nobody_reads_the_results(self):
        many = self.path('many.gw', BOARD * 20_000)
        program = self.begin('convert', '--to', 'json', many)
        room = fcntl.fcntl(program.stdout, fcntl.F_GETPIPE_SZ)
        def stuck():
            before = self.unread(program.stdout)
            time.sleep(1)
            return before > room // 2 and self.unread(program.stdout) == before
        wait_until(stuck, 'it waits for its reader')
        program.send_signal(signal.SIGTERM)
        self.assertEqual(program.wait(PATIENCE), 3)
        self.assertEqual(program.stderr.read(), 'gridwright: stopped: nobody was reading standard output\n')
        program.stdout.close()
        program.stderr.close()

    def test_an_endless_file(self):
        recipe = self.path('a.study', 'title = A\npuzzles a = file /dev/zero\nsolvers = fd\n')
        for words in (['study', 'run', recipe, '--out', self.folder], ['study', 'show', '/dev/zero']):
            program = self.begin(*words)
            err = program.communicate(timeout=PATIENCE)[1]
            self.assertEqual((program.returncode, err.count('\n')), (2, 1), err)
        program = self.begin('solve', '/dev/zero')
        wait_for_handlers(program)
        self.assertEqual(self.end(program, signal.SIGTERM)[0], 3)


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
