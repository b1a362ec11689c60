#!/usr/bin/env python3
"""Replays the transcripts in this folder and compares what the commands print.

    transcripts_test.py [BINARY] [--update]

A transcript holds commands and what they print:

    $ gridwright solve board.gw
    a line of standard output
    ! a line of standard error
    ? 1

`?` is the exit code, 0 when it is left out. Lines before the first command are remarks. Every transcript runs in a
folder of its own that holds a copy of samples/ and, as `corpus`, the corpus. Times are masked, and so are the counts
of a search, which belong to the engine. A list of all kinds of puzzles reads KINDS, so that a new kind changes no
transcript; kinds_test.py compares these lists with what help says. With --update the transcripts are rewritten with what
the program says now.
"""

import difflib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from patience import PATIENCE

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

MASKS = [
    (re.compile(r'"seconds":\d+\.\d{9,}'), '"seconds":S'),
    (re.compile(r'^(|# |% )seconds: \d+\.\d{9,}$', re.M), r'\1seconds: S'),
    (re.compile(r'"(constraints|resumptions|entailments|prunings|backtracks|nodes)":\d+'), r'"\1":N'),
    (re.compile(r'^(|# |% )(constraints|resumptions|entailments|prunings|backtracks|nodes): \d+$', re.M), r'\1\2: N'),
    (re.compile(r'\bskyscraper(, [a-z-]+)+ (and|or) [a-z-]+'), 'KINDS'),                 # all, or all with a generator
    (re.compile(r'(ask takes |the kind of board to ask for: )hoodoo((, [a-z-]+)* or [a-z-]+)?'), r'\1KINDS'),
    (re.compile(r'^(Kinds|Puzzles):\n(  .*\n)+', re.M), r'\1:\n  KINDS\n'),
]


def masked(text):
    for pattern, replacement in MASKS:
        text = pattern.sub(replacement, text)
    return text


def play(command, folder, environment):
    """The command and its output as lines of a transcript."""
    done = subprocess.run(['bash', '-c', command], cwd=folder, env=environment, capture_output=True, timeout=PATIENCE,
                          stdin=subprocess.DEVNULL)
    lines = ['$ ' + command]
    lines += masked(done.stdout.decode('utf-8', 'backslashreplace')).splitlines()
    lines += ['! ' + line for line in masked(done.stderr.decode('utf-8', 'backslashreplace')).splitlines()]
    if done.returncode != 0:
        lines.append(f'? {done.returncode}')
    return lines


def replay(transcript, environment):
    """The transcript with the current output of its commands."""
    lines = transcript.read_text().splitlines()
    first = next((i for i, line in enumerate(lines) if line.startswith('$ ')), len(lines))
    result = lines[:first]
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(HERE / 'samples', folder, dirs_exist_ok=True)
        if (ROOT / 'corpus').is_dir():
            os.symlink(ROOT / 'corpus', pathlib.Path(folder) / 'corpus')
        for line in lines[first:]:
            if line.startswith('$ '):
                result += play(line[2:], folder, environment) + ['']
    while result and not result[-1]:
        result.pop()
    return result


def significant(lines):
    """Drops empty lines at the end of an output, which only separate the commands of a transcript."""
    result = []
    for line in lines:
        if line.startswith('$ ') or line.startswith('? '):
            while result and not result[-1]:
                result.pop()
        result.append(line)
    return result


def main():
    words = [word for word in sys.argv[1:] if word != '--update']
    binary = pathlib.Path(words[0] if words else os.environ['GRIDWRIGHT']).resolve()
    failures = 0
    with tempfile.TemporaryDirectory() as programs:
        os.symlink(binary, pathlib.Path(programs) / 'gridwright')
        environment = {'PATH': programs + ':' + os.environ['PATH'], 'LC_ALL': 'C.UTF-8'}
        transcripts = sorted(HERE.glob('*.transcript'))
        for transcript in transcripts:
            before = transcript.read_text().splitlines()
            after = replay(transcript, environment)
            if '--update' in sys.argv:
                transcript.write_text('\n'.join(after) + '\n')
            elif significant(before) != significant(after):
                failures += 1
                print('\n'.join(difflib.unified_diff(significant(before), significant(after), transcript.name, 'now',
                                                     lineterm='')))
    print(f'{len(transcripts)} transcripts, {failures} differ')
    return 1 if failures or not transcripts else 0


if __name__ == '__main__':
    sys.exit(main())
