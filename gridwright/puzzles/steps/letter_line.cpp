#include "gridwright/puzzles/steps/letter_line.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"

#include <algorithm>
#include <cstdlib>

namespace gridwright::puzzles::steps {

using base::concat;
using kernel::Domain;
using kernel::Given;
using kernel::Value;

std::optional<LetterWords> letters_of(const Telling& telling) {
    const int line = telling.main_line();
    if (line < 0 || telling.board.lines[line].letters < 0) return std::nullopt;
    return LetterWords{telling, telling.board.letters[telling.board.lines[line].letters]};
}

std::vector<int> LetterWords::placed(Value value) const {
    std::vector<int> cells;
    for (const int cell : line.cells)
        if (telling.known(cell) == Domain::single(value)) cells.push_back(cell);
    return cells;
}

int LetterWords::gap(const std::vector<int>& cells) const {
    const auto place = [&](int cell) { return std::ranges::find(line.cells, cell); };
    return static_cast<int>(place(cells.back()) - place(cells.front()));
}

Domain LetterWords::marks(int place, const std::optional<Given>& tried) const {
    const int cell = line.cells[place];
    return tried && tried->cell == cell ? Domain::single(tried->value) : telling.known(cell);
}

LetterWords::Gaps LetterWords::gaps(Value value, std::optional<Given> tried) const {
    Gaps gaps;
    for (int i = 0; i < length(); ++i)
        for (int j = i + 1; j < length(); ++j) {
            bool fits = marks(i, tried).contains(value) && marks(j, tried).contains(value);
            for (int k = 0; k < length() && fits; ++k)
                if (k != i && k != j) fits = marks(k, tried) != Domain::single(value);
            if (!fits) continue;
            if (gaps.smallest == 0 || j - i < gaps.smallest) gaps.smallest = j - i;
            gaps.largest = std::max(gaps.largest, j - i);
        }
    return gaps;
}

bool LetterWords::barred_by(Value value, int least, int most) const {
    const std::vector<int> sure = placed(value);
    const auto place_of = [&](int cell) {
        return static_cast<int>(std::ranges::find(line.cells, cell) - line.cells.begin());
    };
    for (const int cell : telling.struck_cells())
        for (int place = 0; place < length(); ++place) {
            const int other = line.cells[place], gap = std::abs(place - place_of(cell));
            if (other == cell || gap < least || gap > most || !telling.known(other).contains(value)) continue;
            if (sure.empty() || other == sure.front()) return false;
        }
    return true;
}

std::optional<std::vector<std::string>> LetterWords::ways() const {
    constexpr std::size_t few = 5;
    std::vector<std::string> found;
    for (int n1 = 0; n1 < length(); ++n1)
        for (int n2 = n1 + 1; n2 < length(); ++n2)
            for (int f1 = 0; f1 < length(); ++f1)
                for (int f2 = f1 + 1; f2 < length(); ++f2) {
                    if (f2 - f1 <= n2 - n1 || f1 == n1 || f1 == n2 || f2 == n1 || f2 == n2) continue;
                    std::string way;
                    bool fits = true;
                    for (int place = 0; place < length() && fits; ++place) {
                        int value = -1;
                        if (place == n1 || place == n2) value = line.near;
                        if (place == f1 || place == f2) value = line.far;
                        if (value < 0)  // any other value is a blank
                            for (const int other : telling.known(line.cells[place]))
                                if (other != line.near && other != line.far) value = other;
                        fits = value >= 0 && telling.known(line.cells[place]).contains(value);
                        if (fits)
                            way += concat(way.empty() ? "" : " ",
                                          sheet::text_of(telling.notation, static_cast<Value>(value)));
                    }
                    if (!fits) continue;
                    if (found.size() == few) return std::nullopt;
                    found.push_back(std::move(way));
                }
    return found;
}

std::string LetterWords::why_impossible() const {
    return why_impossible(std::nullopt);
}

std::string LetterWords::why_impossible_with(Given tried) const {
    return why_impossible(tried);
}

std::string LetterWords::why_impossible(const std::optional<Given>& tried) const {
    const std::string it = tried ? "it" : name();
    const std::string_view has = tried ? " would have " : " has ";
    for (const Value value : {line.near, line.far}) {
        int sure = 0, open = 0;
        for (int place = 0; place < length(); ++place) {
            sure += marks(place, tried) == Domain::single(value);
            open += marks(place, tried).contains(value);
        }
        if (sure > 2) return concat(it, has, amount(sure, letter(value)));
        if (open < 2) return concat(it, has, open == 0 ? "no room for any " : "room for only one ", letter(value));
    }
    int without_letter = 0, with_letter = 0;
    for (int place = 0; place < length(); ++place) {
        const Domain marked = marks(place, tried);
        without_letter += !marked.contains(line.near) && !marked.contains(line.far);
        with_letter += marked.within(Domain::single(line.near) | Domain::single(line.far));
    }
    if (without_letter > length() - 4)
        return concat(it, has, "room for only ", in_words(length() - without_letter), " letters");
    if (with_letter > 4) return concat(it, has, "more than four letters");
    const Gaps near = gaps(line.near, tried), far = gaps(line.far, tried);
    if (near.smallest >= far.largest && far.largest > 0)
        return concat(tried ? concat("its ", nears(), " would be ") : concat("the ", nears(), " of ", name(), " are "),
                      near.smallest == near.largest ? "" : "at least ", near.smallest, " apart and its ", fars(), ' ',
                      far.smallest == far.largest ? "" : "at most ", far.largest, ", so the ", nears(),
                      tried ? " would not be" : " are not", " closer together");
    if (std::string pairs = why_by_pairs(tried); !pairs.empty()) return pairs;
    return tried ? concat("no way to fill the rest would have the ", nears(), " closer together than the ", fars())
                 : concat("no way to fill ", name(), " is left");
}

/// Each place of the near letters, and why the far letters do not fit: "the Cs would be in columns 3 and 6 with the Fs
/// at most 3 apart, or in columns 4 and 6 with the Fs at most 1 apart, and never closer together"; empty if there are
/// many places.
std::string LetterWords::why_by_pairs(const std::optional<Given>& tried) const {
    constexpr std::size_t most = 3;
    const auto can_rest = [&](int place) {
        return !(marks(place, tried) - (Domain::single(line.near) | Domain::single(line.far))).empty();
    };
    std::vector<std::string> cases;
    bool always_room = true;
    for (int n1 = 0; n1 < length(); ++n1)
        for (int n2 = n1 + 1; n2 < length(); ++n2) {
            if (!marks(n1, tried).contains(line.near) || !marks(n2, tried).contains(line.near)) continue;
            bool near_fits = true;
            for (int place = 0; place < length() && near_fits; ++place)
                near_fits = place == n1 || place == n2 || marks(place, tried) != Domain::single(line.near);
            if (!near_fits) continue;
            int widest = 0;
            for (int f1 = 0; f1 < length(); ++f1)
                for (int f2 = f1 + 1; f2 < length(); ++f2) {
                    bool fits = f1 != n1 && f1 != n2 && f2 != n1 && f2 != n2 && marks(f1, tried).contains(line.far) &&
                                marks(f2, tried).contains(line.far);
                    for (int place = 0; place < length() && fits; ++place)
                        fits = place == n1 || place == n2 || place == f1 || place == f2 || can_rest(place);
                    if (fits) widest = std::max(widest, f2 - f1);
                }
            if (widest > n2 - n1 || cases.size() == most) return "";
            always_room &= widest > 0;
            cases.push_back(concat("in ", places({line.cells[n1], line.cells[n2]}),
                                   widest == 0 ? concat(" with no room for two ", fars())
                                               : concat(" with the ", fars(), " at most ", widest, " apart")));
        }
    if (cases.empty()) return "";
    std::string text = concat("the ", nears(), tried ? " would be " : " are ");
    for (std::size_t i = 0; i < cases.size(); ++i) text += concat(i > 0 ? ", or " : "", cases[i]);
    return always_room ? concat(text, ", and ", cases.size() > 1 ? "never" : "not", " closer together") : text;
}

}  // namespace gridwright::puzzles::steps
