#pragma once

// Writes the results of studies for people: tables and plots of each study, and one report of all.

#include "cli/output/output.hpp"
#include "cli/study/planned_studies.hpp"

namespace gridwright::cli {

/// Writes the results of the recorded runs into --out and prints a line about each study. Gives a sentence when that
/// fails.
std::optional<std::string> write_results(const std::vector<Study>& studies, const Options& options, Output& output);

}  // namespace gridwright::cli
