// Trials repeat in words what the technique found: the value is put into the line, and what is then wrong is said.

#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/steps/families.hpp"
#include "gridwright/puzzles/steps/refutation.hpp"
#include "gridwright/puzzles/steps/ways.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
using kernel::Domain;

namespace {

int place_in(const View& view, int cell) {
    return static_cast<int>(std::ranges::find(view.sight.cells, cell) - view.sight.cells.begin());
}

/// The candidates that the step rules out, by place. A value that it places is ruled out elsewhere by that.
std::vector<Tried> ruled_out(const View& view) {
    const explain::Conclusion& conclusion = view.telling.conclusion();
    std::vector<Tried> all;
    Domain placed;
    for (const kernel::Given& given : conclusion.placed) {
        placed.add(given.value);
        const int place = place_in(view, given.cell);
        const Domain others = view.known(place) - Domain::single(given.value);
        if (!others.empty()) all.push_back({place, others});
    }
    for (const explain::CellMarks& struck : conclusion.struck)
        if (const Domain values = struck.marks - placed; !values.empty())
            all.push_back({place_in(view, struck.cell), values});
    return all;
}

/// A person follows so many trials, and more only where nothing else is left to say.
constexpr std::size_t most_trials = 3, most_trials_at_all = 8;

/// A trial with its outcome.
struct Trial {
    Tried tried;
    std::string outcome;
};

/// Trials in the order in which they are told, and the places that can only have what they have, though nobody placed
/// it: that comes before them.
struct Trials {
    std::vector<Trial> all;
    Domain unplaced;
};

/// Takes from a trial what is in another place for sure; nobody tries that.
void leave_out_impossible(const View& view, Tried& tried, Domain& unplaced) {
    for (const int place : unplaced_singles(view)) {
        if (place == tried.place || !values_differ(view) || !tried.values.meets(view.known(place))) continue;
        tried.values = tried.values - view.known(place);
        unplaced.add(place);
    }
}

/// What each trial leads to: several values of a cell together where singles suffice, else one by one. None if there
/// are too many, or if one of them needs more.
std::optional<Trials> trials_of(const View& view, Proof proof, std::size_t most = most_trials) {
    Trials trials;
    for (Tried tried : ruled_out(view)) {
        leave_out_impossible(view, tried, trials.unplaced);
        if (tried.values.empty()) continue;
        if (const auto together = refuted(view, tried, Proof::singles)) {
            trials.all.push_back({tried, together->text});
            trials.unplaced |= together->unplaced;
            continue;
        }
        for (const int value : tried.values) {
            const Tried one{tried.place, Domain::single(value)};
            const auto outcome = refuted(view, one, proof);
            if (!outcome) return std::nullopt;
            trials.unplaced |= outcome->unplaced;
            if (!trials.all.empty() && trials.all.back().tried.place == one.place &&
                trials.all.back().outcome == outcome->text)
                trials.all.back().tried.values.add(value);
            else
                trials.all.push_back({one, outcome->text});
        }
    }
    return trials.all.size() > most ? std::nullopt : std::optional(trials);
}

/// "row 1 had 3 or 4 in column 2", "row 1 did not have 6 in column 2".
std::string assumption_told(const View& view, const std::string& subject, const Tried& tried) {
    const Domain left = view.known(tried.place) - tried.values;
    if (tried.values.size() > 2 && left.fixed())
        return concat(subject, " did not have ", left.min(), " in ", view.at(tried.place));
    return concat(subject, " had ", view.telling.values(tried.values, "or"), " in ", view.at(tried.place));
}

std::string trials_told(const View& view, const Trials& trials) {
    std::string text = unplaced_told(view, trials.unplaced);
    for (const auto& [tried, outcome] : trials.all) {
        std::string told = outcome;
        if (told.starts_with(concat(view.name(), ' '))) told.replace(0, view.name().size(), "it");
        const std::string showed = concat("if ", view.name(), " showed ");
        const bool one_more = told.starts_with(showed);  // "if it had 3 in column 5 and showed 3 from the left, ..."
        if (one_more) told.replace(0, showed.size(), " and showed ");
        const bool first = text.empty();
        text += concat(first ? "if " : "If ", assumption_told(view, first ? view.name() : "it", tried),
                       one_more ? "" : ", ", told, ". ");
    }
    return concat(text, "So ", view.follows());
}

/// "3 buildings from the left and 4 from the right".
std::string clues_told(const View& view) {
    const auto other = second_view_of(view.telling);
    return concat(buildings(view.count()), ' ', view.from(),
                  other ? concat(" and ", other->count(), ' ', other->from()) : "");
}

/// What follows; where only one way is left, that says what the cell is: "row 5, column 4 is 5, not 1".
std::string follows_from(const View& view, const Listing& listing) {
    const auto& conclusion = view.telling.conclusion();
    if (listing.ways().size() != 1 || !conclusion.placed.empty() || conclusion.struck.size() != 1)
        return view.follows();
    for (int place = 0; place < view.sight.length(); ++place)
        if (view.cell(place) == conclusion.struck[0].cell)
            return concat(view.telling.cell(view.cell(place)), " is ",
                          listing.ways().front()[static_cast<std::size_t>(place)], ", not ",
                          view.telling.values(conclusion.struck[0].marks, "or"));
    return view.follows();
}

/// The few ways to fill the line.
std::string listing_told(const View& view, const Listing& listing) {
    std::vector<std::string> ways;
    for (const auto& way : listing.ways()) ways.push_back(way_told(view, way));
    const bool one = ways.size() == 1;
    return concat("only ", one ? "one way" : concat(ways.size(), " ways"), " to fill ", view.name(),
                  one ? " shows " : " show ", clues_told(view), ": ", base::listed(ways), ". So ",
                  follows_from(view, listing));
}

std::string tell_trial(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    return telling.conclusion().contradiction ? tell_contradiction(*view) : tell_by_trial(*view);
}

}  // namespace

std::string tell_by_trial(const View& view) {
    const Listing listing(view);
    const bool few = listing.complete() && !listing.ways().empty();
    for (const Proof proof : {Proof::singles, Proof::ways, Proof::cases, Proof::any}) {
        if (proof == Proof::cases && few) break;
        if (const auto trials = trials_of(view, proof)) return trials_told(view, *trials);
    }
    if (few) return listing_told(view, listing);
    if (const auto trials = trials_of(view, Proof::any, most_trials_at_all)) return trials_told(view, *trials);
    return concat(view.name(), " shows ", clues_told(view), ". In every way to fill it like that, ", view.follows());
}

std::string tell_too_many_or_few(const Telling& telling) {
    return tell_trial(telling);
}

std::string tell_line_trial(const Telling& telling) {
    return tell_trial(telling);
}

/// Very few ways are listed, others are left to trials.
std::string tell_listing(const Telling& telling) {
    constexpr std::size_t very_few = 3;
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return tell_contradiction(*view);
    const Listing listing(*view);
    const bool list = listing.complete() && !listing.ways().empty() && listing.ways().size() <= very_few;
    return list ? listing_told(*view, listing) : tell_by_trial(*view);
}

}  // namespace gridwright::puzzles::steps
