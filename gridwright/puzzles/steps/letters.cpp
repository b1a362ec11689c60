#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/families.hpp"
#include "gridwright/puzzles/steps/letter_line.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
using namespace explain;
using namespace kernel;

namespace {

/// Says the step with its line; plainly where it is about no line of letters.
template <typename Tell>
std::string with_letters(const Telling& telling, Tell tell) {
    const auto letters = letters_of(telling);
    if (!letters) return tell_plainly(telling);
    if (telling.conclusion().contradiction) return letters->why_impossible();
    return tell(*letters);
}

/// "at most 3 apart", "next to each other".
std::string at_most(int gap) {
    return gap < 2 ? "next to each other" : concat("at most ", gap, " apart");
}

/// "at least 3 apart", "never next to each other".
std::string at_least(int gap) {
    return gap <= 2 ? "never next to each other" : concat("at least ", gap, " apart");
}

/// What a limit on the distance of two letters of a kind strikes: places too far from the one that is placed, or places
/// without a partner.
std::string partners_told(const LetterWords& letters, Value value, std::string_view distance) {
    const std::vector<int> placed = letters.placed(value);
    if (placed.size() == 1)
        return concat("One ", letters.letter(value), " is in ", letters.known_places(placed), ", so ",
                      letters.follows());
    const std::vector<int> struck = letters.telling.struck_cells();
    return concat(base::as_sentence(concat(letters.telling.value(value), " in ", letters.places(struck, "or"),
                                           " would have no partner ", distance)),
                  " So ", letters.follows());
}

/// Says why the near letters are so close, and what that strikes; otherwise if the limit does not show it by itself.
std::string near_limit(const LetterWords& letters, int most, const std::string& why) {
    if (!letters.barred_by(letters.line.near, 1, most)) return tell_letter_listing(letters.telling);
    return concat(why, "the ", letters.nears(), " are ", at_most(most), ". ",
                  partners_told(letters, letters.line.near, "that near"));
}

std::string far_limit(const LetterWords& letters, int least, const std::string& why) {
    if (!letters.barred_by(letters.line.far, least, letters.length())) return tell_letter_listing(letters.telling);
    return concat(why, "the ", letters.fars(), " are ", at_least(least), ". ",
                  partners_told(letters, letters.line.far, least == 2 ? "except right beside it" : "that far away"));
}

/// "in row 5, one F is in column 4, and the other can only be in column 2 or 6, so they are 2 apart, and "; without a
/// letter that is placed, "in row 5, the Fs can only be in columns 1, 4 and 5, so they are at most 4 apart, and ".
std::string pair_told(const LetterWords& letters, Value value, const LetterWords::Gaps& gaps) {
    const bool near = value == letters.line.near;
    const std::string distance = gaps.smallest == gaps.largest ? concat(gaps.largest, " apart")
                                                               : concat(near ? "at least " : "at most ",
                                                                        near ? gaps.smallest : gaps.largest, " apart");
    const std::vector<int> placed = letters.placed(value), open = letters.open(value);
    const std::string where = placed.size() == 1
                                  ? concat(", one ", letters.letter(value), " is in ", letters.known_places(placed),
                                           ", and the other can only be in ", letters.places(open, "or"))
                                  : concat(", the ", letters.letter(value), "s can only be in ", letters.places(open));
    return concat("in ", letters.name(), where, ", so they are ", distance, ", and ");
}

/// "If row 3 had an F in column 2, .... So column 2 is a C": every other value is tried.
std::string trials_told(const LetterWords& letters, const Given& placed) {
    std::string text;
    for (const int other : letters.telling.known(placed.cell) - Domain::single(placed.value))
        text += concat(text.empty() ? "if " : "If ", text.empty() ? letters.name() : "it", " had ",
                       letters.telling.value(other), " in ", letters.places({placed.cell}), ", ",
                       letters.why_impossible_with({placed.cell, static_cast<Value>(other)}), ". ");
    return concat(text, text.empty() ? "" : "So ", letters.follows());
}

bool strikes_only(const Telling& telling, Value value) {
    return telling.struck_values() == Domain::single(value);
}

}  // namespace

std::string tell_two_placed(const Telling& telling) {
    return with_letters(telling, [&](const LetterWords& letters) {
        for (const Value value : {letters.line.near, letters.line.far}) {
            const std::vector<int> cells = letters.placed(value);
            if (cells.size() == 2 && strikes_only(telling, value))
                return concat(letters.name(), " has its two ", letters.letter(value), "s, in ",
                              letters.known_places(cells), ", so ", letters.follows());
        }
        return tell_letter_listing(telling);
    });
}

std::string tell_fill_letters(const Telling& telling) {
    return with_letters(telling, [&](const LetterWords& letters) {
        const auto& placed = telling.conclusion().placed;
        if (placed.empty()) return tell_letter_listing(telling);
        const Value value = placed.front().value;
        const bool same = std::ranges::all_of(placed, [&](const Given& each) { return each.value == value; });
        if (!same || (value != letters.line.near && value != letters.line.far)) return tell_letter_listing(telling);
        std::vector<int> cells;
        for (const Given& each : placed) cells.push_back(each.cell);
        if (cells.size() == 1)
            return concat(letters.name(), " needs one more ", letters.letter(value), ", and only ",
                          letters.places(cells), " is left for it");
        return concat(letters.name(), " needs two ", letters.letter(value), "s, and only ", letters.places(cells),
                      " are left for them");
    });
}

std::string tell_far_never_adjacent(const Telling& telling) {
    return with_letters(telling, [](const LetterWords& letters) {
        if (!letters.barred_by(letters.line.far, 2, letters.length())) return tell_letter_listing(letters.telling);
        const std::vector<int> placed = letters.placed(letters.line.far);
        if (placed.empty())
            return far_limit(letters, 2,
                             concat("in ", letters.name(), ", the ", letters.fars(), " are farther apart than the ",
                                    letters.nears(), ", so "));
        return concat("two ", letters.fars(), " are never next to each other, and ", letters.name(), " has one in ",
                      letters.known_places({placed.front()}), ", so ", letters.follows());
    });
}

std::string tell_widest_gaps(const Telling& telling) {
    return with_letters(telling, [&](const LetterWords& letters) {
        if (strikes_only(telling, letters.line.far)) return tell_far_never_adjacent(telling);
        return near_limit(letters, letters.length() - 3,
                          concat("in ", letters.name(), ", ", letters.nears(), " farther than ", letters.length() - 3,
                                 " apart would leave no room for ", letters.fars(), " that are farther apart, so "));
    });
}

std::string tell_near_gap_known(const Telling& telling) {
    return with_letters(telling, [&](const LetterWords& letters) {
        const std::vector<int> near = letters.placed(letters.line.near);
        if (near.size() != 2) return tell_gap_bounds(telling);
        return far_limit(letters, letters.gap(near) + 1,
                         concat("in ", letters.name(), ", the ", letters.nears(), " are in ", letters.places(near),
                                ", ", letters.gap(near), " apart, so "));
    });
}

std::string tell_far_gap_known(const Telling& telling) {
    return with_letters(telling, [&](const LetterWords& letters) {
        const std::vector<int> far = letters.placed(letters.line.far);
        if (far.size() != 2) return tell_gap_bounds(telling);
        return near_limit(letters, letters.gap(far) - 1,
                          concat("in ", letters.name(), ", the ", letters.fars(), " are in ", letters.places(far), ", ",
                                 letters.gap(far), " apart, so "));
    });
}

std::string tell_gap_bounds(const Telling& telling) {
    return with_letters(telling, [&](const LetterWords& letters) {
        if (strikes_only(telling, letters.line.far) && letters.placed(letters.line.near).size() == 2)
            return tell_near_gap_known(telling);
        if (strikes_only(telling, letters.line.near) && letters.placed(letters.line.far).size() == 2)
            return tell_far_gap_known(telling);
        const auto near = letters.gaps(letters.line.near), far = letters.gaps(letters.line.far);
        if (strikes_only(telling, letters.line.far) && near.smallest > 0)
            return far_limit(letters, near.smallest + 1, pair_told(letters, letters.line.near, near));
        if (strikes_only(telling, letters.line.near) && far.largest > 1)
            return near_limit(letters, far.largest - 1, pair_told(letters, letters.line.far, far));
        return tell_letter_listing(telling);
    });
}

std::string tell_near_partner(const Telling& telling) {
    return tell_gap_bounds(telling);
}

/// The partner is no farther away than the longer end of the line, whatever else is known.
std::string tell_far_partner(const Telling& telling) {
    return with_letters(telling, [&](const LetterWords& letters) {
        const std::vector<int> far = letters.placed(letters.line.far);
        if (far.size() != 1 || !strikes_only(telling, letters.line.near)) return tell_gap_bounds(telling);
        const int most = std::max(letters.gap({letters.line.cells.front(), far.front()}),
                                  letters.gap({far.front(), letters.line.cells.back()}));
        if (most < 2 || !letters.barred_by(letters.line.near, 1, most - 1)) return tell_gap_bounds(telling);
        return near_limit(letters, most - 1,
                          concat("in ", letters.name(), ", one ", letters.letter(letters.line.far), " is in ",
                                 letters.known_places(far), ", so the other is at most ", most, " away, and "));
    });
}

std::string tell_blanks(const Telling& telling) {
    return with_letters(telling, [&](const LetterWords& letters) {
        if (telling.conclusion().placed.empty())
            return concat(letters.name(), " has four letters and so exactly ",
                          base::counted(letters.length() - 4, "empty square"), ", which are in ",
                          letters.places(telling.cells_read(letters.line.line)), ". So ", letters.follows());
        return concat(letters.name(), " has exactly four letters, which are in ",
                      letters.places(telling.cells_read(letters.line.line)), ". So ", letters.follows());
    });
}

std::string tell_letter_trial(const Telling& telling) {
    return with_letters(telling, [&](const LetterWords& letters) {
        const auto& struck = telling.conclusion().struck;
        if (struck.size() != 1 || !struck[0].marks.fixed() || !telling.conclusion().placed.empty())
            return tell_letter_listing(telling);
        const auto value = static_cast<Value>(struck[0].marks.min());
        const std::string place = letters.places({struck[0].cell});
        return concat("if ", letters.name(), " had ", telling.value(value), " in ", place, ", ",
                      letters.why_impossible_with({struck[0].cell, value}), ". So ", letters.follows());
    });
}

std::string tell_letter_listing(const Telling& telling) {
    return with_letters(telling, [&](const LetterWords& letters) {
        const auto ways = letters.ways();
        if (ways && ways->size() == 1)
            return concat("only one way to fill ", letters.name(), " is left: ", ways->front(), ". So ",
                          letters.follows_from(ways->front()));
        if (ways && !ways->empty())
            return concat("only ", ways->size(), " ways to fill ", letters.name(), " are left: ", base::listed(*ways),
                          ". So ", letters.follows());
        const auto& struck = telling.conclusion().struck;
        const auto& placed = telling.conclusion().placed;
        if (placed.empty() && struck.size() == 1 && struck[0].marks.fixed()) return tell_letter_trial(telling);
        if (placed.size() == 1 && struck.empty()) return trials_told(letters, placed.front());
        return concat("in every way to fill ", letters.name(), ", ", letters.follows());
    });
}

}  // namespace gridwright::puzzles::steps
