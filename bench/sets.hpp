#pragma once

// Reads the frozen sets of bench/sets. A set whose bytes do not match SHA256SUMS is refused, because figures of two
// benchmarks can be compared only when the boards are the same.

#include "gridwright/base/result.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace gridwright::bench {

/// Puzzles that never change.
struct FrozenSet {
    std::string name;  ///< of the file, without its ending: "towers-9de"
    std::vector<std::unique_ptr<puzzles::Puzzle>> puzzles;

    /// The verdict that the file expects of a puzzle: "unique", "several" or "impossible".
    const std::string& expected(std::size_t index) const { return puzzles[index]->sheet().expect; }
};

/// The names of the sets, in the order of SHA256SUMS.
base::Result<std::vector<std::string>> set_names(const std::filesystem::path& folder);

/// The set of that name; an error when it has changed, cannot be read, or lacks an expected verdict.
base::Result<FrozenSet> read_set(const std::filesystem::path& folder, const std::string& name);

}  // namespace gridwright::bench
