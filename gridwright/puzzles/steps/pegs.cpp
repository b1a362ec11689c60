#include "gridwright/base/text.hpp"
#include "gridwright/explain/pegs/cells.hpp"
#include "gridwright/explain/pegs/colour_sets.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/families.hpp"

#include <algorithm>

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

/// How often colours can and must occur, by what the step reads.
class ColourCounts {
  public:
    explicit ColourCounts(const Telling& telling) : telling_(telling) {
        const Board& board = telling.board;
        const Domain except = pegs::excepted(board);
        reading_.differs.assign(board.differs.size(), 0);
        for (int i = 0; i < board.differs.count(); ++i)
            reading_.differs[i] =
                std::ranges::find(telling.premises().rules, board.differs[i].rule) != telling.premises().rules.end();
        for (int cell = 0; cell < board.cells(); ++cell) {
            reading_.marks.push_back(telling.marks(cell));
            if (board.differs_of[cell].empty()) continue;
            colours_ |= board.model().domains[cell] - except;
            coloured += board.budget || !telling.marks(cell).meets(except);
        }
        coloured -= board.budget.value_or(0);
    }

    /// How many cells the other colours can fill together.
    int others(int colour) const {
        int sum = 0;
        for (const int other : colours_)
            if (other != colour) sum += pegs::ColourSets(telling_.board, reading_, other).largest();
        return sum;
    }
    int largest(int colour) const { return pegs::ColourSets(telling_.board, reading_, colour).largest(); }
    int needed(int colour) const { return coloured - others(colour); }
    Domain colours() const { return colours_; }

    int coloured = 0;  ///< cells that must have a colour

  private:
    const Telling& telling_;
    pegs::Reading reading_;
    Domain colours_;
};

}  // namespace

std::string tell_all_pegs_placed(const Telling& telling) {
    if (!telling.board.budget || !telling.board.scarce) return tell_plainly(telling);
    const int budget = *telling.board.budget;
    const std::string noun = scarce_noun(telling);
    if (telling.conclusion().contradiction)
        return concat("there are more than ", base::counted(budget, noun), ", in ",
                      telling.cells(cells_read_anywhere(telling)));
    if (budget == 0)
        return concat("no ", noun, " is needed on this board, so every cell has a ", telling.notation.cell_noun);
    return concat(budget == 1 ? concat("the only ", noun, " is in ") : concat("all ", budget, ' ', noun, "s are in "),
                  telling.cells(cells_read_anywhere(telling)), ", so every other cell has a ",
                  telling.notation.cell_noun);
}

std::string tell_last_colour(const Telling& telling) {
    return tell_naked_single(telling);
}

std::string tell_only_place(const Telling& telling) {
    const int line = telling.main_line();
    if (line < 0 || telling.board.lines[line].differ < 0) return tell_plainly(telling);
    const DifferLine& differ = telling.board.differs[telling.board.lines[line].differ];
    if (!telling.board.scarce || !differ.except.contains(*telling.board.scarce)) return tell_hidden_single(telling);
    const std::string every =
        concat(telling.line(line), " has no ", scarce_noun(telling), " and so every ", telling.notation.cell_noun);
    if (telling.conclusion().contradiction) return concat(every, ", but ", tell_hidden_single(telling));
    if (telling.conclusion().placed.empty()) return tell_plainly(telling);
    const Given& placed = telling.conclusion().placed.front();
    return concat(every, ", and only ", telling.cell(placed.cell), " is left for ", telling.value(placed.value));
}

std::string tell_block(const Telling& telling) {
    const std::vector<int> cells = cells_read_anywhere(telling);
    Domain colours;
    for (const CellMarks& read : telling.premises().cells) colours |= read.marks;
    if (telling.conclusion().contradiction)
        return concat(telling.cells(cells), " all attack each other, but have only ", telling.values(colours),
                      " left between them");
    const std::string taken = concat(telling.cells(cells), " all attack each other and have only ",
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
    if (line < 0) return tell_plainly(telling);
    std::vector<int> open;
    for (const int cell : telling.board.lines[line].cells)
        if (!telling.reads(cell) || telling.marks(cell).contains(values.min())) open.push_back(cell);
    return concat(telling.line(line), " has ", telling.value(values.min()), " in ", telling.cells(open, "or"), ", and ",
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
    return concat(telling.cells(cells), " attack each other and have only ", telling.values(colours),
                  " left, so they take ", cells.size() == 2 ? "both" : "all of these", ". What every place of such a ",
                  telling.notation.cell_noun, " attacks cannot have it: ", telling.follows(-1));
}

std::string tell_class_budget(const Telling& telling) {
    const ColourCounts counts(telling);
    const std::string pegs =
        telling.board.budget && telling.premises().budget
            ? concat("with at most ", base::counted(*telling.board.budget, scarce_noun(telling)), ", ")
            : std::string();
    if (telling.conclusion().contradiction) {
        int room = 0;
        for (const int colour : counts.colours()) room += counts.largest(colour);
        return concat(pegs, counts.coloured, " cells need a ", telling.notation.cell_noun, ", but pegs of the same ",
                      telling.notation.cell_noun, " must not attack each other and together fill at most ", room);
    }
    const bool placed = !telling.conclusion().placed.empty();
    if (!placed && telling.conclusion().struck.empty()) return tell_plainly(telling);
    const int colour = placed ? telling.conclusion().placed.front().value : telling.struck_values().min();
    const std::string name = telling.value(colour);
    const std::vector<int> cells =
        placed ? std::vector{telling.conclusion().placed.front().cell} : telling.struck_cells();
    return concat(pegs, counts.coloured, " cells need a ", telling.notation.cell_noun,
                  ". The pegs of the other colours, which must not attack each other, fill at most ",
                  counts.others(colour), " of them, so ", name, " needs at least ", counts.needed(colour), ". ",
                  "Of the cells left for it, ", placed ? "every " : "no ", counts.needed(colour),
                  " that do not attack each other include ", telling.cells(cells, placed ? "and" : "or"), ". So ",
                  telling.follows(-1));
}

}  // namespace gridwright::puzzles::steps
