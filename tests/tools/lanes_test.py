"""tools/test-lanes counts every test and notices each one that fails, crashes, does not end or is missing.

Each test makes a tree for ctest with a lane of shell scripts that print what GoogleTest programs print.
"""

import contextlib
import importlib.machinery
import importlib.util
import io
import os
import shutil
import tempfile
import unittest
from pathlib import Path

ROOT = Path(os.environ["GRIDWRIGHT_SOURCE_DIR"])


def test_lanes():
    loader = importlib.machinery.SourceFileLoader("test_lanes", str(ROOT / "tools/test-lanes"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("test_lanes", loader))
    loader.exec_module(module)
    return module


def begun(name, said=""):
    return f"[ RUN      ] {name}\n{said}"


def ended(name, outcome="      OK", milliseconds=0, said=""):
    return f"{begun(name, said)}[ {outcome} ] {name} ({milliseconds} ms)\n"


def total(number):
    return f"\n[==========] {number} tests from 1 test suite ran. (0 ms total)\n"


class Lanes(unittest.TestCase):
    def setUp(self):
        self.tree = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.tree)
        self.lanes = test_lanes()
        self.tests = []

    def add(self, name, said, code=0, **properties):
        script = self.tree / f"{len(self.tests)}.sh"
        script.write_text(f"cat <<'END'\n{said}\nEND\n{code if isinstance(code, str) else f'exit {code}'}\n")
        self.tests.append(name)
        more = "".join(f' {key} "{value}"' for key, value in properties.items())
        with open(self.tree / "CTestTestfile.cmake", "a") as file:
            file.write(f'add_test("{name}" "sh" "{script}")\nset_tests_properties("{name}" PROPERTIES '
                       f'LABELS "{name.partition(":")[0]}" SKIP_RETURN_CODE 77{more})\n')

    def run_lanes(self, *names):
        """The rows of these lanes, and what was printed."""
        (self.tree / "CTestTestfile.cmake").touch()
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            rows = self.lanes.run_lanes(self.tree, list(names or ["unit"]))
        return rows, printed.getvalue()

    def assert_counts(self, row, passed, failed, skipped):
        self.assertEqual([row.count(outcome) for outcome in ("passed", "failed", "skipped")], [passed, failed, skipped])
        self.assertEqual(row.bad, failed > 0)

    def test_tests_are_counted_one_by_one(self):
        self.add("unit:shard 1 of 2", ended("A.One", milliseconds=1500) + ended("A.Two", " SKIPPED") + total(2))
        self.add("unit:shard 2 of 2", ended("B.One", milliseconds=20) + total(1))
        self.add("cli:script_test", "whatever")
        self.add("cli:other_test", "not here", code=77)
        (unit, cli), printed = self.run_lanes("unit", "cli")
        self.assert_counts(unit, 2, 0, 1)
        self.assert_counts(cli, 1, 0, 1)
        self.assertNotIn("whatever", printed)
        self.assertIn("1.5 s  unit: A.One", "\n".join(self.lanes.slowest([unit, cli])))

    def test_a_shard_without_tests_is_fine_beside_others(self):
        self.add("unit:shard 1 of 2", ended("A.One") + total(1))
        self.add("unit:shard 2 of 2", total(0))
        self.assert_counts(self.run_lanes()[0][0], 1, 0, 0)

    def test_a_test_that_fails_is_shown(self):
        self.add("unit:shard 1 of 1", ended("A.One", said="quiet\n") +
                 ended("A.Two/0", " FAILED ", said="x.cpp:7: Failure\n").replace(" (0 ms)", ", where GetParam() = 3 (0 ms)") +
                 ended("A.Three") + total(3) + "[  FAILED  ] A.Two/0, where GetParam() = 3\n", code=1)
        (unit,), printed = self.run_lanes()
        self.assert_counts(unit, 2, 1, 0)
        self.assertIn("unit: A.Two/0 failed", printed)
        self.assertIn("x.cpp:7: Failure", printed)
        self.assertNotIn("quiet", printed)

    def test_a_test_that_crashes_has_failed(self):
        self.add("unit:shard 1 of 1", ended("A.One") + begun("A.Two", "somebody aborts\n"), code="kill -ABRT $$")
        (unit,), printed = self.run_lanes()
        self.assert_counts(unit, 1, 1, 0)
        self.assertIn("unit: A.Two failed", printed)
        self.assertIn("somebody aborts", printed)

    def test_a_test_that_ends_the_program_has_failed(self):
        """Also when the exit code says that all is well."""
        self.add("unit:shard 1 of 2", ended("A.One") + begun("A.Two"))
        self.add("unit:shard 2 of 2", ended("B.One") + total(2))
        self.assert_counts(self.run_lanes()[0][0], 2, 2, 0)

    def test_a_program_that_ends_badly_after_its_tests_has_failed(self):
        self.add("unit:shard 1 of 1", ended("A.One") + total(1) + "leaks were found\n", code=1)
        (unit,), printed = self.run_lanes()
        self.assert_counts(unit, 1, 1, 0)
        self.assertIn("leaks were found", printed)

    def test_a_shard_that_says_nothing_has_failed(self):
        self.add("unit:shard 1 of 2", "")
        self.add("unit:shard 2 of 2", ended("A.One") + total(1))
        self.assert_counts(self.run_lanes()[0][0], 1, 1, 0)

    def test_a_test_that_hangs_has_failed(self):
        self.add("unit:shard 1 of 1", begun("A.One"), code="sleep 60", TIMEOUT=1)
        self.add("cli:script_test", "", code="sleep 60", TIMEOUT=1)
        for row in self.run_lanes("unit", "cli")[0]:
            self.assert_counts(row, 0, 1, 0)

    def test_a_program_that_is_not_there_has_failed(self):
        (self.tree / "CTestTestfile.cmake").write_text(
            'add_test("unit:shard 1 of 1" "/nowhere")\nset_tests_properties("unit:shard 1 of 1" PROPERTIES LABELS unit)\n')
        (unit,), printed = self.run_lanes()
        self.assert_counts(unit, 0, 1, 0)
        self.assertIn("/nowhere", printed)

    def test_a_script_that_fails_is_shown(self):
        self.add("cli:script_test", "what it said", code=1)
        (cli,), printed = self.run_lanes("cli")
        self.assert_counts(cli, 0, 1, 0)
        self.assertIn("what it said", printed)

    def test_a_lane_without_tests_has_failed(self):
        self.add("cli:script_test", "")
        self.add("corpus:shard 1 of 1", total(0))
        rows, printed = self.run_lanes("unit", "cli", "corpus")
        self.assertEqual([row.bad for row in rows], [True, False, True])
        self.assertIn("unit: there is no test in this lane", printed)

        shutil.rmtree(self.tree)
        self.tree.mkdir()
        self.assertTrue(self.run_lanes()[0][0].bad)

    def test_every_folder_with_tests_is_a_lane(self):
        lanes = self.lanes.all_lanes()
        self.assertLessEqual({"unit", "layers", "cli", "tools", "wasm", "differential"}, set(lanes))
        self.assertNotIn("support", lanes)

    def test_a_build_that_fails_is_shown(self):
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            row = self.lanes.build("no such preset")
        self.assertTrue(row.bad)
        self.assertIn("no such preset", printed.getvalue())


if __name__ == "__main__":
    unittest.main()
