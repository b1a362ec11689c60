#pragma once

// What was measured, as Markdown for people and as JSON for programs.

#include "bench/demands.hpp"
#include "bench/generation.hpp"
#include "bench/machine.hpp"
#include "bench/stream.hpp"

#include <optional>

namespace gridwright::bench {

struct Report {
    Machine machine;
    std::string rules;  ///< one sentence: the limit, the rounds
    std::vector<std::string> absent;
    std::vector<SetScores> results;
    std::optional<StreamFigures> stream;
    std::optional<GenerationFigures> generation;
    bool whole = true;  ///< false when it was stopped
};

std::string markdown(const Report& report);

/// One set's part of it, to be shown when the set is done.
std::string markdown_of(const SetScores& scores);

std::string json(const Report& report);

}  // namespace gridwright::bench
