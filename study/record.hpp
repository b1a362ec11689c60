#pragma once

// What is known of one run, and how it is written: a row of CSV. The first columns say which run it is, so that a study
// that was stopped knows what it has; the others say what came of it.

#include "gridwright/kernel/outcome.hpp"
#include "study/recipe.hpp"

namespace gridwright::study {

/// Changes when the columns do.
inline constexpr int record_format = 1;

/// Which run it is. Two runs with the same key do the same, apart from the time they take.
struct RunKey {
    std::string puzzles;     ///< the name of the set
    std::uint64_t number{};  ///< of the puzzle in its set, from 1
    std::string board;       ///< what tells this puzzle from others that may have had its place
    std::string engine, strength;
    std::string labeling;  ///< all three words: "ffc step up"
    std::string question;
    std::string limit;  ///< "120 s"
    std::uint64_t seed{};

    bool operator==(const RunKey&) const = default;
    auto operator<=>(const RunKey&) const = default;
};

/// The best solution became better.
struct Improvement {
    std::chrono::nanoseconds time{};
    int pegs{};

    bool operator==(const Improvement&) const = default;
};

struct Record {
    RunKey key;
    std::uint64_t rows{}, columns{}, clues{}, givens{};  ///< of the puzzle
    std::string verdict;                                 ///< or "refused": the engine does not take such puzzles
    std::chrono::nanoseconds time{};
    bool limit_reached = false;
    std::uint64_t solutions{};
    kernel::Stats stats;
    std::optional<int> pegs, bound;
    std::vector<Improvement> improvements;
};

/// The first line of a file of records.
std::string csv_header();

/// A line with its end.
std::string csv_row(const Record& record);

/// The record of a line; nothing when the line is none.
std::optional<Record> record_from(std::string_view line);

}  // namespace gridwright::study
