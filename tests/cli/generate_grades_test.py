#!/usr/bin/env python3
"""Runs of wished levels, runs that rise, and runs without equal puzzles: the same bytes with any number of jobs, cut short
and resumed; and what is not to be had is refused in a sentence.

    generate_grades_test.py [BINARY]
"""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

from patience import PATIENCE, wait_until

BINARY = None
SANITIZED = bool(os.environ.get('GRIDWRIGHT_SANITIZED'))
ENDLESS = '1000000'  # distinct puzzles; no test waits for them


def generate(*words, code=0, jobs=1):
    done = subprocess.run([BINARY, 'generate', *map(str, words), '--jobs', str(jobs)], capture_output=True, text=True,
                          timeout=PATIENCE)
    if done.returncode != code:
        raise AssertionError((words, done.returncode, done.stderr))
    return done


def puzzles(*words, **more):
    return [json.loads(line) for line in generate(*words, '--to', 'json', **more).stdout.splitlines()]


def grade(puzzle, *words):
    done = subprocess.run([BINARY, 'grade', '--to', 'json', *words], input=json.dumps(puzzle), capture_output=True,
                          text=True, timeout=PATIENCE)
    return json.loads(done.stdout)


def name(puzzle):
    """The least of the eight images of a Skyscraper's clues and cells."""
    clues, grid = puzzle['clues'], puzzle['grid']
    images = []
    for turned in range(8):
        rows = [list(row) for row in grid]
        top, left, bottom, right = (list(clues[side]) for side in ('top', 'left', 'bottom', 'right'))
        if turned & 1:  # left and right change places
            rows, top, bottom, left, right = [row[::-1] for row in rows], top[::-1], bottom[::-1], right, left
        if turned & 2:  # top and bottom
            rows, left, right, top, bottom = rows[::-1], left[::-1], right[::-1], bottom, top
        if turned & 4:  # rows and columns
            rows, top, left, bottom, right = [list(row) for row in zip(*rows)], left, top, right, bottom
        images.append(json.dumps([top, left, bottom, right, rows]).replace('null', '0'))
    return min(images)


class Grades(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.target, self.part = self.folder / 'out', self.folder / 'out.part'

    def test_puzzles_carry_the_grade_that_grade_gives(self):
        for words in (('skyscraper', '--size', 6), ('skyscraper', '--size', 7, '--level', 'hard'),
                      ('hoodoo', '--size', 5), ('close-or-far', '--size', 6, '--level', 2)):
            for puzzle in puzzles(*words, '--count', 3, '--seed', 4):
                self.assertEqual(grade(puzzle)['grade'], puzzle['grade'], words)
                if '--level' in words:
                    self.assertIn(words[-1], (puzzle['grade']['level'], puzzle['grade']['name'].lower()))
        self.assertIsNone(puzzles('skyscraper', '--size', 8, '--seed', 1)[0]['grade'])

    def test_a_required_technique_is_needed(self):
        puzzle, = puzzles('skyscraper', '--size', 6, '--technique-required', 'S20', '--seed', 1)
        self.assertIn('S20', puzzle['grade']['techniques'])
        without = grade(puzzle, '--without', 'S20')['without']['grade']
        self.assertTrue(without is None or without['level'] > puzzle['grade']['level'])

    # Runs that rise.

    def test_a_rising_run_is_sorted_and_made_again_by_its_sources(self):
        words = ('skyscraper', '--size', 5, '--rising', '--count', 16, '--seed', 2)
        made = puzzles(*words)
        order = [(puzzle['grade']['level'], puzzle['grade']['score']) for puzzle in made]
        self.assertEqual(order, sorted(order))
        self.assertEqual(sorted({level for level, score in order}), [1, 2, 3, 4, 5, 6, 7])
        for puzzle in made[::5]:
            again, _ = puzzle['source'].split(', ')
            self.assertEqual(puzzles(*again.split()[2:]), [puzzle])
        for form in ('text', 'json', 'pretty'):
            whole = generate(*words, '--to', form).stdout
            self.assertEqual(generate(*words, '--to', form, jobs=3).stdout, whole)
            self.assertEqual(generate(*words, '--to', form, '-o', self.target, jobs=2).stdout, '')
            self.assertEqual(self.target.read_text(), whole)
            self.assertEqual(os.listdir(self.folder), ['out'])
            self.target.unlink()

    def test_a_rising_run_has_the_levels_of_its_size(self):
        made = puzzles('hoodoo', '--size', 3, '--rising', '--distinct', '--count', 4, '--seed', 1)
        self.assertEqual([puzzle['grade']['level'] for puzzle in made], [1, 1, 5, 5])

    def test_a_rising_run_that_is_stopped(self):
        program = subprocess.Popen([BINARY, 'generate', 'skyscraper', '--size', '9', '--seed', '1', '--rising', '--count', '50000',
                                    '-o', self.target], stderr=subprocess.PIPE, text=True)
        self.target.write_text('as it was')
        wait_until(lambda: pathlib.Path(f'/proc/{program.pid}/status').read_text().find('SigCgt') > 0, 'it runs')
        try:
            program.wait(2)
        except subprocess.TimeoutExpired:
            program.send_signal(signal.SIGINT)
        said = program.communicate(timeout=PATIENCE)[1]
        self.assertEqual(program.returncode, 3)
        self.assertRegex(said, r'stopped after \d+ of 50000 puzzles')
        self.assertEqual(self.target.read_text(), 'as it was')

    def test_what_does_not_go_with_rising(self):
        for words in (('--level', 3), ('--technique-required', 'S3'), ('--count', 1000000),
                      ('--resume', '-o', self.target)):
            said = generate('skyscraper', '--size', 5, '--rising', *words, code=2).stderr
            self.assertIn('--rising', said)

    # Runs without equal puzzles.

    def test_distinct_puzzles_are_those_of_the_plain_run(self):
        words = ('skyscraper', '--size', 3, '--seed', 5)
        distinct = puzzles(*words, '--distinct', '--count', 50)
        self.assertEqual(len({name(puzzle) for puzzle in distinct}), 50)
        plain = puzzles(*words, '--count', distinct[-1]['index'])
        self.assertGreater(len(plain), 50)
        first = {}
        for puzzle in plain:
            first.setdefault(name(puzzle), puzzle)
        self.assertEqual(list(first.values()), distinct)

    def test_distinct_with_jobs_and_files(self):
        words = ('skyscraper', '--size', 3, '--seed', 5, '--distinct', '--count', 40)
        for form in ('text', 'json', 'prolog', 'sgt', 'pretty'):
            whole = generate(*words, '--to', form).stdout
            self.assertEqual(generate(*words, '--to', form, jobs=4).stdout, whole)
            generate(*words, '--to', form, '-o', self.target, jobs=2)
            self.assertEqual(self.target.read_text(), whole)
            self.target.unlink()

    def test_distinct_resumed(self):
        words = ('skyscraper', '--size', 3, '--seed', 5, '--distinct')
        for form in ('text', 'json', 'prolog', 'sgt'):
            whole = generate(*words, '--count', 40, '--to', form).stdout
            for cut in range(0, len(whole), len(whole) // (3 if SANITIZED else 11)):
                self.part.write_text(whole[:cut])
                (self.folder / 'out.run').write_text(
                    f'gridwright generate skyscraper --size 3 --seed 5 --first 1 --count 40 --to {form} --distinct\n'
                    'generator 1\ngridwright 0\n')
                done = generate(*words, '--count', 40, '--to', form, '-o', self.target, '--resume', jobs=2)
                self.assertEqual((done.stdout, done.stderr), ('', ''), (form, cut))
                self.assertEqual(self.target.read_text(), whole, (form, cut))
            said = generate(*words, '--count', 40, '--to', form, '-o', self.target, '--resume').stderr
            self.assertIn('is finished', said)
            self.target.unlink()

    def test_distinct_interrupted_and_resumed(self):
        words = ('skyscraper', '--size', '5', '--seed', '5', '--distinct', '--to', 'json')
        program = subprocess.Popen([BINARY, 'generate', *words, '--count', ENDLESS, '-o', self.target, '--jobs', '2'],
                                   stderr=subprocess.PIPE, text=True)
        wait_until(lambda: self.part.exists() and self.part.stat().st_size > 5000, 'there are puzzles')
        program.send_signal(signal.SIGINT)
        said = program.communicate(timeout=PATIENCE)[1]
        self.assertEqual(program.returncode, 3)
        made = int(said.split()[3])
        recipe = self.folder / 'out.run'
        recipe.write_text(recipe.read_text().replace(ENDLESS, str(made + 5)))
        generate(*words, '--count', made + 5, '-o', self.target, '--resume')
        self.assertEqual(self.target.read_text(), generate(*words, '--count', made + 5).stdout)

    def test_distinct_gives_up(self):
        for jobs in (1, 3):
            done = generate('hoodoo', '--size', 2, '--seed', 1, '--distinct', '--count', 50, '--to', 'json', code=3, jobs=jobs)
            self.assertEqual(done.stderr.count('\n'), 1)
            self.assertIn('the last 200 puzzles were all equal', done.stderr)
            self.assertEqual(len(done.stdout.splitlines()), 4)

    # What is not to be had.

    def test_levels_that_a_size_has_not(self):
        for words in (('skyscraper', '--size', 3, '--level', 9), ('hoodoo', '--size', 4, '--level', 'extreme')):
            said = generate(*words, code=2).stderr
            self.assertIn('choose level 1', said)
        said = generate('skyscraper', '--size', 6, '--density', 'hard', code=2).stderr
        self.assertIn('--level hard', said)


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
