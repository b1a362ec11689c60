#pragma once

// Which clues and givens a puzzle with one solution can do without: each on its own, and as many as possible together.

#include "gridwright/answers/fewest_pieces.hpp"
#include "gridwright/puzzles/registry.hpp"

namespace gridwright::answers {

struct Redundancy {
    std::vector<Piece> redundant;  ///< each can be left out on its own, as far as a limit let it be decided
    std::vector<Piece> smallest;   ///< the fewest pieces found that still determine the solution
    std::vector<Piece> needless;   ///< all others: they can be left out together
    bool fewest = false;           ///< it is proven that no fewer pieces of the puzzle determine it
    bool limited = false;          ///< a limit ended the work
};

/// Finds out what the puzzle, whose only solution this is, can do without.
Redundancy find_redundant(const puzzles::Puzzle& puzzle, const kernel::Solution& solution, Questions& questions);

/// What a person should know, one sentence each.
std::vector<std::string> sentences_of(const Redundancy& redundancy);

}  // namespace gridwright::answers
