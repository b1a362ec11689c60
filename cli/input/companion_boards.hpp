#pragma once

// The boards of a second file that belong to the puzzles of the input: one for all of them, or one for each. A board
// that cannot be read only concerns the puzzle it belongs to.

#include "gridwright/base/result.hpp"
#include "gridwright/formats/common/codec.hpp"

#include <atomic>
#include <string>
#include <vector>

namespace gridwright::cli {

/// A board of the second file, or why it cannot be read.
struct CompanionBoard {
    std::string where;  ///< "file:line:column"
    base::Result<sheet::Sheet> sheet;
};

class CompanionBoards {
  public:
    /// Reads the file; false after a message if it has no board, or a single one that cannot be read.
    bool read(const std::string& file, const formats::Codec* from);

    /// The board for puzzle number `number` of the input: the only one, or the one with the same number. An error says
    /// that there is none.
    base::Result<const CompanionBoard*> of(std::uint64_t number);

    bool empty() const { return boards_.empty(); }

    /// A puzzle that is refused has its board, too.
    void add_refused(std::uint64_t number) { note(number); }

    /// The exit code once the whole input is read: 2 after a message if there are boards to which no puzzle belongs.
    int finish(int code) const;

  private:
    void note(std::uint64_t number);

    std::string file_;
    std::vector<CompanionBoard> boards_;
    std::atomic<std::uint64_t> puzzles_ = 0;  ///< in the input, as far as it was read
};

}  // namespace gridwright::cli
