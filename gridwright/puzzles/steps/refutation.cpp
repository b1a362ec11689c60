// A refutation repeats in words what the technique found: the values are tried, the singles that follow are placed one
// by one until something is wrong, and those that are not needed are left out again. Whatever else the argument needs
// of a cell, that it is at most 3 or hidden in any case, is said too.

#include "gridwright/puzzles/steps/refutation.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/steps/visibility.hpp"
#include "gridwright/puzzles/steps/ways.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
using kernel::Domain;

namespace {

/// A value that the singles of a line force into a place.
struct Forced {
    int place = 0, value = 0;
};

void put(Marks& marks, int place, int value, bool differ) {
    for (int other = 0; other < marks.count(); ++other)
        if (differ && other != place) marks[other].remove(value);
    marks[place] &= Domain::single(value);
}

/// "1, 2 or 4".
std::string numbers_told(Domain numbers, std::string_view last_word) {
    std::vector<std::string> names;
    for (const int number : numbers) names.push_back(concat(number));
    return base::listed(names, last_word);
}

/// "2 or 4"; "at most 3" where all are too few, "at least 3" where all are too many.
std::string counts_told(Domain numbers, int wanted) {
    if (numbers.size() > 1 && numbers.max() < wanted) return concat("at most ", numbers.max());
    if (numbers.size() > 1 && numbers.min() > wanted) return concat("at least ", numbers.min());
    return numbers_told(numbers, "or");
}

std::string places_told(const View& view, Domain places) {
    std::vector<int> cells;
    for (const int place : places) cells.push_back(view.cell(place));
    return view.telling.places(view.line(), cells);
}

class Refutation {
  public:
    Refutation(const View& view, const Marks& known, Tried tried)
        : view_(view),
          other_(second_view_of(view.telling)),
          known_(known),
          differ_(values_differ(view)),
          tried_(tried) {
        for (const bool by_number : {false, true}) {
            by_number_ = by_number;
            if (place_singles()) break;
        }
    }

    /// The argument by singles, if it suffices.
    std::optional<std::string> simply() const {
        if (wrong_ && !by_number_) return counted();
        if (const std::string text = crowd_told(); !text.empty()) return text;
        if (wrong_) return counted();
        return std::nullopt;
    }

    std::optional<std::string> told(Proof proof) const {
        const auto simple = simply();
        if (simple || proof == Proof::singles) return simple;
        const EveryWay ways(marks_, differ_);
        if (ways.few()) return ways_told(ways);
        if (proof == Proof::ways) return std::nullopt;
        if (const std::string text = by_cases(); !text.empty()) return after(singles_told(), text);
        if (proof == Proof::cases) return std::nullopt;
        return after(singles_told(), all_ways_told(ways));
    }

  private:
    /// Places singles until something is wrong, and leaves out those that are not needed; false if nothing is.
    bool place_singles() {
        std::vector<char> done(static_cast<std::size_t>(known_.count()), 0);
        singles_.clear();
        marks_ = *replayed({});
        for (wrong_ = wrong(marks_); !wrong_ && differ_; wrong_ = wrong(marks_)) {
            const std::optional<Forced> next = next_single(done);
            if (!next) return false;
            done[static_cast<std::size_t>(next->place)] = 1;
            singles_.push_back(*next);
            put(marks_, next->place, next->value, true);
        }
        if (wrong_) leave_out_singles();
        return wrong_;
    }

    bool is_single(const Marks& marks, const Forced& forced) const {
        if (marks[forced.place] == Domain::single(forced.value)) return true;
        for (int place = 0; place < marks.count(); ++place)
            if (marks[place].contains(forced.value) != (place == forced.place)) return false;
        return true;
    }

    std::optional<Forced> next_single(const std::vector<char>& done) const {
        for (int place = 0; place < marks_.count(); ++place)
            if (!done[static_cast<std::size_t>(place)] && place != tried_place() && marks_[place].fixed())
                return Forced{place, marks_[place].min()};
        for (int value = 1; value <= marks_.count(); ++value)
            for (int place = 0; place < marks_.count(); ++place)
                if (!done[static_cast<std::size_t>(place)] && place != tried_place() && marks_[place].contains(value) &&
                    is_single(marks_, {place, value}))
                    return Forced{place, value};
        return std::nullopt;
    }

    /// The place that needs no words, as the trial gives it one value.
    int tried_place() const { return tried_.values.fixed() ? tried_.place : -1; }

    /// The line with what is tried and these singles; none if one of them does not follow.
    std::optional<Marks> replayed(const std::vector<Forced>& singles) const {
        Marks marks = known_;
        if (tried_.place >= 0) {
            marks[tried_.place] &= tried_.values;
            if (tried_.values.fixed()) put(marks, tried_.place, tried_.values.min(), differ_);
        }
        for (const Forced& single : singles) {
            if (!is_single(marks, single)) return std::nullopt;
            put(marks, single.place, single.value, true);
        }
        return marks;
    }

    void leave_out_singles() {
        for (std::size_t i = singles_.size(); i-- > 0;) {
            std::vector<Forced> fewer = singles_;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            const auto marks = replayed(fewer);
            if (marks && wrong(*marks)) singles_ = std::move(fewer), marks_ = *marks;
        }
    }

    /// "would show at least 4 buildings from the left, not 3"; empty if the marks allow the clue.
    static std::string wrong_count(const View& view, const Marks& marks, bool by_number) {
        const Visibility seen = visibility_of(marks, view.tallest(), by_number);
        const bool all_known = std::ranges::all_of(marks, [](Domain marked) { return marked.fixed(); });
        const auto shown = [&](std::string_view bound, int count, const std::string& which) {
            return concat("would show ", all_known ? "" : bound, buildings(count), which, ' ', view.from(), ", not ",
                          view.count());
        };
        if (seen.surely > view.count()) return shown("at least ", seen.surely, "");
        if (seen.possibly < view.count()) return shown("at most ", seen.possibly, "");
        if (seen.heights.size() < view.count())
            return shown("at most ", seen.heights.size(), concat(" (", numbers_told(seen.heights, "and"), ")"));
        if (1 + seen.heights_behind_first.size() < view.count()) {
            const Domain behind = seen.heights_behind_first;
            return shown(
                "at most ", 1 + behind.size(),
                concat(" (the first one", behind.size() > 1 ? ", " : " and ", numbers_told(behind, "and"), ")"));
        }
        return "";
    }

    std::string wrong_count(const Marks& marks) const {
        std::string text = wrong_count(view_, marks, by_number_);
        if (!text.empty() || !other_) return text;
        return wrong_count(*other_, Marks(marks.rbegin(), marks.rend()), by_number_);
    }

    /// Why different values cannot be found for these marks, as far as one cell or one value shows it.
    std::optional<std::string> unfillable(const Marks& marks) const {
        Domain left;
        for (int place = 0; place < marks.count(); ++place) {
            if (marks[place].empty()) return concat("nothing would be left for ", view_.at(place));
            left |= marks[place];
        }
        if (view_.sight.is_permutation)
            for (int value = 1; value <= marks.count(); ++value)
                if (!left.contains(value)) return concat("no place would be left for ", value);
        return std::nullopt;
    }

    bool wrong(const Marks& marks) const { return unfillable(marks) || (differ_ && !wrong_count(marks).empty()); }

    bool is_forced(int place) const {
        return place == tried_.place ||
               std::ranges::any_of(singles_, [&](const Forced& single) { return single.place == place; });
    }

    /// What is wrong, after what it needs of the cells.
    std::string counted() const {
        std::vector<std::string> facts = singles_told();
        if (const auto text = unfillable(marks_)) return after(facts, *text);
        Marks marks = marks_;
        const auto enough = [&](int place, Domain instead) {
            const Domain before = marks[place];
            marks[place] = instead;
            if (!wrong_count(marks).empty()) return true;
            marks[place] = before;
            return false;
        };
        // That a cell loses a high mark to a cell that is told is easily seen.
        for (int place = 0; place < marks.count(); ++place) {
            const Domain now = marks_[place];
            if (is_forced(place) || now == known_[place] || enough(place, known_[place])) continue;
            if (now.fixed())
                facts.push_back(concat(view_.at(place), " would be ", now.min()));
            else if (!enough(place, known_[place] & Domain::below(now.max() + 1)) && now.min() > known_[place].min())
                facts.push_back(concat(view_.at(place), " would be at least ", now.min()));
        }
        if (by_number_) tell_by_number(marks, facts);
        return after(facts, concat(view_.name(), ' ', wrong_count(marks)));
    }

    /// "column 4 (at most 2) would be hidden", "one of columns 3 and 4 would be taller than all before it": what
    /// follows from the number of different buildings.
    void tell_by_number(const Marks& marks, std::vector<std::string>& facts) const {
        const bool from_front = !wrong_count(view_, marks, true).empty();
        const View& view = from_front ? view_ : *other_;
        const Marks in_order = from_front ? marks : Marks(marks.rbegin(), marks.rend());
        const Visibility seen = visibility_of(in_order, view.tallest(), true);
        if (seen.surely > view.count())
            for (const Domain places : seen.together) {
                const Domain known = places.fixed() ? in_order[places.min()] : Domain();
                if (known.fixed()) continue;  // that is easily seen
                facts.push_back(concat(places.fixed() ? "" : "one of ", places_told(view, places),
                                       " would be taller than all before it"));
            }
        else
            for (const int place : seen.hidden)
                facts.push_back(in_order[place].fixed()
                                    ? concat("the ", in_order[place].min(), " in ", view.at(place), " would be hidden")
                                    : concat(view.at(place), " (at most ", in_order[place].max(), ") would be hidden"));
    }

    /// "column 6 would be 5" for each single; those that are known need no words.
    std::vector<std::string> singles_told() const {
        std::vector<std::string> facts;
        for (const auto& [place, value] : singles_)
            if (!known_[place].fixed()) facts.push_back(concat(view_.at(place), " would be ", value));
        return facts;
    }

    static std::string after(const std::vector<std::string>& facts, const std::string& end) {
        std::string text;
        for (const std::string& fact : facts) text += fact + ", ";
        return concat(text, text.empty() ? "" : "and ", end);
    }

    /// "columns 1, 3 and 4 would have only 2 and 5 between them": the smallest set of cells with too few values, or of
    /// values with too few cells. There is one if and only if the line cannot be filled with different values.
    std::string crowd_told() const {
        const int length = marks_.count();
        if (!differ_ || !view_.sight.is_permutation || length > most_crowded) return "";
        const Marks marks = *replayed({});
        Marks places(static_cast<std::size_t>(length));  // by value, from 1
        for (int place = 0; place < length; ++place)
            for (const int value : marks[place]) places[value - 1].add(place);
        const Domain cells = smallest_crowd(marks), values = smallest_crowd(places);
        if (cells.empty()) return "";
        const auto united = [](const Marks& sets, Domain chosen) {
            Domain all;
            for (const int one : chosen) all |= sets[one];
            return all;
        };
        if (cells.size() <= values.size())
            return concat(places_told(view_, cells), " would have only ", numbers_told(united(marks, cells), "and"),
                          " between them");
        std::vector<std::string> names;
        for (const int value : values) names.push_back(concat(value + 1));
        return concat("only ", places_told(view_, united(places, values)), " would be left for ", base::listed(names));
    }

    static Domain smallest_crowd(const Marks& sets) {
        Domain smallest;
        for (std::uint64_t bits = 1; bits < std::uint64_t{1} << sets.size(); ++bits) {
            const Domain chosen(bits);
            if (!smallest.empty() && chosen.size() >= smallest.size()) continue;
            Domain all;
            for (const int one : chosen) all |= sets[one];
            if (all.size() < chosen.size()) smallest = chosen;
        }
        return smallest;
    }

    /// "row 1 would be 1 3 2 4 or 2 3 1 4 and show 2 or 3 buildings from the left, not 4"; with both clues "row 1 would
    /// be 1 2 5 4 3 and show 3 buildings from the left, or 4 2 5 1 3 and show 2 from the right".
    std::string ways_told(const EveryWay& ways) const {
        std::vector<std::string> names;
        for (const auto& way : ways.ways()) names.push_back(way_told(view_, way));
        if (!other_ || !ways.front().contains(view_.count()))
            return concat(view_.name(), " would be ", base::listed(names, "or"), " and show ", front_told(ways));
        std::string text;
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::vector<int>& way = ways.ways()[i];
            const auto front = static_cast<int>(visible_among(way).size());
            const auto back = static_cast<int>(visible_among({way.rbegin(), way.rend()}).size());
            const bool by_front = front != view_.count();
            text += concat(i == 0 ? " would be " : ", or ", names[i], " and show ",
                           i == 0 ? buildings(by_front ? front : back) : concat(by_front ? front : back), ' ',
                           by_front ? view_.from() : other_->from());
        }
        return view_.name() + text;
    }

    std::string front_told(const EveryWay& ways) const {
        const Domain front = ways.front();
        return concat(counts_told(front, view_.count()), front.max() == 1 ? " building " : " buildings ", view_.from(),
                      ", not ", view_.count());
    }

    /// What all ways to fill the line would show, none of which is what its clues say.
    std::string all_ways_told(const EveryWay& ways) const {
        const Domain front = ways.front();
        if (!ways.complete() || front.empty())
            return concat("no way to fill the rest of ", view_.name(), " would show ", buildings(view_.count()), ' ',
                          view_.from(), other_ ? concat(" and ", other_->count(), ' ', other_->from()) : "");
        if (!front.contains(view_.count()) || !other_) return concat(view_.name(), " would show ", front_told(ways));
        return concat("if ", view_.name(), " showed ", view_.count(), ' ', view_.from(), ", it would show ",
                      counts_told(ways.back(view_.count()), other_->count()), ' ', other_->from(), ", not ",
                      other_->count());
    }

    /// "with 2 or 3 in column 1, ...; with 4 there, ...": the shortest way to tell the cases of one cell.
    std::string by_cases() const {
        std::string shortest;
        for (int place = 0; place < marks_.count(); ++place) {
            if (marks_[place].size() < 2 || marks_[place].size() > most_cases) continue;
            const std::string text = cases_of(place);
            if (!text.empty() && (shortest.empty() || text.size() < shortest.size())) shortest = text;
        }
        return shortest;
    }

    /// Empty if a case needs more than singles.
    std::string cases_of(int place) const {
        struct Case {
            Domain values;
            std::string outcome;
        };
        std::vector<Case> cases;
        for (const int value : marks_[place]) {
            const auto outcome = Refutation(view_, marks_, {place, Domain::single(value)}).simply();
            if (!outcome) return "";
            const auto same = std::ranges::find(cases, *outcome, &Case::outcome);
            if (same == cases.end())
                cases.push_back({Domain::single(value), *outcome});
            else
                same->values.add(value);
        }
        if (cases.size() == 1)
            return concat(cases[0].outcome, ", whether ", view_.at(place), " were ",
                          numbers_told(cases[0].values, "or"));
        std::string text;
        for (const auto& [values, outcome] : cases)
            text += concat(text.empty() ? "with " : "; with ", numbers_told(values, "or"),
                           text.empty() ? concat(" in ", view_.at(place)) : " there", ", ", outcome);
        return text;
    }

    static constexpr int most_crowded = 12, most_cases = 3;

    const View& view_;
    const std::optional<View> other_;
    const Marks known_;
    const bool differ_;
    const Tried tried_;
    bool by_number_ = false;  // the number of different buildings is put to use
    Marks marks_;
    std::vector<Forced> singles_;  // those that are needed if something is wrong, else all
    bool wrong_ = false;           // something is wrong after them
};

}  // namespace

std::optional<std::string> refuted(const View& view, Tried tried, Proof proof) {
    return Refutation(view, known_in_line(view), tried).told(proof);
}

std::string tell_contradiction(const View& view) {
    const std::string text = *refuted(view, {}, Proof::any);
    const bool named = text.starts_with(view.name()) || text.starts_with(concat("if ", view.name()));
    return named ? text : concat("in ", view.name(), ", ", text);
}

}  // namespace gridwright::puzzles::steps
