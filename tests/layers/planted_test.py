"""tools/check-layers refuses every kind of include and keyword that tools/layers.txt forbids, and nothing else.

Each mistake is planted as one file in a tree of its own, so that the check sees that line alone.
"""

import contextlib
import importlib.machinery
import importlib.util
import io
import os
import sys
import tempfile
from pathlib import Path

root = Path(os.environ["GRIDWRIGHT_SOURCE_DIR"])
loader = importlib.machinery.SourceFileLoader("check_layers", str(root / "tools/check-layers"))
check_layers = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_layers", loader))
loader.exec_module(check_layers)

# file, what it includes, what is said about it ("" = nothing)
PLANTS = [
    ("gridwright/kernel/x.cpp", '"gridwright/constraints/meaning.hpp"', "layer kernel may not include layer constraints"),
    ("gridwright/base/x.hpp", '"gridwright/kernel/grid.hpp"', "layer base may not include layer kernel"),
    ("gridwright/constraints/visible/x.cpp", '"gridwright/encoding/encode.hpp"',
     "layer constraints may not include layer encoding"),
    ("gridwright/encoding/x.cpp", '"gridwright/engines/sat/solver.hpp"', "layer encoding may not include layer engines"),
    ("gridwright/encoding/x.cpp", "<cadical.hpp>", "layer encoding may not include <cadical.hpp>"),
    ("gridwright/puzzles/x.cpp", '"gridwright/engines/registry.hpp"', "layer puzzles may not include layer engines"),
    ("gridwright/puzzles/hoodoo/x.cpp", '"gridwright/engines/fd/x.hpp"', "layer puzzles may not include layer engines"),
    ("gridwright/puzzles/skyscraper/x.cpp", '"gridwright/puzzles/hoodoo/puzzle.hpp"',
     "layer puzzles/skyscraper may not include layer puzzles/hoodoo"),
    ("gridwright/puzzles/hoodoo/x.cpp", '"gridwright/puzzles/registry.hpp"',
     "layer puzzles/hoodoo may not include layer puzzles"),
    ("gridwright/generator/hoodoo/x.cpp", '"gridwright/generator/skyscraper/maker.hpp"',
     "layer generator/hoodoo may not include layer generator/skyscraper"),
    ("gridwright/generator/common/x.cpp", '"gridwright/generator/registry.hpp"',
     "layer generator/common may not include layer generator"),
    ("gridwright/puzzles/sentences.cpp", '"gridwright/puzzles/hoodoo/puzzle.hpp"',
     "layer puzzles may not include layer puzzles/hoodoo"),
    ("gridwright/puzzles/common/puzzle.cpp", '"gridwright/puzzles/hoodoo/puzzle.hpp"',
     "layer puzzles/common may not include layer puzzles/hoodoo"),
    ("gridwright/formats/x.cpp", '"gridwright/puzzles/registry.hpp"', "layer formats may not include layer puzzles"),
    ("gridwright/formats/x.cpp", '"gridwright/render/scene.hpp"', "layer formats may not include layer render"),
    ("gridwright/formats/sgt/x.cpp", '"gridwright/formats/text/codec.hpp"',
     "layer formats/sgt may not include layer formats/text"),
    ("gridwright/formats/reader.cpp", '"gridwright/formats/text/codec.hpp"',
     "layer formats may not include layer formats/text"),
    ("gridwright/exports/x.cpp", '"gridwright/formats/writer.hpp"', "layer exports may not include layer formats"),
    ("gridwright/puzzles/x.cpp", '"gridwright/formats/writer.hpp"', "layer puzzles may not include layer formats"),
    ("gridwright/generator/x.cpp", '"gridwright/formats/writer.hpp"', "layer generator may not include layer formats"),
    ("gridwright/sheet/x.cpp", '"gridwright/formats/common/codec.hpp"', "layer sheet may not include layer formats"),
    ("gridwright/sheet/x.cpp", '"gridwright/constraints/meaning.hpp"', "layer sheet may not include layer constraints"),
    ("gridwright/render/x.cpp", '"gridwright/exports/x.hpp"', "layer render may not include layer exports"),
    ("gridwright/answers/x.cpp", '"gridwright/engines/registry.hpp"', "layer answers may not include layer engines"),
    ("gridwright/answers/x.cpp", '"host/jobs.hpp"', "layer answers may not include layer host"),
    ("gridwright/answers/x.cpp", "<thread>", "layer answers may not include <thread>"),
    ("gridwright/generator/x.cpp", '"gridwright/answers/x.hpp"', "layer generator may not include layer answers"),
    ("gridwright/explain/x.cpp", '"gridwright/engines/registry.hpp"', "layer explain may not include layer engines"),
    ("gridwright/engines/fd/x.cpp", '"gridwright/engines/registry.hpp"', "layer engines/fd may not include layer engines"),
    ("gridwright/engines/auto/x.cpp", '"gridwright/engines/registry.hpp"',
     "layer engines/auto may not include layer engines"),
    ("gridwright/engines/common/x.cpp", '"gridwright/engines/registry.hpp"',
     "layer engines/common may not include layer engines"),
    ("gridwright/engines/common/x.cpp", '"gridwright/engines/fd/fd.hpp"',
     "layer engines/common may not include layer engines/fd"),
    ("gridwright/engines/skyline/x.cpp", '"gridwright/engines/fd/fd.hpp"',
     "layer engines/skyline may not include layer engines/fd"),
    ("gridwright/engines/fd/x.cpp", '"gridwright/engines/sat/sat.hpp"',
     "layer engines/fd may not include layer engines/sat"),
    ("gridwright/engines/auto/x.cpp", '"gridwright/engines/sat/sat.hpp"',
     "layer engines/auto may not include layer engines/sat"),
    ("gridwright/constraints/visible/x.cpp", '"gridwright/constraints/exactly/exactly.hpp"',
     "layer constraints/visible may not include layer constraints/exactly"),
    ("gridwright/constraints/visible/x.cpp", '"gridwright/constraints/meaning.hpp"',
     "layer constraints/visible may not include layer constraints"),
    ("gridwright/engines/fd/x.cpp", '"gridwright/explain/conflict.hpp"', "layer engines may not include layer explain"),
    ("gridwright/generator/x.cpp", '"gridwright/engines/fd/x.hpp"', "layer generator may not include layer engines"),
    ("gridwright/generator/x.cpp", '"gridwright/archive/x.hpp"', "layer generator may not include layer archive"),
    ("gridwright/render/x.cpp", '"cli/options.hpp"', "layer render may not include layer cli"),
    ("gridwright/kernel/x.cpp", '"gridwright/gridwright.hpp"', "layer kernel may not include the umbrella"),
    ("gridwright/kernel/x.cpp", '"gridwright/attic/x.hpp"', "layer attic is not in tools/layers.txt"),
    ("gridwright/attic/x.cpp", '"gridwright/base/text.hpp"', "layer attic is not in tools/layers.txt"),
    ("gridwright/kernel/x.cpp", '"../constraints/meaning.hpp"', "is not a path from the root"),
    ("gridwright/kernel/x.cpp", "<iostream>", "layer kernel may not include <iostream>"),
    ("gridwright/formats/x.cpp", "<fmt/format.h>", "layer formats may not include <fmt/format.h>"),
    ("cli/x.cpp", '"web/module/x.hpp"', "layer cli may not include layer web"),
    ("study/x.cpp", '"cli/options.hpp"', "layer study may not include layer cli"),
    ("gridwright/generator/x.cpp", '"host/jobs.hpp"', "layer generator may not include layer host"),
    ("gridwright/base/x.cpp", '"host/jobs.hpp"', "layer base may not include layer host"),
    ("web/module/x.cpp", '"host/jobs.hpp"', "layer web may not include layer host"),
    ("host/x.cpp", '"study/runs.hpp"', "layer host may not include layer study"),
    ("host/x.cpp", '"gridwright/engines/registry.hpp"', "layer host may not include layer engines"),

    ("gridwright/constraints/visible/x.cpp", '"gridwright/kernel/model.hpp"', ""),
    ("gridwright/encoding/x.cpp", '"gridwright/constraints/clauses.hpp"', ""),
    ("gridwright/engines/sat/x.cpp", '"gridwright/encoding/encode.hpp"', ""),
    ("gridwright/constraints/visible/x.cpp", '"gridwright/constraints/common/formula.hpp"', ""),
    ("gridwright/constraints/together/x.cpp", '"gridwright/constraints/visible/visible.hpp"', ""),
    ("gridwright/constraints/meaning.cpp", '"gridwright/constraints/visible/visible.hpp"', ""),
    ("gridwright/engines/auto/x.cpp", '"gridwright/engines/fd/x.hpp"', ""),
    ("gridwright/engines/sat/x.cpp", '"gridwright/engines/fd/fd.hpp"', ""),
    ("gridwright/engines/fd/x.cpp", '"gridwright/engines/common/collector.hpp"', ""),
    ("gridwright/engines/registry.cpp", '"gridwright/engines/fd/fd.hpp"', ""),
    ("gridwright/puzzles/registry.cpp", '"gridwright/puzzles/hoodoo/puzzle.hpp"', ""),
    ("gridwright/puzzles/hoodoo/x.cpp", '"gridwright/puzzles/common/puzzle.hpp"', ""),
    ("gridwright/generator/hoodoo/x.cpp", '"gridwright/generator/common/dig.hpp"', ""),
    ("gridwright/generator/registry.cpp", '"gridwright/generator/hoodoo/maker.hpp"', ""),
    ("gridwright/formats/registry.cpp", '"gridwright/formats/text/codec.hpp"', ""),
    ("gridwright/formats/sgt/x.cpp", '"gridwright/formats/common/codec.hpp"', ""),
    ("gridwright/exports/x.cpp", '"gridwright/encoding/encode.hpp"', ""),
    ("gridwright/kernel/x_test.cpp", '"gridwright/engines/registry.hpp"', ""),
    ("gridwright/gridwright.hpp", '"gridwright/engines/registry.hpp"', ""),
    ("gridwright/formats/x.cpp", "<rapidjson/reader.h>", ""),
    ("gridwright/puzzles/x.cpp", '"gridwright/sheet/sheet.hpp"', ""),
    ("gridwright/answers/x.cpp", '"gridwright/formats/reader.hpp"', ""),
    ("gridwright/answers/x.cpp", '"gridwright/generator/registry.hpp"', ""),
    ("study/x.cpp", '"gridwright/answers/x.hpp"', ""),
    ("cli/x.cpp", '"gridwright/engines/registry.hpp"', ""),
    ("cli/x.cpp", "<fmt/format.h>", ""),
    ("cli/x.cpp", '"host/jobs.hpp"', ""),
    ("study/x.cpp", '"host/jobs.hpp"', ""),
    ("web/module/x.cpp", '"gridwright/engines/registry.hpp"', ""),
]

# file, a line of it, what is said about it
LINES = [
    ("gridwright/kernel/x.cpp", "    throw std::bad_alloc();", "layer kernel may not throw"),
    ("gridwright/engines/fd/x.cpp", "    try {", "layer engines may not try"),
    ("gridwright/generator/x.hpp", "} catch (...) {", "layer generator may not catch"),

    ("gridwright/kernel/x.cpp", "    retry(try_again);  // try, throw and catch", ""),
    ("gridwright/kernel/x.cpp", '    say("try \\"throw\\" or catch");', ""),
    ("gridwright/kernel/x_test.cpp", "    throw 1;", ""),
    ("gridwright/engines/gecode/x.cpp", "    throw std::bad_alloc();", ""),
    ("cli/x.cpp", "} catch (...) {", ""),
]


# Files with the one header that each includes, and the arrows that are named: those of a circle, and no others.
CIRCLES = [
    ({"gridwright/engines/fd/x.cpp": "gridwright/engines/fd/deep/x.hpp",
      "gridwright/engines/fd/deep/x.hpp": "gridwright/engines/fd/y.hpp",
      "gridwright/engines/fd/deep/z.hpp": "gridwright/kernel/grid.hpp"},
     ["gridwright/engines/fd/deep/x.hpp:1", "gridwright/engines/fd/x.cpp:1"]),
    ({"host/a/x.cpp": "host/b/x.hpp", "host/b/x.hpp": "host/c/x.hpp", "host/c/x.hpp": "host/a/y.hpp",
      "host/d/x.cpp": "host/a/x.hpp"},
     ["host/a/x.cpp:1", "host/b/x.hpp:1", "host/c/x.hpp:1"]),
    ({"host/a/x.cpp": "host/b/x.hpp", "host/a/y.cpp": "host/c/x.hpp", "host/b/x.hpp": "host/c/x.hpp"}, []),
]


def said_about(files):
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for path, text in {"tools/layers.txt": (root / "tools/layers.txt").read_text(),
                           "gridwright/base/fine.cpp": "#include <vector>\n", **files}.items():
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            (tree / path).write_text(text)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            code = check_layers.main(tree)
        return code, said.getvalue().strip()


failures = 0
for plant, line, sentence in [(plant, f"#  include {include}", sentence) for plant, include, sentence in PLANTS] + LINES:
    code, said = said_about({plant: f"#pragma once\n{line}  // planted\n"})
    right = (code, said) == (0, "") if not sentence else code == 1 and said.startswith(f"{plant}:2: ") and sentence in said
    if not right:
        failures += 1
        print(f"{plant} with {line}: wanted '{sentence}', got exit code {code} and '{said}'")
for includes, arrows in CIRCLES:
    code, said = said_about({path: f'#include "{header}"\n' for path, header in includes.items()})
    named = sorted(line.partition(": ")[0] for line in said.splitlines())
    if (code, named) != (1 if arrows else 0, sorted(arrows)):
        failures += 1
        print(f"{includes}: wanted {arrows}, got exit code {code} and: {said}")
sys.exit(1 if failures else 0)
