#!/usr/bin/env python3
"""Books on paper: book_test.py [BINARY]

A book of every kind is read back with poppler's tools: its text, its fonts and its bookmarks. Pages are compared pixel by
pixel with their margins, which must be blank. qpdf judges the file.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'cli'))
from patience import PATIENCE  # noqa: E402

BINARY = None
RECIPES = (('skyscraper', '5', '2'), ('skyscraper', '5', '4'), ('hoodoo', '5', '1'), ('hoodoo', '5', '2'),
           ('close-or-far', '6', '2'), ('close-or-far', '6', '3'))


def run(*words, text='', code=0):
    done = subprocess.run([BINARY, *words], input=text.encode(), capture_output=True, timeout=PATIENCE)
    assert done.returncode == code, (words, done.returncode, done.stderr.decode())
    return done


def told(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout


def generated(kind, size, level, count):
    return run('generate', kind, '--size', size, '--level', level, '--seed', '7', '--count', str(count),
               '--distinct').stdout.decode()


def grey_pages(path, folder):
    """The pages as rows of grey pixels."""
    told('pdftoppm', '-r', '40', '-gray', path, folder / 'page')
    for page in sorted(folder.glob('page-*.pgm')):
        data = page.read_bytes()
        header = re.match(rb'P5\s+(\d+)\s+(\d+)\s+255\s', data)
        width, height = int(header[1]), int(header[2])
        pixels = data[header.end():]
        yield page.stem, [pixels[row * width:(row + 1) * width] for row in range(height)]


class Books(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.text = '\n'.join(generated(*recipe, 4) for recipe in RECIPES)

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.file = self.folder / 'book.pdf'

    def bound(self, *words, text=None, code=0):
        done = run('book', '-o', str(self.file), *words, text=self.text if text is None else text, code=code)
        return done.stderr.decode()

    def pages_of(self):
        return told('pdftotext', '-layout', self.file, '-').split('\f')

    def test_a_book_of_every_kind(self):
        self.bound('--title', "Four & twenty 'towers'")
        pages = self.pages_of()
        self.assertIn("Four & twenty 'towers'", pages[0])
        self.assertIn('Contents', pages[1])
        whole = '\n'.join(pages)
        for title in ('Skyscraper', 'Hoo-Doo', 'Close or Far'):
            self.assertIn(f'How to solve {title}', whole)
        self.assertEqual(len(re.findall(r'\b[0-9a-f]{8}\b', whole)), 24)
        self.assertIn('Solutions', whole)
        self.assertIn("gridwright book --title 'Four & twenty '\\''towers'\\''' -o book.pdf",
                      ' '.join(pages[-2].split()))

    def test_contents_name_the_right_pages(self):
        self.bound()
        pages = self.pages_of()
        entries = re.findall(r'^\s*(\S.*?) [. ]*(\d+)$', pages[1], re.MULTILINE)
        found = {entry.strip(' .'): int(page) for entry, page in entries if not entry.strip().isdigit()}
        self.assertIn('Solutions', pages[found['Solutions'] - 1])
        self.assertIn('About this book', pages[found['About this book'] - 1])
        self.assertIn('How to solve Hoo-Doo', pages[found['How to solve: Hoo-Doo'] - 1])
        for entry, page in found.items():
            if numbers := re.search(r'puzzles? (\d+)', entry):
                self.assertRegex(pages[page - 1], rf'\b{numbers[1]} +\S+')

    def test_a_kind_begins_with_its_first_puzzle(self):
        """Also where an easier level, which the contents name first, comes later."""
        self.bound('--per-page', '1', text=generated('skyscraper', '5', '4', 2) + '\n' + generated('skyscraper', '5', '2', 2))
        pages = self.pages_of()
        kind, easy, hard = (int(re.search(rf'^ *{entry}.*?(\d+)$', pages[1], re.MULTILINE)[1])
                            for entry in ('Skyscraper', 'Easy: ', 'Hard: '))
        self.assertEqual((kind, easy), (hard, hard + 2))

    def test_the_file_is_sound(self):
        self.bound()
        self.assertIn('No syntax or stream encoding errors', told('qpdf', '--check', self.file))
        fonts = told('pdffonts', self.file).splitlines()[2:]
        self.assertTrue(fonts)
        for font in fonts:
            self.assertRegex(font, r'yes yes yes', 'embedded, a subset, with Unicode')
        outline = told('qpdf', '--json', '--json-key=outlines', self.file)
        for mark in ('How to solve', 'Skyscraper', 'Hard', 'Solutions', 'About this book'):
            self.assertIn(f'"{mark}"', outline)

    def test_margins_are_blank(self):
        for words in ((), ('--paper', 'letter', '--large'), ('--per-page', '9')):
            self.bound(*words)
            for name, rows in grey_pages(self.file, self.folder):
                for edge in (rows[:18], rows[-18:], [row[:18] for row in rows], [row[-18:] for row in rows]):
                    self.assertEqual({pixel for row in edge for pixel in row}, {255}, (words, name))

    def test_the_same_input_gives_the_same_bytes(self):
        self.bound()
        first = self.file.read_bytes()
        self.bound('--jobs', '2')
        self.assertEqual(self.file.read_bytes(), first)
        self.assertNotIn(b'CreationDate', first)

    def test_the_agreed_date(self):
        environment = {**os.environ, 'SOURCE_DATE_EPOCH': '86400'}
        subprocess.run([BINARY, 'book', '-o', self.file], input=self.text.encode(), env=environment, check=True,
                       timeout=PATIENCE)
        self.assertIn('1970', told('pdfinfo', self.file))

    def test_order_by_level(self):
        self.bound('--order', 'level')
        words = re.findall(r'\b(Starter|Easy|Medium|Hard|Tough|Expert|Master|Extreme|Beyond) +[0-9a-f]{8}',
                           '\n'.join(self.pages_of()))
        names = ['Starter', 'Easy', 'Medium', 'Hard', 'Tough', 'Expert', 'Master', 'Extreme', 'Beyond']
        self.assertEqual(words, sorted(words, key=names.index))
        self.assertGreater(len(set(words)), 1)

    def test_without_solutions(self):
        self.bound()
        with_solutions = len(self.pages_of())
        self.bound('--no-solutions')
        self.assertLess(len(self.pages_of()), with_solutions)
        self.assertNotIn('Solutions', '\n'.join(self.pages_of()))

    def test_equal_puzzles_are_left_out(self):
        one = 'skyscraper 2\n2 .\n. . . .\n. . . .\n. .\n'
        turned = 'skyscraper 2\n. .\n. . . 2\n. . . .\n. .\n'
        message = self.bound(text=one + turned, code=2)
        self.assertRegex(message, r'^-:6: left out: .* equals the one at -:1')
        self.assertEqual(len(re.findall(r'\b[0-9a-f]{8}\b', '\n'.join(self.pages_of()))), 1)
        self.bound('--allow-equal', text=one + turned)
        self.assertEqual(len(re.findall(r'\b[0-9a-f]{8}\b', '\n'.join(self.pages_of()))), 2)

    def test_only_puzzles_with_one_solution(self):
        several, impossible = ('skyscraper 2\n{0}\n. . . .\n. . . .\n. .\n'.format(top) for top in ('. .', '2 2'))
        message = self.bound(text=several + self.text, code=1)
        self.assertEqual(message, '-:1: left out: this puzzle has several solutions; a book needs exactly one\n')
        message = self.bound(text=impossible + self.text, code=1)
        self.assertIn('has no solution', message)
        self.file.unlink()
        message = self.bound(text=several, code=2)
        self.assertIn('there is no puzzle to print', message)
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_large_boards(self):
        size = 62
        rows = [[(row + column) % size + 1 for column in range(size)] for row in range(size)]
        rows[0][0] = rows[1][61] = '.'
        board = '\n'.join([f'skyscraper {size}', ' '.join('.' * size), *(f'. {" ".join(map(str, row))} .' for row in rows),
                           ' '.join('.' * size)]) + '\n'
        self.bound(text=board)
        self.assertTrue(any('Skyscraper, 62 x 62, not graded' in page for page in self.pages_of()))

    def test_a_puzzle_says_what_is_unusual(self):
        board = '# title: Holes\n# author: A Setter\nhoodoo 2 4 pegs=none colours=5\n1 2 3 4\n. 4 5 2\n'
        self.bound(text=board + 'hoodoo 2 3\n1 _ 2\n2 3 .\n')
        words = ' '.join(' '.join(self.pages_of()).split())
        self.assertIn('Hoo-Doo, 2 x 4, pegs: none, colours: 5, ', words)
        self.assertIn('Holes, by A Setter', words)
        self.assertIn('1 transparent peg', words)

    def test_bad_options(self):
        for words, wanted in ((('--paper', 'a3'), 'a4 or letter'), (('--per-page', '0'), 'from 1 to 30'),
                              (('--order', 'size'), 'given or level'), (('--title', ' '), 'needs a title')):
            self.assertIn(wanted, run('book', '-o', 'x.pdf', *words, code=2).stderr.decode())
        self.assertIn('-o FILE.pdf', run('book', code=2).stderr.decode())


def main():
    global BINARY
    arguments = sys.argv[1:]
    BINARY = arguments.pop(0) if arguments and not arguments[0].startswith('-') else os.environ['GRIDWRIGHT']
    unittest.main(argv=[sys.argv[0], *arguments])


if __name__ == '__main__':
    main()
