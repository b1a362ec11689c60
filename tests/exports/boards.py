"""Boards for the tests of this folder: the whole corpus, and generated boards of every kind, also damaged ones.

The number of boards bounds the time, never a clock. A board is the JSON object of a puzzle, with what the program says
about it.
"""

import json
import os
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else os.environ['GRIDWRIGHT'])

SIZES_OF_A_KIND = 3
BOARDS_OF_A_SIZE = 3
DAMAGES = 2


def run(*words, text=''):
    return subprocess.run([BINARY, *words], input=text, capture_output=True, encoding='utf-8')


def kinds():
    """Each kind that can be made, with the smallest size that is."""
    section = run('generate', '--help').stdout.partition('\nKinds:\n')[2].partition('\n\n')[0]
    return {kind: int(size) for kind, size in re.findall(r'^  (\S+) +\D*(\d+)', section, re.M)}


def generated():
    for kind, smallest in kinds().items():
        for size in range(max(smallest, 3), max(smallest, 3) + SIZES_OF_A_KIND):
            made = run('generate', kind, '--size', str(size), '--count', str(BOARDS_OF_A_SIZE), '--seed', '5')
            assert made.returncode == 0, made.stderr
            yield from read(made.stdout)


def read(text):
    """The puzzles of a text, as JSON."""
    converted = run('convert', '--to', 'json', text=text)
    assert converted.returncode == 0, converted.stderr
    return [json.loads(line) for line in converted.stdout.splitlines()]


def damaged(board, chance):
    """The board with a clue or a given less, or with one that may not fit: often with several solutions, or none."""
    board = json.loads(json.dumps(board))
    rows = [row for row in [*board.get('clues', {}).values(), *board['grid']] if any(row)]
    row = chance.choice(rows)
    at = chance.choice([i for i, value in enumerate(row) if value])
    others = [value for line in rows for value in line if value and value != row[at]]
    nothing = 0 if isinstance(board.get('clues'), dict) and row in board['clues'].values() else None
    row[at] = chance.choice([nothing, *others])
    board.pop('expect', None)
    return board


def boards():
    """Every board with a name and its verdict: `solve` for one with an objective, else `solve --unique`."""
    chance = random.Random(3)
    puzzles = []
    for file in sorted(ROOT.glob('corpus/**/*.gw')):
        puzzles += [(f'{file.relative_to(ROOT)}, number {number}', puzzle)
                    for number, puzzle in enumerate(read(file.read_text()), 1)]
    for number, puzzle in enumerate(generated(), 1):
        puzzles.append((f'generated {puzzle["puzzle"]} {number}', puzzle))
        for damage in range(DAMAGES):
            puzzles.append((f'generated {puzzle["puzzle"]} {number}, damage {damage}', damaged(puzzle, chance)))
    for name, puzzle in puzzles:
        text = json.dumps(puzzle)
        # Judged by another engine than the formula's, so that one mistake cannot hide in both.
        answer = json.loads(run('solve', '--engine', 'fd', '--to', 'json', text=text).stdout)
        if answer['objective'] is None and answer['verdict'] == 'solved':
            answer = json.loads(run('solve', '--engine', 'fd', '--unique', '--to', 'json', text=text).stdout)
        yield name, text, answer


def exported(text, form):
    done = run('convert', '--to', form, text=text)
    assert done.returncode == 0, done.stderr
    return done.stdout
