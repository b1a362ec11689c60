#!/usr/bin/env python3
"""Kills every command that writes files, at random moments and with every signal, and checks what is left on the disk.

    tests/soak/kills.py [--kills N] [--seed S] [BINARY]

FILE is the old one or the new one, complete. FILE.part is the beginning of the new one, as long as the message says; a `generate`
can be resumed from it, and so can a study from its CSV, to the same result. Nothing else is left, except the complete new file under
another name when SIGKILL comes between its last two steps. The exit code is 1 when any of this fails; every failure says how to
repeat it.
"""

import argparse
import collections
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PATIENCE = 120  # seconds until a program counts as hanging
SIGNALS = ['INT', 'TERM', 'HUP', 'KILL', 'STOP']  # STOP goes on with CONT and dies of one of the others, or not at all
OLD = b'# what was there before\n'
RECIPE = '''title = Soak
puzzles sky = generate skyscraper --size 5 --count 12 --seed 3
puzzles hoo = board hoodoo 5 5
solvers = fd, fd classic, sat
labelings = ffc, leftmost
limit = 200 failures
table = Backtracks
columns = solvers
cell = backtracks
plot = Backtracks
x = puzzles
y = backtracks
lines = solvers
'''


class Broken(Exception):
    pass


def expect(condition, what):
    if not condition:
        raise Broken(what)


def run(words):
    return subprocess.run(words, capture_output=True, timeout=PATIENCE)


class Command:
    """A command line with its known result, with which the remains of a killed run are compared."""

    def __init__(self, name, words):
        self.name, self.words = name, [str(word) for word in words]

    def prepare(self, binary, folder):
        self.binary, self.folder = binary, folder
        self.result = folder / 'result'
        started = time.monotonic()
        done = run([binary, *self.words, '-o', self.result])
        self.seconds = time.monotonic() - started
        expect(done.returncode in (0, 1), f'{self.name} does not run: {done.stderr.decode()}')
        self.new = self.result.read_bytes()
        self.clean()

    def clean(self):
        for path in self.folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()

    def begin(self, jobs):
        self.result.write_bytes(OLD)
        return [self.binary, *self.words, '--jobs', str(jobs), '-o', self.result]

    def look(self, signals, said, code, jobs):
        left = {path.name for path in self.folder.iterdir()}
        now = self.result.read_bytes()
        expect(now in (OLD, self.new), 'the file is neither the old nor the new one')
        part = self.folder / 'result.part'
        if part.exists():
            begun = part.read_bytes()
            expect(now == OLD, 'there is a part beside the new file')
            expect(self.new.startswith(begun), 'the part is not the beginning of the new file')
            told = re.search(r'stopped after (\d+) of (?:at least )?\d+ puzzles; the finished part is in', said)
            expect(told or code < 0, f'the message does not tell of the part: {said!r}')
            expect(not told or self.records(begun) == int(told[1]), 'the message tells of another number of puzzles')
        elif 'KILL' not in signals and now == OLD:
            expect(code < 0 or 'stopped' in said, f'there is no part: exit code {code}, {said!r}')
        for name in left - {'result', 'result.part'}:
            between_steps = name.startswith('.gridwright-') and (self.folder / name).read_bytes() == self.new
            expect('KILL' in signals and between_steps, f'something else is left: {name}')
        self.clean()

    def records(self, text):
        return text.count(b'\n') if 'json' in self.words else len(re.findall(rb'(?m)^(?:skyscraper|# check)', text))


class Generate(Command):
    def look(self, signals, said, code, jobs):
        now = self.result.read_bytes()
        expect(now in (OLD, self.new), 'the file is neither the old nor the new one')
        if now == OLD:
            self.result.unlink()
            resumed = run([self.binary, *self.words, '--jobs', str(jobs), '-o', self.result, '--resume'])
            expect(resumed.returncode == 0, f'it cannot be resumed: {resumed.stderr.decode()}')
            expect(self.result.read_bytes() == self.new, 'resumed it gives other bytes')
        elif (self.folder / 'result.run').exists():  # between its last two steps
            resumed = run([self.binary, *self.words, '-o', self.result, '--resume'])
            expect(resumed.returncode == 0, f'finished, it cannot be resumed: {resumed.stderr.decode()}')
        left = {path.name for path in self.folder.iterdir()}
        expect(left == {'result'}, f'something else is left: {left}')
        self.clean()


class Study(Command):
    """A study. Its runs are compared without their measurements, which differ every time."""

    def prepare(self, binary, folder):
        self.binary, self.folder = binary, folder
        started = time.monotonic()
        done = run(self.begin(1))
        self.seconds = time.monotonic() - started
        expect(done.returncode == 0, f'{self.name} does not run: {done.stderr.decode()}')
        self.new = self.keys()
        self.clean()

    def begin(self, jobs):
        return [self.binary, *self.words, '--jobs', str(jobs), '--out', self.folder]

    def keys(self):
        rows = (self.folder / 'soak.csv').read_text().splitlines()
        return sorted(','.join(row.split(',')[:9]) for row in rows)

    def look(self, signals, said, code, jobs):
        for path in self.folder.iterdir():
            text = path.read_text()
            if path.suffix == '.html':
                expect(text.rstrip().endswith('</html>'), f'{path.name} is torn')
            if path.suffix == '.svg':
                expect(text.rstrip().endswith('</svg>'), f'{path.name} is torn')
            expect(not path.name.startswith('.'), f'{path.name} is left')
        done = run([*self.begin(jobs), '--resume'])
        expect(done.returncode == 0, f'it cannot be resumed: {done.stderr.decode()}')
        expect(self.keys() == self.new, 'resumed it has other runs')
        self.clean()


def commands(inputs):
    many, hard = inputs / 'many.gw', inputs / 'hard.gw'
    return [
        Command('convert', ['convert', many]),
        Command('convert to json', ['convert', '--to', 'json', many]),
        Command('solve', ['solve', many]),
        Command('solve --unique', ['solve', '--unique', '--engine', 'sat', hard]),
        Command('check', ['check', many]),
        Generate('generate', ['generate', 'skyscraper', '--size', 7, '--count', 200, '--seed', 5]),
        Generate('generate to json', ['generate', 'skyscraper', '--size', 7, '--count', 200, '--seed', 5, '--to', 'json']),
        Generate('generate to sgt', ['generate', 'skyscraper', '--size', 6, '--count', 400, '--seed', 5, '--to', 'sgt']),
        Generate('generate close-or-far', ['generate', 'close-or-far', '--size', 7, '--count', 300, '--seed', 5]),
        Generate('generate hoodoo', ['generate', 'hoodoo', '--size', 5, '--count', 40, '--seed', 5, '--to', 'prolog']),
        Study('study', ['study', 'run', inputs / 'soak.study']),
    ]


def kill(program, names, random_source):
    """Sends the signals, with a moment between two; STOP goes on with CONT."""
    for name in names:
        try:
            program.send_signal(getattr(signal, 'SIG' + name))
            if name == 'STOP':
                time.sleep(random_source.uniform(0, 0.02))
                program.send_signal(signal.SIGCONT)
        except ProcessLookupError:
            return
        time.sleep(random_source.uniform(0, 0.01))


def once(command, random_source):
    jobs = random_source.choice([1, 1, 2, 4])
    names = [random_source.choice(SIGNALS)]
    if names == ['STOP'] and random_source.random() < 0.7:
        names.append(random_source.choice(SIGNALS[:-1]))
    elif random_source.random() < 0.15:
        names.append(random_source.choice(SIGNALS[:-1]))
    delay = random_source.uniform(0, 1.1) * command.seconds
    program = subprocess.Popen(command.begin(jobs), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    time.sleep(delay)
    kill(program, names, random_source)
    try:
        said = program.communicate(timeout=PATIENCE)[1].decode()
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
        raise Broken('it hangs')
    code = program.returncode
    how = f'jobs {jobs}, {"+".join(names)} after {delay:.3f} s, exit code {code}'
    expect(code in (0, 1, 3) or code < 0, f'exit code {code}: {said!r}')
    try:
        # A second signal, and one before the handlers are installed, ends a program at once.
        command.look(names + (['KILL'] if code < 0 else []), said, code, jobs)
    except Broken as broken:
        raise Broken(f'{broken} ({how})')
    return '+'.join(names), 'finished' if code in (0, 1) else 'stopped' if code == 3 else 'killed'


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--kills', type=int, default=500)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('binary', nargs='?', default=os.environ.get('GRIDWRIGHT', ROOT / 'build/gridwright'))
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    random_source = random.Random(options.seed)
    ends, failures = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as place:
        inputs, folder = pathlib.Path(place) / 'inputs', pathlib.Path(place) / 'folder'
        inputs.mkdir(), folder.mkdir()
        made = run([binary, 'generate', 'skyscraper', '--size', '5', '--count', '3000', '--seed', '9']).stdout
        (inputs / 'many.gw').write_bytes(made)
        made = run([binary, 'generate', 'skyscraper', '--size', '9', '--count', '60', '--seed', '9']).stdout
        (inputs / 'hard.gw').write_bytes(made)
        (inputs / 'soak.study').write_text(RECIPE)
        all_commands = commands(inputs)
        for command in all_commands:
            command.prepare(binary, folder)
        for number in range(options.kills):
            command = all_commands[number % len(all_commands)]
            try:
                names, end = once(command, random_source)
                ends[names.partition('+')[0], end] += 1
            except Broken as broken:
                failures += 1
                print(f'{command.name}, kill {number} of seed {options.seed}: {broken}', flush=True)
                command.clean()
    print(f'{"signal":8}{"stopped":>9}{"killed":>9}{"finished":>10}')
    for name in SIGNALS:
        print(f'{name:8}{ends[name, "stopped"]:9}{ends[name, "killed"]:9}{ends[name, "finished"]:10}')
    print(f'{options.kills - failures} passed, {failures} failed')
    sys.exit(1 if failures else 0)


if __name__ == '__main__':
    main()
