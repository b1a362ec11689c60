#include "gridwright/puzzles/steps/visibility.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using kernel::Domain;

namespace {

/// The last place that the value may be in. An only place counts when it is known, so that arguments name it first.
int last_place_of(int value, const Marks& marks) {
    int last = marks.count() - 1, places = 0;
    for (int place = 0; place < marks.count(); ++place)
        if (marks[place].contains(value)) last = place, ++places;
    return places > 1 || marks[last].fixed() ? last : marks.count() - 1;
}

}  // namespace

Visibility visibility_of(const Marks& marks, int tallest, bool by_number) {
    Visibility seen;
    int highest = 0, lowest_record = 0;  // of the cells so far: the highest mark, the highest of the lowest marks
    int counted = 0, beaten = 0;         // the cells up to the last one counted as surely visible, their highest mark
    const int last_for_tallest = last_place_of(tallest, marks);
    bool may_be_tallest = false;
    for (int place = 0; place < marks.count(); ++place) {
        const Domain marked = marks[place];
        if (marked.empty()) break;
        if (place <= last_for_tallest && marked.max() > lowest_record) {
            if (by_number && marked.max() <= place) {
                seen.hidden.add(place);
            } else {
                ++seen.possibly;
                const Domain higher = marked & Domain::above(lowest_record);
                seen.heights |= higher;
                if (place > 0) seen.heights_behind_first |= higher;
            }
        }
        const bool alone = marked.min() > highest;
        const bool above_all = by_number && marked.min() == highest;  // the heights differ
        highest = std::max(highest, marked.max());
        lowest_record = std::max(lowest_record, marked.min());
        const bool one_of_them = by_number && place + 1 < tallest && std::max(lowest_record, place + 1) > beaten;
        if (!alone && !above_all && !one_of_them) continue;
        ++seen.surely;
        Domain higher_than_before;
        for (int other = above_all ? place : counted; other <= place; ++other)
            if (above_all || marks[other].max() > beaten) higher_than_before.add(other);
        if (!alone) seen.together.push_back(higher_than_before);
        may_be_tallest = alone || above_all ? marked.contains(tallest) : highest == tallest;
        counted = place + 1;
        beaten = highest;
    }
    if (!may_be_tallest) ++seen.surely;  // the tallest is visible wherever it is
    return seen;
}

}  // namespace gridwright::puzzles::steps
