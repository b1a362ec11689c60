#!/usr/bin/env python3
"""Every command in the README and in docs/ prints what the page shows: readme_test.py [BINARY]"""
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BINARY = sys.argv[1] if len(sys.argv) > 1 else os.environ["GRIDWRIGHT"]


def examples(text):
    for block in re.findall(r"^```console\n(.*?)^```", text, re.S | re.M):
        for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, printed = part.partition("\n")
            yield command, printed


def main():
    passed = failed = 0
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    for page, command, printed in ((page, *example) for page in pages for example in examples(page.read_text())):
        run = subprocess.run(["bash", "-c", command.replace("build/gridwright", BINARY)], cwd=ROOT, capture_output=True, text=True)
        if run.stdout + run.stderr == printed:
            passed += 1
        else:
            failed += 1
            print(f"$ {command}\n{page.name} says:\n{printed}\nbut it prints:\n{run.stdout}{run.stderr}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
