#pragma once

// Writes the results of studies for people: tables and plots of each study, and one report of all.

#include "cli/output/output.hpp"
#include "cli/study/planned_studies.hpp"

#include <chrono>

namespace gridwright::cli {

/// Writes the results of the recorded runs into --out and prints a line about each study. Gives a sentence when that
/// fails.
std::optional<std::string> write_results(const std::vector<Study>& studies, const Options& options, Output& output);

/// The tables and the report of a study that is under way, rewritten from time to time, so that a long study can be
/// read before it ends. The writing takes at most a fiftieth of the time.
class ResultsSoFar {
  public:
    ResultsSoFar(const Options& options, Output& output) : options_(&options), output_(&output) {}

    /// Writes the results of the recorded runs, unless that was done a moment ago. Failures are ignored.
    void refresh(const std::vector<Study>& studies);

  private:
    static constexpr std::chrono::seconds least_pause{5};

    const Options* options_;
    Output* output_;
    std::chrono::steady_clock::time_point next_{};
};

}  // namespace gridwright::cli
