#pragma once

// The puzzles of a recipe: read, made with a seed, or blank boards by their header.

#include "gridwright/puzzles/registry.hpp"
#include "study/recipe.hpp"

#include <memory>

namespace gridwright::study {

struct LoadedSet {
    std::string name;
    std::vector<std::shared_ptr<const puzzles::Puzzle>> puzzles;
};

/// How many, and from which seed those are made that name none.
struct Loading {
    std::optional<std::size_t> at_most;  ///< of each set
    std::uint64_t seed = 1;
    const std::atomic<bool>* stop = nullptr;
};

/// The puzzles of one set; names of files are relative to the recipe's folder. An error says the recipe's file and
/// line.
base::Result<LoadedSet> load(const Recipe& recipe, const PuzzleSet& set, const Loading& loading);

}  // namespace gridwright::study
