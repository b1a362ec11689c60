#pragma once

// The recipes that a command names, read, with their puzzles and runs.

#include "cli/options/arguments.hpp"
#include "study/record_file.hpp"
#include "study/runs.hpp"

namespace gridwright::cli {

/// A recipe that was asked for, and what is to be run after it.
struct Study {
    std::string name;
    study::Recipe recipe;
    study::Plan plan;
    std::optional<study::RecordFile> file = {};
    std::size_t before = 0;  ///< runs that were recorded when it began
};

study::Manner manner_of(const Options& options);

/// What was asked for. An error is a sentence; a signal ends it with one, too.
base::Result<std::vector<Study>> planned(const Options& options);

/// The runs that are not recorded yet.
std::vector<const study::Run*> open_runs(const Study& study);

/// "This build has no engine gecode."
std::string missing_engines(const study::Plan& plan);

}  // namespace gridwright::cli
