#pragma once

// The report of a benchmark, as Markdown for people and as JSON for programs.

#include "bench/demands.hpp"
#include "bench/explaining.hpp"
#include "bench/generation.hpp"
#include "bench/machine.hpp"
#include "bench/stream.hpp"

#include <optional>

namespace gridwright::bench {

/// Everything that was measured.
struct Report {
    Machine machine;
    std::string rules;  ///< in a few sentences: how solves are timed
    std::vector<std::string> absent;
    std::vector<SetScores> results;
    std::optional<StreamFigures> stream;
    std::optional<GenerationFigures> generation;
    std::optional<ExplainingFigures> explaining;
    bool whole = true;  ///< false when it was stopped
};

std::string markdown(const Report& report);

/// The part of the report about one set.
std::string markdown_of(const SetScores& scores);

std::string json(const Report& report);

}  // namespace gridwright::bench
