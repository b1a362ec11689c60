#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/families.hpp"
#include "gridwright/puzzles/steps/refutation.hpp"

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
    return telling.conclusion().contradiction ? tell_contradiction(*view) : tell(*view);
}

/// The same with both clues of the line.
template <typename Tell>
std::string with_both_views(const Telling& telling, Tell tell) {
    const auto one = view_of(telling), other = second_view_of(telling);
    if (!one || !other) return tell_plainly(telling);
    return telling.conclusion().contradiction ? tell_contradiction(*one) : tell(*one, *other);
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

/// "So the first building is taller than the ones in columns 2 and 3, and than the one in column 4 unless that is the
/// 6": what comes before a tall building that is visible, from the first place where it may be.
std::string first_hides_told(const View& view, int first, int tall) {
    return concat(first_taller_told(view, first, tall, tall),
                  view.struck(first).empty()
                      ? ""
                      : concat(", and than the one in ", view.at(first), " unless that is the ", tall));
}

/// "the 6 comes last, behind the 5", "the 6 is not in columns 1 or 2, so the 5, which can only be in columns 2 and 3,
/// is in front of it".
std::string second_in_front_told(const View& view) {
    const int top = view.tallest();
    if (view.place_of(top) == top - 1) return concat("the ", top, " comes last, behind the ", top - 1);
    const explain::sights::LineOfSight line = view.looked_along();
    std::vector<int> places;
    for (int place = 0; place < top; ++place)
        if (line.marks[place + 1].contains(top - 1)) places.push_back(view.cell(place));
    return concat(tallest_told(view), ", so the ", top - 1, ", which can only be in ",
                  view.telling.places(view.line(), places, "or"), ", is in front of it");
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
        if (telling.struck_values().contains(top)) {
            const int last = view.looked_along().last_place(top - 1) - 1;
            const bool known = view.place_of(top - 1) == last, at_end = last == view.tallest() - 1;
            return concat(start,
                          known    ? concat("It is in ", view.at(last))
                          : at_end ? "It does not come first"
                                   : concat("It does not come first, and its last place is ", view.at(last)),
                          ", so the ", top, " is in front of ", known || at_end ? "it" : view.at(last), ": ",
                          view.follows());
        }
        return concat(start, base::as_sentence(tallest_told(view)), " So ", view.follows());
    });
}

std::string tell_tallest_last(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        return concat(view.shows(), ", and one of them is the ", view.tallest(), " at the far end, in ",
                      view.at(view.tallest() - 1), ". So the first building hides all the others: ", view.follows());
    });
}

/// The first cell where the tallest may be is hidden too, if the tallest is not there.
std::string tell_first_hides(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        const int first = first_for_tallest(view), top = view.tallest();
        if (first >= 2)
            return concat(view.shows(), ", and ", tallest_told(view), ". ", first_hides_told(view, first, top), ": ",
                          view.follows());
        const Domain one = view.known(0) & Domain::below(top);
        if (view.struck(first).empty() || one.empty()) return tell_by_trial(view);
        return concat(view.shows(), ", so ", view.at(first), " is the ", top,
                      " or hidden behind the first building, which is at most ", one.max(), ": ", view.follows());
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
        return concat(one.name(), " shows 2 buildings from each end. Only the ", top, " can hide the ", top - 1,
                      ", so the ", top - 1,
                      " is visible from one end, and there it is the first building: ", one.follows());
    });
}

std::string tell_third_tallest(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        const int top = view.tallest();
        const bool may_come_first = view.known(0).contains(top - 1);
        return concat(view.shows(), ", and ", second_in_front_told(view), ". With ", top - 2, " in ", view.at(1),
                      " you would see the first building, the ", top - 2, ", the ", top - 1, " and the ", top,
                      ", which is one too many",
                      may_come_first ? concat(", or only two if the ", top - 1, " comes first") : "", ". So ",
                      view.follows());
    });
}

/// With a clue 3, the second tallest is visible too, and so the first building hides what comes before it.
std::string tell_shorter_line(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        const int top = view.tallest();
        const explain::sights::LineOfSight line = view.looked_along();
        const int first = line.first_place(top - 1) - 1;
        explain::sights::Drawn drawn;
        if (first >= 2 && first < top - 1) {
            first_beats(line, 2, first, top - 1, drawn);
            const Domain one = line.marks[1] & Domain::below(top - 1);
            if (!one.empty()) drawn.strike(first + 1, Domain::range(one.max(), top - 2));
        }
        if (view.count() == 3 && first >= 2 && view.concludes_within(drawn)) {
            const bool known = view.place_of(top - 1) == first;
            return concat(
                view.shows(), ": the ", top, " at the far end, the ", top - 1,
                known ? concat(" in ", view.at(first)) : concat(", which is not in ", view.at(0, first, "or")),
                ", and one before them. ", first_hides_told(view, first, top - 1), ": ", view.follows());
        }
        return concat(view.from(), ", the last building of ", view.name(), " is the ", top, " in ", view.at(top - 1),
                      ". ", base::capitalised(tell_by_trial(view)));
    });
}

std::string tell_rising_to_tallest(const Telling& telling) {
    return with_view(telling, [](const View& view) {
        return concat(view.shows(), ", and the ", view.tallest(), " is in ", view.at(view.count() - 1),
                      ". So every cell up to it is visible, and the heights rise: ", view.follows());
    });
}

}  // namespace gridwright::puzzles::steps
