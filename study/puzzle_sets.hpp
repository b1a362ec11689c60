#pragma once

// Loads the puzzles that a recipe names: from files, by generating them with a seed, or as blank boards.

#include "gridwright/puzzles/registry.hpp"
#include "study/recipe.hpp"

#include <memory>

namespace gridwright::study {

struct LoadedSet {
    std::string name;
    std::vector<std::shared_ptr<const puzzles::Puzzle>> puzzles;
};

/// How puzzles are loaded.
struct LoadOptions {
    std::optional<std::size_t> at_most;  ///< of each set
    std::uint64_t seed = 1;              ///< for generated sets that name no seed
    const std::atomic<bool>* stop = nullptr;
};

/// The puzzles of one set; names of files are relative to the recipe's folder. An error says the recipe's file and
/// line.
base::Result<LoadedSet> load(const Recipe& recipe, const PuzzleSet& set, const LoadOptions& loading);

}  // namespace gridwright::study
