#!/usr/bin/env python3
"""The frozen sets of the benchmark match SHA256SUMS, none is missing, and every puzzle can be read and has an expected verdict."""
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SETS = ROOT / "bench" / "sets"
BINARY = sys.argv.pop(1) if len(sys.argv) > 1 else os.environ["GRIDWRIGHT"]
FROZEN = dict(reversed(line.split()) for line in (SETS / "SHA256SUMS").read_text().splitlines())


def puzzles(name):
    run = subprocess.run([BINARY, "convert", "--to", "json", SETS / name], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


class Sets(unittest.TestCase):
    def test_every_set_is_frozen(self):
        self.assertEqual(sorted(FROZEN), sorted(p.name for p in SETS.iterdir() if p.suffix in (".ids", ".jsonl")))

    def test_nothing_has_changed(self):
        for name, digest in FROZEN.items():
            self.assertEqual(hashlib.sha256((SETS / name).read_bytes()).hexdigest(), digest, name)

    def test_every_puzzle_says_what_is_expected(self):
        for name in FROZEN:
            expected = {puzzle.get("expect") for puzzle in puzzles(name)}
            usual = "impossible" if "unsat" in name else "several" if re.search("sparse|random", name) else "unique"
            self.assertEqual(expected, {usual}, name)

    def test_every_set_named_in_the_demands_exists(self):
        source = (ROOT / "bench" / "demands.cpp").read_text()
        named = re.findall(r'\{"((?:towers|sky|cof)-[^"]*)"', source)
        self.assertGreater(len(named), 30)
        for name in named:
            self.assertIn(name, {pathlib.Path(file).stem for file in FROZEN})


if __name__ == "__main__":
    unittest.main()
