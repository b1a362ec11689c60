#pragma once

// Reads the puzzles of corpus/ for tests.

#include "gridwright/sheet/sheet.hpp"

#include <filesystem>
#include <vector>

namespace gridwright::tests {

/// The puzzles of a file. A file that cannot be read without mistakes ends the test program with its message.
std::vector<sheet::Sheet> sheets_in(const std::filesystem::path& path);

/// The puzzle files below corpus/, without the solutions; at least one.
std::vector<std::filesystem::path> corpus_files();

/// The file with the solution of the puzzle in this file, if it exists.
std::filesystem::path solution_file(const std::filesystem::path& puzzle);

}  // namespace gridwright::tests
