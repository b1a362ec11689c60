#!/usr/bin/env python3
"""The command `ask` on a terminal: a conversation typed as a person types, and Ctrl-C at every stage of it.

    ask_test.py [BINARY]
"""

import os
import pty
import select
import subprocess
import sys
import unittest

from patience import PATIENCE

BINARY = None
ROWS, COLUMNS = b'How many rows? (1 to 62) ', b'How many columns? (1 to 62) '
PEGS = b'May transparent pegs be used, as few as possible? (yes or no) '
ANOTHER = b'Another board? (yes or no) '
CTRL_C, CTRL_D = b'\x03', b'\x04'


class Conversation:
    """The program on a terminal of its own."""

    def __init__(self, *words):
        self.shown = b''
        self.read = 0
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.execve(BINARY, [BINARY, 'ask', 'hoodoo', *words], {**os.environ, 'NO_COLOR': '1', 'LC_ALL': 'C'})

    def more(self):
        """Takes what is shown next; False at the end."""
        if not select.select([self.terminal], [], [], PATIENCE)[0]:
            raise TimeoutError(f'nothing more was shown after {self.shown!r}')
        try:
            piece = os.read(self.terminal, 4096)
        except OSError:  # how the end of a terminal looks on Linux
            piece = b''
        self.shown += piece
        return bool(piece)

    def wait_for(self, text):
        while (place := self.shown.find(text, self.read)) < 0:
            if not self.more():
                raise EOFError(f'{text!r} was not shown after {self.shown!r}')
        self.read = place + len(text)

    def type(self, keys):
        os.write(self.terminal, keys)

    def say(self, **answers):
        for question, answer in answers.items():
            self.wait_for(globals()[question])
            self.type(answer.encode() + b'\n')

    def end(self):
        """The exit code and everything that was shown."""
        while self.more():
            pass
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1]), self.shown


class Ask(unittest.TestCase):
    def test_a_board_and_no_other(self):
        person = Conversation('--engine', 'fd')
        person.say(ROWS='2', COLUMNS='3', PEGS='yes')
        person.wait_for(b'1 transparent peg, the fewest possible.\r\n\r\n')
        person.say(ANOTHER='no')
        code, shown = person.end()
        self.assertEqual(code, 0)
        self.assertTrue(shown.startswith(ROWS + b'2\r\n' + COLUMNS + b'3\r\n' + PEGS + b'yes\r\n\r\n  +---+'), shown)

    def test_the_end_of_what_is_typed(self):
        person = Conversation()
        person.wait_for(ROWS)
        person.type(CTRL_D)
        self.assertEqual(person.end(), (0, ROWS + b'\r\n'))

    def test_an_interrupt_while_waiting_for_an_answer(self):
        person = Conversation()
        person.say(ROWS='2')
        person.wait_for(COLUMNS)
        person.type(CTRL_C)
        self.assertEqual(person.end()[0], 3)

    def test_an_interrupt_after_an_answer(self):
        person = Conversation('--engine', 'fd')
        person.say(ROWS='2', COLUMNS='3', PEGS='yes')
        person.wait_for(ANOTHER)
        person.type(CTRL_C)
        self.assertEqual(person.end()[0], 3)

    def test_an_interrupt_while_solving_shows_the_best_so_far(self):
        person = Conversation('--engine', 'fd')  # nine by nine is far beyond what it can prove
        person.say(ROWS='9', COLUMNS='9', PEGS='yes')
        person.wait_for(b'9x9  best ')
        person.type(CTRL_C)
        person.wait_for(b'whether fewer are possible is not known (at least 0).\r\n')
        person.say(ANOTHER='yes')
        person.say(ROWS='2', COLUMNS='3', PEGS='yes')
        person.wait_for(b'1 transparent peg, the fewest possible.\r\n')
        person.wait_for(ANOTHER)
        person.type(CTRL_C)  # while nothing is searched, this ends the conversation
        code, shown = person.end()
        self.assertEqual(code, 3)
        self.assertNotIn(b'engine:', shown)

    def test_statistics_when_asked_for(self):
        person = Conversation('--engine', 'fd', '--stats')
        person.say(ROWS='2', COLUMNS='3', PEGS='yes')
        person.wait_for(b'1 transparent peg, the fewest possible.\r\nengine: fd\r\nseconds: ')
        person.say(ANOTHER='no')
        self.assertEqual(person.end()[0], 0)

    def test_a_time_limit_is_no_end(self):
        for seconds in ('0.2', '2', '20'):  # a slow machine finds nothing in so little time
            person = Conversation('--engine', 'fd', '--time', seconds)
            person.say(ROWS='9', COLUMNS='9', PEGS='yes', ANOTHER='yes')
            person.say(ROWS='1', COLUMNS='1', PEGS='no', ANOTHER='no')
            code, shown = person.end()
            self.assertEqual(code, 0)
            if b'A solution.' in shown and b'fewer' in shown:
                break
        self.assertIn(b'whether fewer are possible is not known', shown)
        self.assertIn(b'A solution.', shown)

    def test_nobody_listens_any_more(self):
        program = subprocess.Popen([BINARY, 'ask', 'hoodoo'], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE)
        program.stdout.close()
        _, complaints = program.communicate(b'2\n' * 10, timeout=PATIENCE)
        self.assertEqual((program.returncode, complaints), (0, b''))

    def test_answers_that_cannot_be_read(self):
        shell = subprocess.run(['sh', '-c', '"$0" ask hoodoo <&-', BINARY], capture_output=True, timeout=PATIENCE)
        self.assertEqual((shell.returncode, shell.stderr), (2, b'-: bad file descriptor\n'))

    def test_an_answer_without_end(self):
        answers = b'7' * 1_000_000 + b'\n2\n2\nyes\n'
        done = subprocess.run([BINARY, 'ask', 'hoodoo'], input=answers, capture_output=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0)
        self.assertIn(b'2 transparent pegs, the fewest possible.', done.stdout)
        self.assertLess(len(done.stdout), 2000)


if __name__ == '__main__':
    BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 and os.path.exists(sys.argv[1])
                             else os.environ['GRIDWRIGHT'])
    unittest.main()
