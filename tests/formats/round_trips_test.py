#!/usr/bin/env python3
"""Boards of others and of our own go through every format and come back byte for byte.

    round_trips_test.py [BINARY]

Over 1,000 game IDs of sgt-towers (the frozen sets of bench/sets, and towers-small.ids here: sizes 3 to 5, made by
`sgt-towers --generate 1 PARAMS#gridwright-NUMBER` of sgt-puzzles 20230122, the parameters and the number in each
`# source:` line), and as many addresses of puzz.link. The addresses are written here a second time, by a few lines that
share nothing with the program, for boards that the program made and for shuffled squares of sizes 3 to 20.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import unittest

BINARY = None
ROOT = pathlib.Path(os.environ.get('GRIDWRIGHT_SOURCE_DIR', pathlib.Path(__file__).resolve().parents[2]))


def convert(text, to, *words):
    done = subprocess.run([BINARY, 'convert', '--to', to, *words], input=text, capture_output=True, encoding='utf-8',
                          timeout=3600)
    assert done.returncode == 0 and done.stderr == '', f'convert --to {to}: {done.stderr[:1000]}'
    return done.stdout


def game_ids():
    files = sorted((ROOT / 'bench/sets').glob('*.ids')) + [ROOT / 'tests/formats/towers-small.ids']
    return ''.join(file.read_text() for file in files)


def id_lines(text):
    return [line for line in text.splitlines() if not line.startswith('#')]


class GameIds(unittest.TestCase):
    def test_there_are_a_thousand(self):
        self.assertGreaterEqual(len(id_lines(game_ids())), 1000)

    def test_through_every_format(self):
        ids = game_ids()
        for between in ('sgt', 'text', 'json', 'prolog', 'puzzlink', 'pzprv3', 'latex'):
            there = convert(ids, between)
            self.assertEqual(convert(there, 'sgt'), ids, between)
            self.assertEqual(convert(there, 'sgt', '--from', between), ids, between)

    def test_through_digits(self):
        lines = game_ids().splitlines()
        fitting, remarks = [], []
        for line in lines:
            remarks.append(line)
            if line.startswith('#'):
                continue
            if 5 <= int(line.split(':')[0]) <= 9:
                fitting += remarks
            remarks = []
        ids = '\n'.join(fitting) + '\n'
        digits = convert(ids, 'digits')
        self.assertEqual(convert(digits, 'sgt'), ids)
        self.assertEqual([digit_string(board) for board in boards_of(convert(ids, 'json'))], id_lines(digits))

    def test_round_about(self):
        ids = game_ids()
        text = ids
        for step in ('latex', 'puzzlink', 'prolog', 'pzprv3', 'json', 'text'):
            text = convert(text, step)
        self.assertEqual(convert(text, 'sgt'), ids)


def boards_of(jsonl):
    """Size, clues in the order top, bottom, left, right, and cells, 0 for none."""
    for line in jsonl.splitlines():
        puzzle = json.loads(line)
        clues = [clue for side in ('top', 'bottom', 'left', 'right') for clue in puzzle['clues'][side]]
        yield puzzle['size'], clues, [cell or 0 for row in puzzle['grid'] for cell in row]


def digit_string(board):
    size, clues, cells = board
    return ''.join(map(str, [size, *clues, *cells]))


def section(numbers):
    text, run = '', 0
    for number in [*numbers, None]:
        if number == 0:
            run += 1
        if run and (number != 0 or run == 20):
            text += chr(ord('g') + run - 1)
            run = 0
        if number:
            text += f'{number:x}' if number < 16 else f'-{number:02x}'
    return text


def address(board):
    size, clues, cells = board
    return f'skyscrapers/{size}/{size}/' + section(clues) + (section(cells) if any(cells) else '')


def seen(line):
    highest = count = 0
    for height in line:
        if height > highest:
            highest, count = height, count + 1
    return count


def shuffled_board(size, chance, given):
    """The clues of a shuffled square, each shown with probability `chance`, and cells with probability `given`."""
    order, names, shifts = (random.sample(range(size), size) for _ in range(3))
    rows = [[1 + names[(order[column] + shifts[row]) % size] for column in range(size)] for row in range(size)]
    columns = list(zip(*rows))
    clues = [seen(line) for line in columns] + [seen(line[::-1]) for line in columns]
    clues += [seen(line) for line in rows] + [seen(line[::-1]) for line in rows]
    return (size, [clue if random.random() < chance else 0 for clue in clues],
            [cell if random.random() < given else 0 for row in rows for cell in row])


class Addresses(unittest.TestCase):
    def check(self, addresses):
        text = '\n'.join(addresses) + '\n'
        jsonl = convert(text, 'json')
        self.assertEqual([address(board) for board in boards_of(jsonl)], addresses)
        for between in ('text', 'json', 'prolog', 'sgt', 'pzprv3', 'latex'):
            self.assertEqual(convert(convert(text, between), 'puzzlink'), text, between)

    def test_of_shuffled_squares(self):
        random.seed(1)
        boards = [shuffled_board(3 + number % 18, random.choice((0.2, 0.5, 1)), random.choice((0, 0, 0.1, 0.5)))
                  for number in range(1000)]
        addresses = [address(board) for board in boards]
        self.assertTrue(any('-1' in text for text in addresses), 'no number above 15')
        self.check(addresses)

    def test_of_generated_puzzles(self):
        addresses = []
        for size in range(3, 8):
            done = subprocess.run([BINARY, 'generate', 'skyscraper', '--size', str(size), '--count', '20', '--seed', '1',
                                   '--to', 'puzzlink'], capture_output=True, encoding='utf-8', check=True)
            addresses += id_lines(done.stdout)
        self.assertEqual(len(addresses), 100)
        self.check(addresses)


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else os.environ['GRIDWRIGHT'])
    unittest.main()
