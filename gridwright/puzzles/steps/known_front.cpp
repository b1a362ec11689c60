#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/families.hpp"
#include "gridwright/puzzles/steps/ways.hpp"

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
    if (telling.conclusion().contradiction) return no_longer_shows(*view);
    const Front front = front_of(*view);
    return front.cells == 0 ? tell_by_trial(*view) : tell(*view, front);
}

/// A building whose place is known.
struct Known {
    int height = 0, place = 0;
};

/// The tallest buildings that are visible, from the tallest down, as far as their places are known or follow from the
/// clue.
std::vector<Known> chain_of(const View& view) {
    const auto chain_in = [&](const Marks& marks) {
        std::vector<Known> chain;
        for (int height = view.tallest(); height > 0; --height) {
            const auto at = std::ranges::find(marks, Domain::single(height));
            if (at == marks.end()) break;
            const auto place = static_cast<int>(at - marks.begin());
            if (chain.empty() || place < chain.back().place) chain.push_back({height, place});
        }
        return chain;
    };
    std::vector<Known> chain = chain_in(known_in_line(view));
    if (!chain.empty()) return chain;
    const Listing listing(view);
    return listing.all() ? chain_in(listing.implied()) : chain;
}

/// "the 6 in column 4 and the 5 in column 2".
std::string chain_told(const View& view, const std::vector<Known>& chain) {
    std::vector<std::string> names;
    for (const auto& [height, place] : chain) names.push_back(concat("the ", height, " in ", view.at(place)));
    return base::listed(names);
}

}  // namespace

std::string tell_nothing_between(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        return concat(front_shown(view, front), ". The only other one is the ", view.tallest(),
                      ", so whatever is taller than ", front.tallest, " is hidden behind it: ", view.follows());
    });
}

std::string tell_all_taller(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        return concat(front_shown(view, front), ". ", more_visible(front), ", and only ",
                      heights(front.tallest + 1, view.tallest()), front.needed == 1 ? " is" : " are",
                      " taller, so they come in rising order: ", view.follows());
    });
}

std::string tell_every_cell(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        const int end = std::min(front.cells + front.needed, view.tallest());
        return concat(front_shown(view, front), ". ", more_visible(front), " up to the ", view.tallest(),
                      ", which is in ", view.at(end - 1),
                      ", so every cell on the way is taller than the one before: ", view.follows());
    });
}

std::string tell_ceiling_behind(const Telling& telling) {
    return with_front(telling, [](const View& view, const Front& front) {
        return concat(front_shown(view, front), ". ", more_visible(front), " up to the ", view.tallest(),
                      ", each taller than the one before. So ", view.follows());
    });
}

std::string tell_top_chain(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return no_longer_shows(*view);
    std::vector<Known> chain = chain_of(*view);
    const auto all_but_one = static_cast<std::size_t>(std::max(view->count() - 1, 0));
    if (chain.size() > all_but_one) chain.resize(all_but_one);
    if (chain.empty() || chain.size() < all_but_one || chain.back().place < 2) return tell_by_trial(*view);
    return concat(view->shows(), ": ", chain_told(*view, chain), ", and one before ", chain.size() == 1 ? "it" : "them",
                  ". So the first building is taller than ", chain.back().place == 2 ? "that" : "those", " in ",
                  view->at(1, chain.back().place), ": ", view->follows());
}

std::string tell_front_of_chain(const Telling& telling) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return no_longer_shows(*view);
    const std::vector<Known> chain = chain_of(*view);
    if (chain.empty()) return tell_by_trial(*view);
    const int rest = view->count() - static_cast<int>(chain.size()), before = chain.back().place;
    std::string text = concat(view->shows(), ", and ", chain_told(*view, chain), chain.size() == 1 ? " is" : " are",
                              " among them. So ", view->at(0, before), before == 1 ? " shows " : " show ",
                              before == 1 ? "" : "the other ", rest);
    if (rest == before && before > 1) return concat(text, " and rise: ", view->follows());
    if (strikes_little(telling)) return concat(text, ". ", base::capitalised(tell_by_trial(*view)));
    return concat(text, ": ", view->follows());
}

}  // namespace gridwright::puzzles::steps
