#pragma once

#include "cli/options/arguments.hpp"

#include <chrono>
#include <span>

namespace gridwright::cli {

/// How long a board is worked on when nobody says: somebody sits there and waits.
inline constexpr std::chrono::seconds usual_patience{120};

/// Takes the words beside the options for the kind of board to ask for; gives a sentence when they do not say one.
Problem complete_ask(std::span<const std::string> words, Options& options);

/// Engines and labelings, and the kinds that can be asked for.
std::string ask_help();

}  // namespace gridwright::cli
