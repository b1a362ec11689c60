// A refutation repeats in words what the technique found: the values are tried, and the singles that follow are placed
// one by one. Where no different values are left, the argument says for which cells; otherwise it says which buildings
// would be visible. Singles that the argument does not need are left out, unless it would then call a cell "5 or 6"
// that is known to be 6.

#include "gridwright/puzzles/steps/refutation.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/steps/visibility.hpp"
#include "gridwright/puzzles/steps/ways.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
using kernel::Domain;

namespace {

/// "2 or 4"; "at most 3" where all are too few, "at least 3" where all are too many.
std::string counts_told(Domain numbers, int wanted) {
    if (numbers.size() > 1 && numbers.max() < wanted) return concat("at most ", numbers.max());
    if (numbers.size() > 1 && numbers.min() > wanted) return concat("at least ", numbers.min());
    return numbers_told(numbers, "or");
}

class Refutation {
  public:
    Refutation(const View& view, const Marks& known, Tried tried)
        : view_(view),
          other_(second_view_of(view.telling)),
          known_(known),
          differ_(values_differ(view)),
          unplaced_(unplaced_singles(view)),
          tried_(tried),
          singles_(known_, tried, differ_ && view.sight.is_permutation),
          marks_(*singles_.with(singles_.all())) {}

    /// The argument by singles, if it suffices.
    std::optional<Refuted> simply() const {
        if (auto room = no_room()) return room;
        if (!differ_) return std::nullopt;
        for (const bool by_number : {false, true})
            if (wrong(marks_, by_number)) return counted(by_number);
        return std::nullopt;
    }

    std::optional<Refuted> told(Proof proof) const {
        const auto simple = simply();
        if (simple || proof == Proof::singles) return simple;
        const EveryWay ways(marks_, differ_, view_.count(), other_ ? other_->count() : 0);
        if (ways.few()) return Refuted{ways_told(ways), {}};
        if (proof == Proof::ways) return std::nullopt;
        const std::vector<std::string> facts = told(singles_.all());
        std::string shortest = by_cases();
        if (!shortest.empty()) shortest = after(facts, shortest);
        if (std::string text = by_both_clues(ways);
            !text.empty() && (shortest.empty() || text.size() < shortest.size()))
            shortest = std::move(text);
        if (!shortest.empty()) return Refuted{shortest, unplaced(singles_.all())};
        if (proof == Proof::cases) return std::nullopt;
        return Refuted{after(facts, all_ways_told(ways)), unplaced(singles_.all())};
    }

    /// What is tried is left after the singles, every one of several values.
    bool all_left() const { return tried_.place < 0 || marks_[tried_.place] == (tried_.values & known_[tried_.place]); }

  private:
    /// "nothing would be left for column 3", "columns 1, 3 and 4 would have only 2 and 5 between them": the singles
    /// that leave a cell or a value nothing, or the smallest set of cells with too few values or of values with too few
    /// cells, whatever is shorter. There is such a set if and only if the line cannot be filled with different values.
    std::optional<Refuted> no_room() const {
        if (!differ_ || !view_.sight.is_permutation) return std::nullopt;
        const Marks marks = *singles_.with({}), places = places_by_value(marks);
        const Domain cells = smallest_crowd(marks), values = smallest_crowd(places);
        const int crowd = std::min(cells.size(), values.size());
        if (has_gap(marks_)) {
            const std::vector<Forced> needed = singles_.fewest(has_gap);
            if (crowd == 0 || static_cast<int>(needed.size()) + 1 < crowd)
                return Refuted{after(told(needed), gap_told(*singles_.with(needed))), unplaced(needed)};
        }
        if (crowd == 0) return std::nullopt;
        if (crowd == 1) return Refuted{gap_told(marks), {}};
        const auto united = [](const Marks& sets, Domain chosen) {
            Domain all;
            for (const int one : chosen) all |= sets[one];
            return all;
        };
        if (cells.size() <= values.size())
            return Refuted{concat(places_told(view_, cells), " would have only ",
                                  numbers_told(united(marks, cells), "and"), " between them"),
                           {}};
        std::vector<std::string> names;
        for (const int value : values) names.push_back(concat(value + 1));
        return Refuted{
            concat("only ", places_told(view_, united(places, values)), " would be left for ", base::listed(names)),
            {}};
    }

    std::string gap_told(const Marks& marks) const {
        for (int place = 0; place < marks.count(); ++place)
            if (marks[place].empty())
                return concat("nothing would be left for ", view_.at(place),
                              known_[place].empty() || known_[place].size() > 4
                                  ? ""
                                  : concat(" (", numbers_told(known_[place], "or"), ")"));
        const Marks places = places_by_value(marks);
        const auto lost = std::ranges::find_if(places, [](Domain where) { return where.empty(); });
        return concat("no place would be left for ", lost - places.begin() + 1);
    }

    /// From the clue, or else from the other one.
    std::optional<WrongCount> wrong(const Marks& marks, bool by_number) const {
        if (auto count = wrong_count(view_, marks, by_number); count || !other_) return count;
        auto count = wrong_count(*other_, Marks(marks.rbegin(), marks.rend()), by_number);
        if (!count) return count;
        Domain used;
        for (const int place : count->used) used.add(marks.count() - 1 - place);
        count->used = used;
        return count;
    }

    /// What is wrong, after what it needs of the cells.
    Refuted counted(bool by_number) const {
        constexpr std::size_t few = 3;
        const auto is_wrong = [&](const Marks& marks) { return wrong(marks, by_number).has_value(); };
        const auto is_plain = [&](const Marks& marks) {
            const auto count = wrong(marks, by_number);
            bool plain = count.has_value();
            for (const int place : count ? count->used : Domain()) plain = plain && marks[place] == marks_[place];
            return plain;
        };
        std::vector<Forced> needed = singles_.fewest(is_wrong), plain = singles_.fewest(is_plain);
        if (plain.size() <= needed.size() + few) needed = std::move(plain);
        const Marks marks = *singles_.with(needed);
        const WrongCount count = *wrong(marks, by_number);
        // What follows at once for the cells that are spoken of.
        for (const int place : count.used) {
            const auto same = [&](const Forced& single) { return single.place == place; };
            if (marks[place].fixed() && place != tried_.place && std::ranges::none_of(needed, same))
                needed.push_back({place, marks[place].min()});
        }
        std::vector<std::string> facts = told(needed);
        facts.insert(facts.end(), count.facts.begin(), count.facts.end());
        return {after(facts, concat(view_.name(), ' ', count.shown)), unplaced(needed)};
    }

    /// "column 6 would be 5" for each single; those that are known need no words.
    std::vector<std::string> told(const std::vector<Forced>& singles) const {
        std::vector<std::string> facts;
        for (const auto& [place, value] : singles)
            if (!known_[place].fixed()) facts.push_back(concat(view_.at(place), " would be ", value));
        return facts;
    }

    Domain unplaced(const std::vector<Forced>& singles) const {
        Domain places;
        for (const Forced& single : singles)
            if (unplaced_.contains(single.place)) places.add(single.place);
        return places;
    }

    static std::string after(const std::vector<std::string>& facts, const std::string& end) {
        std::string text;
        for (const std::string& fact : facts) text += fact + ", ";
        return concat(text, text.empty() ? "" : "and ", end);
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

    /// "if row 1 showed 3 from the left, column 3 would be 6, and row 1 would show at most 2 buildings from the right
    /// (5 and 7), not 3": what one clue needs is too much for the other. Empty if that does not show it.
    std::string by_both_clues(const EveryWay& ways) const {
        if (!other_ || !ways.complete()) return "";
        std::string shortest;
        for (const bool front : {true, false}) {
            const Marks& needed = front ? ways.with_front() : ways.with_back();
            const View& one = front ? view_ : *other_;
            for (const bool by_number : {false, true}) {
                if (needed[0].empty()) continue;
                const auto count = wrong(needed, by_number);
                if (!count) continue;
                std::vector<std::string> facts = told(singles_.all());
                for (int place = 0; place < marks_.count(); ++place) {
                    const Domain now = needed[place], before = marks_[place];
                    if (now == before || !(now.fixed() || count->used.contains(place))) continue;
                    facts.push_back(concat(view_.at(place), " would be ",
                                           now.size() <= 2            ? numbers_told(now, "or")
                                           : now.max() < before.max() ? concat("at most ", now.max())
                                                                      : concat("at least ", now.min())));
                }
                facts.insert(facts.end(), count->facts.begin(), count->facts.end());
                const std::string text = concat("if ", view_.name(), " showed ", one.count(), ' ', one.from(), ", ",
                                                after(facts, concat(view_.name(), ' ', count->shown)));
                if (shortest.empty() || text.size() < shortest.size()) shortest = text;
            }
        }
        return shortest;
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
            const auto same = std::ranges::find(cases, outcome->text, &Case::outcome);
            if (same == cases.end())
                cases.push_back({Domain::single(value), outcome->text});
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

    static constexpr int most_cases = 3;

    const View& view_;
    const std::optional<View> other_;
    const Marks known_;
    const bool differ_;
    const Domain unplaced_;
    const Tried tried_;
    const LineSingles singles_;
    const Marks marks_;  // with what is tried and all singles
};

}  // namespace

std::optional<Refuted> refuted(const View& view, Tried tried, Proof proof) {
    const Refutation refutation(view, known_in_line(view), tried);
    return tried.values.size() > 1 && !refutation.all_left() ? std::nullopt : refutation.told(proof);
}

std::string tell_contradiction(const View& view) {
    const auto [text, unplaced] = *refuted(view, {}, Proof::any);
    if (!unplaced.empty()) return concat(unplaced_told(view, unplaced), "Then ", text);
    const bool named = text.starts_with(view.name()) || text.starts_with(concat("if ", view.name()));
    return named ? text : concat("in ", view.name(), ", ", text);
}

}  // namespace gridwright::puzzles::steps
