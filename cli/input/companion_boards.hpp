#pragma once

// The boards of a second file that belong to the puzzles of the input: one for all of them, or one for each.

#include "gridwright/base/result.hpp"
#include "gridwright/formats/common/codec.hpp"

#include <string>
#include <vector>

namespace gridwright::cli {

class CompanionBoards {
  public:
    /// `option` names the file on the command line: "--puzzle".
    explicit CompanionBoards(std::string_view option) : option_(option) {}

    /// Reads the file; false after a message.
    bool read(const std::string& file, const formats::Codec* from);

    /// The board for puzzle number `number` of the input: the only one, or the one with the same number.
    base::Result<const sheet::Sheet*> of(std::uint64_t number) const;

    bool empty() const { return sheets_.empty(); }

    /// Nothing depends on the puzzles that are refused.
    void add_refused(std::uint64_t) {}

  private:
    const std::string_view option_;
    std::vector<sheet::Sheet> sheets_;
};

}  // namespace gridwright::cli
