#pragma once

// How values are written in MiniZinc. Cells hold numbers; a value with a symbol of its own gets a constant, named by
// what the puzzle calls it.

#include "gridwright/kernel/domain.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <string>
#include <vector>

namespace gridwright::exports::minizinc {

class Values {
  public:
    /// The names of those values that occur.
    Values(const sheet::Notation& notation, kernel::Domain occurring);

    struct Named {
        const sheet::Symbol* symbol;
        std::string name;
    };
    const std::vector<Named>& named() const { return named_; }

    /// "3", or the name of a constant.
    std::string name(int value) const;

    /// "1..6", "{hole}", "0..6 union {hole}".
    std::string set(kernel::Domain values) const;

    /// The values one by one: "{transparent, hole}".
    std::string list(kernel::Domain values) const;

  private:
    std::vector<Named> named_;
};

/// What several cells with this value are called: "transparent pegs", "5s".
std::string plural_of(const sheet::Notation& notation, int value);

/// The text in quotes.
std::string quoted(std::string_view text);

}  // namespace gridwright::exports::minizinc
