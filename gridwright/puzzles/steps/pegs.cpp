#include "gridwright/base/text.hpp"
#include "gridwright/explain/pegs/cells.hpp"
#include "gridwright/explain/pegs/colour_sets.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/families.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace gridwright::puzzles::steps {

using base::concat;
using namespace explain;
using namespace kernel;

namespace {

std::vector<int> cells_read_anywhere(const Telling& telling) {
    std::vector<int> cells;
    for (const CellMarks& read : telling.premises().cells) cells.push_back(read.cell);
    return cells;
}

/// "transparent peg".
std::string scarce_noun(const Telling& telling) {
    return sheet::noun_of(telling.notation, *telling.board.scarce);
}

/// "row 3 has no transparent peg, so it needs every colour"; empty where pegs are never transparent.
std::string has_no_scarce(const Telling& telling, int differ) {
    const DifferLine& line = telling.board.differs[differ];
    if (!telling.board.scarce || !line.except.contains(*telling.board.scarce)) return "";
    return concat(telling.line(line.line), " has no ", scarce_noun(telling), ", so it needs every ",
                  telling.notation.cell_noun);
}

/// How often colours can and must occur on the board as it is known.
class ColourCounts {
  public:
    explicit ColourCounts(const Telling& telling) : telling_(telling) {
        const Board& board = telling.board;
        const Domain except = pegs::excepted(board);
        reading_.differs.assign(board.differs.size(), 1);
        for (int cell = 0; cell < board.cells(); ++cell) {
            reading_.marks.push_back(telling.known(cell));
            if (board.differs_of[cell].empty()) continue;
            colours_ |= board.model().domains[cell] - except;
            coloured += board.budget || !telling.known(cell).meets(except);
        }
        coloured -= board.budget.value_or(0);
        for (const int colour : colours_) largest_.push_back({colour, sets_of(colour).largest()});
    }

    /// How many cells all colours can fill together, and all but one.
    int room() const {
        int sum = 0;
        for (const auto& [colour, largest] : largest_) sum += largest;
        return sum;
    }
    /// How often the colour must occur at least.
    int needed(int colour) const {
        const auto own = std::ranges::find(largest_, colour, &Most::colour);
        return coloured - (room() - own->times);
    }
    pegs::ColourSets sets_of(int colour) const { return {telling_.board, reading_, colour}; }

    /// How often a colour fits at most with one in any of these cells, or without one in this cell.
    int largest_with(int colour, std::span<const int> cells) const {
        pegs::ColourSets sets = sets_of(colour);
        int size = needed(colour) - 1;
        while (size > 0 && std::ranges::none_of(cells, [&](int cell) { return sets.has_with(size, cell); })) --size;
        return size;
    }
    int largest_without(int colour, int cell) const {
        pegs::ColourSets sets = sets_of(colour);
        int size = needed(colour) - 1;
        while (size > 0 && !sets.has_without(size, cell)) --size;
        return size;
    }

    /// "colours 1 and 3 fit at most 4 times each, and colour 2 at most 3 times", of all colours but one.
    std::string told_without(int left_out) const {
        std::vector<std::string> parts;
        for (int times = telling_.board.cells(); times >= 0; --times) {
            Domain alike;
            for (const auto& [colour, largest] : largest_)
                if (largest == times && colour != left_out) alike.add(colour);
            if (alike.empty()) continue;
            parts.push_back(concat(telling_.values(alike), parts.empty() ? alike.size() > 1 ? " fit" : " fits" : "",
                                   " at most ", times_told(times), alike.size() > 1 ? " each" : ""));
        }
        std::string text;
        for (std::size_t i = 0; i < parts.size(); ++i)
            text += concat(i == 0 ? "" : i + 1 < parts.size() ? ", " : ", and ", parts[i]);
        return text;
    }

    /// "none of the 7 colours fits more than 7 times, so each occurs 7 times"; empty if they differ.
    std::string all_needed() const {
        const int times = largest_.front().times, colours = static_cast<int>(largest_.size());
        const bool same = std::ranges::all_of(largest_, [&](const Most& each) { return each.times == times; });
        if (!same || times * colours != coloured) return "";
        return concat("none of the ", colours, ' ', telling_.notation.cell_noun, "s fits more than ", times_told(times),
                      ", so each occurs ", times_told(times));
    }

    /// Two cells that have only one colour left, the same, although they attack each other.
    std::optional<std::pair<int, int>> clash() const {
        const Board& board = telling_.board;
        for (int one = 0; one < board.cells(); ++one)
            for (int other = one + 1; other < board.cells(); ++other)
                if (telling_.known(one).fixed() && telling_.known(one) == telling_.known(other) &&
                    telling_.known(one).within(colours_) && board.attack(one, other))
                    return std::pair(one, other);
        return std::nullopt;
    }

    /// "once", "4 times".
    static std::string times_told(int times) {
        return times == 1 ? "once" : times == 2 ? "twice" : concat(times, " times");
    }

    int coloured = 0;  ///< cells that must have a colour

  private:
    struct Most {
        int colour = 0, times = 0;
    };

    const Telling& telling_;
    pegs::Reading reading_;
    Domain colours_;
    std::vector<Most> largest_;
};

/// "A4 is attacked by colours 1 (D4), 2 (A3) and 4 (A2)": all colours but one, or all of them; empty if another colour
/// is ruled out otherwise.
std::string attackers_told(const Telling& telling, int cell, std::optional<int> colour) {
    std::vector<std::string> attackers;
    for (const int other : telling.board.model().domains[cell]) {
        if (other == colour || !telling.board.differs_at(cell, other)) continue;
        int attacker = -1;
        for (int from = 0; from < telling.board.cells() && attacker < 0; ++from)
            if (telling.position.placed(from) && telling.position.marks(from) == Domain::single(other) &&
                telling.board.attack(cell, from))
                attacker = from;
        if (attacker < 0) return "";
        attackers.push_back(concat(other, " (", telling.cell(attacker), ')'));
    }
    if (attackers.size() < 2) return "";
    return concat(telling.cell(cell), " is attacked by ", telling.notation.cell_noun, "s ", base::listed(attackers));
}

}  // namespace

std::string tell_all_pegs_placed(const Telling& telling) {
    if (!telling.board.budget || !telling.board.scarce) return tell_plainly(telling);
    const int budget = *telling.board.budget;
    const std::string noun = scarce_noun(telling),
                      others = concat("every other cell has a ", telling.notation.cell_noun);
    const std::vector<int> cells = cells_read_anywhere(telling);
    const std::string which = telling.cells(cells), being = telling.being(*telling.board.scarce);
    const bool placed = std::ranges::all_of(cells, [&](int cell) { return telling.position.placed(cell); });
    if (telling.conclusion().contradiction)
        return concat(
            which, placed ? " are " : " can only be ", being, ", but ",
            budget == 0 ? "no peg is" : concat("at most ", base::counted(budget, "peg"), budget == 1 ? " is" : " are"));
    if (budget == 0)
        return concat("no ", noun, " is needed on this board, so every cell has a ", telling.notation.cell_noun);
    if (!placed)
        return concat(which, " can only be ", being, ", and there are no more than ", base::counted(budget, noun),
                      ", so ", others);
    return concat(budget == 1   ? concat("the only ", noun, " is in ")
                  : budget == 2 ? concat("both ", noun, "s are in ")
                                : concat("all ", budget, ' ', noun, "s are in "),
                  which, ", so ", others);
}

std::string tell_last_colour(const Telling& telling) {
    if (telling.conclusion().contradiction && telling.premises().cells.size() == 1) {
        const int cell = telling.premises().cells.front().cell;
        const std::string attackers = attackers_told(telling, cell, std::nullopt);
        if (attackers.empty()) return tell_naked_single(telling);
        const Domain except = pegs::excepted(telling.board) & telling.board.model().domains[cell];
        return concat(attackers, except.empty() ? "" : concat(" and cannot be ", telling.being(except.min())),
                      ", so nothing is left for it");
    }
    if (telling.conclusion().placed.size() != 1) return tell_naked_single(telling);
    const Given& placed = telling.conclusion().placed.front();
    const std::string attackers = attackers_told(telling, placed.cell, placed.value);
    if (attackers.empty()) return tell_naked_single(telling);
    return concat(attackers, ", so it is ", telling.being(placed.value));
}

std::string tell_only_place(const Telling& telling) {
    const int line = telling.main_line();
    if (line < 0 || telling.board.lines[line].differ < 0) return tell_plainly(telling);
    const std::string every = has_no_scarce(telling, telling.board.lines[line].differ);
    if (every.empty()) return tell_hidden_single(telling);
    if (telling.conclusion().contradiction) {
        Domain homeless = telling.board.differs[telling.board.lines[line].differ].values;
        for (const int cell : telling.board.lines[line].cells) homeless = homeless - telling.known(cell);
        if (homeless.empty()) return concat(every, ", but ", tell_hidden_single(telling));
        return concat(every, ", but has no place left for ", telling.value(homeless.min()));
    }
    if (telling.conclusion().placed.empty()) return tell_plainly(telling);
    const Given& placed = telling.conclusion().placed.front();
    return concat(every, ", and only ", telling.cell(placed.cell), " is left for ", telling.value(placed.value));
}

std::string tell_block(const Telling& telling) {
    const std::vector<int> cells = cells_read_anywhere(telling);
    Domain colours;
    for (const CellMarks& read : telling.premises().cells) colours |= read.marks;
    if (telling.conclusion().contradiction)
        return concat(telling.cells(cells), cells.size() > 2 ? " all" : "", " attack each other, but have only ",
                      telling.values(colours), " left between them");
    const std::string taken =
        concat(telling.cells(cells), cells.size() > 2 ? " all" : "", " attack each other and have only ",
               telling.values(colours), " left, so they take all of these");
    if (telling.conclusion().placed.empty()) return concat(taken, ": ", telling.follows(-1));
    const Given& placed = telling.conclusion().placed.front();
    return concat(taken, ". Only ", telling.cell(placed.cell), " can take ", telling.value(placed.value));
}

std::string tell_attacked_by_all(const Telling& telling) {
    const Domain values = telling.struck_values();
    const std::vector<int> struck = telling.struck_cells();
    if (!values.fixed()) return tell_plainly(telling);
    int line = -1, most = 0;  // of the line, the most cells are read that do not have the colour
    for (const int rule : telling.premises().rules) {
        const int index = telling.board.rules[rule].line_index;
        const auto& cells = telling.board.lines[index].cells;
        if (std::ranges::any_of(struck, [&](int cell) { return std::ranges::find(cells, cell) != cells.end(); }))
            continue;
        const auto barred = static_cast<int>(std::ranges::count_if(
            cells, [&](int cell) { return telling.reads(cell) && !telling.marks(cell).contains(values.min()); }));
        if (barred > most) most = barred, line = index;
    }
    if (line < 0) return tell_peg_set(telling);  // the cells that are read have as many colours between them
    std::vector<int> open;
    for (const int cell : telling.board.lines[line].cells)
        if (telling.known(cell).contains(values.min())) open.push_back(cell);
    const std::string full = has_no_scarce(telling, telling.board.lines[line].differ);
    return concat(full.empty() ? concat(telling.line(line), " has ") : concat(full, ". It has "),
                  telling.value(values.min()), " in ", telling.cells(open, "or"), ", and ",
                  open.size() == 2 ? "both" : "all", " of these attack ", telling.cells(struck), ". So ",
                  telling.follows(-1));
}

std::string tell_peg_set(const Telling& telling) {
    const std::vector<int> cells = cells_read_anywhere(telling);
    Domain colours;
    for (const CellMarks& read : telling.premises().cells) colours |= read.marks;
    if (telling.conclusion().contradiction)
        return concat(telling.cells(cells), " attack each other, but have only ", telling.values(colours),
                      " left between them");
    const std::string taken = concat(telling.cells(cells), " attack each other and have only ", telling.values(colours),
                                     " left, so they take ", cells.size() == 2 ? "both" : "all of these");
    const Domain struck = telling.struck_values();
    if (!struck.fixed())
        return concat(taken, ". A cell that is attacked from every place of one of these ", telling.notation.cell_noun,
                      "s cannot have it: ", telling.follows(-1));
    std::vector<int> places;
    for (const int cell : cells)
        if (telling.known(cell).contains(struck.min())) places.push_back(cell);
    return concat(taken, ". ", base::capitalised(telling.value(struck.min())), " is in ", telling.cells(places, "or"),
                  ", and ", places.size() == 2 ? "both" : "all", " of these attack ",
                  telling.cells(telling.struck_cells()), ". So ", telling.follows(-1));
}

std::string tell_class_budget(const Telling& telling) {
    const ColourCounts counts(telling);
    const std::string noun(telling.notation.cell_noun);
    const std::string pegs =
        telling.board.budget && telling.premises().budget
            ? concat("with at most ", base::counted(*telling.board.budget, scarce_noun(telling)), ", ")
            : std::string();
    const std::string need = concat(pegs, counts.coloured, " cells need a ", noun);
    if (telling.conclusion().contradiction) {
        if (const auto clash = counts.clash())
            return concat(telling.cells(std::vector{clash->first, clash->second}), " have only ",
                          telling.value(telling.known(clash->first).min()), " left, but attack each other");
        if (counts.room() >= counts.coloured)
            return concat(need, ". ", base::capitalised(counts.told_without(-1)),
                          ". They fit so often one by one, but not all together");
        return concat(need, ", but ", counts.told_without(-1), ": only ", counts.room(), " together");
    }
    const bool placed = !telling.conclusion().placed.empty();
    if (!placed && telling.conclusion().struck.empty()) return tell_plainly(telling);
    const int colour = placed ? telling.conclusion().placed.front().value : telling.struck_values().min();
    const int needed = counts.needed(colour);
    const std::string name = telling.value(colour);
    if (needed < 1) return concat(need, ", and the colours can fill so many only if ", telling.follows(-1));
    const std::string each = counts.all_needed();
    const std::string often = each.empty() ? concat(need, ". ", base::capitalised(counts.told_without(colour)), ", so ",
                                                    name, " is needed at least ", ColourCounts::times_told(needed))
                                           : concat(need, ", and ", each);
    const std::string fits = concat(each.empty() ? "it" : name, " fits ");
    const auto at_most = [&](int times) {
        return times == 0 ? std::string("nowhere") : concat("at most ", ColourCounts::times_told(times));
    };
    if (placed) {
        const int cell = telling.conclusion().placed.front().cell;
        return concat(often, ". Without one in ", telling.cell(cell), ", ", fits,
                      at_most(counts.largest_without(colour, cell)), ". So ", telling.follows(-1));
    }
    const std::vector<int> struck = telling.struck_cells();
    return concat(often, ". With one in ", telling.cells(struck, "or"), ", ", fits,
                  at_most(counts.largest_with(colour, struck)), ". So ",
                  struck.size() == 1 ? telling.follows(-1) : "it is in none of these");
}

}  // namespace gridwright::puzzles::steps
