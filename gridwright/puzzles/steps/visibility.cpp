#include "gridwright/puzzles/steps/visibility.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
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
    seen.end = last_place_of(tallest, marks) + 1;
    bool may_be_tallest = false;
    for (int place = 0; place < marks.count(); ++place) {
        const Domain marked = marks[place];
        if (marked.empty()) break;
        if (place < seen.end && marked.max() > lowest_record)
            (by_number && marked.max() <= place ? seen.hidden : seen.possibly).add(place);
        const bool alone = marked.min() > highest;
        const bool above_all = by_number && marked.min() == highest;  // the heights differ
        const int before = highest;
        highest = std::max(highest, marked.max());
        lowest_record = std::max(lowest_record, marked.min());
        const bool one_of_them = by_number && place + 1 < tallest && std::max(lowest_record, place + 1) > beaten;
        if (!alone && !above_all && !one_of_them) continue;
        Domain higher_than_before;
        for (int other = alone || above_all ? place : counted; other <= place; ++other)
            if (alone || above_all || marks[other].max() > beaten) higher_than_before.add(other);
        seen.surely.push_back({higher_than_before, alone || above_all ? before : beaten});
        may_be_tallest = alone || above_all ? marked.contains(tallest) : highest == tallest;
        counted = place + 1;
        beaten = highest;
    }
    seen.tallest_besides = !may_be_tallest;
    return seen;
}

std::string places_told(const View& view, Domain places, std::string_view last_word) {
    std::vector<int> cells;
    for (const int place : places) cells.push_back(view.cell(place));
    return view.telling.places(view.line(), cells, last_word);
}

std::string numbers_told(Domain numbers, std::string_view last_word) {
    std::vector<std::string> names;
    for (const int number : numbers) names.push_back(concat(number));
    return base::listed(names, last_word);
}

namespace {

/// Puts a wrong number of visible buildings into words.
class CountWords {
  public:
    CountWords(const View& view, const Marks& marks, bool by_number)
        : view_(view), marks_(marks), seen_(visibility_of(marks, view.tallest(), by_number)) {}

    std::optional<WrongCount> told() {
        if (seen_.at_least() > view_.count()) return too_many();
        if (seen_.at_most() < view_.count()) return too_few();
        return too_few_heights();
    }

  private:
    /// "would show at least 4 buildings from the left (1, 2, 4 and 6), not 3".
    std::string shown(std::string_view bound, int count, const std::string& which) const {
        const bool exact = seen_.at_least() == seen_.at_most();
        return concat("would show ", exact ? "" : bound, buildings(count), ' ', view_.from(),
                      which.empty() ? "" : concat(" (", which, ")"), ", not ", view_.count());
    }

    /// "5", "5 or 6", "at least 4"; what is left for a cell, as far as others cannot hide it.
    std::string at_least(Domain marked) const {
        return marked.size() > 2 ? concat("at least ", marked.min()) : numbers_told(marked, "or");
    }
    std::string at_most(Domain marked) const {
        return marked.size() > 2 ? concat("at most ", marked.max()) : numbers_told(marked, "or");
    }

    /// The place alone does not show that it is visible, but that others before it are not high enough does.
    bool by_number(const SurelyOne& one) const {
        return !one.places.fixed() || marks_[one.places.min()].min() < one.beaten;
    }

    std::string told(const SurelyOne& one, bool plain) const {
        if (!one.places.fixed()) return concat("one of ", places_told(view_, one.places));
        const Domain marked = marks_[one.places.min()] & Domain::above(by_number(one) ? one.beaten : 0);
        if (marked.fixed()) return concat(plain ? "" : "the ", marked.min());
        if (one.places.min() == 0) return "the first one";
        return concat("the ", marked.size() > 2 ? concat(marked.min(), " or higher") : numbers_told(marked, "or"),
                      " in ", view_.at(one.places.min()));
    }

    WrongCount too_many() {
        const bool plain = std::ranges::all_of(
            seen_.surely, [&](const SurelyOne& one) { return one.places.fixed() && marks_[one.places.min()].fixed(); });
        std::vector<std::string> names;
        for (const SurelyOne& one : seen_.surely) {
            wrong_.used |= one.places;
            names.push_back(told(one, plain));
            if (!by_number(one)) continue;
            const Domain before = Domain::below(one.places.min());
            wrong_.facts.push_back(concat(one.places.fixed() ? "" : "one of ", places_told(view_, one.places),
                                          " would be taller than ", places_told(view_, before), " (at most ",
                                          one.beaten, ")"));
        }
        if (seen_.tallest_besides) names.push_back(concat(plain ? "" : "the ", view_.tallest()));
        wrong_.shown = shown("at least ", seen_.at_least(), base::listed(names));
        return wrong_;
    }

    /// Says why places before the tallest are hidden where no known building shows it: "column 7 (4 or 5) would hide
    /// the 3 in column 5", "column 4 (at most 2) would be hidden by one of the three before it".
    void tell_hidden(Domain hidden) {
        std::vector<std::vector<std::string>> hidden_by(marks_.size());
        for (const int place : hidden) {
            if (marks_[place] == Domain::single(1)) continue;  // it can only be visible at the front
            int behind = 0;
            for (int other = 0; other < place; ++other)
                if (marks_[other].min() > marks_[behind].min()) behind = other;
            wrong_.used |= Domain::single(place);
            const std::string low = marks_[place].fixed() ? concat("the ", marks_[place].min(), " in ", view_.at(place))
                                                          : concat(view_.at(place), " (", at_most(marks_[place]), ")");
            if (seen_.hidden.contains(place)) {
                wrong_.facts.push_back(concat(low, " would be hidden by one of the ", in_words(place), " before it"));
                continue;
            }
            wrong_.used |= Domain::single(behind);
            hidden_by[static_cast<std::size_t>(behind)].push_back(low);
        }
        for (int place = 0; place < marks_.count(); ++place)
            if (const auto& low = hidden_by[static_cast<std::size_t>(place)]; !low.empty() && !marks_[place].fixed())
                wrong_.facts.push_back(
                    concat(view_.at(place), " (", at_least(marks_[place]), ") would hide ", base::listed(low)));
        if (seen_.end < marks_.count() && !marks_[seen_.end - 1].fixed())
            wrong_.facts.push_back(
                concat("the ", view_.tallest(), " would be in ", view_.at(seen_.end - 1), " at the latest"));
    }

    WrongCount too_few() {
        const Domain hidden = Domain::below(seen_.end) - seen_.possibly;
        tell_hidden(hidden);
        wrong_.used |= seen_.possibly;
        Domain heights;
        bool known = true;
        for (const int place : seen_.possibly) {
            known = known && marks_[place].fixed();
            heights |= marks_[place];
        }
        wrong_.shown = shown("at most ", seen_.at_most(),
                             hidden.empty() && !known ? ""
                             : known                  ? numbers_told(heights, "and")
                                                      : concat("in ", places_told(view_, seen_.possibly)));
        return wrong_;
    }

    /// The heights that are possibly visible, in these places; lower ones before hide the others.
    Domain heights_in(Domain places) const {
        Domain heights;
        int lowest_record = 0;
        for (int place = 0; place < seen_.end; ++place) {
            if (places.contains(place)) heights |= marks_[place] & Domain::above(lowest_record);
            lowest_record = std::max(lowest_record, marks_[place].min());
        }
        return heights;
    }

    /// "column 3 (5 or 6) would hide the 2 and the 4", "the 2 and the 3, in columns 3 to 5, would be hidden", unless a
    /// known building before these shows it. Where the first building is counted for itself, they may be first, too.
    void tell_hidden_heights(Domain heights, bool not_first) {
        struct HiddenHeights {
            std::string before, behind;  // the words around the heights
            std::vector<std::string> heights;
        };
        std::vector<HiddenHeights> groups;
        for (const int height : heights) {
            Domain places;
            for (int place = not_first ? 1 : 0; place < marks_.count(); ++place)
                if (marks_[place].contains(height)) places.add(place);
            wrong_.used |= places;
            if (places.empty() || (places.fixed() && marks_[places.min()].fixed())) continue;
            const Domain hiding = places_above(height) & Domain::below(places.min());
            bool evident = false;
            for (const int place : hiding) evident = evident || marks_[place].fixed();
            if (evident) continue;
            wrong_.used |= hiding;
            const bool may_be_first = not_first && marks_[0].contains(height);
            HiddenHeights group;
            if (!hiding.empty() && !may_be_first)
                group.before = concat(view_.at(hiding.min()), " (", at_least(marks_[hiding.min()]), ") would hide ");
            else
                group.behind = concat(", in ", places_told(view_, places, "or"), may_be_first ? " if not first," : ",",
                                      " would be hidden");
            const auto same = std::ranges::find_if(groups, [&](const HiddenHeights& other) {
                return other.before == group.before && other.behind == group.behind;
            });
            (same == groups.end() ? groups.emplace_back(std::move(group)) : *same)
                .heights.push_back(concat("the ", height));
        }
        for (const HiddenHeights& group : groups)
            wrong_.facts.push_back(concat(group.before, base::listed(group.heights), group.behind));
    }

    /// The places that are surely higher than this.
    Domain places_above(int height) const {
        Domain places;
        for (int place = 0; place < marks_.count(); ++place)
            if (marks_[place].min() > height) places.add(place);
        return places;
    }

    /// Fewer heights than the clue are possibly visible, or behind the first building too few for the rest of it.
    std::optional<WrongCount> too_few_heights() {
        const Domain heights = heights_in(seen_.possibly), behind = heights_in(seen_.possibly - Domain::single(0));
        const bool with_first = heights.size() >= view_.count();
        if (with_first && 1 + behind.size() >= view_.count()) return std::nullopt;
        const Domain shown_heights = with_first ? behind : heights;
        tell_hidden_heights(Domain::range(marks_[0].min() + 1, view_.tallest() - 1) - shown_heights, with_first);
        const std::string names = numbers_told(shown_heights, "and");
        wrong_.shown = shown("at most ", shown_heights.size() + (with_first ? 1 : 0),
                             with_first ? concat("the first one", behind.size() > 1 ? ", " : " and ", names) : names);
        return wrong_;
    }

    const View& view_;
    const Marks& marks_;
    const Visibility seen_;
    WrongCount wrong_;
};

}  // namespace

std::optional<WrongCount> wrong_count(const View& view, const Marks& marks, bool by_number) {
    return CountWords(view, marks, by_number).told();
}

}  // namespace gridwright::puzzles::steps
