#!/usr/bin/env python3
"""Pictures of puzzles: render_test.py [BINARY]

SVG is well-formed and says what it shows, PDF and PNG are whole, many puzzles become numbered files, pages or one sheet, the
largest boards fit, and what cannot be drawn is refused with a sentence.
"""

import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'cli'))
from patience import PATIENCE  # noqa: E402

BINARY = None
SVG = '{http://www.w3.org/2000/svg}'

KINDS = {'skyscraper': ('--size', '5'), 'hoodoo': ('--size', '4'), 'close-or-far': ('--size', '6')}


def run(*words, text='', code=0):
    done = subprocess.run([BINARY, *words], input=text.encode(), capture_output=True, timeout=PATIENCE)
    assert done.returncode == code, (words, done.returncode, done.stderr.decode())
    return done


def generated(kind, count=1):
    return run('generate', kind, *KINDS[kind], '--seed', '3', '--count', str(count)).stdout.decode()


def words_on(svg):
    return [element.text for element in ElementTree.fromstring(svg).iter(f'{SVG}text')]


def size_of_png(data):
    assert data[:8] == b'\x89PNG\r\n\x1a\n'
    return struct.unpack('>II', data[16:24])


def blank_skyscraper(size, corner=''):
    """A board whose first cell is the one given."""
    rows = [['.'] * size for _ in range(size)]
    if corner:
        rows[0][0] = corner
    clues = ' '.join(['.'] * size)
    return '\n'.join([f'skyscraper {size}', clues, *(f'. {" ".join(row)} .' for row in rows), clues]) + '\n'


class Pictures(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def drawn(self, text, *words, name='a.svg'):
        run('render', '-o', str(self.folder / name), *words, text=text)
        return (self.folder / name).read_bytes()

    def test_svg_shows_every_clue_and_given(self):
        for kind in KINDS:
            with self.subTest(kind):
                text = generated(kind)
                board = [line for line in text.splitlines() if not line.startswith('#')][1:]
                frame = re.compile(r'^[+|-]+$')
                shown = [word for line in board for word in line.split() if word not in '.|_' and not frame.match(word)]
                drawn = words_on(self.drawn(text))
                for word in set(shown):
                    self.assertGreaterEqual(drawn.count(word), shown.count(word), (word, text))

    def test_svg_has_a_title_and_a_description(self):
        root = ElementTree.fromstring(self.drawn(generated('hoodoo')))
        self.assertEqual(root.get('role'), 'img')
        self.assertEqual(root[0].tag, f'{SVG}title')
        self.assertEqual(root[0].text, 'Hoo-Doo, 4 x 4')
        self.assertRegex(root[1].text, r'colour \d')

    def test_standard_output_is_svg(self):
        text = generated('skyscraper')
        self.assertEqual(run('render', text=text).stdout, self.drawn(text))

    def test_a_solution_is_full(self):
        text = generated('skyscraper')
        solved = words_on(self.drawn(text, '--solution'))
        for height in '12345':
            self.assertGreaterEqual(solved.count(height), 5)

    def test_marks_are_the_players_or_what_the_rules_leave(self):
        board = 'skyscraper 2\n. .\n. {1,2} . .\n. . . .\n. .\n'
        self.assertEqual(sorted(words_on(self.drawn(board))), ['1', '2'])
        self.assertEqual(sorted(words_on(self.drawn(board, '--marks'))), ['1', '1', '1', '1', '2', '2', '2', '2'])
        self.assertIn(b'cannot be used together', run('render', '--marks', '--solution', code=2).stderr)

    def test_the_size_is_in_millimetres(self):
        root = ElementTree.fromstring(self.drawn(generated('close-or-far'), '--size-mm', '80'))
        self.assertEqual(root.get('width'), '80mm')
        width, height = size_of_png(self.drawn(generated('close-or-far'), '--size-mm', '50', name='a.png'))
        self.assertEqual(width, round(50 / 25.4 * 300))
        self.assertEqual(width, height)
        for bad in ('0', '9', '2001', 'x', '1e3'):
            self.assertIn(b'millimetres', run('render', '--size-mm', bad, code=2).stderr)

    def test_themes_differ(self):
        text = generated('hoodoo')
        pictures = {theme: self.drawn(text, '--theme', theme) for theme in ('light', 'dark', 'ink')}
        self.assertEqual(len(set(pictures.values())), 3)
        self.assertEqual(words_on(pictures['light']), words_on(pictures['ink']))
        for colour in re.findall(rb'#([0-9a-f]{6})', pictures['ink']):
            self.assertEqual(len({colour[:2], colour[2:4], colour[4:]}), 1, colour)
        self.assertIn(b'light, dark or ink', run('render', '--theme', 'blue', code=2).stderr)

    def test_the_documents_show_these_pictures(self):
        root = pathlib.Path(__file__).resolve().parent.parent.parent
        skyscraper = (root / 'corpus/skyscraper/test-restrictions.gw').read_text()
        hoodoo = run('generate', 'hoodoo', '--size', '8', '--seed', '1').stdout.decode()
        pictures = root / 'docs/pictures'
        self.assertEqual(self.drawn(skyscraper), (pictures / 'skyscraper.svg').read_bytes())
        self.assertEqual(self.drawn(hoodoo, '--solution'), (pictures / 'hoodoo-solved.svg').read_bytes())

    def test_many_puzzles_are_numbered_files(self):
        run('render', '-o', str(self.folder / 'n-%02d.svg'), text=generated('skyscraper', 3))
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ['n-01.svg', 'n-02.svg', 'n-03.svg'])
        done = run('render', '-o', str(self.folder / 'absent' / '%d.svg'), text=generated('skyscraper', 2), code=2)
        self.assertEqual(done.stderr.decode().count('cannot write'), 2)

    def test_many_puzzles_are_one_sheet(self):
        words = words_on(self.drawn(generated('hoodoo', 5)))
        self.assertEqual([word for word in words if word.startswith('Puzzle')], [f'Puzzle {i}' for i in range(1, 6)])

    def test_many_puzzles_are_pages(self):
        self.drawn(generated('skyscraper', 3), name='a.pdf')
        told = subprocess.run(['pdfinfo', self.folder / 'a.pdf'], capture_output=True, text=True, timeout=PATIENCE).stdout
        self.assertRegex(told, r'Pages: +3')
        self.assertNotIn('CreationDate', told)

    def test_the_same_picture_has_the_same_bytes(self):
        text = generated('hoodoo')
        for name in ('a.svg', 'a.pdf', 'a.png'):
            self.assertEqual(self.drawn(text, name=name), self.drawn(text, name=name))

    def test_the_largest_boards_fit(self):
        for size in (27, 62):
            text = blank_skyscraper(size, str(size))
            self.assertIn(str(size), words_on(self.drawn(text)))
            width, _ = size_of_png(self.drawn(text, name='a.png'))
            self.assertGreater(width / size, 60)  # pixels for a cell
            self.drawn(text, name='a.pdf')
            found = subprocess.run(['pdftotext', self.folder / 'a.pdf', '-'], capture_output=True, text=True, timeout=PATIENCE)
            self.assertIn(str(size), found.stdout)

    def test_what_cannot_be_drawn_is_refused(self):
        no_solution = 'skyscraper 2\n2 2\n. . . .\n. . . .\n. .\n'
        done = run('render', '--solution', '-o', str(self.folder / 'a.svg'), text=no_solution + generated('hoodoo'), code=2)
        self.assertEqual(done.stderr.decode().count('\n'), 1)
        self.assertIn('4 x 4', (self.folder / 'a.svg').read_text())
        run('render', '--solution', '-o', str(self.folder / 'b.svg'), text=no_solution, code=2)
        self.assertEqual([path.name for path in self.folder.iterdir()], ['a.svg'])
        self.assertIn(b'svg, pdf or png', run('render', '--to', 'gif', code=2).stderr)
        self.assertIn(b'a.gif ends like no picture; use --to svg, pdf or png', run('render', '-o', 'a.gif', code=2).stderr)
        self.assertIn(b'too large for PNG', run('render', '--size-mm', '2000', '-o', str(self.folder / 'c.png'),
                                                 text=generated('hoodoo', 9), code=2).stderr)


def main():
    global BINARY
    arguments = sys.argv[1:]
    BINARY = arguments.pop(0) if arguments and not arguments[0].startswith('-') else os.environ['GRIDWRIGHT']
    unittest.main(argv=[sys.argv[0], *arguments])


if __name__ == '__main__':
    main()
