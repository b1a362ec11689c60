#!/usr/bin/env python3
"""However a file is damaged, every record in it gets one answer, in valid JSON that is safe on a terminal.

    mutations_test.py [BINARY]

The test changes bytes of the corpus at random, with a fixed seed, so that every run tries the same files.
"""

import json
import os
import pathlib
import random
import re
import subprocess
import sys
import unittest

from patience import PATIENCE

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BINARY = None
ROUNDS = 60 if os.environ.get('GRIDWRIGHT_SANITIZED') else 400

UNSAFE = re.compile('[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]')
# Inserted into files: bytes that mean something to a reader, and bytes that must not reach a terminal.
PIECES = [b'#', b'%', b'/*', b'*/', b'{', b'}', b'*1', b'{1,2}', b'{.}', b'"', b'\\', b'\\u009b', b'[', b']', b'.', b',', b'\n', b'\r\n', b'\0', b' ', b'|',
          b'# source: ', b'# expect: ', b'hoodoo 1 1\n', b'1:///\n', b'\x1b[31m', '\u009b'.encode(), '\u202e'.encode(),
          '\u2028'.encode(), '\ufeff'.encode(), b'\xe9', b'\xff', b'\xc2', b'\xed\xa0\x80', b'\xf4\x90\x80\x80']


def run(*words, text=b''):
    return subprocess.run([BINARY, *words], input=text, capture_output=True, timeout=PATIENCE)


def samples():
    files = sorted(path for path in (ROOT / 'corpus').rglob('*') if path.suffix in ('.gw', '.jsonl', '.json', '.pl', '.sgt'))
    files.append(ROOT / 'tests' / 'cli' / 'samples' / 'begun.gw')
    texts = [path.read_bytes() for path in files]
    # The corpus is mostly text; every format has its turn.
    texts += [run('convert', '--to', name, text=text).stdout for text in [*texts[:12], texts[-1]] for name in ('json', 'prolog', 'sgt')]
    return [text for text in texts if 0 < len(text) < 20_000]


def mutated(text, chance):
    text = bytearray(text)
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(len(text) + 1)
        kind = chance.randrange(4)
        if kind == 0:
            text[at:at] = chance.choice(PIECES)
        elif kind == 1:
            text[at:at + 1] = bytes([chance.randrange(256)])
        elif kind == 2:
            del text[at:at + chance.randrange(1, 20)]
        else:
            piece = text[at:at + chance.randrange(1, 200)]
            place = chance.randrange(len(text) + 1)
            text[place:place] = piece
    return bytes(text)


def without_place(answer):
    return {key: value for key, value in answer.items() if key not in ('file', 'line', 'number')}


class Mutations(unittest.TestCase):
    def converted(self, text):
        """The answers to a text, one for each record."""
        done = run('convert', '--to', 'json', text=text)
        self.assertIn(done.returncode, (0, 1, 2))
        out, err = done.stdout.decode(), done.stderr.decode()  # both are UTF-8
        self.assertIsNone(UNSAFE.search(out))
        self.assertIsNone(UNSAFE.search(err))
        answers = [json.loads(line) for line in out.splitlines()]
        refusals = [answer['error'] for answer in answers if 'error' in answer]
        self.assertEqual(refusals, err.splitlines())
        self.assertEqual(done.returncode, 2 if refusals else 0)
        return answers

    def test_mutations(self):
        chance = random.Random(2024)
        texts = samples()
        self.assertGreater(len(texts), 20)
        refused = 0
        for number in range(ROUNDS):
            text = mutated(chance.choice(texts), chance)
            with self.subTest(number, text=text):
                answers = self.converted(text)
                self.assertGreater(len(answers), 0)
                refused += any('error' in answer for answer in answers)
                good = [answer for answer in answers if 'error' not in answer]
                lines = ''.join(json.dumps(answer) + '\n' for answer in good).encode()
                if good:  # it can be written and read back unchanged
                    again = self.converted(lines)
                    self.assertEqual([answer['line'] for answer in again], list(range(1, len(good) + 1)))
                    self.assertEqual(list(map(without_place, again)), list(map(without_place, good)))
        self.assertGreater(refused, ROUNDS // 10)
        self.assertLess(refused, ROUNDS)

    def test_comments_change_nothing(self):
        """Bytes in comments, whatever they are, neither add nor remove a record."""
        chance = random.Random(2025)
        for number in range(ROUNDS // 4):
            def noise():
                return bytes(chance.randrange(256) for _ in range(chance.randrange(20))).replace(b'\n', b'').replace(b'*/', b'')
            def remark(mark):
                return mark + b' ' + chance.choice((b'', b'source: ', b'expect: ')) + noise() + b'\n'
            records = []
            for _ in range(chance.randrange(1, 5)):
                hash_, percent = remark(b'#'), remark(b'%')
                records.append(chance.choice((
                    hash_ + b'skyscraper 2 ' + hash_ + hash_ + b'. . ' + hash_ + b'. . . . ' + hash_ + hash_ + b'. . . .' + hash_
                    + b'. .' + hash_,
                    hash_ + b'close-or-far 1\n' + hash_ + b'C' + hash_,
                    hash_ + b'2:///////' + hash_,
                    percent + b'/*' + noise() + b'*/ hoodoo(1, ' + percent + b'1, /*' + noise() + b'*/ fewest, [[_]]). ' + percent,
                    hash_ + b'{"puzzle":"hoodoo","rows":1,"columns":1}\n')))
            text = b''.join(records)
            with self.subTest(number, text=text):
                answers = self.converted(text)
                self.assertEqual(['error' in answer for answer in answers], len(records) * [False])


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
