#!/usr/bin/env python3
"""What commands print about an answer is no remark of the puzzle when the answer is read again: answers_test.py [BINARY]

Every command that prints boards answers some puzzles as text and as Prolog, and `convert` reads the answers. The remarks
of the puzzles must come back, and no others.
"""

import json
import os
import pathlib
import subprocess
import sys
import unittest

BINARY = None
ROOT = pathlib.Path(os.environ.get('GRIDWRIGHT_SOURCE_DIR', pathlib.Path(__file__).resolve().parents[2]))
SAMPLES = [str(ROOT / 'tests/cli/samples' / name)
           for name in ('named.gw', 'small.gw', 'loose.gw', 'pegs.gw', 'letters.gw', 'conflict.gw', 'broken.gw')]
COMMANDS = ['solve', 'solve --stats', 'solve --unique --stats', 'solve --count=3', 'solve --all --failures 50', 'check',
            'check --unique --summary', 'check --redundant', 'check --forced', 'grade', 'explain', 'explain --short',
            'hint', 'hint --reveal look', 'improve --unique', 'improve --minimal']
COMMENTS = {'date': '2020-05-01', 'note': ['easy to begin with', 'the rest is harder']}


def run(*words, text=None):
    return subprocess.run([BINARY, *words], input=text, capture_output=True, encoding='utf-8', timeout=3600).stdout


class Answers(unittest.TestCase):
    def read_again(self, answers):
        puzzles = [json.loads(line) for line in run('convert', '--to', 'json', text=answers).splitlines()]
        return [puzzle for puzzle in puzzles if puzzle.get('verdict') != 'refused']

    def test_every_command(self):
        boards = 0
        for command in COMMANDS:
            for form in ('text', 'prolog'):
                for sample in SAMPLES:
                    answers = run(*command.split(), '--time', '5', '--to', form, sample)
                    for puzzle in self.read_again(answers):
                        boards += 1
                        with self.subTest(command, form=form, sample=sample):
                            named = sample.endswith('named.gw')
                            self.assertEqual(puzzle.get('comments'), COMMENTS if named else None)
                            self.assertEqual(puzzle.get('title'), 'Two towers' if named else None)
        self.assertGreater(boards, 100)

    def test_generated_puzzles(self):
        for words in (['skyscraper', '--size', '4'], ['hoodoo', '--size', '4'], ['close-or-far', '--size', '6']):
            puzzles = self.read_again(run('generate', *words, '--seed', '1', '--count', '3', '--solutions'))
            self.assertEqual(len(puzzles), 3)
            for puzzle in puzzles:
                self.assertNotIn('comments', puzzle)
                self.assertTrue(puzzle['source'].startswith('gridwright generate'))


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else os.environ['GRIDWRIGHT'])
    unittest.main()
