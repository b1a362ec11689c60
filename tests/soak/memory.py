#!/usr/bin/env python3
"""Runs commands in too little memory, with one job and with many.

    tests/soak/memory.py [--runs N] [--seed S] [BINARY]

However little memory there is, the exit code is 0 to 3, every puzzle gets one answer or the message says after how many puzzles
memory ran out, and every message is one of our own sentences. The exit code of the test is 1 when any of this fails.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PATIENCE = 300  # seconds until a program counts as hanging
MEGABYTES = (20, 400)
JOBS = (1, 2, 3, 4, 8, 16, 32, 64)
FOREIGN = ('terminate', 'what()', 'std::', 'Aborted', 'CaDiCaL')


def boards():
    """Small boards between large ones, of all kinds."""
    side = 62
    row = ' '.join(['.'] * side)
    clues = ' '.join(str(2 + i % 19) for i in range(side))
    sky = f'skyscraper {side}\n    {clues}\n' + f'. | {row} | .\n' * side + f'    {clues}\n'
    small = 'skyscraper 2\n  2 .\n. | . . | .\n. | . . | .\n  . .\n'
    return [small, sky, small, f'hoodoo {side} {side}\n', 'hoodoo 3 4\n',
            f'close-or-far {side}\n' + f'{row}\n' * side, small]


def commands(folder):
    """The command to run, and the number of its JSON answers."""
    mixed = folder / 'mixed.gw'
    pieces = boards()
    mixed.write_text(''.join(pieces))
    recipe = folder / 'soak.study'
    recipe.write_text('title = Soak\npuzzles small = board hoodoo 2 2\npuzzles big = board hoodoo 30 30\nsolvers = fd, sat\nlimit = 2 s\n')
    for engine in ('auto', 'fd', 'sat', 'colouring', 'skyline', 'pairs', 'brute'):
        yield ['solve', '--engine', engine, '--time', 1, '--to', 'json', mixed], len(pieces)
    yield ['solve', '--unique', '--engine', 'sat', '--time', 1, '--to', 'json', mixed], len(pieces)
    for engine in ('auto', 'sat'):
        yield ['check', '--engine', engine, '--time', 1, '--to', 'json', mixed], len(pieces)
    yield ['convert', '--to', 'json', mixed], len(pieces)
    for kind, size in (('skyscraper', 7), ('close-or-far', 8), ('hoodoo', 6)):
        yield ['generate', kind, '--size', size, '--count', 20, '--seed', 1, '--to', 'json'], None
    yield ['study', 'run', recipe, '--resume', '--out', folder / 'results'], None


def run(binary, words, jobs, megabytes):
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    words = [binary, *map(str, words), '--jobs', str(jobs)]
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, preexec_fn=limit)


def complaint(done, answers):
    """What is wrong with the result of a run; None when it is right."""
    if done.returncode not in (0, 1, 2, 3):
        return f'exit code {done.returncode}'
    for line in done.stderr.splitlines():
        if any(word in line for word in FOREIGN):
            return f'says {line!r}'
    if done.returncode == 2 and not done.stderr:
        return 'exit code 2 without a sentence'
    if answers is not None:
        given = [json.loads(line) for line in done.stdout.splitlines()]
        if len(given) != answers and 'out of memory' not in done.stderr:
            return f'{len(given)} answers for {answers} puzzles'
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--runs', type=int, default=200)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('binary', nargs='?', default=os.environ.get('GRIDWRIGHT', ROOT / 'build/gridwright'))
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    random_source = random.Random(options.seed)
    codes, refused, failures = collections.Counter(), 0, 0
    with tempfile.TemporaryDirectory() as place:
        choices = list(commands(pathlib.Path(place)))
        for number in range(options.runs):
            words, answers = choices[number % len(choices)]
            jobs, megabytes = random_source.choice(JOBS), random_source.randint(*MEGABYTES)
            try:
                done = run(binary, words, jobs, megabytes)
                problem = complaint(done, answers)
                codes[done.returncode] += 1
                refused += done.stderr.count('memory')
            except subprocess.TimeoutExpired:
                problem = 'it hangs'
            if problem:
                failures += 1
                print(f'{megabytes} MB, {jobs} jobs: {" ".join(map(str, words))}: {problem}', flush=True)
    print('exit codes: ' + ', '.join(f'{code}: {codes[code]}' for code in sorted(codes)))
    print(f'memory ran out {refused} times')
    print(f'{options.runs - failures} passed, {failures} failed')
    sys.exit(1 if failures else 0)


if __name__ == '__main__':
    main()
