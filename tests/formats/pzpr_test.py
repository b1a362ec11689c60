#!/usr/bin/env python3
"""Puzzles go through the npm package pzpr, whose formats ours are to be, and keep their clues.

    pzpr_test.py [BINARY]

Skipped where Node or the package is missing; `make pzpr` installs it in build/npm. The version that npm has, 0.10.1,
calls the puzzle `building` and has no givens, so only clues and remarks are compared.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import unittest

BINARY = None
ROOT = pathlib.Path(os.environ.get('GRIDWRIGHT_SOURCE_DIR', pathlib.Path(__file__).resolve().parents[2]))
MODULES = pathlib.Path(os.environ.get('PZPR_MODULES', ROOT / 'build/npm/node_modules'))

# Opens each address or file of a JSON list and answers with the address and the file that pzpr writes.
SCRIPT = """
const pzpr = require(process.argv[1] + '/pzpr');
const inputs = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const outputs = [];
function next() {
    if (outputs.length === inputs.length) return process.stdout.write(JSON.stringify(outputs));
    const puzzle = new pzpr.Puzzle();
    puzzle.open(inputs[outputs.length], () => {
        const file = puzzle.getFileData(pzpr.parser.FILE_PZPR, {history: true});
        outputs.push({url: puzzle.getURL(), file, author: puzzle.metadata.author});
        setImmediate(next);
    });
}
next();
"""


def through_pzpr(inputs):
    done = subprocess.run(['node', '-e', SCRIPT, str(MODULES)], input=json.dumps(inputs), capture_output=True,
                          encoding='utf-8', timeout=600)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def read(text, *words):
    """The puzzles of a text and what was said about it."""
    done = subprocess.run([BINARY, 'convert', '--to', 'json', *words], input=text, capture_output=True, encoding='utf-8',
                          timeout=600)
    assert done.returncode == 0, done.stderr[:1000]
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def written(text, to):
    done = subprocess.run([BINARY, 'convert', '--to', to], input=text, capture_output=True, encoding='utf-8',
                          timeout=600, check=True)
    return done.stdout


def clues(puzzles):
    return [(puzzle['size'], puzzle['clues']) for puzzle in puzzles]


def game_ids():
    lines = []
    for name in ('bench/sets/towers-6dh.ids', 'bench/sets/towers-9de.ids', 'tests/formats/towers-small.ids'):
        lines += [line for line in (ROOT / name).read_text().splitlines() if not line.startswith('#')]
    return '\n'.join(lines) + '\n'


class Pzpr(unittest.TestCase):
    def setUp(self):
        self.ids = game_ids()
        self.wanted, _ = read(self.ids)

    def check(self, inputs):
        outputs = through_pzpr(inputs)
        addresses, said = read('\n'.join(output['url'] for output in outputs) + '\n')
        self.assertEqual(clues(addresses), clues(self.wanted))
        self.assertEqual(said, '')
        files, said = read('\n'.join(output['file'] for output in outputs))
        self.assertEqual(clues(files), clues(self.wanted))
        self.assertIn(f'-: {len(outputs)} move lists are passed over', said)
        return outputs, files

    def test_addresses(self):
        self.check(written(self.ids, 'puzzlink').replace('skyscrapers/', 'building/').split())

    def test_files(self):
        puzzles, _ = read(self.ids)
        for number, puzzle in enumerate(puzzles):
            del puzzle['grid']  # givens in a file would become entries NaN
            puzzle |= {'author': f'Ann {{{number}', 'title': f'}} number {number}', 'comments': {'note': ['a', 'b: c']}}
        text = '\n'.join(json.dumps(puzzle) for puzzle in puzzles)
        files = ['pzprv3' + file.rstrip() for file in written(text, 'pzprv3').split('pzprv3')[1:]]
        self.assertEqual(len(files), len(puzzles))
        outputs, back = self.check([file.replace('skyscrapers', 'building') for file in files])
        for puzzle, output, there in zip(puzzles, outputs, back):
            self.assertEqual(output['author'], puzzle['author'])
            for member in ('author', 'title', 'comments'):
                self.assertEqual(there[member], puzzle[member])


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else os.environ['GRIDWRIGHT'])
    if not shutil.which('node') or not (MODULES / 'pzpr').is_dir():
        print(f'skipped: {"node" if not shutil.which("node") else MODULES / "pzpr"} is missing; make pzpr installs it')
        sys.exit(77)
    unittest.main()
