#!/usr/bin/env python3
"""Every kind of puzzle that this build has is listed wherever kinds are listed, and goes through every command.

    kinds_test.py [BINARY]

No kind is named here: the program is asked which ones there are, so that a new kind is tested without a new line.
"""

import json
import os
import re
import subprocess
import sys
import unittest

from patience import PATIENCE

BINARY = None


def run(*words, text=''):
    return subprocess.run([BINARY, *words], input=text, capture_output=True, encoding='utf-8', timeout=PATIENCE)


def kinds_in_help(command):
    """Each kind with what help says about it."""
    section = run(command, '--help').stdout.partition('\nKinds:\n')[2].partition('\n\n')[0]
    return dict(re.findall(r'^  (\S+) +(.*)', section, re.M))


def kinds_of_the_reader():
    known = re.search(r'known are (.+)$', run('solve', text='no-such-puzzle 1\n').stderr)[1]
    return re.split(', | and ', known)


def listed(kinds, last_word):
    kinds = list(kinds)
    return f' {last_word} '.join([', '.join(kinds[:-1]), kinds[-1]] if len(kinds) > 1 else kinds)


class Kinds(unittest.TestCase):
    def test_messages_list_the_kinds_of_help(self):
        made, asked = kinds_in_help('generate'), kinds_in_help('ask')
        self.assertTrue(made and asked)
        for words, kinds in ((['generate'], made), (['generate', 'no-such-puzzle', '--size', '4'], made),
                             (['ask'], asked), (['ask', 'no-such-puzzle'], asked)):
            done = run(*words)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr, rf'[:a-z] {listed(kinds, "or")}[,;]')
        self.assertLessEqual({*made, *asked}, set(kinds_of_the_reader()))

    def test_what_is_made_is_read_solved_checked_converted_and_drawn(self):
        for kind, sizes in kinds_in_help('generate').items():
            with self.subTest(kind):
                smallest = re.search(r'\d+', sizes)[0]
                made = run('generate', kind, '--size', smallest, '--seed', '7')
                self.assertEqual((made.returncode, made.stderr), (0, ''))
                self.assertIn(f'\n{kind} {smallest}', made.stdout)

                solved = run('solve', '--unique', '--to', 'json', text=made.stdout)
                answer = json.loads(solved.stdout)
                self.assertEqual(solved.returncode, 0, solved.stderr)
                self.assertEqual(answer['puzzle'], kind)
                self.assertFalse(any(cell is None for row in answer['grid'] for cell in row))
                self.assertEqual(run('solve', '--count', text=made.stdout).returncode, 0)

                filled = run('solve', text=made.stdout).stdout
                checked = json.loads(run('check', '--to', 'json', text=filled).stdout)
                self.assertEqual((checked['verdict'], checked['complete']), ('solved', True))

                judged = run('check', '--redundant', '--forced', '--to', 'json', text=made.stdout)
                self.assertEqual(judged.returncode, 0, judged.stderr)
                self.assertEqual(json.loads(judged.stdout)['forced'], answer['grid'])
                blank = json.loads(run('convert', '--to', 'json', text=made.stdout).stdout)
                blank['grid'] = [[None] * len(row) for row in blank['grid']]
                blank.pop('clues', None)
                improved = run('improve', '--unique', '--to', 'json', text=json.dumps(blank))
                self.assertEqual(improved.returncode, 0, improved.stderr)
                self.assertEqual(run('solve', '--unique', text=improved.stdout).returncode, 0)
                self.assertEqual(run('improve', '--minimal', text=improved.stdout).returncode, 0)

                for form in 'json', 'prolog':
                    converted = run('convert', '--to', form, text=made.stdout)
                    self.assertEqual(converted.returncode, 0, converted.stderr)
                    back = run('convert', '--to', 'text', text=converted.stdout)
                    self.assertEqual(back.stdout, made.stdout, form)

                for form, begins in ('minizinc', '%'), ('dimacs', 'c'):
                    exported = run('convert', '--to', form, text=made.stdout)
                    self.assertEqual((exported.returncode, exported.stderr), (0, ''))
                    self.assertTrue(exported.stdout.startswith(begins))

                drawn = run('convert', '--to', 'pretty', text=made.stdout)
                self.assertEqual(drawn.returncode, 0)
                self.assertGreater(drawn.stdout.count('\n'), int(smallest))


if __name__ == '__main__':
    BINARY = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith('-') else os.environ['GRIDWRIGHT']
    unittest.main()
