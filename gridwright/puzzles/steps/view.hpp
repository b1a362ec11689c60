#pragma once

// A clue that a step reads, as its sentences speak of it: "from the left, row 3 shows 4 buildings".

#include "gridwright/explain/sights/line_of_sight.hpp"
#include "gridwright/puzzles/steps/telling.hpp"

#include <optional>

namespace gridwright::puzzles::steps {

struct View {
    const Telling& telling;
    const explain::SightLine& sight;

    int line() const { return sight.line; }
    int count() const { return sight.count; }
    /// The highest value of the line, which is as long as it is high.
    int tallest() const { return sight.length(); }
    /// The cell at this place from the clue, counted from 0.
    int cell(int place) const { return sight.cells[place]; }
    /// What the step reads, and what is known.
    kernel::Domain marks(int place) const { return telling.marks(cell(place)); }
    kernel::Domain known(int place) const { return telling.known(cell(place)); }

    /// "from the left".
    std::string from() const;
    /// "row 3".
    std::string name() const { return telling.line(line()); }
    /// "from the left, row 3 shows 4 buildings".
    std::string shows() const;
    /// "column 2": the place in the line.
    std::string at(int place) const;
    /// "columns 1 to 3": the places from `first` up to, not including, `end`.
    std::string at(int first, int end, std::string_view last_word = "and") const;
    /// "the first cell", "the first three cells" of the line.
    std::string first_cells(int count) const;
    /// The place that is known to have this value; -1 if there is none.
    int place_of(int value) const;
    /// What is known of the line, without what its clue and known heights bar at once; a technique looks along it.
    explain::sights::LineOfSight looked_along() const;
    /// What the step strikes in this place.
    kernel::Domain struck(int place) const;
    /// True if all that the step strikes is drawn here, and it places nothing.
    bool concludes_within(const explain::sights::Drawn& drawn) const;
    /// What follows, with places in the line.
    std::string follows() const { return telling.follows(line()); }
};

/// The view of the first clue that the step reads, and of the second.
std::optional<View> view_of(const Telling& telling);
std::optional<View> second_view_of(const Telling& telling);

/// "So the first building, which is at most 3, is taller than the ones in columns 2 and 3", with the places from the
/// second up to `end`, and with what the strikes need. The first building is below `below`; that it is below `shown`
/// needs no words.
std::string first_taller_told(const View& view, int end, int below, int shown);

/// "1 building", "4 buildings".
std::string buildings(int count);

/// The values that are visible in a row of known heights.
std::vector<int> visible_among(const std::vector<int>& heights);

/// By trials of what the step rules out, or by the ways to fill the line, whatever is easier to follow.
std::string tell_by_trial(const View& view);

}  // namespace gridwright::puzzles::steps
