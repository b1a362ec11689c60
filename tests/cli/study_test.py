#!/usr/bin/env python3
"""The command `study`: reads and refuses recipes, gives the same counts every time, and resumes without repeating runs.

    study_test.py [BINARY]
"""

import csv
import html
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
from xml.etree import ElementTree

from patience import PATIENCE, wait_until

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BINARY = None

TINY = '''title = Tiny
puzzles 2x2 = board hoodoo 2 2
puzzles 3x3 = board hoodoo 3 3
puzzles sky = generate skyscraper --size 4 --count 2
solvers = fd classic, fd, skyline
labelings = leftmost, ffc down

table = Backtracks
cell = backtracks
only = fd classic
reported 2x2 = 8, -

plot = Effort
x = puzzles
y = backtracks
log = y
'''
RUNS = 4 * 3 * 2


class Study(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.recipe = self.folder / 'tiny.study'
        self.recipe.write_text(TINY)
        self.out = self.folder / 'out'

    def study(self, *words, code=0, **more):
        done = subprocess.run([BINARY, 'study', *map(str, words)], capture_output=True, text=True, timeout=PATIENCE,
                              cwd=self.folder, **more)
        self.assertEqual(done.returncode, code, done.stderr)
        return done

    def run_tiny(self, *words, out=None, **more):
        return self.study('run', 'tiny.study', '--out', out or self.out, *words, **more)

    def rows(self, out=None):
        with open((out or self.out) / 'tiny.csv', newline='') as file:
            return list(csv.DictReader(file))

    def test_what_a_run_leaves(self):
        self.assertIn(f'tiny: {RUNS} runs.\n', self.run_tiny().stdout)
        rows = self.rows()
        self.assertEqual(len(rows), RUNS)
        self.assertEqual([row['backtracks'] for row in rows if row['strength'] == 'classic'][:3:2], ['8', '129'])
        self.assertEqual({row['verdict'] for row in rows}, {'optimal', 'solved', 'refused'})
        tables = (self.out / 'tiny.md').read_text()
        self.assertIn('| puzzles | leftmost | report | ffc down |', tables)
        self.assertIn('| 2x2 | 8 | 8 | 5 |', tables)
        report = (self.out / 'report.html').read_text()
        self.assertIn('gridwright study run tiny.study', report)
        self.assertNotIn(' src=', report)
        self.assertIn('<a href="tiny.csv">tiny.csv</a>', report)
        if shutil.which('gnuplot'):
            for text in 'Effort', 'leftmost', 'ffc down', 'backtracks (median; bars: quartiles)':
                self.assertRegex(report, rf'<text>.*{re.escape(text)}')

    def test_a_drawing_is_whole_or_missing(self):
        """With a gnuplot that fills the disk, leaves half a drawing and does not notice."""
        program = self.folder / 'gnuplot'
        program.write_text('#!/bin/sh\necho "<svg>half of it"\n')
        program.chmod(0o755)
        done = self.run_tiny(env={'PATH': f'{self.folder}:{os.environ["PATH"]}'})
        self.assertIn('gnuplot drew only a part', done.stderr)
        self.assertFalse((self.out / 'tiny-1.svg').exists())
        self.assertIn('A plot is missing', (self.out / 'tiny.md').read_text())

    def test_without_gnuplot_tables_still_come(self):
        done = self.run_tiny(env={'PATH': '/nowhere'})
        self.assertIn('the program gnuplot is missing', done.stderr)
        self.assertIn('Their scripts are here: gnuplot tiny-1.gp &gt; tiny-1.svg', (self.out / 'report.html').read_text())
        self.assertIn('set terminal svg', (self.out / 'tiny-1.gp').read_text())
        self.assertFalse((self.out / 'tiny-1.svg').exists())
        if shutil.which('gnuplot'):
            drawing = subprocess.run(['gnuplot', 'tiny-1.gp'], cwd=self.out, capture_output=True, text=True, timeout=PATIENCE)
            self.assertTrue(drawing.stdout.rstrip().endswith('</svg>'), drawing.stderr)
        self.assertIn('| 2x2 | 8 | 8 | 5 |', (self.out / 'tiny.md').read_text())
        self.recipe.write_text(TINY[:TINY.index('plot = ')])
        self.assertEqual(self.run_tiny('--resume', env={'PATH': str(self.folder)}).stderr, '')
        self.assertFalse((self.out / 'tiny-1.gp').exists())

    def test_a_second_run_counts_the_same(self):
        def counts(out):
            return sorted((row['board'], row['engine'], row['strength'], row['labeling'], row['backtracks'],
                           row['resumptions']) for row in self.rows(out))
        self.run_tiny('--seed', 7)
        again = self.folder / 'again'
        self.run_tiny('--seed', 7, '--jobs', 3, out=again)
        self.assertEqual(counts(self.out), counts(again))

    def test_resume_repeats_nothing(self):
        self.run_tiny()
        file = self.out / 'tiny.csv'
        whole = file.read_bytes()
        self.assertIn('use --resume to continue', self.run_tiny(code=2).stderr)
        self.run_tiny('--resume')
        self.assertEqual(file.read_bytes(), whole)
        lines = whole.splitlines(keepends=True)
        file.write_bytes(b''.join(lines[:9]) + lines[9][:17])  # torn in the middle of a row
        self.assertIn(f'{RUNS} runs, 8 of them there before.', self.run_tiny('--resume').stdout)
        self.assertEqual(file.read_bytes().splitlines(keepends=True)[:9], lines[:9])
        self.assertEqual(len(self.rows()), RUNS)

    def test_results_of_format_1_are_still_read(self):
        """Format 1 calls the objective `pegs`. `--resume` continues its file in format 1, with the same tables."""
        self.recipe.write_text(TINY + 'table = Best\ncell = objective\nonly = fd\n')
        self.run_tiny()
        tables = (self.out / 'tiny.md').read_text().split('###', 1)[1]
        self.assertIn('median transparent pegs; fd', tables)
        self.assertIn('| 3x3 | 3 (proven) | 3 (proven) |', tables)
        file = self.out / 'tiny.csv'
        header, *rows = file.read_text().splitlines(keepends=True)
        self.assertEqual({row['format'] for row in self.rows()}, {'2'})
        old = [header.replace(',objective,', ',pegs,')] + ['1' + row[1:] for row in rows]
        file.write_text(''.join(old))
        self.assertIn('use --resume to continue', self.run_tiny(code=2).stderr)
        self.assertIn(f'{RUNS} runs, {RUNS} of them there before.', self.run_tiny('--resume').stdout)
        self.assertEqual(file.read_text(), ''.join(old))
        self.assertEqual((self.out / 'tiny.md').read_text().split('###', 1)[1], tables)
        file.write_text(''.join(old[:9]) + old[9][:17])
        self.assertIn(f'{RUNS} runs, 8 of them there before.', self.run_tiny('--resume').stdout)
        self.assertEqual({(row['format'], 'pegs' in row) for row in self.rows()}, {('1', True)})

    def test_what_was_interrupted_stays(self):
        self.recipe.write_text(TINY.replace('solvers', 'puzzles endless = board hoodoo 14 14\nsolvers')
                                   .replace('fd classic, fd, skyline', 'fd classic'))
        program = subprocess.Popen([BINARY, 'study', 'run', 'tiny.study', '--out', self.out], cwd=self.folder,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.addCleanup(program.stderr.close)
        self.addCleanup(program.wait)
        self.addCleanup(program.kill)
        wait_until(lambda: (self.out / 'tiny.csv').exists() and len(self.rows()) >= 8, 'there are rows')
        for name in 'tiny.md', 'report.html':  # while the study is under way
            wait_until(lambda: (self.out / name).exists(), f'there is {name}')
            self.assertIn('The study is under way.', (self.out / name).read_text())
        program.send_signal(signal.SIGINT)
        self.assertEqual(program.wait(timeout=PATIENCE), 3)
        self.assertIn('--resume continues', program.stderr.read())
        self.assertEqual(len(self.rows()), 8)
        self.assertIn('8 runs of 10.', (self.out / 'tiny.md').read_text())
        self.assertNotIn('under way', (self.out / 'tiny.md').read_text())

    def test_a_limit_that_was_reached_shows(self):
        self.recipe.write_text(TINY.replace('table', 'limit = 3 failures\ntable', 1))
        self.run_tiny()
        self.assertIn('| 2x2 | > ', (self.out / 'tiny.md').read_text())
        self.assertIn('yes', {row['limit_reached'] for row in self.rows()})

    def test_a_wrong_recipe_is_refused(self):
        for right, wrong, message in (
                ('solvers = fd', 'solvers = df, fd', 'tiny.study:5: solvers: there is no engine'),
                ('cell = backtracks', 'cell = backtrack', 'tiny.study:9: cell: '),
                ('--size 4', '--size 4 --thick', 'tiny.study:4: puzzles sky: '),
                ('board hoodoo 2 2', 'file none.gw', 'tiny.study:2: puzzles 2x2: cannot read none.gw'),
                ('log = y', 'log y', 'tiny.study:16: ')):
            with self.subTest(message):
                self.recipe.write_text(TINY.replace(right, wrong))
                done = self.run_tiny(code=2)
                self.assertTrue(done.stderr.startswith(message), done.stderr)
                self.assertEqual((done.stdout, done.stderr.count('\n')), ('', 1))
                self.assertFalse(self.out.exists())

    def test_wrong_words(self):
        for words in (), ('paint',), ('run',), ('list', 'tiny'), ('run', 'nothing'), ('run', 'tiny.study', '--jobs', '0'), \
                ('run', 'tiny.study', '--time', '-1'), ('show', 'all', '--recipes', 'nowhere'):
            with self.subTest(words):
                self.assertEqual(self.study(*words, code=2).stderr.count('\n'), 1)

    def test_what_is_no_study_stays_as_it_is(self):
        self.out.mkdir()
        for text in b'mine, without an end', b'mine\nwithout an end', b'mine\n':
            (self.out / 'tiny.csv').write_bytes(text)
            for words in (), ('--resume',):
                self.assertIn('was not written by this version of gridwright', self.run_tiny(*words, code=2).stderr)
            self.assertEqual((self.out / 'tiny.csv').read_bytes(), text)

    def test_folders_are_no_recipes(self):
        (self.folder / 'folder.study').mkdir()
        self.assertIn('cannot be read', self.study('run', 'folder.study', code=2).stderr)
        self.assertIn('there is no recipe', self.study('run', 'x' * 5000, code=2).stderr)
        self.assertRegex(self.study('list', '--recipes', '.').stdout, r'^recipes in \.:\ntiny +Tiny\n\n')

    def test_two_recipes_of_the_same_name(self):
        (self.folder / 'other').mkdir()
        (self.folder / 'other/tiny.study').write_text(TINY)
        self.assertIn('have the same name', self.study('run', 'tiny.study', 'other/tiny.study', code=2).stderr)
        self.recipe.unlink()
        self.study('run', 'tiny.study', '--recipes', 'other', '--out', self.out)
        self.assertIn('gridwright study run tiny.study --recipes other --out ', (self.out / 'report.html').read_text())

    def test_nothing_goes_on_when_results_cannot_be_written(self):
        (self.folder / 'next.study').write_text(TINY)
        done = subprocess.run(['sh', '-c', 'ulimit -f 2; trap "" XFSZ; exec "$0" study run tiny.study next.study --out out', BINARY],
                              capture_output=True, text=True, cwd=self.folder, timeout=PATIENCE)
        self.assertEqual((done.returncode, done.stderr), (2, 'out: the results cannot be written\n'))
        self.assertEqual(len((self.out / 'next.csv').read_text().splitlines()), 1)

    def test_any_text_is_text(self):
        text = r"""a | `touch x` '"$(touch x)"' <b> & \ [c](d) %s 50 % ü"""
        self.recipe.write_text(TINY.replace('2x2', text).replace('Tiny', text).replace('Effort', text))
        self.study('run', 'tiny.study', '--out', "o 'x'")
        out = self.folder / "o 'x'"
        self.assertFalse((self.folder / 'x').exists())
        page = (out / 'report.html').read_text()
        self.assertIn(html.escape(text).replace('&#x27;', "'"), page)
        self.assertIn(r"""--out 'o '\''x'\'''""", html.unescape(page))
        self.assertNotIn('<b>', page)
        with (out / 'tiny.csv').open(newline='') as file:
            self.assertIn(text, {row['puzzles'] for row in csv.DictReader(file)})
        if shutil.which('gnuplot'):
            drawing = ElementTree.parse(out / 'tiny-1.svg')
            texts = {''.join(element.itertext()).strip() for element in drawing.iter() if element.tag.endswith('text')}
            self.assertIn(text, texts)
            ids = re.findall(r' id=["\']([^"\']*)', page)
            self.assertEqual(len(ids), len(set(ids)))

    def test_where_recipes_lie(self):
        """The program finds the recipes that come with it from where it lies: installed, or in a build folder."""
        for program, recipes in (('usr/bin', 'usr/share/gridwright/study/recipes'),
                                 ('tree/build', 'tree/study/recipes'),
                                 ('deep/build/sanitize', 'deep/study/recipes')):
            with self.subTest(program):
                (self.folder / program).mkdir(parents=True)
                shutil.copy(BINARY, self.folder / program / 'gridwright')
                shutil.copytree(ROOT / 'study/recipes', self.folder / recipes)
                for where in '/', self.folder / program:
                    listed = subprocess.run([self.folder / program / 'gridwright', 'study', 'list'], cwd=where,
                                            capture_output=True, text=True, timeout=PATIENCE)
                    self.assertRegex(listed.stdout, '(?m)^skyscraper-size ')
        (self.folder / 'alone').mkdir()
        shutil.copy(BINARY, self.folder / 'alone/gridwright')
        (self.folder / 'other/study/recipes').mkdir(parents=True)
        shutil.copy(self.recipe, self.folder / 'other/study/recipes')
        listed = subprocess.run([self.folder / 'alone/gridwright', 'study', 'list'], cwd=self.folder / 'other',
                                capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual((listed.returncode, listed.stdout), (2, ''))
        self.assertIn('--recipes DIR', listed.stderr)

    def test_own_recipes_beside_those_that_come_with_it(self):
        own = self.folder / 'own'
        own.mkdir()
        (own / 'tiny.study').write_text(TINY)
        listed = self.study('list', '--recipes', 'own')
        self.assertRegex(listed.stdout, r'^recipes in own:\ntiny +Tiny\n\nrecipes that come with gridwright:\n')
        self.assertRegex(listed.stdout, '(?m)^skyscraper-size ')
        self.assertEqual(listed.stderr, '')
        shown = self.study('show', 'tiny', 'skyscraper-blank', '--quick', '--recipes', 'own').stdout
        self.assertRegex(shown, r'(?s)^tiny: Tiny\n.*^skyscraper-blank: '.replace('.*^', '.*\n'))
        self.assertRegex(self.study('show', 'all', '--recipes', 'own').stdout, r'(?s)^tiny: (?!.*skyscraper-blank)')
        (own / 'skyscraper-blank.study').write_text(TINY.replace('Tiny', 'Mine'))
        for words in ('list',), ('show', 'skyscraper-blank'):
            done = self.study(*words, '--recipes', 'own')
            self.assertEqual(len(re.findall('^skyscraper-blank', done.stdout, re.M)), 1)
            self.assertIn('Mine', done.stdout)
            self.assertEqual(done.stderr, 'gridwright: the recipe skyscraper-blank in own replaces the one that '
                                          'comes with gridwright\n')

    def test_the_order_of_recipes(self):
        for name, line in ('a', ''), ('b', 'order = 2\n'), ('c', 'order = 10\n'), ('d', 'order = 2\n'):
            (self.folder / f'{name}.study').write_text(line + TINY)
        self.recipe.unlink()
        names = re.findall(r'^(\w+) +Tiny$', self.study('list', '--recipes', '.').stdout, re.M)
        self.assertEqual(names, ['b', 'd', 'c', 'a'])
        (self.folder / 'b.study').write_text('order = first\n' + TINY)
        self.assertIn('b.study:1: order: needs a whole number', self.study('show', 'b', '--recipes', '.', code=2).stderr)
        report = (ROOT / 'study/results/report.html').read_text()
        places = [report.index(f'Table {number}: ') for number in ('I', 'II', 'III')]
        self.assertEqual(places, sorted(places))

    def test_a_command_can_be_repeated(self):
        odd = 'o \x1b\n`x`\'$y'
        self.study('run', 'tiny.study', '--out', odd)
        text = (self.folder / odd / 'tiny.md').read_text()
        fence, command = re.search(r'Made by (`+) ?(.*?) ?\1 on ', text).groups()
        words = subprocess.run(['bash', '-c', command.replace('gridwright', 'printf "%s\\0"', 1)], capture_output=True,
                               text=True, timeout=PATIENCE).stdout
        self.assertEqual(words.split('\0')[:-1], ['study', 'run', 'tiny.study', '--out', odd])

    def test_every_recipe_that_comes_with_it_makes_sense(self):
        shown = self.study('show', 'all', '--quick', '--recipes', ROOT / 'study/recipes').stdout
        for recipe in (ROOT / 'study/recipes').glob('*.study'):
            self.assertIn(f'{recipe.stem}: ', shown)

    def test_every_recipe_has_results_that_are_kept(self):
        shown = self.study('show', 'all', '--recipes', ROOT / 'study/recipes').stdout
        for recipe in (ROOT / 'study/recipes').glob('*.study'):
            with self.subTest(recipe.stem):
                about = re.search(rf'^{re.escape(recipe.stem)}: .*?^  limit +(.*?)\n  runs +(\d+)', shown, re.M | re.S)
                with (ROOT / f'study/results/{recipe.stem}.csv').open(newline='') as file:
                    rows = list(csv.DictReader(file))
                self.assertGreaterEqual(len(rows), int(about[2]))  # a build may lack an engine
                self.assertEqual({row['limit'] for row in rows}, {about[1]})
                self.assertIn(f'\n{len(rows):,} runs', (ROOT / f'study/results/{recipe.stem}.md').read_text())

    def test_the_recipe_of_the_documentation_works(self):
        text = (ROOT / 'docs/studies.md').read_text()
        recipe = re.search(r'```\n(title = .*?)```', text, re.S)[1]
        self.assertLessEqual(recipe.count('\n'), 10)
        self.recipe.write_text(recipe)
        self.run_tiny()
        self.assertEqual(len(self.rows()), 60)


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith('-')
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
