#!/usr/bin/env python3
"""No text from a file, a name or an option can control the terminal on which the program shows it.

    unsafe_text_test.py [BINARY]
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from patience import PATIENCE

BINARY = None
TOO_LONG = 1 << 20  # bytes of a comment

# Control characters, marks that reverse the direction of text, line separators, the byte order mark.
CODES = [*range(0x00, 0x0a), *range(0x0b, 0x20), *range(0x7f, 0xa0), 0x61c, 0x200e, 0x200f, *range(0x2028, 0x202f),
         *range(0x2066, 0x206a), 0xfeff]
UNSAFE = [chr(code).encode() for code in CODES] + [b'\xe9', b'\xff', b'\xc2', b'\xed\xa0\x80', b'\x9b']
# Those that an argument can contain: one of each kind, because each costs the start of a program.
NAMES = [b'\n', b'\x1b', b'\x7f', *(chr(code).encode() for code in (0x80, 0x9b, 0x61c, 0x200f, 0x2028, 0x202e, 0x2069, 0xfeff)),
         b'\xe9', b'\xff', b'\x9b']


def run(*words, text=b'', **more):
    return subprocess.run([BINARY, *words], input=text, capture_output=True, timeout=PATIENCE, **more)


class UnsafeText(unittest.TestCase):
    def setUp(self):
        self.folder = os.fsencode(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def assert_safe(self, output, what):
        text = output.decode()  # fails unless it is UTF-8
        self.assertFalse({character for character in text if ord(character) in CODES}, what)

    def assert_all_safe(self, done):
        self.assert_safe(done.stdout, done.args)
        self.assert_safe(done.stderr, done.args)
        self.assertIn(done.returncode, (0, 1, 2))

    # Remarks.

    def test_remarks(self):
        lines = b''.join(b'# source: a' + text + b'[31mb\n# expect: ' + text + b'\nhoodoo 1 1\n1\n' for text in UNSAFE)
        for name in 'text', 'json', 'prolog':
            done = run('convert', '--to', name, text=lines)
            self.assertEqual((done.returncode, done.stderr), (0, b''))
            self.assert_all_safe(done)
            again = run('convert', '--to', 'json', text=done.stdout)
            self.assertEqual([json.loads(line)['source'].replace(' ', '') for line in again.stdout.splitlines()],
                             len(UNSAFE) * ['a[31mb'])
        done = run('convert', '--to', 'sgt', text=lines.replace(b'hoodoo 1 1\n1', b'1:///'))
        self.assertEqual((done.returncode, done.stderr), (0, b''))
        self.assert_all_safe(done)
        self.assert_all_safe(run('solve', text=lines))

    def test_remarks_of_json(self):
        puzzle = '{"puzzle":"hoodoo","rows":1,"columns":1,"source":%s}\n'
        lines = ''.join(puzzle % json.dumps(f'a{chr(code)}b') for code in CODES)
        for name in 'text', 'json', 'prolog':
            done = run('convert', '--to', name, text=lines.encode())
            self.assertEqual((done.returncode, done.stderr), (0, b''))
            self.assert_all_safe(done)

    def test_tokens_in_messages(self):
        for text in NAMES:
            for board in b'hoodoo 1 1\n1%s\n', b'sudoku%s 3\n', b'hoodoo 1 1 p%s=2\n', b'1:%s///\n', b'hoodoo(1, %s).\n', \
                    b'{"puzzle":"hoo%sdoo","rows":1,"columns":1}\n', b'[[_%s]].\n':
                for name in 'text', 'json':
                    done = run('solve', '--to', name, text=board % text)
                    self.assert_all_safe(done)

    # Names and options.

    def test_names_of_files(self):
        for text in NAMES:
            name = os.path.join(self.folder, b'a' + text + b'b')
            for words in (['solve', '--to', 'json', name], ['convert', '-o', name + b'/none'],
                          ['generate', 'skyscraper', '--size', '4', '-o', name + b'/none'],
                          ['generate', 'skyscraper', '--size', '4', '-o', name, '--resume'],
                          ['study', 'list', '--recipes', name], ['study', 'show', name], ['study', 'run', b'x' + text]):
                if words[0] == 'generate' and words[-1] == '--resume':
                    pathlib.Path(os.fsdecode(name)).write_bytes(b'mine')
                done = run(*words)
                self.assert_all_safe(done)
                self.assertEqual((done.returncode, done.stderr.count(b'\n')), (2, 1), done)

    def test_words_of_commands(self):
        for text in NAMES:
            odd = b'a' + text
            for words in ([odd], [b'-' + odd], ['solve', b'--' + odd], ['solve', '--to', odd], ['solve', b'--to=' + odd],
                          ['solve', '--pegs', odd], ['generate', odd], ['ask', odd], ['study', odd], ['study', 'list', odd],
                          ['generate', 'skyscraper', '--size', '5', '--symmetry', odd], ['engines', odd]):
                done = run(*words)
                self.assert_all_safe(done)
                self.assertEqual((done.returncode, done.stderr.count(b'\n')), (2, 1), done)

    def test_answers_that_are_repeated(self):
        done = run('ask', 'hoodoo', text=b'\n'.join(text.replace(b'\r', b'') for text in UNSAFE) + b'\n1\n1\nno\nno\n')
        self.assert_all_safe(done)

    # Studies.

    def test_names_of_recipes(self):
        recipe = b'title = T\npuzzles a = board hoodoo 1 1\nsolvers = fd\ntable = B\ncell = backtracks\n'
        for text in b'\x1b', b'\n', '\u009b'.encode(), '\u202e'.encode(), '\u2028'.encode(), b'\xff':
            folder = os.path.join(self.folder, b'r' + text.hex().encode())
            os.mkdir(folder)
            with open(os.path.join(folder, b'n' + text + b'.study'), 'wb') as file:
                file.write(recipe)
            out = os.path.join(folder, b'o' + text)
            for words in ['list'], ['show', 'all'], ['run', 'all', '--out', out]:
                done = run('study', *words, '--recipes', folder)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn(b'n', done.stdout)
                self.assert_all_safe(done)
            for name in os.listdir(out):
                with open(os.path.join(out, name), 'rb') as file:
                    self.assert_safe(file.read(), name)

    def test_texts_of_recipes(self):
        for text in UNSAFE:
            for line in b'title = a%sb\n', b'title = a\nabout = a%sb\n', b'title = a\npuzzles a%sb = board hoodoo 1 1\n':
                if b'\t' in text or b'\0' in text:
                    continue
                with open(os.path.join(self.folder, b'x.study'), 'wb') as file:
                    file.write(line % text + b'puzzles c = board hoodoo 1 1\nsolvers = fd\n')
                for action in ['list'], ['show', 'x']:
                    done = run('study', *action, '--recipes', self.folder)
                    self.assertEqual((done.returncode, done.stderr.count(b'\n')), (2, 1))
                    self.assertNotIn(b'\nx ', done.stdout)
                    self.assert_all_safe(done)

    def test_names_that_a_spreadsheet_computes(self):
        for name in b'+1', b'-1', b'@SUM(A1)', b'=1', b'\t=1', b'-':
            with open(os.path.join(self.folder, b'x.study'), 'wb') as file:
                file.write(b'title = a\npuzzles ' + name + b' = board hoodoo 1 1\nsolvers = fd\n')
            done = run('study', 'run', 'x', '--recipes', self.folder, '--out', os.path.join(self.folder, b'out'))
            self.assertEqual((done.returncode, done.stderr.count(b'\n')), (2, 1))
            self.assertIn(b'x.study:2: puzzles', done.stderr)
            self.assertFalse(os.path.exists(os.path.join(self.folder, b'out')))

    # One puzzle, one answer.

    def answers(self, text, *words, code=0):
        done = run('convert', '--to', 'json', *words, text=text)
        self.assertEqual(done.returncode, code, done.stderr)
        self.assert_all_safe(done)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def test_comments_in_any_encoding(self):
        for text in b'caf\xe9', b'\0', b'\xff\xfe', b'\xc2\x9b':
            comment = b'# ' + text + b'\n'
            board = b'skyscraper 1' + comment + comment + b'.' + comment + b'. . . ' + comment + b'. ' + comment
            for puzzle in (comment + board + comment, comment + b'1:/// ' + comment + comment,
                           b'% ' + text + b'\n/*' + text + b'*/hoodoo(1, % ' + text + b'\n1, /*' + text + b'*/ fewest, [[_]]).\n'):
                self.assertEqual(['error' in answer for answer in self.answers(3 * puzzle)], 3 * [False])

    def test_bytes_outside_comments_are_refused_once(self):
        for text in b'caf\xe9', b'\0', b'\xff\xfe':
            for puzzle in b'# c\nskyscraper 1\n%s\n. . .\n.\n', b'# c\n1:/%s//\n', b'%% c\nhoodoo(1, 1, fewest, [[%s]]).\n':
                answers = self.answers(puzzle % text + b'hoodoo 1 1\n1\n', code=2)
                self.assertEqual(['error' in answer for answer in answers], [True, False], puzzle)

    def test_remarks_that_are_too_long(self):
        for key in b'source', b'expect':
            comment = b'# ' + key + b': ' + TOO_LONG * b'x' + b'\n'
            for puzzle in b'hoodoo 1 1\n1\n', b'1:///\n', b'[[_]].\n', b'{"puzzle":"hoodoo","rows":1,"columns":1}\n':
                answers = self.answers(puzzle + comment + puzzle + puzzle, code=2)
                self.assertEqual(['error' in answer for answer in answers], [False, True, False])
                self.assertIn(key.decode(), answers[1]['error'])
                answers = self.answers(puzzle + b'# ' + comment + puzzle)
                self.assertEqual(['error' in answer for answer in answers], [False, False])

    def test_remarks_that_are_long(self):
        for length in 100_000, TOO_LONG - 100:
            answers = self.answers(b'# source: ' + length * b'x' + b'\nhoodoo 1 1\n1\n')
            self.assertEqual([len(answer['source']) for answer in answers], [length])


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
