"""tools/format --check refuses a badly formatted source and changes nothing; tools/format formats it."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(os.environ["GRIDWRIGHT_SOURCE_DIR"])
UGLY = "int  twice( int number ){\nreturn 2*number ; }\n"
FINE = "int twice(int number) {\n    return 2 * number;\n}\n"


def format(*words):
    return subprocess.run([ROOT / "tools/format", *words], capture_output=True, text=True)


class Format(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copy(ROOT / ".clang-format", self.folder)

    def test_shape(self):
        source, other = self.folder / "a.cpp", self.folder / "b.cpp"
        source.write_text(UGLY)
        other.write_text(FINE)
        done = format("--check", source, other)
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"{source}:1:", done.stderr)
        self.assertNotIn(f"{other}:", done.stderr)
        self.assertEqual(source.read_text(), UGLY)

        self.assertEqual(format(source).returncode, 0)
        self.assertEqual(source.read_text(), FINE)
        self.assertEqual(format("--check", source, other).returncode, 0)


if __name__ == "__main__":
    if format("--check", ROOT / "cli/main.cpp").returncode == 77:
        print("clang-format 14 is missing")
        sys.exit(77)
    unittest.main()
