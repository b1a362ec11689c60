#pragma once

// A game as JSON, and actions of players as JSON. docs/playing.md describes both.

#include "gridwright/answers/json_value.hpp"
#include "gridwright/game/game.hpp"

#include <string>

namespace gridwright::answers {

/// The puzzle with `filled` and `marks`, and the members `seconds`, `solved` and `history`.
std::string json_of(const game::Game& game);

/// Reads what `json_of` writes. A board without a history is a game that begins there. An error is a sentence about
/// what is damaged.
base::Result<game::Game> read_game(std::string_view json);

/// Reads an action on a board of this puzzle: {"do":"place","cell":"r1c2","value":3}.
base::Result<game::Action> read_action(const JsonValue& value, const sheet::Sheet& puzzle);

}  // namespace gridwright::answers
