#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/steps/families.hpp"
#include "gridwright/puzzles/steps/view.hpp"

#include <algorithm>

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

Front front_of(const View& view) {
    Front front;
    for (int place = 0; place < view.known(); ++place) {
        const int height = view.marks(place).min();
        if (height == view.tallest()) break;
        ++front.cells;
        if (height > front.tallest) front.tallest = height, ++front.seen;
    }
    front.needed = view.count() - front.seen;
    return front;
}

/// "from the left, row 3 shows 4 buildings. Columns 1 and 2 show 2 of them, the taller one 4".
std::string front_shown(const View& view, const Front& front) {
    const std::string where = view.at(0, front.cells);
    if (front.cells == 1) return concat(view.shows(), ", and the first is the ", front.tallest, " in ", where);
    return concat(view.shows(), ", and ", where, " show ", front.seen,
                  front.seen == 1 ? ", the " : " of them up to the ", front.tallest);
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
    if (telling.conclusion().contradiction) return no_longer_shows(*view);
    const Front front = front_of(*view);
    if (front.cells == 0) return concat(view->shows(), ", so ", view->follows());
    return tell(*view, front);
}

/// The tallest buildings whose places are known, from the tallest down, as far as they are visible.
std::vector<int> chain_of(const View& view) {
    std::vector<int> places;
    for (int height = view.tallest(); height > 0; --height) {
        const int place = view.place_of(height);
        if (place < 0) break;
        if (places.empty() || place < places.back()) places.push_back(place);
    }
    return places;
}

/// "the 6 in column 4 and the 5 in column 2".
std::string chain_told(const View& view, const std::vector<int>& chain) {
    std::vector<std::string> names;
    for (const int place : chain) names.push_back(concat("the ", view.marks(place).min(), " in ", view.at(place)));
    return base::listed(names);
}

}  // namespace

std::string tell_nothing_between(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        return concat(front_shown(view, front), ". The last one is the ", view.tallest(), ", so nothing taller than ",
                      front.tallest, " comes before it: ", view.follows());
    });
}

std::string tell_all_taller(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        return concat(front_shown(view, front), ". ", front.needed, " more must be visible, and only ",
                      heights(front.tallest + 1, view.tallest()), front.needed == 1 ? " is" : " are",
                      " taller, so they come in rising order: ", view.follows());
    });
}

std::string tell_every_cell(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        const int end = std::min(front.cells + front.needed, view.tallest());
        return concat(front_shown(view, front), ". ", front.needed, " more must be visible up to the ", view.tallest(),
                      ", which is in ", view.at(end - 1),
                      ", so every cell on the way is taller than the one before: ", view.follows());
    });
}

std::string tell_ceiling_behind(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        return concat(front_shown(view, front), ". ", front.needed, " more must be visible up to the ", view.tallest(),
                      ", each taller than the one before. So ", view.follows());
    });
}

std::string tell_top_chain(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    const std::vector<int> chain = chain_of(*view);
    const int shown = static_cast<int>(chain.size());
    if (chain.empty()) return concat(view->shows(), ", so ", view->follows());
    if (telling.conclusion().contradiction)
        return concat(chain_told(*view, chain), shown == 1 ? " is" : " are", " visible ", view->from(), ", and ",
                      view->name(), " would show more than ", view->count());
    if (shown + 1 == view->count())
        return concat(view->shows(), ": ", chain_told(*view, chain),
                      " and just one before. So the first building is "
                      "taller than everything up to ",
                      view->at(std::max(chain.back() - 1, 0)), ": ", view->follows());
    return concat(view->shows(), ", and ", chain_told(*view, chain), shown == 1 ? " is" : " are",
                  " visible already. So ", view->follows());
}

std::string tell_front_of_chain(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return no_longer_shows(*view);
    const std::vector<int> chain = chain_of(*view);
    if (chain.empty()) return concat(view->shows(), ", so ", view->follows());
    const int rest = view->count() - static_cast<int>(chain.size()), before = chain.back();
    std::string text = concat(view->shows(), ", and ", chain_told(*view, chain), chain.size() == 1 ? " is" : " are",
                              " among them. So ", view->at(0, before), before == 1 ? " shows " : " show ",
                              before == 1 ? "" : "the other ", rest);
    if (rest == before && before > 1) text += " and rise";
    return concat(text, ": ", view->follows());
}

}  // namespace gridwright::puzzles::steps
