// Trials repeat in words what the technique found: the value is put into the line, the singles that follow are placed,
// and the buildings that are then visible are counted.

#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/steps/families.hpp"
#include "gridwright/puzzles/steps/view.hpp"
#include "gridwright/puzzles/steps/ways.hpp"

#include <algorithm>
#include <optional>

namespace gridwright::puzzles::steps {

using base::concat;
using kernel::Domain;

namespace {

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

/// "column 6 would be 5, column 1 would be 1".
std::string forced_told(const View& view, const std::vector<Forced>& forced) {
    std::string text;
    for (const auto& [place, value] : forced)
        if (!view.known(place).fixed()) text += concat(text.empty() ? "" : ", ", view.at(place), " would be ", value);
    return text;
}

/// "2 or 4"; "at most 3" where all are too few, "at least 3" where all are too many.
std::string numbers_told(Domain numbers, int wanted) {
    if (numbers.size() > 1 && numbers.max() < wanted) return concat("at most ", numbers.max());
    if (numbers.size() > 1 && numbers.min() > wanted) return concat("at least ", numbers.min());
    std::vector<std::string> names;
    for (const int number : numbers) names.push_back(concat(number));
    return base::listed(names, "or");
}

/// What all ways to fill the line would show, none of which is what its clues say.
std::string shown_told(const View& view, const std::optional<View>& other, const EveryWay& ways) {
    const Domain front = ways.front();
    if (!ways.complete())
        return concat("no way to fill the rest of ", view.name(), " would show ", buildings(view.count()), ' ',
                      view.from(), other ? concat(" and ", other->count(), ' ', other->from()) : "");
    if (front.empty()) return concat("no way to fill the rest of ", view.name(), " would be left");
    if (!front.contains(view.count()) || !other)
        return concat(view.name(), " would show ", numbers_told(front, view.count()),
                      front.max() == 1 ? " building " : " buildings ", view.from(), ", not ", view.count());
    return concat("with ", buildings(view.count()), ' ', view.from(), ", ", view.name(), " would show ",
                  numbers_told(ways.back(view.count()), other->count()), ' ', other->from(), ", not ", other->count());
}

/// Why the value cannot be in that place: "row 3 would show at least 4 buildings from the left, not 3".
std::string trial_told(const View& view, int place, int value, bool with_singles) {
    Marks marks = known_in_line(view);
    const bool differ = values_differ(view);
    put(marks, place, value, differ);
    const auto other = second_view_of(view.telling);
    const auto wrong = [&] {
        std::string text = wrong_count(view, marks);
        if (text.empty() && other) text = wrong_count(*other, reversed(marks));
        return text;
    };
    if (const std::string text = wrong(); !text.empty()) return concat(view.name(), ' ', text);
    std::string then;
    if (with_singles && differ) {
        const std::string told = forced_told(view, force_singles(marks, place));
        then = told.empty() ? "" : concat(told, ", and ");
        for (int each = 0; each < marks.count(); ++each)
            if (marks[each].empty()) return concat(then, "nothing would be left for ", view.at(each));
        if (const std::string text = wrong(); !text.empty()) return concat(then, view.name(), ' ', text);
    }
    return concat(then, shown_told(view, other, EveryWay(marks, differ)));
}

int place_in(const View& view, int cell) {
    return static_cast<int>(std::ranges::find(view.sight.cells, cell) - view.sight.cells.begin());
}

/// The candidates that the step strikes, as places of the line and values.
std::vector<Forced> strikes_of(const View& view) {
    std::vector<Forced> all;
    for (const explain::CellMarks& struck : view.telling.conclusion().struck)
        for (const int value : struck.marks)
            if (const int place = place_in(view, struck.cell); place < view.sight.length())
                all.push_back({place, value});
    return all;
}

/// A person follows so many trials in one sentence.
constexpr std::size_t most_trials = 3;

/// "from the left, row 3 shows 4 buildings, and from the right 2".
std::string clues_told(const View& view) {
    const auto other = second_view_of(view.telling);
    return other ? concat(view.shows(), ", and ", other->from(), " it shows ", other->count()) : view.shows();
}

std::string tell_trial(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    if (telling.conclusion().contradiction) {
        if (const std::string text = wrong_count(*view, known_in_line(*view)); !text.empty())
            return concat(view->name(), ' ', text);
        return no_longer_shows(*view);
    }
    return tell_by_trial(*view);
}

/// "1 3 2 4", in reading order.
std::string way_told(const View& view, std::vector<int> way) {
    if (view.sight.cells.front() > view.sight.cells.back()) std::ranges::reverse(way);
    std::string text;
    for (const int value : way) text += concat(text.empty() ? "" : " ", value);
    return text;
}

}  // namespace

std::string tell_by_trial(const View& view) {
    const std::vector<Forced> strikes = strikes_of(view);
    if (strikes.empty() || strikes.size() > most_trials || !view.telling.conclusion().placed.empty())
        return concat(clues_told(view), ". In every way to fill it like that, ", view.follows());
    std::string text;
    for (const auto& [place, value] : strikes) {
        std::string told = trial_told(view, place, value, true);
        if (told.starts_with(view.name())) told.replace(0, view.name().size(), "it");
        text += concat(text.empty() ? "if " : "If ", text.empty() ? view.name() : "it", " had ", value, " in ",
                       view.at(place), ", ", told, ". ");
    }
    return concat(text, "So ", view.follows());
}

std::string tell_too_many_or_few(const Telling& telling) {
    return tell_trial(telling);
}

std::string tell_line_trial(const Telling& telling) {
    return tell_trial(telling);
}

std::string tell_listing(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    const auto other = second_view_of(telling);
    const std::string clues = concat(buildings(view->count()), ' ', view->from(),
                                     other ? concat(" and ", other->count(), ' ', other->from()) : "");
    if (telling.conclusion().contradiction) {
        const EveryWay ways(known_in_line(*view), values_differ(*view));
        return shown_told(*view, other, ways);
    }
    const Listing listing(*view);
    if (listing.complete() && !listing.ways().empty()) {
        std::vector<std::string> ways;
        for (const auto& way : listing.ways()) ways.push_back(way_told(*view, way));
        const bool one = ways.size() == 1;
        return concat("only ", one ? "one way" : concat(ways.size(), " ways"), " to fill ", view->name(),
                      one ? " shows " : " show ", clues, ": ", base::listed(ways), ". So ", view->follows());
    }
    if (strikes_of(*view).size() == 1) return tell_by_trial(*view);
    return concat("go through the ways to fill ", view->name(), " that show ", clues, ". In all of them, ",
                  view->follows());
}

}  // namespace gridwright::puzzles::steps
