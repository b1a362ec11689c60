#pragma once

#include "cli/generate/expected_puzzles.hpp"

namespace gridwright::cli {

struct CompleteRecords {
    /// What follows the complete records.
    enum class Rest {
        nothing,
        torn,     ///< the beginning of the next puzzle
        unended,  ///< the next puzzle without the empty line that marks its end
        foreign   ///< not a puzzle of this run
    };

    std::uint64_t count = 0;
    std::uint64_t numbers = 0;                      ///< numbers up to the last record, with those that are left out
    std::vector<sheet::Fingerprint> distinct = {};  ///< where equal puzzles are left out: those that are there
    std::int64_t bytes = 0;                         ///< the length of the complete records
    Rest rest = Rest::nothing;
    int error = 0;  ///< the errno of a failure to read
};

/// Finds the complete puzzles of a run at the start of a file. A record of one line is complete when the line has
/// ended. A board is complete when an empty line follows it, since nothing else shows that no row is missing. Takes
/// time in proportion to the file and memory for a record or two.
CompleteRecords complete_records(int descriptor, const ExpectedPuzzles& expected);

}  // namespace gridwright::cli
