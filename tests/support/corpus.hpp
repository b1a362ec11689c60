#pragma once

#include "gridwright/sheet/sheet.hpp"

#include <filesystem>
#include <vector>

namespace gridwright::tests {

/// The puzzles of a file. A file that cannot be read without mistakes ends the test program with its message.
std::vector<sheet::Sheet> sheets_in(const std::filesystem::path& path);

/// The files with puzzles below corpus/, without those that hold the solutions; never none.
std::vector<std::filesystem::path> corpus_files();

/// Where the solution of the puzzle in this file stands, if there is such a file.
std::filesystem::path solution_file(const std::filesystem::path& puzzle);

}  // namespace gridwright::tests
