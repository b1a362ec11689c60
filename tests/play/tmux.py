"""A terminal for tests: a tmux server of its own, which types keys and shows the screen. Only what was started here is ended,
and waiting is always for something that the screen or a file shows."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / 'cli'))
from patience import PATIENCE, wait_until  # noqa: E402, F401

BINARY = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else os.environ['GRIDWRIGHT'])


class Terminal:
    """A shell in tmux, in a folder of its own that also is the user's data folder."""

    def __init__(self, columns=80, rows=24, **environment):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix='gridwright-play-'))
        self.socket = self.folder / 'tmux'
        variables = {'PATH': os.environ['PATH'], 'HOME': str(self.folder), 'LC_ALL': 'C.UTF-8', 'SHELL': '/bin/sh',
                     'XDG_DATA_HOME': str(self.folder), 'PS1': '$ ', 'ENV': '', **environment}
        # The variable TERM is for tmux itself; the programs in it get their own.
        self.environment = {**variables, 'TERM': 'xterm-256color'}
        self.tmux('-f', '/dev/null', 'new-session', '-d', '-x', str(columns), '-y', str(rows), '-c', str(self.folder),
                  'exec bash --norc -i')
        self.wait_for('$')

    def tmux(self, *words):
        run = subprocess.run(['tmux', '-u', '-S', self.socket, *words], env=self.environment, capture_output=True, text=True,
                             timeout=PATIENCE)
        if run.returncode != 0:
            raise AssertionError(f'tmux {words}: {run.stderr}')
        return run.stdout

    def close(self):
        subprocess.run(['tmux', '-S', self.socket, 'kill-server'], capture_output=True, timeout=PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if failure[0]:
            try:
                print(self.screen(), file=sys.stderr)
            except AssertionError:
                pass
        self.close()

    def press(self, *keys):
        """Keys by the names of tmux: `Right`, `C-c`, `Space`, or characters."""
        for key in keys:
            self.tmux('send-keys', '--', key)

    def type(self, text):
        self.tmux('send-keys', '-l', '--', text)

    def run(self, words):
        self.type(words)
        self.press('Enter')

    def play(self, words):
        """Plays a game, and shows its exit code when it has ended."""
        self.run(f'{BINARY} play {words}; echo "exit code $?"')

    def screen(self):
        return self.tmux('capture-pane', '-p')

    def wait_until(self, fits, what):
        """Waits until the screen fits, and returns it."""
        end = time.monotonic() + PATIENCE
        while not fits(screen := self.screen()):
            if time.monotonic() > end:
                raise AssertionError(f'waited in vain for {what} in\n{screen}')
            time.sleep(0.02)
        return screen

    def wait_for(self, *texts, without=()):
        """Waits until the screen shows all of these texts, and returns it."""
        fits = lambda screen: all(text in screen for text in texts) and not any(text in screen for text in without)
        return self.wait_until(fits, f'{texts} without {without}')

    def wait_for_end(self):
        """Waits until the game has ended; returns its exit code and the screen, which is the shell's again."""
        ended = re.compile(r'exit code (\d+)\n')
        screen = self.wait_until(lambda shown: ended.search(shown) and '? help' not in shown, 'the end of the game')
        return int(ended.findall(screen)[-1]), screen

    def clear(self):
        """An empty screen, so that what was shown before is not taken for what comes."""
        self.run('clear')
        self.wait_for('$', without=('exit code', 'clear'))

    def resize(self, columns, rows):
        self.tmux('resize-window', '-x', str(columns), '-y', str(rows))

    def expect_clean(self, test):
        """The shell has its terminal back: the usual screen, the cursor, echo and line editing."""
        test.assertEqual(self.tmux('display-message', '-p', '#{alternate_on} #{cursor_flag} #{keypad_flag}').split(),
                         ['0', '1', '0'])
        self.run('clear; stty -a')
        settings = self.wait_for('icanon', 'iexten')
        for setting in ('icanon', 'echo', 'isig', 'icrnl', 'opost', 'onlcr'):
            test.assertRegex(settings, rf'(?m)(^| ){setting}\b')
        self.run('clear; echo again | tr a-z A-Z')
        self.wait_for('AGAIN')

    def games(self):
        return sorted((self.folder / 'gridwright' / 'games').glob('*.json'))

    def pid_of_game(self):
        """The process of the game in this terminal."""
        shell = int(self.tmux('display-message', '-p', '#{pane_pid}'))
        children = pathlib.Path(f'/proc/{shell}/task/{shell}/children').read_text().split()
        return int(children[0])
