#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/families.hpp"
#include "gridwright/puzzles/steps/view.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
using kernel::Domain;

namespace {

/// Says the step with the view of its clue; plainly where it reads none, and where nothing fits any more.
template <typename Tell>
std::string with_view(const Telling& telling, Tell tell) {
    const auto view = view_of(telling);
    if (!view) return tell_plainly(telling);
    return telling.conclusion().contradiction ? no_longer_shows(*view) : tell(*view);
}

/// The same with both clues of the line.
template <typename Tell>
std::string with_both_views(const Telling& telling, Tell tell) {
    const auto one = view_of(telling), other = second_view_of(telling);
    if (!one || !other) return tell_plainly(telling);
    if (telling.conclusion().contradiction)
        return concat(one->name(), " can no longer show ", buildings(one->count()), ' ', one->from(), " and ",
                      other->count(), ' ', other->from());
    return tell(*one, *other);
}

/// "row 3 shows 3 buildings from the left and 4 from the right".
std::string both_shown(const View& one, const View& other) {
    return concat(one.name(), " shows ", buildings(one.count()), ' ', one.from(), " and ", other.count(), ' ',
                  other.from());
}

/// The first place where the tallest may be when two or more buildings are visible.
int first_for_tallest(const View& view) {
    if (const int known = view.place_of(view.tallest()); known >= 0) return known;
    for (int place = view.count() - 1; place < view.sight.length(); ++place)
        if (view.known(place).contains(view.tallest())) return place;
    return view.sight.length() - 1;
}

/// "the 6 is in column 4", "the 6 is not in columns 1 to 3".
std::string tallest_told(const View& view) {
    if (const int known = view.place_of(view.tallest()); known >= 0)
        return concat("the ", view.tallest(), " is in ", view.at(known));
    const int first = first_for_tallest(view);
    if (first < 2) return concat("the ", view.tallest(), " does not come first");
    return concat("the ", view.tallest(), " is not in ", view.at(0, first, "or"));
}

}  // namespace

std::string tell_sees_one(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        return concat(view.shows(), ", so the tallest, ", view.tallest(), ", comes first: ", view.follows());
    });
}

std::string tell_sees_all(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        std::vector<std::string> heights;
        for (int height = 1; height <= view.tallest(); ++height) heights.push_back(concat(height));
        return concat(view.from(), ", ", view.name(), " shows all ", buildings(view.count()),
                      ", so they rise: ", base::listed(heights));
    });
}

/// By height where each height leaves the first few cells, else by cell.
std::string tell_ceiling(const Telling& telling) {
    return with_view(telling, [&](const View& view) {
        std::vector<std::string> parts;
        for (int place = 0; place < view.sight.length(); ++place)
            for (const explain::CellMarks& struck : telling.conclusion().struck)
                if (struck.cell == view.cell(place))
                    parts.push_back(concat(view.at(place), parts.empty() ? " is at most " : " at most ",
                                           view.tallest() - view.count() + place + 1));
        return concat(view.shows(), ", each taller than the one before and the last one ", view.tallest(), ". So ",
                      parts.empty() ? view.follows() : joined(parts));
    });
}

std::string tell_meeting(const Telling& telling) {
    return with_both_views(telling, [](const View& one, const View& other) {
        return concat(both_shown(one, other), ". Only the ", one.tallest(), " is counted twice, so each of the ",
                      one.tallest(), " buildings is visible from one end: the heights rise to the ", one.tallest(),
                      " in ", one.at(one.count() - 1), " and fall behind it. So ", one.follows());
    });
}

std::string tell_ends(const Telling& telling) {
    return with_both_views(telling, [](const View& one, const View& other) {
        const View& near = one.count() == 1 ? one : other;
        const View& far = one.count() == 1 ? other : one;
        return concat(near.shows(), ", so the ", near.tallest(), " comes first there. ", base::capitalised(far.from()),
                      " it shows 2: the ", near.tallest(), ", and the ", near.tallest() - 1, ", which nothing but the ",
                      near.tallest(), " can hide. So the ", near.tallest() - 1, " comes first there: ", near.follows());
    });
}

std::string tell_second_tallest(const Telling& telling) {
    return with_view(telling, [&](const View& view) {
        const int top = view.tallest();
        const std::string start =
            concat(view.shows(), ", so ", top - 1, " comes first or is hidden behind the ", top, ". ");
        if (telling.struck_values().contains(top))
            return concat(start, "It does not come first, so it is behind the ", top, ": ", view.follows());
        return concat(start, base::as_sentence(tallest_told(view)), " So ", view.follows());
    });
}

std::string tell_tallest_last(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        return concat(view.shows(), ", and one of them is the ", view.tallest(), " at the far end, in ",
                      view.at(view.tallest() - 1), ". So the first building hides all the others: ", view.follows());
    });
}

std::string tell_first_hides(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        const int first = first_for_tallest(view);
        if (first < 2) return tell_by_trial(view);
        return concat(view.shows(), ", and ", tallest_told(view), ". So the first building is taller than ",
                      first == 2 ? "that" : "those", " in ", view.at(1, first), " and hides ",
                      first == 2 ? "it" : "them", ": ", view.follows());
    });
}

std::string tell_lowest_first(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        return concat(view.shows(), ", and the first one is ", view.marks(0).min(),
                      ". The second one is taller, so it is visible too and must be the tallest: ", view.follows());
    });
}

std::string tell_two_and_two(const Telling& telling) {
    return with_both_views(telling, [](const View& one, const View&) {
        const int top = one.tallest();
        return concat(one.name(), " shows 2 buildings from both ends. The ", top - 1,
                      " is visible from the end on its side of the ", top,
                      ", so it is the first one there, at an end: ", one.follows());
    });
}

std::string tell_third_tallest(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        const int top = view.tallest();
        const bool may_come_first = view.known(0).contains(top - 1);
        return concat(view.shows(), ", and the ", top - 1, " is in front of the ", top, ". With ", top - 2, " in ",
                      view.at(1), " you would see the first building, the ", top - 2, ", the ", top - 1, " and the ",
                      top, ", which is one too many",
                      may_come_first ? concat(", or only two if the ", top - 1, " comes first") : "", ". So ",
                      view.follows());
    });
}

std::string tell_shorter_line(const Telling& telling) {
    return with_view(telling, [&](const View& view) {
        const std::string end = concat("the ", view.tallest(), " in ", view.at(view.tallest() - 1));
        if (strikes_little(telling))
            return concat(view.from(), ", the last building of ", view.name(), " is ", end, ". ",
                          base::capitalised(tell_by_trial(view)));
        return concat(view.shows(), ", and the last one is ", end, ". So the cells before it show the other ",
                      view.count() - 1, ": ", view.follows());
    });
}

std::string tell_rising_to_tallest(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        return concat(view.shows(), ", and the ", view.tallest(), " is in ", view.at(view.count() - 1),
                      ". So every cell up to it is visible, and the heights rise: ", view.follows());
    });
}

}  // namespace gridwright::puzzles::steps
