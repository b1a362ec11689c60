#pragma once

// What people read of studies: tables and plots of each, and a report of all of them.

#include "cli/output/output.hpp"
#include "cli/study/planned_studies.hpp"

namespace gridwright::cli {

/// Writes what the recorded runs come to into --out, and a line about each study; gives a sentence when that fails.
std::optional<std::string> write_results(const std::vector<Study>& studies, const Options& options, Output& output);

}  // namespace gridwright::cli
