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

LetterWords::Gaps LetterWords::gaps(Value value) const {
    return gaps_of(pairs(value, std::nullopt));
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
    const auto where = [&](auto belongs) {
        std::vector<int> cells;
        for (int place = 0; place < length(); ++place)
            if (belongs(marks(place, tried))) cells.push_back(line.cells[place]);
        return cells;
    };
    for (const Value value : {line.near, line.far}) {
        const auto sure = where([&](Domain marked) { return marked == Domain::single(value); });
        const auto open = where([&](Domain marked) { return marked.contains(value); });
        if (sure.size() > 2)
            return concat(it, has, amount(static_cast<int>(sure.size()), letter(value)), ", in ", places(sure));
        if (open.empty()) return concat(it, has, "no room for any ", letter(value));
        if (open.size() == 1) return concat(it, has, "room for only one ", letter(value), ", in ", places(open));
    }
    const Domain letters = Domain::single(line.near) | Domain::single(line.far);
    const auto with_room = where([&](Domain marked) { return marked.meets(letters); });
    const auto with_letter = where([&](Domain marked) { return marked.within(letters); });
    if (with_room.size() < 4)
        return concat(it, has, "room for only ", in_words(static_cast<int>(with_room.size())), " letters, in ",
                      places(with_room));
    if (with_letter.size() > 4)
        return concat(it, has, in_words(static_cast<int>(with_letter.size())), " letters, in ", places(with_letter),
                      ", not four");
    if (std::string distance = why_by_distance(tried); !distance.empty()) return distance;
    std::string shortest;
    for (const Value value : {line.near, line.far})
        if (std::string text = why_by_pairs(value, tried);
            !text.empty() && (shortest.empty() || text.size() < shortest.size()))
            shortest = std::move(text);
    if (!shortest.empty()) return shortest;
    return tried ? concat("no way to fill the rest would have the ", nears(), " closer together than the ", fars())
                 : concat("no way to fill ", name(), " is left");
}

/// All pairs of places for a letter that leave room for nothing else of it, in order.
std::vector<LetterWords::Pair> LetterWords::pairs(Value value, const std::optional<Given>& tried) const {
    std::vector<Pair> all;
    for (int one = 0; one < length(); ++one)
        for (int other = one + 1; other < length(); ++other) {
            bool fits = true;
            for (int place = 0; place < length() && fits; ++place)
                fits = place == one || place == other ? marks(place, tried).contains(value)
                                                      : marks(place, tried) != Domain::single(value);
            if (fits) all.push_back({one, other});
        }
    return all;
}

/// Those pairs of the other letter that this one leaves: elsewhere, and with letters wherever there must be one.
std::vector<LetterWords::Pair> LetterWords::beside(const Pair& pair, const std::vector<Pair>& others,
                                                   const std::optional<Given>& tried) const {
    const Domain letters = Domain::single(line.near) | Domain::single(line.far);
    std::vector<Pair> left;
    for (const Pair& other : others) {
        Domain taken = Domain::single(pair.one) | Domain::single(pair.other);
        bool room = !taken.contains(other.one) && !taken.contains(other.other);
        taken |= Domain::single(other.one) | Domain::single(other.other);
        for (int place = 0; place < length() && room; ++place)
            room = taken.contains(place) || !marks(place, tried).within(letters);
        if (room) left.push_back(other);
    }
    return left;
}

LetterWords::Gaps LetterWords::gaps_of(const std::vector<Pair>& pairs) {
    Gaps gaps;
    for (const Pair& pair : pairs) {
        if (gaps.smallest == 0 || pair.gap() < gaps.smallest) gaps.smallest = pair.gap();
        gaps.largest = std::max(gaps.largest, pair.gap());
    }
    return gaps;
}

/// "in columns 1 and 5, 4 apart", "in column 1 and one of columns 4, 5 and 7, at least 3 apart", "in two of columns 2,
/// 4 and 5, at most 3 apart".
std::string LetterWords::pairs_told(Value value, const std::vector<Pair>& pairs) const {
    Domain all = Domain::all(), any;
    for (const Pair& pair : pairs) {
        const Domain both = Domain::single(pair.one) | Domain::single(pair.other);
        all &= both;
        any |= both;
    }
    const auto told = [&](Domain where) {
        std::vector<int> cells;
        for (const int place : where) cells.push_back(line.cells[place]);
        return places(cells);
    };
    const Gaps gaps = gaps_of(pairs);
    return concat("in ",
                  all.size() == 2 ? told(all)
                  : all.fixed()   ? concat(told(all), " and one of ", told(any - all))
                                  : concat("two of ", told(any)),
                  ", ", distance_told(gaps, value));
}

/// How far apart the letters are, as far as that matters: "at most 3 apart", "next to each other".
std::string LetterWords::distance_told(const Gaps& gaps, Value value) const {
    if (gaps.largest == 1) return "next to each other";
    if (gaps.smallest == gaps.largest) return concat(gaps.largest, " apart");
    return value == line.far ? concat("at most ", gaps.largest, " apart")
                             : concat("at least ", gaps.smallest, " apart");
}

/// "its Cs would be in columns 1 and 5, 4 apart, and its Fs in columns 2 and 4, 2 apart, so the Cs would not be closer
/// together than the Fs"; empty if some distances would do. Where one pair is known, the other one is beside it.
std::string LetterWords::why_by_distance(const std::optional<Given>& tried) const {
    std::vector<Pair> near = pairs(line.near, tried), far = pairs(line.far, tried);
    if (near.size() == 1)
        far = beside(near.front(), far, tried);
    else if (far.size() == 1)
        near = beside(far.front(), near, tried);
    if (near.empty() || far.empty() || gaps_of(near).smallest < gaps_of(far).largest) return "";
    const std::string_view would_be = tried ? " would be " : " are ";
    const std::string whose = tried ? "its " : concat("in ", name(), ", the ");
    if (gaps_of(far).largest == 1)
        return concat(whose, fars(), would_be, pairs_told(line.far, far), tried ? "" : ", which they never are");
    return concat(whose, nears(), would_be, pairs_told(line.near, near), ", and ", tried ? "its " : "the ", fars(), ' ',
                  pairs_told(line.far, far), ", so the ", nears(), tried ? " would not be" : " are not",
                  " closer together than the ", fars());
}

/// Each place of one pair, and why the other does not fit: "the Cs would be in columns 3 and 6 with the Fs in columns 1
/// and 4, 3 apart, or in columns 4 and 5 with no room for two Fs, so the Cs would never be closer together than the
/// Fs"; empty if there are many places.
std::string LetterWords::why_by_pairs(Value value, const std::optional<Given>& tried) const {
    constexpr std::size_t few = 3, most = 9, most_outcomes = 4;
    struct Case {
        std::string outcome, places;
    };
    const Value other = value == line.near ? line.far : line.near;
    const std::vector<Pair> all = pairs(value, tried), others = pairs(other, tried);
    if (all.empty() || all.size() > most) return "";
    std::vector<Case> cases;
    bool some_room = false;
    for (const Pair& pair : all) {
        const std::vector<Pair> left = beside(pair, others, tried);
        const Gaps gaps = gaps_of(left);
        const bool adjacent = value == line.far && pair.gap() == 1;
        if (!left.empty() && !adjacent && (value == line.near ? gaps.largest > pair.gap() : gaps.smallest < pair.gap()))
            return "";
        some_room |= !left.empty();
        const std::string outcome =
            adjacent       ? ", next to each other"
            : left.empty() ? concat(" with no room for two ", letter(other), "s")
                           : concat(" with the ", letter(other), "s ",
                                    all.size() > few ? distance_told(gaps, other) : pairs_told(other, left));
        const std::string where = concat("in ", places({line.cells[pair.one], line.cells[pair.other]}));
        const auto same = std::ranges::find(cases, outcome, &Case::outcome);
        if (same == cases.end())
            cases.push_back({outcome, where});
        else
            same->places += concat(" or ", where);
    }
    if (cases.size() > most_outcomes) return "";
    std::string text =
        concat(tried ? "the " : concat("in ", name(), ", the "), letter(value), tried ? "s would be " : "s are ");
    for (std::size_t i = 0; i < cases.size(); ++i)
        text += concat(i > 0 ? ", or " : "", cases[i].places, cases[i].outcome);
    if (!some_room) return text;
    return concat(text, ", so the ", nears(), tried ? " would" : " are", all.size() > 1 ? " never" : " not",
                  tried ? " be" : "", " closer together than the ", fars());
}

}  // namespace gridwright::puzzles::steps
