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

std::string LetterWords::follows_from(std::string_view way) const {
    const auto& struck = telling.conclusion().struck;
    if (!telling.conclusion().placed.empty() || struck.size() != 1 || !struck[0].marks.fixed()) return follows();
    const auto place = static_cast<std::size_t>(std::ranges::find(line.cells, struck[0].cell) - line.cells.begin());
    for (const int value : telling.known(struck[0].cell))
        if (sheet::text_of(telling.notation, static_cast<Value>(value)) == way.substr(place, 1))
            return concat(telling.cell(struck[0].cell), " is ", telling.being(value), ", not ",
                          telling.being(struck[0].marks.min()));
    return follows();
}

std::string LetterWords::known_places(const std::vector<int>& cells) const {
    const bool placed = std::ranges::all_of(cells, [&](int cell) { return telling.position.placed(cell); });
    return concat(places(cells), placed ? "" : ", where nothing else is left");
}

std::vector<int> LetterWords::open(Value value) const {
    std::vector<int> cells;
    for (const int cell : line.cells)
        if (telling.known(cell).contains(value) && !telling.known(cell).fixed()) cells.push_back(cell);
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
                        if (fits) way += sheet::text_of(telling.notation, static_cast<Value>(value));
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
    if (std::string distance = why_by_distance(tried); !distance.empty()) return distance;
    for (const Value value : {line.near, line.far})
        if (std::string pairs = why_by_pairs(value, tried); !pairs.empty()) return pairs;
    return tried ? concat("no way to fill the rest would have the ", nears(), " closer together than the ", fars())
                 : concat("no way to fill ", name(), " is left");
}

/// "its Cs would be in columns 1 and 5, 4 apart, and its Fs at most 2 apart, so the Cs would not be closer together";
/// empty if some distances would do.
std::string LetterWords::why_by_distance(const std::optional<Given>& tried) const {
    const Gaps near = gaps(line.near, tried), far = gaps(line.far, tried);
    if (far.largest == 0 || near.smallest < far.largest) return "";
    const auto only_pair = [&](Value value) {
        std::vector<int> cells;
        for (int place = 0; place < length(); ++place)
            if (marks(place, tried).contains(value)) cells.push_back(line.cells[place]);
        return cells.size() == 2 ? concat("in ", places(cells), ", ") : std::string();
    };
    const std::string_view are = tried ? " would be " : " are ";
    const std::string whose = tried ? "its " : concat("in ", name(), " the ");
    if (far.largest == 1)
        return concat(whose, fars(), are, "next to each other", tried ? "" : ", which they never are");
    return concat(whose, nears(), are, only_pair(line.near), near.smallest == near.largest ? "" : "at least ",
                  near.smallest, " apart, and ", tried ? "its " : "the ", fars(), ' ', only_pair(line.far),
                  far.smallest == far.largest ? "" : "at most ", far.largest, " apart, so the ", nears(),
                  tried ? " would not be" : " are not", " closer together");
}

bool LetterWords::fits(int one, int other, Value value, const std::optional<Given>& tried) const {
    for (int place = 0; place < length(); ++place) {
        const bool has = place == one || place == other;
        if (has ? !marks(place, tried).contains(value) : marks(place, tried) == Domain::single(value)) return false;
    }
    return true;
}

/// How far apart the other pair can be, as far as that matters: "at most 3 apart", "next to each other".
std::string LetterWords::distance_told(const Gaps& gaps, Value value) const {
    if (gaps.largest == 1) return "next to each other";
    if (gaps.smallest == gaps.largest) return concat(gaps.largest, " apart");
    return value == line.near ? concat("at most ", gaps.largest, " apart")
                              : concat("at least ", gaps.smallest, " apart");
}

/// Each place of one pair, and why the other does not fit: "the Cs would be in columns 3 and 6 with the Fs at most 3
/// apart, or in columns 4 and 5 with no room for two Fs, so they would never be closer together than the Fs"; empty if
/// there are many places.
std::string LetterWords::why_by_pairs(Value value, const std::optional<Given>& tried) const {
    constexpr std::size_t most = 3;
    const Value other = value == line.near ? line.far : line.near;
    const Domain letters = Domain::single(line.near) | Domain::single(line.far);
    std::vector<std::string> cases;
    bool some_room = false;
    for (int i = 0; i < length(); ++i)
        for (int j = i + 1; j < length(); ++j) {
            if (!fits(i, j, value, tried)) continue;
            Gaps gaps;
            for (int m = 0; m < length(); ++m)
                for (int n = m + 1; n < length(); ++n) {
                    bool room = m != i && m != j && n != i && n != j && fits(m, n, other, tried);
                    for (int place = 0; place < length() && room; ++place)
                        room = place == i || place == j || place == m || place == n ||
                               !marks(place, tried).within(letters);
                    if (!room) continue;
                    if (gaps.smallest == 0 || n - m < gaps.smallest) gaps.smallest = n - m;
                    gaps.largest = std::max(gaps.largest, n - m);
                }
            const bool room = gaps.largest > 0;
            const bool closer = value == line.near ? gaps.largest > j - i : room && gaps.smallest < j - i;
            if (closer || cases.size() == most) return "";
            some_room |= room;
            if (value == line.far && j - i == 1) {
                cases.push_back(concat("in ", places({line.cells[i], line.cells[j]}), ", next to each other"));
                continue;
            }
            cases.push_back(concat("in ", places({line.cells[i], line.cells[j]}),
                                   room ? concat(" with the ", letter(other), "s ", distance_told(gaps, value))
                                        : concat(" with no room for two ", letter(other), "s")));
        }
    if (cases.empty()) return "";
    std::string text =
        concat(tried ? "the " : concat("in ", name(), " the "), letter(value), tried ? "s would be " : "s are ");
    for (std::size_t i = 0; i < cases.size(); ++i) text += concat(i > 0 ? ", or " : "", cases[i]);
    if (!some_room) return text;
    return concat(text, ", so the ", nears(), tried ? " would" : " are", cases.size() > 1 ? " never" : " not",
                  tried ? " be" : "", " closer together");
}

}  // namespace gridwright::puzzles::steps
