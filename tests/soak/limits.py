#!/usr/bin/env python3
"""Runs every engine and every command with --time on boards up to 62 x 62 and measures how well they keep the limit.

For each engine and command it prints, as Markdown, by how much CPU time exceeded --time at worst, on which board, and
the largest peak of memory. It fails when something exceeds the limit by more than 100 ms; the engine gecode, whose
library checks limits at moments of its own, is measured but never fails.

    tests/soak/limits.py [--quick] [--only ENGINE/COMMAND]...

ENGINE or COMMAND may be left out: --only sat/ and --only /check work. The program is $GRIDWRIGHT or build/gridwright.
"""

import argparse
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("GRIDWRIGHT", str(ROOT / "build" / "gridwright"))
ALLOWED_MS = 100  # of CPU beyond --time
PATIENCE = 20  # seconds beyond --time after which a child is killed
MOST_MEMORY = 6 << 30  # bytes of address space, so that a mistake does not take the machine down
ONLY_TOLD = {"gecode"}
TIMES = (0.05, 0.2, 1.0)


def skyscraper(size, top=None, bottom=None, left=None, right=None, cells=None):
    grid = [[None] * size for _ in range(size)]
    for row, column, value in cells or []:
        grid[row][column] = value
    blank = [0] * size
    clues = {"top": top or blank, "left": left or blank, "bottom": bottom or blank, "right": right or blank}
    return {"puzzle": "skyscraper", "size": size, "clues": clues, "grid": grid}


def hoodoo(rows, columns, pegs="fewest", cells=None):
    grid = [[None] * columns for _ in range(rows)]
    for row, column, value in cells or []:
        grid[row][column] = value
    return {"puzzle": "hoodoo", "rows": rows, "columns": columns, "pegs": pegs, "colours": max(rows, columns), "grid": grid}


def close_or_far(size, cells=None):
    grid = [[None] * size for _ in range(size)]
    for row, column, value in cells or []:
        grid[row][column] = value
    return {"puzzle": "close-or-far", "size": size, "grid": grid}


def clues_of(square):
    """The true clues of a filled square: top, bottom, left, right."""

    def seen(line):
        count = tallest = 0
        for height in line:
            if height > tallest:
                count, tallest = count + 1, height
        return count

    columns = list(zip(*square))
    return {
        "top": [seen(c) for c in columns],
        "bottom": [seen(c[::-1]) for c in columns],
        "left": [seen(r) for r in square],
        "right": [seen(r[::-1]) for r in square],
    }


def shuffled_square(size, draw):
    rows, columns, values = (draw.sample(range(size), size) for _ in range(3))
    return [[values[(r + c) % size] + 1 for c in columns] for r in rows]


def some_cells(square, share, draw):
    return [(r, c, v) for r, row in enumerate(square) for c, v in enumerate(row) if draw.random() < share]


def boards():
    """By name; those that a quick run leaves out begin with a star."""
    draw = random.Random(1)

    def around(size, lowest, highest):
        return [draw.randint(lowest, highest) for _ in range(size)]

    squares = {size: shuffled_square(size, draw) for size in (16, 30, 62)}
    few = {side: [c if i % 10 == 0 else 0 for i, c in enumerate(line)] for side, line in clues_of(squares[62]).items()}
    everything = clues_of(squares[62])
    result = {
        "sky-4": skyscraper(4, top=[4, 0, 0, 2]),
        "*sky-9-blank": skyscraper(9),
        "*sky-16-true": skyscraper(16, **clues_of(squares[16])),
        "sky-16-high": skyscraper(16, top=around(16, 2, 9), bottom=around(16, 2, 9)),
        "*sky-17-blank": skyscraper(17),
        "sky-30-true": skyscraper(30, **clues_of(squares[30])),
        "*sky-30-random": skyscraper(30, top=around(30, 2, 12), bottom=around(30, 2, 12)),
        "sky-62-blank": skyscraper(62),
        "*sky-62-few": skyscraper(62, **few),
        "sky-62-true": skyscraper(62, **everything),
        "*sky-62-true-givens": skyscraper(62, **everything, cells=some_cells(squares[62], 0.3, draw)),
        "sky-62-random": skyscraper(62, top=around(62, 2, 20), bottom=around(62, 2, 20)),
        "sky-62-all-random": skyscraper(
            62, top=around(62, 2, 20), bottom=around(62, 2, 20), left=around(62, 2, 20), right=around(62, 2, 20)
        ),
        "sky-62-top-62-62": skyscraper(62, top=[62, 62] + [0] * 60),
        "sky-62-givens": skyscraper(62, cells=some_cells(squares[62], 0.5, draw)),
        "*sky-62-nearly-full": skyscraper(62, cells=some_cells(squares[62], 0.9, draw)),
        "*hoodoo-6": hoodoo(6, 6),
        "*hoodoo-12-none": hoodoo(12, 12, "none"),
        "hoodoo-15": hoodoo(15, 15),
        "*hoodoo-26-none": hoodoo(26, 26, "none"),
        "hoodoo-62": hoodoo(62, 62),
        "*hoodoo-62-none": hoodoo(62, 62, "none"),
        "hoodoo-62-givens": hoodoo(62, 62, cells=[(r, r * 7 % 62, r + 1) for r in range(0, 62, 2)]),
        "*hoodoo-60": hoodoo(60, 60),
        "hoodoo-3x62": hoodoo(3, 62),
        "*hoodoo-62x1": hoodoo(62, 1),
        "*hoodoo-40x62-none": hoodoo(40, 62, "none"),
        "*cof-6": close_or_far(6),
        "cof-20": close_or_far(20),
        "*cof-30-hints": close_or_far(30, cells=[(i, i, "CF"[i % 2]) for i in range(30)]),
        "*cof-45": close_or_far(45),
        "cof-62": close_or_far(62),
        "cof-62-hints": close_or_far(62, cells=[(i, i * 5 % 62, "CF"[i % 2]) for i in range(62)]),
        "*cof-62-wrong": close_or_far(62, cells=[(0, i, "C") for i in range(3)]),
    }
    return result


QUESTIONS = {
    "solve": ["solve"],
    "solve --unique": ["solve", "--unique"],
    "solve --count": ["solve", "--count"],
    "solve --all": ["solve", "--all"],
    "solve --strength classic": ["solve", "--strength", "classic"],
    "check": ["check"],
}

GENERATED = [
    "skyscraper --size 9",
    "*skyscraper --size 16",
    "skyscraper --size 20",
    "*skyscraper --size 9 --givens none",
    "skyscraper --size 11 --thin",
    "*skyscraper --size 13 --givens none",
    "*skyscraper --size 12 --clues 30",
    "*hoodoo --size 8",
    "*hoodoo --size 14",
    "hoodoo --size 18",
    "*hoodoo --size 19",
    "hoodoo --size 20",
    "close-or-far --size 9",
    "*close-or-far --size 12",
    "close-or-far --size 30 --minimal",
    "*close-or-far --size 20 --extra",
]

ASKED = ["9 9 yes no", "26 26 no no", "62 62 yes no", "*62 3 yes no"]

RECIPE = """title = Limits
about = Whether a study keeps to its limit.
puzzles 62x62 = board hoodoo 62 62
puzzles 30x30 = board hoodoo 30 30
solvers = fd line, sat
labelings = ffc
limit = 60 s

table = Time
rows = solvers
columns = puzzles
cell = seconds
"""


class Child:
    """The time and memory of one run of the program."""

    def __init__(self, arguments, seconds, stdin=None):
        def limit_memory():
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))

        process = subprocess.Popen(
            [PROGRAM, *arguments],
            stdin=subprocess.PIPE if stdin is not None else subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=limit_memory,
        )
        if stdin is not None:
            process.stdin.write(stdin.encode())
            process.stdin.close()
        self.killed = False

        def kill():
            self.killed = True
            process.kill()

        timer = threading.Timer(seconds + PATIENCE, kill)
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        self.code = process.returncode
        self.cpu = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1024


class Table:
    """The worst of each engine and command."""

    def __init__(self):
        self.rows = {}
        self.late = []

    def note(self, engine, command, where, seconds, child, runs=1):
        excess = (child.cpu - seconds * runs) * 1000
        row = self.rows.setdefault((engine, command), {"runs": 0, "excess": None, "where": "", "memory": 0, "board": ""})
        row["runs"] += 1
        if row["excess"] is None or excess > row["excess"]:
            row["excess"], row["where"] = excess, f"{where}, {seconds} s"
        if child.megabytes > row["memory"]:
            row["memory"], row["board"] = child.megabytes, where
        odd = child.killed or child.code not in (0, 1, 3)
        if excess > ALLOWED_MS or odd:
            how = "killed" if child.killed else f"exit {child.code}"
            line = f"{engine} {command} on {where}, --time {seconds}: {excess:.0f} ms too long, {child.megabytes:.0f} MB, {how}"
            print(line, file=sys.stderr, flush=True)
            if engine not in ONLY_TOLD:
                self.late.append(line)

    def print(self):
        print("| engine | command | runs | worst excess, CPU ms | on | largest peak, MB | on |")
        print("|---|---|---|---|---|---|---|")
        for (engine, command), row in sorted(self.rows.items()):
            print(
                f"| {engine} | `{command}` | {row['runs']} | {row['excess']:.0f} | {row['where']} "
                f"| {row['memory']:.0f} | {row['board']} |"
            )


def chosen(names, quick):
    return {name.lstrip("*"): value for name, value in names.items() if not (quick and name.startswith("*"))}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer boards, and no limit of a second")
    parser.add_argument("--only", action="append", default=[], metavar="ENGINE/COMMAND")
    parser.add_argument("--board", action="append", default=[], metavar="NAME", help="only these boards")
    options = parser.parse_args()
    only = [entry.partition("/")[::2] for entry in options.only]
    times = TIMES[:2] if options.quick else TIMES

    def wanted(engine, command):
        return not only or any(e in ("", engine) and c in ("", command) for e, c in only)

    listing = subprocess.run([PROGRAM, "engines"], capture_output=True, text=True, check=True).stdout
    engines = [line.split()[0] for line in listing.splitlines() if line.strip()]
    table = Table()
    started = time.time()
    with tempfile.TemporaryDirectory() as folder:
        files = {}
        for name, board in chosen(boards(), options.quick).items():
            if options.board and name not in options.board:
                continue
            files[name] = os.path.join(folder, name + ".json")
            Path(files[name]).write_text(json.dumps(board) + "\n")
        for engine in engines:
            for name, path in files.items():
                refused = False
                for command, arguments in QUESTIONS.items():
                    if refused or not wanted(engine, command) or (engine != "fd" and "classic" in command):
                        continue
                    for seconds in times:
                        child = Child([*arguments, "--engine", engine, "--time", str(seconds), path], seconds)
                        refused = child.code == 2
                        if refused:
                            break
                        table.note(engine, command, name, seconds, child)
        if not options.board:
            for order in chosen(dict.fromkeys(GENERATED), options.quick):
                for seconds in times:
                    if wanted("generator", "generate"):
                        arguments = ["generate", *order.split(), "--seed", "1", "--time", str(seconds)]
                        table.note("generator", "generate", order, seconds, Child(arguments, seconds))
            for answers in chosen(dict.fromkeys(ASKED), options.quick):
                for seconds in times:
                    if wanted("auto", "ask"):
                        child = Child(
                            ["ask", "hoodoo", "--time", str(seconds)], seconds, answers.replace(" ", "\n") + "\n"
                        )
                        table.note("auto", "ask", answers, seconds, child)
            for seconds in times:
                if wanted("several", "study run"):
                    recipe = os.path.join(folder, "limits.study")
                    Path(recipe).write_text(RECIPE)
                    out = os.path.join(folder, f"results-{seconds}")
                    child = Child(["study", "run", recipe, "--out", out, "--time", str(seconds)], 4 * seconds)
                    table.note("several", "study run", "4 runs", seconds, child, runs=4)
    table.print()
    print(f"\n{sum(row['runs'] for row in table.rows.values())} runs in {time.time() - started:.0f} s")
    if table.late:
        print(f"{len(table.late)} of them exceed --time by more than {ALLOWED_MS} ms or end badly", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
