#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/families.hpp"
#include "gridwright/puzzles/steps/refutation.hpp"

#include <algorithm>
#include <optional>

namespace gridwright::puzzles::steps {

using base::concat;
using kernel::Domain;

namespace {

/// What the known cells nearest to the clue show.
struct Front {
    int cells = 0;  ///< how many
    int seen = 0;   ///< visible among them
    int tallest = 0;
    int needed = 0;  ///< visible behind them
};

/// The first cells as far as it is clear what they show: each is known, or surely hidden by one before it.
Front front_of(const View& view) {
    Front front;
    for (; front.cells < view.sight.length(); ++front.cells) {
        const Domain marks = view.known(front.cells);
        if (marks.empty()) break;
        if (marks.max() < front.tallest) continue;
        if (!marks.fixed() || marks.max() == view.tallest()) break;
        if (marks.max() > front.tallest) front.tallest = marks.max(), ++front.seen;
    }
    front.needed = view.count() - front.seen;
    return front;
}

/// "from the left, row 3 shows 4 buildings. Columns 1 to 3 show 2 of them, the 2 and the 4".
std::string front_shown(const View& view, const Front& front) {
    std::vector<std::string> seen;
    for (int place = 0, highest = 0; place < front.cells; ++place)
        if (const int height = view.known(place).max(); height > highest) {
            highest = height;
            seen.push_back(concat("the ", height));
        }
    const std::string where = view.at(0, front.cells);
    if (front.cells == 1) return concat(view.shows(), ", and the first one is ", front.tallest);
    return concat(view.shows(), ", and in ", where, seen.size() == 1 ? " only " : " ", base::listed(seen),
                  seen.size() == 1 ? " is" : " are", " visible");
}

/// "Two more must be visible".
std::string more_visible(const Front& front) {
    return concat(base::capitalised(in_words(front.needed)), " more must be visible");
}

/// "5 and 6".
std::string heights(int lowest, int highest) {
    std::vector<std::string> names;
    for (int height = lowest; height <= highest; ++height) names.push_back(concat(height));
    return base::listed(names);
}

template <typename Tell>
std::string with_front(const Telling& telling, Tell tell) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return tell_contradiction(*view);
    const Front front = front_of(*view);
    return front.cells == 0 ? tell_by_trial(*view) : tell(*view, front);
}

/// "columns 2 and 3": places from 1, as a technique counts them.
std::string cells_told(const View& view, Domain places) {
    std::vector<int> cells;
    for (const int place : places) cells.push_back(view.cell(place - 1));
    return view.telling.places(view.line(), cells);
}

/// "Column 2 is hidden, so columns 1, 3 and 4 must be visible, each taller than the one before": the cells before
/// `end`, places from 1, that are possibly visible all are.
std::string rise_told(const View& view, Domain visible, int end) {
    const Domain hidden = Domain::range(1, end) - visible;
    const int shown = visible.size();
    const Domain low = hidden.size() == 1 ? view.known(hidden.min() - 1) : Domain();
    const std::string bound = low.size() > 1 ? concat(" (at most ", low.max(), ")") : "";
    return concat(hidden.empty() ? "so "
                                 : concat(base::capitalised(cells_told(view, hidden)), bound,
                                          hidden.size() == 1 ? " is" : " are", " hidden in any case, so "),
                  cells_told(view, visible), " must ",
                  shown == 2  ? "both "
                  : shown > 2 ? "all "
                              : "",
                  "be visible, each taller than the one before");
}

/// A building whose place is known.
struct Known {
    int height = 0, place = 0;
};

/// The tallest buildings, as far as it is clear which of them are visible: each is known, or surely behind a taller one
/// that is. The tallest of all need not be known if the next one is and comes before it.
struct TopChain {
    std::vector<Known> seen;     ///< from the tallest down, without the tallest if its place is not known
    bool tallest_known = false;  ///< otherwise it is behind the others
    int lowest = 0;              ///< no height from here on is before them

    int count() const { return static_cast<int>(seen.size()) + (tallest_known ? 0 : 1); }
    int front() const { return seen.back().place; }
};

/// The longest such chain that shows at most so many buildings.
std::optional<TopChain> top_chain_of(const View& view, int most) {
    const explain::sights::LineOfSight line = view.looked_along();
    TopChain chain;
    chain.lowest = line.length;
    if (const int place = line.known_place(line.length); place > 0) {
        chain.seen.push_back({line.length, place - 1});
        chain.tallest_known = true;
    } else {
        const int next = line.known_place(--chain.lowest);
        if (next == 0 || next >= line.first_for_tallest()) return std::nullopt;
        chain.seen.push_back({chain.lowest, next - 1});
    }
    if (chain.count() > most) return std::nullopt;
    for (; chain.lowest > 1; --chain.lowest) {
        const int next = chain.lowest - 1, place = line.first_place(next) - 1;
        if (place > chain.front()) continue;
        if (line.marks[place + 1] != Domain::single(next) || chain.count() == most) break;
        chain.seen.push_back({next, place});
    }
    return chain;
}

/// "the 6 in column 4 and the 5 in column 2", "the 5 in column 2 and the 6 behind it".
std::string chain_told(const View& view, const TopChain& chain) {
    std::vector<std::string> names;
    for (const auto& [height, place] : chain.seen) names.push_back(concat("the ", height, " in ", view.at(place)));
    if (!chain.tallest_known)
        names.push_back(concat("the ", view.tallest(), " behind ", chain.seen.size() == 1 ? "it" : "them"));
    return base::listed(names);
}

/// With a 2, another technique strikes what the first building hides in the second cell, as it needs no look at the
/// tallest: "Row 5 is not 5 either, by the clue alone" says why it is not struck here.
std::string second_cell_told(const View& view) {
    const explain::sights::LineOfSight line = view.looked_along();
    const Domain first = line.marks[1] & Domain::below(view.tallest());
    if (view.count() != 2 || first.empty()) return "";
    const Domain left = view.known(1) & Domain::range(first.max(), view.tallest() - 1);
    Domain struck_behind;
    for (int place = 2; place < view.sight.length(); ++place) struck_behind |= view.struck(place);
    if (!left.meets(struck_behind)) return "";
    return concat(". ", base::capitalised(view.at(1)),
                  left.size() == 2 ? concat(" is neither ", view.telling.values(left, "nor"))
                                   : concat(" is not ", view.telling.values(left, "or"), " either"),
                  left == Domain::single(view.tallest() - 1)
                      ? ", by the clue alone"
                      : concat(", as the first building is at most ", first.max()));
}

}  // namespace

std::string tell_nothing_between(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        const int top = view.tallest();
        if (front.needed != 1) return tell_by_trial(view);
        const int taller = top - 1 - front.tallest;
        std::string why;
        for (int place = 0; place < top && why.empty(); ++place) {
            if (!view.struck(place).contains(top)) continue;
            if (place >= top - taller)
                why = concat(" and need", taller == 1 ? "s a cell" : concat(' ', in_words(taller), " cells"), " there");
            for (int height = front.tallest + 1; height < top && why.empty(); ++height)
                if (const int last = view.looked_along().last_place(height) - 1; last <= place)
                    why = concat(", and ", view.at(last), " is the last place for the ", height);
        }
        return concat(front_shown(view, front), ". The only other one is the ", top, ", so ",
                      heights(front.tallest + 1, top - 1), taller == 1 ? " is" : " are", " hidden behind it", why, ": ",
                      view.follows());
    });
}

std::string tell_all_taller(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        if (front.needed != view.tallest() - front.tallest) return tell_by_trial(view);
        return concat(front_shown(view, front), ". ", more_visible(front), ", and only ",
                      heights(front.tallest + 1, view.tallest()), front.needed == 1 ? " is" : " are",
                      " taller, so they come in rising order: ", view.follows());
    });
}

std::string tell_every_cell(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return tell_contradiction(*view);
    const explain::sights::LineOfSight line = view->looked_along();
    const explain::sights::PossiblySeen possibly(line);
    const int last = line.last_place(line.length);
    explain::sights::Drawn drawn;
    if (last > 0) rise(line, possibly.cells & Domain::below(last), 0, line.length, drawn);
    if (last == 0 || possibly.count[last] != line.count || !view->concludes_within(drawn)) return tell_by_trial(*view);
    const bool known = view->place_of(line.length) == last - 1;
    const std::string rising = rise_told(*view, possibly.cells & Domain::below(last + 1), last);
    return concat(view->shows(), known ? ", the last one the " : ", and the ", line.length, known ? " in " : " is in ",
                  view->at(last - 1), known ? "" : " at the latest", rising.starts_with("so ") ? ", " : ". ", rising,
                  ": ", view->follows());
}

std::string tell_ceiling_behind(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        for (int place = 0; place < view.sight.length(); ++place) {
            const int ceiling = view.tallest() - front.needed + place - front.cells + 1;
            if (const Domain struck = view.struck(place);
                !struck.empty() && (place < front.cells || struck.min() <= std::max(front.tallest, ceiling)))
                return tell_by_trial(view);
        }
        return concat(front_shown(view, front), ". ", more_visible(front), " up to the ", view.tallest(),
                      ", each taller than the one before. So ", view.follows());
    });
}

std::string tell_top_chain(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return tell_contradiction(*view);
    const auto chain = top_chain_of(*view, view->count() - 1);
    if (!chain || chain->count() != view->count() - 1 || chain->front() < 2) return tell_by_trial(*view);
    explain::sights::Drawn drawn;
    first_beats(view->looked_along(), 2, chain->front(), chain->lowest, drawn);
    if (!view->concludes_within(drawn)) return tell_by_trial(*view);
    return concat(view->shows(), ": ", chain_told(*view, *chain), ", and one before ",
                  chain->count() == 1 ? "it" : "them", ". ",
                  first_taller_told(*view, chain->front(), chain->lowest, chain->seen.back().height), ": ",
                  view->follows(), second_cell_told(*view));
}

std::string tell_front_of_chain(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return tell_contradiction(*view);
    const auto chain = top_chain_of(*view, view->count() - 2);
    if (!chain || chain->front() < 2) return tell_by_trial(*view);
    const explain::sights::LineOfSight line = view->looked_along();
    const explain::sights::PossiblySeen possibly(line);
    const int rest = view->count() - chain->count(), before = chain->front();
    const std::string shown =
        concat(view->shows(), ", and ", chain_told(*view, *chain), chain->count() == 1 ? " is" : " are", " among them");
    explain::sights::Drawn drawn;
    const Domain cells = possibly.cells & Domain::below(before + 1);
    rise(line, cells, 0, chain->lowest, drawn);
    if (possibly.count[before] == rest && view->concludes_within(drawn)) {
        const std::string rising = rise_told(*view, cells, before);
        return concat(shown, rising.starts_with("so ") ? ", " : ". ", rising, ": ", view->follows());
    }
    return concat(shown, ". So ", view->at(0, before), " show the other ", rest, ". ",
                  base::capitalised(tell_by_trial(*view)));
}

}  // namespace gridwright::puzzles::steps
