#!/usr/bin/env python3
"""Boards that a player has begun go through every command as they should, whatever was filled in.

    begun_test.py [BINARY]

Random entries and marks are put on new puzzles of every kind, with a fixed seed, and what the program says is compared with
the solution.
"""

import json
import os
import random
import re
import subprocess
import sys
import unittest

from patience import PATIENCE

BINARY = None
PUZZLES = (('skyscraper', 5), ('close-or-far', 6), ('hoodoo', 4))
ROUNDS = 3 if os.environ.get('GRIDWRIGHT_SANITIZED') else 12


def run(*words, text=''):
    return subprocess.run([BINARY, *words], input=text, capture_output=True, encoding='utf-8', timeout=PATIENCE)


def objects(text):
    return [json.loads(line) for line in text.splitlines()]


def lines_of(boards):
    return ''.join(json.dumps(board) + '\n' for board in boards)


def without(board, *keys):
    return {key: value for key, value in board.items() if key not in ('format', 'file', 'line', 'number', *keys)}


class Player:
    """Fills in some cells of a puzzle, `wrong` of them wrongly."""

    def __init__(self, puzzle, chance, wrong):
        self.puzzle = without(puzzle, 'solution', 'seed', 'index', 'generator', 'grade', 'source', 'expect')
        self.solution = puzzle['solution']
        rows, columns = len(self.solution), len(self.solution[0])
        values = list({json.dumps(value): value for row in self.solution for value in row}.values())
        cells = [(row, column) for row in range(rows) for column in range(columns) if puzzle['grid'][row][column] is None]
        chance.shuffle(cells)
        self.filled = [[None] * columns for _ in range(rows)]
        self.marks = [[None] * columns for _ in range(rows)]
        entered = cells[:chance.randrange(wrong, len(cells) // 2 + wrong)]
        self.wrong = []
        for row, column in entered:
            truth = self.solution[row][column]
            if len(self.wrong) < wrong:
                self.wrong.append(f'r{row + 1}c{column + 1}')
                truth = chance.choice([value for value in values if value != truth])
            self.filled[row][column] = truth
        self.right = len(entered) - wrong
        for row, column in cells[len(entered):]:
            if chance.random() < 0.5:
                others = [value for value in values if value != self.solution[row][column] and chance.random() < 0.5]
                self.marks[row][column] = sorted([*others, self.solution[row][column]], key=str)
        self.wrong.sort()

    def board(self):
        board = dict(self.puzzle)
        for name, grid in (('filled', self.filled), ('marks', self.marks)):
            if any(item is not None for row in grid for item in row):
                board[name] = grid
        return board

    def shown(self):
        """The board as a puzzle in which entries look like givens."""
        grid = [[given if given is not None else entry for given, entry in zip(*rows)]
                for rows in zip(self.puzzle['grid'], self.filled)]
        return {**self.puzzle, 'grid': grid}


class Begun(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        chance = random.Random(2026)
        cls.players = []
        for kind, size in PUZZLES:
            made = objects(run('generate', kind, '--size', str(size), '--count', str(ROUNDS), '--seed', '3', '--to', 'json').stdout)
            cls.players += [Player(puzzle, chance, wrong) for puzzle in made for wrong in (0, 1, 2)]
        cls.lines = lines_of(player.board() for player in cls.players)

    def test_formats_carry_it(self):
        first = run('convert', '--to', 'json', text=self.lines)
        self.assertEqual((first.returncode, first.stderr), (0, ''))
        def sorted_marks(board):
            if 'marks' in board:
                board['marks'] = [[marks and sorted(marks, key=str) for marks in row] for row in board['marks']]
            return board
        converted = [without(sorted_marks(board)) for board in objects(first.stdout)]
        self.assertEqual(converted, [player.board() for player in self.players])
        text = run('convert', '--to', 'text', text=first.stdout).stdout
        again = run('convert', '--to', 'json', text=text)
        self.assertEqual([without(board) for board in objects(again.stdout)], [without(board) for board in objects(first.stdout)])
        self.assertEqual(run('convert', text=text).stdout, text)
        for board in re.split(r'\n\n', text.strip()):
            if not board.startswith('skyscraper'):
                self.assertEqual(len({len(line) for line in board.splitlines()[1:]}), 1, board)

    def test_damaged_boards_have_one_answer_each(self):
        chance = random.Random(7)
        text = run('convert', '--to', 'text', text=self.lines).stdout
        for number in range(100):
            at = chance.randrange(len(text))
            damaged = text[:at] + chance.choice('*{},.-_#|{C1') + text[at + chance.randrange(3):]
            done = run('convert', '--to', 'json', text=damaged[max(0, at - 900):])
            self.assertIn(done.returncode, (0, 2))
            refused = [answer['error'] for answer in objects(done.stdout) if 'error' in answer]
            self.assertEqual(refused, done.stderr.splitlines(), number)

    def test_other_commands_see_the_givens_only(self):
        plain = lines_of(player.puzzle for player in self.players)
        for words in (('solve', '--unique'), ('grade',), ('explain',)):
            answers = [[{**answer, 'seconds': 0} for answer in objects(run(*words, '--to', 'json', text=text).stdout)]
                       for text in (self.lines, plain)]
            self.assertEqual(*answers, words)

    def test_check_compares_with_the_solution(self):
        plain = lines_of(player.puzzle for player in self.players)
        with open(os.path.join(os.environ.get('TMPDIR', '/tmp'), f'begun-{os.getpid()}.jsonl'), 'w', encoding='utf-8') as file:
            file.write(plain)
        self.addCleanup(os.remove, file.name)
        shown = lines_of(player.shown() for player in self.players)
        for words, text in (((), self.lines), (('--unique',), self.lines), (('--puzzle', file.name), shown)):
            done = run('check', '--to', 'json', *words, text=text)
            self.assertEqual(done.returncode, 1)
            for player, answer in zip(self.players, objects(done.stdout), strict=True):
                if 'entries' not in answer:
                    self.assertEqual((player.wrong, player.right, words[:1] == ('--puzzle',)), ([], 0, False))
                    continue
                self.assertEqual(sorted(answer['entries']['wrong']), player.wrong)
                self.assertEqual(answer['entries']['right'], player.right)
                self.assertEqual(answer['completable'], not player.wrong)
                self.assertIn(answer['verdict'], ('broken', 'impossible') if player.wrong else ('ok', 'unique', 'solved'))

    def test_a_hint_fits_and_a_wrong_entry_is_refuted(self):
        text = run('convert', '--to', 'text', text=self.lines).stdout
        done = run('hint', '--to', 'json', text=self.lines)
        answers = objects(done.stdout)
        self.assertEqual([without(answer) for answer in objects(run('hint', '--to', 'json', text=text).stdout)],
                         [without(answer) for answer in answers])
        for player, answer in zip(self.players, answers, strict=True):
            self.assertEqual(answer['verdict'], 'wrong' if player.wrong else 'hint', player.board())
            self.assertEqual(sorted(answer['wrong']), player.wrong)
            if player.wrong:
                self.assertTrue(answer['because'][-1]['concludes']['contradiction'])
                continue
            for placed in answer['hint']['concludes'].get('placed', []):
                row, column = map(int, re.fullmatch(r'r(\d+)c(\d+)', placed['cell']).groups())
                self.assertIsNone(player.filled[row - 1][column - 1])
                self.assertEqual(placed['value'], player.solution[row - 1][column - 1])

    def test_marks_without_the_right_value_are_wrong(self):
        for player in self.players[::3]:
            board = player.board()
            cells = [(row, column) for row, line in enumerate(player.marks) for column, marks in enumerate(line) if marks]
            if not cells:
                continue
            row, column = cells[0]
            marks = [list(line) for line in player.marks]
            marks[row][column] = [value for value in marks[row][column] if value != player.solution[row][column]]
            text = lines_of([{**board, 'marks': marks}])
            done = run('hint', '--to', 'json', text=text)
            self.assertEqual(done.returncode, 1)
            self.assertEqual(objects(done.stdout)[0]['wrong'], [f'r{row + 1}c{column + 1}'])
            done = run('check', '--to', 'json', text=text)
            answer = objects(done.stdout)[0]
            self.assertEqual((done.returncode, answer['verdict'], answer['completable']), (1, 'impossible', False))
            self.assertEqual(answer['entries']['wrong'], [f'r{row + 1}c{column + 1}'])


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
