#pragma once

#include "cli/options/arguments.hpp"

#include <chrono>
#include <span>

namespace gridwright::cli {

/// The time limit of a board unless --time sets one: a person is waiting.
inline constexpr std::chrono::seconds usual_patience{120};

/// Reads the positional argument as the kind of board; returns a sentence when it is none.
Problem complete_ask(std::span<const std::string> words, Options& options);

/// Help on engines, labelings and the kinds that `ask` offers.
std::string ask_help();

}  // namespace gridwright::cli
