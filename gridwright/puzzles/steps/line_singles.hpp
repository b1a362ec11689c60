#pragma once

// What follows in a line of different values when one of them is tried: the singles, placed one by one, and cells or
// values for which there is no room. Arguments name no more of that than they need.

#include "gridwright/puzzles/steps/ways.hpp"

#include <functional>
#include <optional>

namespace gridwright::puzzles::steps {

/// Values that are tried in a place of the line, or the line as it is.
struct Tried {
    int place = -1;
    kernel::Domain values;
};

/// A value that the singles of a line force into a place.
struct Forced {
    int place = 0, value = 0;
};

class LineSingles {
  public:
    /// Where a tried value may be found in the line only once, `differ` is set.
    LineSingles(const Marks& known, Tried tried, bool differ);

    /// All singles, each after those it rests on, up to the first cell or value that is left with nothing.
    const std::vector<Forced>& all() const { return all_; }
    /// The line with what is tried and these singles; none if one of them does not follow.
    std::optional<Marks> with(const std::vector<Forced>& singles) const;
    /// As few singles as there have to be for a wish that all of them fulfil.
    std::vector<Forced> fewest(const std::function<bool(const Marks& marks)>& wish) const;

  private:
    bool is_single(const Marks& marks, const Forced& forced) const;
    std::optional<Forced> next(const Marks& marks) const;

    const Marks& known_;
    const Tried tried_;
    const bool differ_;
    std::vector<Forced> all_;
};

/// A cell or value of the line with nothing left; values count from 1 to the length.
bool has_gap(const Marks& marks);

/// By value, less 1: its places.
Marks places_by_value(const Marks& marks);

/// The fewest of these sets that have fewer members together than they are many; none if there are no such sets, or if
/// there are too many to go through.
kernel::Domain smallest_crowd(const Marks& sets);

}  // namespace gridwright::puzzles::steps
