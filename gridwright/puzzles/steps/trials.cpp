// Trials repeat in words what the technique found: the value is put into the line, the singles that follow are placed,
// and the buildings that are then visible are counted.

#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/steps/families.hpp"
#include "gridwright/puzzles/steps/view.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
using kernel::Domain;

namespace {

using Marks = base::Vector<Domain>;  // by place, from the clue on

Marks marks_of_line(const View& view) {
    Marks marks;
    for (int place = 0; place < view.sight.length(); ++place) marks.push_back(view.marks(place));
    return marks;
}

bool reads_differ(const View& view) {
    return std::ranges::find(view.telling.premises().rules, view.sight.differ) != view.telling.premises().rules.end();
}

void put(Marks& marks, int place, int value, bool differ) {
    for (int other = 0; other < marks.count(); ++other)
        if (differ && other != place) marks[other].remove(value);
    marks[place] &= Domain::single(value);
}

/// How many buildings are visible at least and at most.
struct Visibility {
    int surely = 0, possibly = 0;
};

Visibility visibility_of(const Marks& marks, int tallest) {
    Visibility count;
    int highest_before = 0, lowest_record = 0;  // over the cells before: the highest mark, the highest of lowest marks
    bool passed_tallest = false;
    for (const Domain marked : marks) {
        if (marked.empty()) break;
        if (marked.min() > highest_before || marked == Domain::single(tallest)) ++count.surely;
        if (!passed_tallest && marked.max() > lowest_record) ++count.possibly;
        passed_tallest |= marked == Domain::single(tallest);
        highest_before = std::max(highest_before, marked.max());
        lowest_record = std::max(lowest_record, marked.min());
    }
    return count;
}

/// A value that the singles of a line force into a place.
struct Forced {
    int place = 0, value = 0;
};

/// Places all singles of the line; returns them in order. An impossible line has a place without marks afterwards.
std::vector<Forced> force_singles(Marks& marks, int tried) {
    std::vector<Forced> forced;
    base::Vector<char> done(marks.count(), 0);
    done[tried] = 1;
    const auto place_single = [&](int place, int value) {
        forced.push_back({place, value});
        done[place] = 1;
        put(marks, place, value, true);
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (int place = 0; place < marks.count() && !changed; ++place) {
            if (marks[place].empty()) return forced;
            if (!done[place] && marks[place].fixed()) place_single(place, marks[place].min()), changed = true;
        }
        for (int value = 1; value <= marks.count() && !changed; ++value) {
            int only = -1, places = 0;
            for (int place = 0; place < marks.count(); ++place)
                if (marks[place].contains(value)) only = place, ++places;
            if (places == 1 && !done[only]) place_single(only, value), changed = true;
        }
    }
    return forced;
}

/// "would show at least 4 buildings from the left, not 3"; empty if the marks allow the clue.
std::string wrong_count(const View& view, const Marks& marks) {
    const Visibility seen = visibility_of(marks, view.tallest());
    const bool all_known = std::ranges::all_of(marks, [](Domain marked) { return marked.fixed(); });
    if (seen.surely > view.count())
        return concat("would show ", all_known ? "" : "at least ", buildings(seen.surely), ' ', view.from(), ", not ",
                      view.count());
    if (seen.possibly < view.count())
        return concat("would show ", all_known ? "" : "at most ", buildings(seen.possibly), ' ', view.from(), ", not ",
                      view.count());
    return "";
}

Marks reversed(Marks marks) {
    std::ranges::reverse(marks);
    return marks;
}

/// "column 6 must be 5 and column 1 must be 1".
std::string forced_told(const View& view, const std::vector<Forced>& forced) {
    std::vector<std::string> parts;
    for (const auto& [place, value] : forced)
        if (!view.marks(place).fixed() || !view.telling.reads(view.cell(place)))
            parts.push_back(concat(view.at(place), " is ", value));
    if (parts.empty()) return "";
    return concat(joined(parts));
}

/// Why the value cannot be in that place: "row 3 would show at least 4 buildings from the left, not 3".
std::string trial_told(const View& view, int place, int value, bool with_singles) {
    Marks marks = marks_of_line(view);
    const bool differ = reads_differ(view);
    put(marks, place, value, differ);
    const auto other = second_view_of(view.telling);
    const auto wrong = [&] {
        std::string text = wrong_count(view, marks);
        if (text.empty() && other) text = wrong_count(*other, reversed(marks));
        return text;
    };
    if (const std::string text = wrong(); !text.empty()) return concat(view.name(), ' ', text);
    if (with_singles && differ) {
        const std::vector<Forced> forced = force_singles(marks, place);
        const std::string told = forced_told(view, forced);
        const std::string then = told.empty() ? "" : concat(told, ", and then ");
        for (int each = 0; each < marks.count(); ++each)
            if (marks[each].empty()) return concat(then, "nothing is left for ", view.at(each));
        if (const std::string text = wrong(); !text.empty()) return concat(then, view.name(), ' ', text);
    }
    return concat("no way to fill the rest of ", view.name(), " shows ", buildings(view.count()), ' ', view.from(),
                  other ? concat(" and ", other->count(), ' ', other->from()) : "");
}

int place_in(const View& view, int cell) {
    return static_cast<int>(std::ranges::find(view.sight.cells, cell) - view.sight.cells.begin());
}

std::string tell_trial(const Telling& telling, bool with_singles) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    const auto other = second_view_of(telling);
    if (telling.conclusion().contradiction) {
        if (const std::string text = wrong_count(*view, marks_of_line(*view)); !text.empty())
            return concat(view->name(), ' ', text);
        return no_longer_shows(*view);
    }
    const auto& struck = telling.conclusion().struck;
    if (struck.size() == 1 && struck[0].marks.fixed()) {
        const int place = place_in(*view, struck[0].cell), value = struck[0].marks.min();
        if (place < view->sight.length())
            return concat("with ", value, " in ", view->at(place), " of ", view->name(), ", ",
                          trial_told(*view, place, value, with_singles), ". So ", view->follows());
    }
    return concat(view->shows(), other ? concat(" and ", other->from(), ' ', other->count()) : "",
                  ". That leaves no room for some values: ", view->follows());
}

/// Lists the ways to fill a line that its clues allow, up to a number.
class Listing {
  public:
    explicit Listing(const View& view)
        : view_(view), other_(second_view_of(view.telling)), marks_(marks_of_line(view)), differ_(reads_differ(view)) {
        extend({}, 0, 0);
    }

    static constexpr std::size_t most = 4;
    bool complete() const { return ways_.size() <= most && nodes_ < most_nodes; }
    const std::vector<std::vector<int>>& ways() const { return ways_; }

  private:
    static constexpr int most_nodes = 100'000;

    void extend(std::vector<int> way, int seen, int highest) {
        if (ways_.size() > most || ++nodes_ > most_nodes || seen > view_.count()) return;
        const int place = static_cast<int>(way.size());
        if (place == marks_.count()) {
            if (seen != view_.count()) return;
            std::vector<int> back(way.rbegin(), way.rend());
            if (other_ && static_cast<int>(visible_among(back).size()) != other_->count()) return;
            ways_.push_back(std::move(way));
            return;
        }
        for (const int value : marks_[place]) {
            if (differ_ && std::ranges::find(way, value) != way.end()) continue;
            std::vector<int> longer = way;
            longer.push_back(value);
            extend(std::move(longer), seen + (value > highest), std::max(highest, value));
        }
    }

    const View& view_;
    const std::optional<View> other_;
    const Marks marks_;
    const bool differ_;
    std::vector<std::vector<int>> ways_;
    int nodes_ = 0;
};

/// "1 3 2 4", in reading order.
std::string way_told(const View& view, std::vector<int> way) {
    if (view.sight.cells.front() > view.sight.cells.back()) std::ranges::reverse(way);
    std::string text;
    for (const int value : way) text += concat(text.empty() ? "" : " ", value);
    return text;
}

}  // namespace

std::string tell_too_many_or_few(const Telling& telling) {
    return tell_trial(telling, false);
}

std::string tell_line_trial(const Telling& telling) {
    return tell_trial(telling, true);
}

std::string tell_listing(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    const auto other = second_view_of(telling);
    const std::string clues = concat(buildings(view->count()), ' ', view->from(),
                                     other ? concat(" and ", other->count(), ' ', other->from()) : "");
    if (telling.conclusion().contradiction) return concat("no way to fill ", view->name(), " shows ", clues);
    const Listing listing(*view);
    if (!listing.complete())
        return concat("list the ways to fill ", view->name(), " that show ", clues, ". In all of them ",
                      view->follows());
    std::vector<std::string> ways;
    for (const auto& way : listing.ways()) ways.push_back(way_told(*view, way));
    const bool one = ways.size() == 1;
    return concat("only ", one ? "one way" : concat(ways.size(), " ways"), " to fill ", view->name(),
                  one ? " shows " : " show ", clues, ": ", base::listed(ways), ". So ", view->follows());
}

}  // namespace gridwright::puzzles::steps
