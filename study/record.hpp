#pragma once

// What is known of one run, and how it is written: a row of CSV. The first columns say which run it is, so that a study
// that was stopped knows what it has; the others say what came of it. Format 1 called the objective `pegs`; everything
// else is the same in both formats.

#include "gridwright/kernel/outcome.hpp"
#include "study/recipe.hpp"

namespace gridwright::study {

/// What the first column says: the formats that can be read and written. New files have the newest.
enum class RecordFormat { one = 1, two = 2 };
inline constexpr RecordFormat newest_record_format = RecordFormat::two;

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
    int objective{};

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
    std::optional<int> objective, bound;
    std::vector<Improvement> improvements;
};

/// The first line of a file of records.
std::string csv_header(RecordFormat format = newest_record_format);

/// A line with its end.
std::string csv_row(const Record& record, RecordFormat format = newest_record_format);

/// The record of a line; nothing when the line is no row of this format.
std::optional<Record> record_from(std::string_view line, RecordFormat format = newest_record_format);

}  // namespace gridwright::study
