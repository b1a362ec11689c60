#pragma once

// A board for a page that draws it itself and knows no puzzle: cells, clues, names, and every value with its look, its
// words and its keys.

#include "gridwright/answers/json.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"

namespace gridwright::answers {

/// "Skyscraper 6 by 6".
std::string board_name(const sheet::Sheet& sheet);

/// "clue 5 above column 1".
std::string clue_name(const sheet::Address& clue, const puzzles::Puzzle& puzzle);

/// The values that a player can write on this board: their looks, their words and their keys.
std::string json_of_values(const puzzles::Puzzle& puzzle, const kernel::Model& model);

/// The board with the givens and what a player has entered.
std::string json_of_scene(const puzzles::Puzzle& puzzle, const About& about);

}  // namespace gridwright::answers
