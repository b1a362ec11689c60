#!/usr/bin/env python3
"""Help fits into 80 columns, and every example in it works: help_test.py [BINARY]"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from patience import PATIENCE

BINARY = None
SAMPLES = pathlib.Path(__file__).resolve().parent / 'samples'

# What the examples call their files, and a file of that kind.
FILES = {'board.gw': 'small.gw', 'filled.gw': 'square.gw', 'half-filled.gw': 'small.gw', 'report.pl': 'report.pl',
         'draft.gw': 'small.gw', 'solution.gw': 'small-solution.gw'}


def output_of(*words):
    return subprocess.run([BINARY, *words], capture_output=True, text=True, timeout=PATIENCE)


def topics():
    """Every topic, from the sentence about one that is none."""
    sentence = output_of('help', 'nothing-of-this-name').stderr
    return re.split(r', | and ', re.search(r'topics are (.*); see', sentence)[1])


def examples(page):
    """The commands below Examples, without the folds of long ones."""
    text = page.partition('\nExamples:\n')[2].partition('\n\n')[0].replace('\\\n', ' ')
    return [line.strip() for line in text.splitlines()]


class Help(unittest.TestCase):
    def pages(self):
        yield 'general', output_of('--help').stdout
        for topic in topics():
            yield topic, output_of('help', topic).stdout

    def test_fits_into_80_columns(self):
        for topic, page in self.pages():
            self.assertGreater(len(page), 100, topic)
            for line in page.splitlines():
                self.assertLessEqual(len(line), 80, f'{topic}: {line}')

    def test_every_example_works(self):
        count = 0
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            for name in ('puzzles.jsonl', 'half-filled.jsonl'):
                shutil.copy(SAMPLES / 'mixed.jsonl', folder / name)
            (folder / 'gridwright').symlink_to(BINARY)
            environment = {**os.environ, 'PATH': f'{folder}:{os.environ["PATH"]}'}
            for topic, page in self.pages():
                for command in examples(page):
                    if command.startswith('gridwright study run'):
                        continue  # takes minutes; the test of studies runs a small one
                    if command.startswith('gridwright play'):
                        continue  # needs a terminal; the test of playing has one
                    for name, sample in FILES.items():  # an example may have written one of them
                        shutil.copy(SAMPLES / sample, folder / name)
                    run = subprocess.run(['bash', '-c', command], cwd=folder, env=environment, capture_output=True,
                                         text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL)
                    self.assertIn(run.returncode, (0, 1), f'{command}\n{run.stderr}')
                    self.assertNotIn('; see gridwright', run.stderr, command)
                    count += 1
        self.assertGreater(count, 20)

    def test_names_are_explained_once(self):
        pages = dict(self.pages())
        self.assertEqual([topic for topic, page in pages.items() if 'anti_first_fail' in page], ['labelings'])

    def test_a_misspelt_word_has_a_suggestion(self):
        for words, meant in ((['solv'], 'solve'), (['solve', '--uniqe'], '--unique'), (['help', 'hodoo'], 'hoodoo'),
                             (['generate', 'skyscraper', '--sise', '5'], '--size')):
            run = output_of(*words)
            self.assertEqual(run.returncode, 2)
            self.assertIn(f'; did you mean {meant}? See gridwright', run.stderr)


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else os.environ['GRIDWRIGHT'])
    unittest.main()
