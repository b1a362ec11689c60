#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/families.hpp"

#include <algorithm>
#include <optional>

namespace gridwright::puzzles::steps {

using base::concat;
using namespace explain;
using namespace kernel;

namespace {

/// A line of letters as its sentences speak of it.
struct Letters {
    const Telling& telling;
    const LetterLine& line;

    int length() const { return line.cells.count(); }
    std::string name() const { return telling.line(line.line); }
    std::string letter(Value value) const { return sheet::noun_of(telling.notation, value); }
    std::string nears() const { return letter(line.near) + "s"; }
    std::string fars() const { return letter(line.far) + "s"; }
    std::string follows() const { return telling.follows(line.line); }
    std::string places(const std::vector<int>& cells, std::string_view word = "and") const {
        return telling.places(line.line, cells, word);
    }

    /// The cells that the step knows to hold the letter, in the order of the line.
    std::vector<int> placed(Value value) const {
        std::vector<int> cells;
        for (const int cell : line.cells)
            if (telling.reads(cell) && telling.marks(cell) == Domain::single(value)) cells.push_back(cell);
        return cells;
    }

    /// The smallest and the largest distance of two cells that may both hold the letter, given those that must.
    struct Gaps {
        int smallest = 0, largest = 0;  ///< 0 if there is no such pair
    };
    Gaps gaps(Value value, int tried = -1, Value letter_tried = 0) const {
        Gaps gaps;
        for (int i = 0; i < length(); ++i)
            for (int j = i + 1; j < length(); ++j) {
                if (!may(i, value, tried, letter_tried) || !may(j, value, tried, letter_tried)) continue;
                bool keeps = true;
                for (int k = 0; k < length(); ++k)
                    if (k != i && k != j && must(k, value, tried, letter_tried)) keeps = false;
                if (!keeps) continue;
                if (gaps.smallest == 0 || j - i < gaps.smallest) gaps.smallest = j - i;
                gaps.largest = std::max(gaps.largest, j - i);
            }
        return gaps;
    }

    bool may(int place, Value value, int tried, Value letter_tried) const {
        if (place == tried) return value == letter_tried;
        return telling.marks(line.cells[place]).contains(value);
    }
    bool must(int place, Value value, int tried, Value letter_tried) const {
        if (place == tried) return value == letter_tried;
        return telling.marks(line.cells[place]) == Domain::single(value);
    }
};

std::optional<Letters> letters_of(const Telling& telling) {
    const int line = telling.main_line();
    if (line < 0 || telling.board.lines[line].letters < 0) return std::nullopt;
    return Letters{telling, telling.board.letters[telling.board.lines[line].letters]};
}

template <typename Tell>
std::string with_letters(const Telling& telling, Tell tell) {
    const auto letters = letters_of(telling);
    if (!letters) return tell_plainly(telling);
    if (telling.conclusion().contradiction)
        return concat(letters->name(), " can no longer be completed with two ", letters->nears(),
                      " closer together than its two ", letters->fars());
    return tell(*letters);
}

std::string apart(const std::vector<int>& cells, const Letters& letters) {
    const auto place = [&](int cell) { return std::ranges::find(letters.line.cells, cell); };
    return concat(place(cells[1]) - place(cells[0]), " apart");
}

/// "a C in column 2".
std::string each_letter_in(const Letters& letters, int place, Value value) {
    return concat(letters.telling.value(value), " in ", letters.places({letters.line.cells[place]}));
}

}  // namespace

std::string tell_two_placed(const Telling& telling) {
    return with_letters(telling, [&](const Letters& letters) {
        for (const Value value : {letters.line.near, letters.line.far}) {
            const std::vector<int> cells = letters.placed(value);
            if (cells.size() == 2 && telling.struck_values() == Domain::single(value))
                return concat(letters.name(), " has its two ", letters.letter(value), "s, in ", letters.places(cells),
                              ", so ", letters.follows());
        }
        return concat(letters.name(), " has its pair already, so ", letters.follows());
    });
}

std::string tell_fill_letters(const Telling& telling) {
    return with_letters(telling, [&](const Letters& letters) {
        const auto& placed = telling.conclusion().placed;
        if (placed.empty()) return concat("in ", letters.name(), ", ", letters.follows());
        const Value value = placed.front().value;
        const bool same = std::ranges::all_of(placed, [&](const Given& one) { return one.value == value; });
        const bool letter = value == letters.line.near || value == letters.line.far;
        if (!same || !letter) return concat(letters.name(), " has just enough room left, so ", letters.follows());
        std::vector<int> cells;
        for (const Given& one : placed) cells.push_back(one.cell);
        const bool first = letters.placed(value).empty();
        return concat(letters.name(), " needs ",
                      cells.size() == 2 ? "two "
                      : first           ? "a "
                                        : "another ",
                      letters.letter(value), cells.size() == 2 ? "s" : "", ", and only ", letters.places(cells),
                      cells.size() == 2 ? " are" : " is", " left for ", cells.size() == 2 ? "them" : "it");
    });
}

std::string tell_far_never_adjacent(const Telling& telling) {
    return with_letters(telling, [](const Letters& letters) {
        const std::vector<int> cells = letters.placed(letters.line.far);
        return concat("in ", letters.name(), " the ", letters.fars(), " are farther apart than the ", letters.nears(),
                      " and so never next to each other",
                      cells.size() == 1 ? concat(". One is in ", letters.places(cells)) : "", ", so ",
                      letters.follows());
    });
}

std::string tell_widest_gaps(const Telling& telling) {
    return with_letters(telling, [](const Letters& letters) {
        const std::vector<int> cells = letters.placed(letters.line.near);
        return concat("in ", letters.name(), " the ", letters.nears(), " are at most ", letters.length() - 3,
                      " apart, or the ", letters.fars(), " could not be farther apart",
                      cells.size() == 1 ? concat(". One is in ", letters.places(cells)) : "", ", so ",
                      letters.follows());
    });
}

std::string tell_near_gap_known(const Telling& telling) {
    return with_letters(telling, [](const Letters& letters) {
        const std::vector<int> near = letters.placed(letters.line.near), far = letters.placed(letters.line.far);
        if (near.size() != 2) return tell_gap_bounds(letters.telling);
        return concat("in ", letters.name(), " the ", letters.nears(), " are in ", letters.places(near), ", ",
                      apart(near, letters), ", so the ", letters.fars(), " are farther apart than that",
                      far.size() == 1 ? concat(", and one of them is in ", letters.places(far)) : "", ". So ",
                      letters.follows());
    });
}

std::string tell_far_gap_known(const Telling& telling) {
    return with_letters(telling, [](const Letters& letters) {
        const std::vector<int> near = letters.placed(letters.line.near), far = letters.placed(letters.line.far);
        if (far.size() != 2) return tell_gap_bounds(letters.telling);
        return concat("in ", letters.name(), " the ", letters.fars(), " are in ", letters.places(far), ", ",
                      apart(far, letters), ", so the ", letters.nears(), " are closer together than that",
                      near.size() == 1 ? concat(", and one of them is in ", letters.places(near)) : "", ". So ",
                      letters.follows());
    });
}

std::string tell_gap_bounds(const Telling& telling) {
    return with_letters(telling, [&](const Letters& letters) {
        const auto near = letters.gaps(letters.line.near), far = letters.gaps(letters.line.far);
        if (telling.struck_values() == Domain::single(letters.line.far))
            return concat("in ", letters.name(), " the ", letters.nears(), " are at least ", near.smallest,
                          " apart, so the ", letters.fars(), " are at least ", near.smallest + 1,
                          " apart: ", letters.follows());
        return concat("in ", letters.name(), " the ", letters.fars(), " are at most ", far.largest, " apart, so the ",
                      letters.nears(), " are at most ", far.largest - 1, " apart: ", letters.follows());
    });
}

std::string tell_near_partner(const Telling& telling) {
    return with_letters(telling, [](const Letters& letters) {
        const std::vector<int> near = letters.placed(letters.line.near);
        const auto far = letters.gaps(letters.line.far);
        return concat("in ", letters.name(), " the ", letters.fars(), " are at most ", far.largest, " apart, so the ",
                      letters.nears(), " are at most ", far.largest - 1, " apart. ",
                      near.size() == 1 ? concat("One of them is in ", letters.places(near), ", so ") : "So ",
                      letters.follows());
    });
}

std::string tell_far_partner(const Telling& telling) {
    return with_letters(telling, [](const Letters& letters) {
        const std::vector<int> far = letters.placed(letters.line.far);
        const auto gaps = letters.gaps(letters.line.far);
        return concat("in ", letters.name(),
                      far.size() == 1
                          ? concat(" one ", letters.letter(letters.line.far), " is in ", letters.places(far), ", so")
                          : "",
                      " the ", letters.fars(), " are at most ", gaps.largest, " apart and the ", letters.nears(),
                      " closer than that: ", letters.follows());
    });
}

std::string tell_blanks(const Telling& telling) {
    return with_letters(telling, [&](const Letters& letters) {
        const int blanks = letters.length() - 4;
        return concat(letters.name(), " has four letters and so exactly ", base::counted(blanks, "empty cell"), ". ",
                      telling.conclusion().placed.empty() ? "It has them already, so " : "No others can be empty, so ",
                      letters.follows());
    });
}

std::string tell_letter_trial(const Telling& telling) {
    return with_letters(telling, [&](const Letters& letters) {
        const auto& struck = telling.conclusion().struck;
        if (struck.size() != 1 || !struck[0].marks.fixed())
            return concat(letters.name(), " leaves no room for some letters: ", letters.follows());
        const auto value = static_cast<Value>(struck[0].marks.min());
        const auto place =
            static_cast<int>(std::ranges::find(letters.line.cells, struck[0].cell) - letters.line.cells.begin());
        const auto near = letters.gaps(letters.line.near, place, value),
                   far = letters.gaps(letters.line.far, place, value);
        const std::string with = concat("with ", each_letter_in(letters, place, value), ", ", letters.name());
        if (near.largest == 0) return concat(with, " would not have two ", letters.nears(), ". So ", letters.follows());
        if (far.largest == 0) return concat(with, " would not have two ", letters.fars(), ". So ", letters.follows());
        if (near.smallest >= far.largest)
            return concat("with ", each_letter_in(letters, place, value), ", the ", letters.nears(), " of ",
                          letters.name(), " would be ", near.smallest == near.largest ? "" : "at least ", near.smallest,
                          " apart and its ", letters.fars(), ' ', far.smallest == far.largest ? "" : "at most ",
                          far.largest, ". So ", letters.follows());
        return concat("with ", each_letter_in(letters, place, value), ", ", letters.name(),
                      " cannot be completed: wherever its ", letters.nears(), " go, its ", letters.fars(),
                      " would not be farther apart. So ", letters.follows());
    });
}

std::string tell_letter_listing(const Telling& telling) {
    return with_letters(telling, [](const Letters& letters) {
        return concat("list all ways to fill ", letters.name(), ". In every one of them ", letters.follows());
    });
}

}  // namespace gridwright::puzzles::steps
