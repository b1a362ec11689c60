#!/usr/bin/env python3
"""Playing in a real terminal, driven by tmux: boards of each kind are solved by keys, hints are applied, windows are resized,
and however the game ends, the terminal is clean and the game is saved.

    play_test.py [BINARY]
"""

import json
import os
import pathlib
import pty
import signal
import subprocess
import unittest

from tmux import BINARY, PATIENCE, Terminal, wait_until

GAMES = (('skyscraper', 4), ('hoodoo', 4), ('close-or-far', 6))


def solved_puzzle(kind, size, seed):
    """The puzzle that `play` makes with this seed, with its solution."""
    run = subprocess.run([BINARY, 'generate', kind, '--size', str(size), '--seed', str(seed), '--to', 'json'],
                         capture_output=True, text=True, check=True, timeout=PATIENCE)
    return json.loads(run.stdout)


def keys_of_solution(puzzle):
    """The values to type into the open cells, in reading order."""
    name = {0: '_'} if puzzle['puzzle'] == 'hoodoo' else {}
    return [str(name.get(value, value)) for given, solved in zip(puzzle['grid'], puzzle['solution'])
            for before, value in zip(given, solved) if before is None]


class Playing(unittest.TestCase):
    def saved(self, terminal):
        games = terminal.games()
        self.assertEqual(len(games), 1)
        return json.loads(games[0].read_text())

    def begin(self, terminal, words='skyscraper --size 4 --seed 1'):
        terminal.play(words)
        return terminal.wait_for('? help', 'q leave')

    def test_each_kind_is_solved_by_keys_and_undone_to_the_start(self):
        for kind, size in GAMES:
            keys = keys_of_solution(solved_puzzle(kind, size, 1))
            with self.subTest(kind), Terminal() as terminal:
                start = self.begin(terminal, f'{kind} --size {size} --seed 1')
                self.assertIn(f'{len(keys)} cells open, 0 moves', start)
                for key in keys:
                    terminal.press(key, 'Enter')
                solved = terminal.wait_for('Congratulations!')
                self.assertIn('SOLVED', solved)
                self.assertRegex(solved, r'Solved in \d+:\d\d\.')
                terminal.press(*['u'] * len(keys))
                end = terminal.wait_for(f'{len(keys)} cells open, 0 moves', without=('SOLVED',))
                board = lambda screen: [line[:35].rstrip() for line in screen.splitlines()[1:-1]]
                self.assertEqual(board(end), board(start))
                terminal.press(*['r'] * len(keys))
                terminal.wait_for('SOLVED')
                terminal.press('q')
                code, screen = terminal.wait_for_end()
                self.assertEqual(code, 0)
                self.assertIn('gridwright: solved in ', screen)
                self.assertTrue(self.saved(terminal)['solved'])
                terminal.expect_clean(self)
                terminal.clear()
                terminal.play('')
                self.assertEqual(terminal.wait_for_end()[0], 2)  # a solved game is not resumed

    def test_hints_tell_more_and_more_and_are_applied(self):
        with Terminal() as terminal:
            self.begin(terminal)
            terminal.press('h')
            look = terminal.wait_for('Look at ', '(h tells more)')
            terminal.press('h')
            terminal.wait_for('(h tells more)', without=('Look at ',))
            terminal.press('h')
            terminal.wait_for('(a applies')
            terminal.press('a')
            terminal.wait_for(' 1 move')
            terminal.press('e')
            terminal.wait_for('The next step', 'Esc closes')
            terminal.press('Escape')
            terminal.wait_for('? help', ' 1 move')
            for moves in range(2, 40):  # hints alone solve the board
                terminal.press('h')
                terminal.press('a')
                if 'SOLVED' in terminal.wait_for(f' {moves} moves', without=('Checking',)):
                    break
            terminal.wait_for('Congratulations!')

    def test_check_marks_and_trials(self):
        with Terminal() as terminal:
            puzzle = solved_puzzle('skyscraper', 4, 1)
            right = keys_of_solution(puzzle)[0]
            wrong = next(value for value in '1234' if value != right)
            self.begin(terminal)
            terminal.press(wrong, 'v')
            terminal.wait_for('is wrong.', '(wrong)', wrong + '!')
            terminal.press('BSpace', 'Space', '1', '2')
            terminal.wait_for('MARKS', 'Marks: 1 2')
            terminal.press('u', 'u', 'Space', 'm')
            terminal.wait_for('Marks are filled in', without=('MARKS',))
            terminal.press('t', right)
            terminal.wait_for('TRIAL', f'Height: {right}')
            terminal.press('d')
            terminal.wait_for('The trial is discarded.', without=('TRIAL',))
            terminal.press('?')
            terminal.wait_for('Skyscraper: keys and rules', 'undo')

    def test_the_screen_follows_the_size_of_the_terminal(self):
        with Terminal() as terminal:
            self.begin(terminal, 'skyscraper --size 9 --seed 1')
            terminal.press('5')
            terminal.wait_for(' 1 move', '├───┼')
            for columns, rows in ((60, 20), (100, 40), (45, 18), (80, 24)):
                terminal.resize(columns, rows)
                screen = terminal.wait_for('? help', ' 1 move', without=('Make it larger',))
                self.assertLessEqual(max(map(len, screen.splitlines())), columns)
            terminal.resize(30, 10)
            terminal.wait_for('40 x 16', without=('? help',))
            terminal.resize(80, 24)
            terminal.wait_for('? help', ' 1 move', '├───┼')

    def test_a_game_is_saved_and_resumed(self):
        with Terminal() as terminal:
            (terminal.folder / 'board.gw').write_text('skyscraper 4\n. 3 2 .\n2 . . . . .\n. . . . . .\n3 . . . . .\n. . . . . .\n'
                                                      '. . . .\n')
            self.begin(terminal, terminal.folder / 'board.gw')
            terminal.press('3', 'Right', '1', 'Right', 'Space', '2', '4', 'u')
            terminal.wait_for(' 3 moves', 'Marks: 2')
            self.assertEqual(self.saved(terminal)['filled'][0], [3, 1, None, None])  # before leaving
            terminal.press('q')
            code, screen = terminal.wait_for_end()
            self.assertEqual(code, 0)
            self.assertIn('the game is saved; gridwright play resumes it', screen)
            saved = self.saved(terminal)
            self.assertEqual((saved['format'], saved['marks'][0][2], saved['history']['done'], len(saved['history']['moves'])),
                             (2, [2], 3, 4))
            for words in ('', terminal.folder / 'board.gw', terminal.games()[0]):
                terminal.clear()
                self.begin(terminal, words)
                terminal.wait_for('Welcome back', ' 3 moves')
                terminal.press('r')
                terminal.wait_for(' 4 moves')
                terminal.press('u', 'q')
                self.assertEqual(terminal.wait_for_end()[0], 0)
            copied = terminal.folder / 'copied.json'
            terminal.games()[0].rename(copied)
            terminal.clear()
            self.begin(terminal, copied)
            terminal.wait_for('Welcome back', ' 3 moves')
            terminal.press('q')
            self.assertEqual(terminal.wait_for_end()[0], 0)
            hint = subprocess.run([BINARY, 'hint', terminal.games()[0]], capture_output=True, text=True, timeout=PATIENCE)
            self.assertTrue(hint.stdout.startswith('# verdict: hint\n'), hint)
            terminal.clear()
            self.begin(terminal, f'{terminal.folder}/board.gw --new')
            terminal.wait_for(' 0 moves')

    def test_signals_leave_a_clean_terminal_and_a_saved_game(self):
        for ending in ('C-c', signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGABRT):
            with self.subTest(ending), Terminal() as terminal:
                self.begin(terminal)
                terminal.press('3')
                terminal.wait_for(' 1 move')
                if ending == 'C-c':
                    terminal.press(ending)
                else:
                    os.kill(terminal.pid_of_game(), ending)
                code, _ = terminal.wait_for_end()
                self.assertEqual(code, 134 if ending == signal.SIGABRT else 3)
                self.assertEqual(self.saved(terminal)['history']['done'], 1)
                terminal.expect_clean(self)

    def test_a_closed_window_ends_the_game_and_saves_it(self):
        with Terminal() as terminal:
            self.begin(terminal)
            terminal.press('3')
            terminal.wait_for(' 1 move')
            game = pathlib.Path(f'/proc/{terminal.pid_of_game()}')
            terminal.tmux('kill-server')
            wait_until(lambda: not game.exists(), 'the game has ended')
            self.assertEqual(self.saved(terminal)['history']['done'], 1)

    def test_killed_at_once_the_game_keeps_its_last_change(self):
        with Terminal() as terminal:
            self.begin(terminal)
            terminal.press('3')
            terminal.wait_for(' 1 move')
            # What is on the screen may not be on the disk yet, for some milliseconds.
            os.kill(terminal.pid_of_game(), signal.SIGKILL)
            terminal.wait_for('exit code 137')
            terminal.run('reset; clear')
            terminal.play('')
            terminal.wait_for('? help')
            self.assertIn(self.saved(terminal)['history']['done'], (0, 1))

    def test_ctrl_z_gives_the_terminal_back_and_fg_goes_on(self):
        with Terminal() as terminal:
            self.begin(terminal)
            terminal.press('3')
            terminal.wait_for(' 1 move')
            terminal.press('C-z')
            terminal.wait_for('Stopped', without=('? help',))
            self.assertEqual(self.saved(terminal)['history']['done'], 1)
            terminal.expect_clean(self)
            terminal.run('fg')
            terminal.wait_for('? help', ' 1 move', '│')
            terminal.press('u')
            terminal.wait_for(' 0 moves')
            terminal.press('C-c')
            terminal.wait_for('gridwright: the game is saved', without=('? help',))
            terminal.expect_clean(self)

    def test_large_boards_scroll_and_keep_their_labels(self):
        for size in (12, 27, 62):
            with self.subTest(size), Terminal() as terminal:
                (terminal.folder / 'board.gw').write_text(f'hoodoo {size} {size}\n')
                self.begin(terminal, terminal.folder / 'board.gw')
                terminal.press('End', 'PageDown')
                column = {12: 'L', 27: 'AA', 62: 'BJ'}[size]
                screen = terminal.wait_for(f'{column}1\n', '\n 1 ', f' {column}\n')
                self.assertEqual('Shown:' in screen, size > 12)
                terminal.press('1', '1')
                terminal.wait_for('Colour: 11')
                terminal.press('Home', 'PageUp')
                terminal.wait_for(f'A{size}\n', f'\n{size} │')
                terminal.press('h')  # whatever the answer is, it comes in time and in words
                terminal.wait_for('.', without=('Looking for',))

    def test_colours_can_be_refused(self):
        for refused in (False, True):
            with self.subTest(refused), Terminal(**({'NO_COLOR': '1'} if refused else {})) as terminal:
                self.begin(terminal, 'hoodoo --size 4 --seed 1')
                painted = terminal.tmux('capture-pane', '-p', '-e')
                self.assertEqual('\x1b[48;5;' in painted or '48;5;' in painted, not refused)

    def test_without_utf8_there_are_plain_characters(self):
        with Terminal(LC_ALL='C') as terminal:
            screen = self.begin(terminal)
            self.assertIn('+-------+', screen)
            self.assertTrue(screen.isascii(), screen)

    def test_a_terminal_that_cannot_show_a_board_is_refused(self):
        for kind, sentence in (('dumb', 'cannot move its cursor'), ('nonsense', "no terminal type 'nonsense'")):
            with self.subTest(kind), Terminal() as terminal:
                terminal.run(f'export TERM={kind}')
                terminal.play('skyscraper --size 4')
                self.assertEqual(terminal.wait_for_end()[0], 2)
                terminal.wait_for(sentence)

    def test_where_nothing_can_be_saved_it_says_so(self):
        with Terminal(XDG_DATA_HOME='/dev/null/data') as terminal:
            self.begin(terminal)
            terminal.wait_for('The game cannot be saved')
            terminal.press('q')
            code, screen = terminal.wait_for_end()
            self.assertEqual(code, 2)
            self.assertIn('could not be saved', screen)

    def test_games_are_below_home_without_a_data_folder(self):
        for data in ('', 'relative'):
            with self.subTest(data), Terminal(XDG_DATA_HOME=data) as terminal:
                self.begin(terminal)
                terminal.press('q')
                self.assertEqual(terminal.wait_for_end()[0], 0)
                self.assertEqual(len(list((terminal.folder / '.local/share/gridwright/games').glob('skyscraper-4x4-*.json'))), 1)

    def test_a_damaged_game_is_named(self):
        with Terminal() as terminal:
            self.begin(terminal)
            terminal.press('3', 'q')
            terminal.wait_for_end()
            game = terminal.games()[0]
            game.write_text(game.read_text()[:200])
            terminal.clear()
            terminal.play('skyscraper --size 4 --seed 1')
            code, screen = terminal.wait_for_end()
            self.assertEqual(code, 2)
            self.assertIn('the saved game is damaged', screen.replace('\n', ''))
            terminal.clear()
            terminal.play('')  # the last game, which this one would be
            code, screen = terminal.wait_for_end()
            self.assertEqual(code, 2)
            self.assertIn('the saved game is damaged', screen.replace('\n', ''))
            self.assertIn('there is no unfinished game', screen.replace('\n', ''))
            terminal.clear()
            self.begin(terminal, 'skyscraper --size 4 --seed 1 --new')

    def test_a_copied_game_goes_on_if_it_was_played_longer(self):
        with Terminal() as terminal:
            self.begin(terminal)
            terminal.press('3')
            terminal.wait_for(' 1 move')
            terminal.press('q')
            terminal.wait_for_end()
            copied = terminal.folder / 'copied.json'
            game = json.loads(terminal.games()[0].read_text())
            for seconds, goes_on in ((1000, '16:4'), (0, '0:')):
                copied.write_text(json.dumps({**game, 'seconds': seconds}))
                terminal.games()[0].write_text(json.dumps({**game, 'seconds': 5}))
                terminal.clear()
                self.begin(terminal, copied)
                terminal.wait_for(goes_on)
                terminal.press('q')
                terminal.wait_for_end()


class WithoutATerminal(unittest.TestCase):
    def refusal(self, words, **streams):
        run = subprocess.run([BINARY, 'play', *words], stderr=subprocess.PIPE, timeout=PATIENCE, text=True,
                             env={**os.environ, 'XDG_DATA_HOME': '/nowhere'}, **streams)
        self.assertEqual(run.returncode, 2)
        self.assertEqual(run.stderr.count('\n'), 1)
        return run.stderr

    def test_it_says_so(self):
        sentence = 'gridwright: play needs a terminal for input and output; run it without pipes and redirections\n'
        ours, theirs = pty.openpty()
        self.addCleanup(os.close, ours)
        self.addCleanup(os.close, theirs)
        for streams in ({'stdin': subprocess.DEVNULL, 'stdout': subprocess.DEVNULL}, {'stdin': theirs, 'stdout': subprocess.DEVNULL},
                        {'stdin': subprocess.DEVNULL, 'stdout': theirs}):
            self.assertEqual(self.refusal(['skyscraper'], **streams), sentence)

    def test_bad_words_are_refused(self):
        for words, part in ((['skyscraper', 'x'], "remove 'x'"), (['--size', '4'], 'need the kind'), (['-'], 'as a file'),
                            (['--new'], 'needs a kind or a file'), (['skyscraper', '--size', '0'], '--size'),
                            (['skyscraper', '--seed', '-1'], '--seed')):
            self.assertIn(part, self.refusal(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL))

    def test_what_cannot_be_played_is_named(self):
        with Terminal() as terminal:
            for words, part in (('', 'there is no unfinished game'), ('missing.gw', 'missing.gw'),
                                ('skyscraper --size 1000', '1000'), ('skyscraper --level nonsense', 'nonsense'),
                                ('close-or-far --size 4', '4')):
                terminal.clear()
                terminal.play(words)
                code, screen = terminal.wait_for_end()
                self.assertEqual(code, 2, words)
                self.assertIn(part, screen.replace('\n', ''))


if __name__ == '__main__':
    unittest.main()
