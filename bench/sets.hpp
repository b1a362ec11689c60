#pragma once

// The frozen sets of bench/sets. A set whose bytes are not those of SHA256SUMS is refused: figures of two days can be
// laid beside each other only when the boards are the same.

#include "gridwright/base/result.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace gridwright::bench {

struct FrozenSet {
    std::string name;  ///< of the file, without its ending: "towers-9de"
    std::vector<std::unique_ptr<puzzles::Puzzle>> puzzles;

    /// What each puzzle's file says of it: "unique", "several" or "impossible".
    const std::string& expected(std::size_t index) const { return puzzles[index]->sheet().expect; }
};

/// The names of the sets, in the order of SHA256SUMS.
base::Result<std::vector<std::string>> set_names(const std::filesystem::path& folder);

/// The set of that name; an error when it is changed, cannot be read, or does not say what is expected.
base::Result<FrozenSet> read_set(const std::filesystem::path& folder, const std::string& name);

}  // namespace gridwright::bench
