#!/usr/bin/env python3
"""Every example in the documents works and prints what the document shows: documents_test.py [BINARY]

A block marked `console` holds commands after `$ ` and all that they print. The commands of a block marked `sh` must
succeed; what they print is not shown. The puzzles in blocks named after a format must be readable in that format, one
on each line. A command that is too slow for a test, or that builds or installs something, is in NOT_RUN.
"""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import unittest

from patience import PATIENCE

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BINARY = None
DOCUMENTS = ['README.md', 'NEWS.md', 'docs/*.md', 'corpus/*.md', 'bench/sets/*.md']
FORMATS = ['json', 'prolog', 'sgt']

PLACE = re.compile(r'"file":"-","line":1,"number":1,')  # of a puzzle that was read, in JSON

NOT_RUN = {
    'make demo': 'installs packages and builds',
    'make test': 'runs this test',
    "echo 'hoodoo 27 27' | gridwright solve --time 60 | head -3": 'takes a minute; the number depends on the machine',
    'gridwright play skyscraper': 'needs a terminal; the lane play has one',
    'gridwright play close-or-far --size 6 --level easy --seed 7': 'needs a terminal',
    'gridwright play corpus/skyscraper/test-restrictions.gw': 'needs a terminal',
    'gridwright play': 'needs a terminal',
    'gridwright study run skyscraper-size': 'takes minutes; study_test.py runs a small study',
    'gridwright study run --quick all': 'takes minutes; study_test.py runs a small study',
    "minizinc --soln-sep '' --search-complete-msg '' board.mzn | gridwright check":
        'needs minizinc, which make test does not install; minizinc_test.py does the same',
    "build/tests/differential_tests --gtest_filter='BestBoards.*'": 'is in the lane differential',
}


def documents():
    return sorted(path for pattern in DOCUMENTS for path in ROOT.glob(pattern))


def blocks(document):
    """The mark and the lines of every block of a document."""
    for mark, text in re.findall(r'^```(\S*)\n(.*?)^```$', document.read_text(), re.S | re.M):
        yield mark, text


def console_examples(text):
    """Each command of a block with what it prints."""
    for part in re.split(r'^\$ ', text, flags=re.M)[1:]:
        command, _, printed = part.partition('\n')
        yield named_alike(command), printed


def commands_of(text):
    """The commands of a block without output, without their remarks."""
    for line in text.splitlines():
        words = shlex.split(line, comments=True)
        if words:
            yield named_alike(line.partition(' #')[0].strip())


def named_alike(command):
    return command.replace('build/gridwright', 'gridwright')


class Documents(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        for name in ('corpus', 'tests'):
            (self.folder / name).symlink_to(ROOT / name)
        (self.folder / 'gridwright').symlink_to(BINARY)
        self.environment = {**os.environ, 'PATH': f'{self.folder}:{os.environ["PATH"]}', 'LC_ALL': 'C.UTF-8'}

    def run_command(self, command, **how):
        return subprocess.run(['bash', '-c', command], cwd=self.folder, env=self.environment, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=PATIENCE, **how)

    def examples(self):
        """The document, the command and the expected output (None where it is not shown) of every example."""
        for document in documents():
            for mark, text in blocks(document):
                if mark == 'console':
                    self.assertTrue(text.startswith('$ '), f'{document}: a console block begins with a command')
                    yield from ((document.name, *example) for example in console_examples(text))
                elif mark == 'sh':
                    yield from ((document.name, command, None) for command in commands_of(text))

    def test_every_example_prints_what_is_shown(self):
        count = 0
        for document, command, printed in self.examples():
            if command in NOT_RUN:
                continue
            with self.subTest(document, command=command):
                run = self.run_command(command, stdin=subprocess.DEVNULL)
                if printed is None:
                    self.assertEqual(run.returncode, 0, run.stdout)
                else:
                    self.assertEqual(printed, run.stdout)
            count += 1
        self.assertGreaterEqual(count, 13)

    def test_every_puzzle_can_be_read_in_its_format(self):
        found = set()
        for document in documents():
            for mark, text in blocks(document):
                if mark not in FORMATS:
                    continue
                for line in text.splitlines():
                    if '…' in line:
                        continue  # shortened for the reader
                    with self.subTest(document.name, puzzle=line):
                        run = self.run_command(f'gridwright convert --from {mark} --to {mark}', input=line + '\n')
                        self.assertEqual((run.returncode, PLACE.sub('', run.stdout)), (0, line + '\n'))
                    found.add(mark)
        self.assertEqual(found, set(FORMATS))

    def test_commands_are_in_blocks_that_are_run(self):
        for document in documents():
            for mark, text in blocks(document):
                if mark not in ('console', 'sh'):
                    self.assertNotRegex(text, r'(?m)^\$ ', f'{document}: mark this block as console')

    def test_what_is_not_run_is_in_a_document(self):
        self.assertLessEqual(NOT_RUN.keys(), {command for _, command, _ in self.examples()})


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else os.environ['GRIDWRIGHT'])
    unittest.main()
