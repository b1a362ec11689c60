#pragma once

// The result of one run, and its form in a file: a row of CSV. The first columns identify the run, so that a study that
// was stopped knows which runs it has; the others hold the result. Format 1 calls the objective `pegs`; everything else
// is the same in both formats.

#include "gridwright/kernel/outcome.hpp"
#include "study/recipe.hpp"

namespace gridwright::study {

/// The formats that can be read and written, as the first column gives them. A new file gets the newest.
enum class RunRecordFormat { one = 1, two = 2 };
inline constexpr RunRecordFormat newest_record_format = RunRecordFormat::two;

/// Identifies a run. Two runs with the same key do the same, except for the time they take.
struct RunKey {
    std::string puzzles;     ///< the name of the set
    std::uint64_t number{};  ///< of the puzzle in its set, from 1
    std::string board;       ///< a hash, because the recipe or the file may have had another puzzle with this number
    std::string engine, strength;
    std::string labeling;  ///< all three words: "ffc step up"
    std::string question;
    std::string limit;  ///< "120 s"
    std::uint64_t seed{};

    bool operator==(const RunKey&) const = default;
    auto operator<=>(const RunKey&) const = default;
};

/// A solution that was better than all before it.
struct Improvement {
    std::chrono::nanoseconds time{};
    int objective{};

    bool operator==(const Improvement&) const = default;
};

/// Everything that is kept of a run.
struct RunRecord {
    RunKey key;
    std::uint64_t rows{}, columns{}, clues{}, givens{};  ///< of the puzzle
    std::string verdict;                                 ///< or "refused" when the engine does not take the puzzle
    std::chrono::nanoseconds time{};
    bool limit_reached = false;
    std::uint64_t solutions{};
    kernel::Stats stats;
    std::optional<int> objective, bound;
    std::vector<Improvement> improvements;
};

/// The first line of a file of records.
std::string csv_header(RunRecordFormat format = newest_record_format);

/// The record as a line with its line end.
std::string csv_row(const RunRecord& record, RunRecordFormat format = newest_record_format);

/// The record in a line without its line end; none when the line is not a row of this format.
std::optional<RunRecord> record_from(std::string_view line, RunRecordFormat format = newest_record_format);

}  // namespace gridwright::study
