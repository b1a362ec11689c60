#pragma once

#include "cli/generate/expected_puzzles.hpp"

namespace gridwright::cli {

struct CompleteRecords {
    /// What lies behind the whole records.
    enum class Rest {
        nothing,
        torn,     ///< the beginning of the next puzzle
        unended,  ///< the next puzzle, but for the empty line that shows its end
        foreign   ///< no puzzle of this run
    };

    std::uint64_t count = 0;
    std::int64_t bytes = 0;  ///< how far the file is whole
    Rest rest = Rest::nothing;
    int error = 0;  ///< why it could not be read on, from errno
};

/// The puzzles of a run that a file has in full, from its start. A record that takes a line is whole when the line has
/// ended; a board is when the empty line behind it is there, for nothing else shows that no row is missing. Takes time
/// in proportion to the file, and memory for a record or two.
CompleteRecords complete_records(int descriptor, const ExpectedPuzzles& expected);

}  // namespace gridwright::cli
