#include "gridwright/explain/pegs/class_budget.hpp"

#include "gridwright/explain/pegs/cells.hpp"
#include "gridwright/explain/pegs/colour_sets.hpp"

namespace gridwright::explain {

using namespace kernel;

namespace pegs {
namespace {

/// The sets of all colours on what an argument reads.
class Classes {
  public:
    Classes(const Position& position, bool everything) : board_(position.board()), except_(excepted(board_)) {
        reading_.differs.assign(board_.differs.size(), 1);
        for (int cell = 0; cell < board_.cells(); ++cell) {
            if (!board_.differs_of[cell].empty()) ++cells_, colours_ |= board_.model().domains[cell] - except_;
            reading_.marks.push_back(everything ? position.marks(cell) : board_.model().domains[cell]);
        }
        sets_.resize(highest_value + 1);
        renew(colours_);
    }

    Domain colours() const { return colours_; }
    bool by_budget() const { return board_.budget.has_value(); }
    const Reading& reading() const { return reading_; }
    ColourSets& of(int colour) { return *sets_[colour]; }

    /// How often the colours have to occur together.
    int coloured() const {
        if (by_budget()) return cells_ - *board_.budget;
        int transparent = 0;
        for (int cell = 0; cell < board_.cells(); ++cell)
            transparent += !board_.differs_of[cell].empty() && reading_.marks[cell].meets(except_);
        return cells_ - transparent;
    }
    /// How often this colour has to occur at least.
    int needed(int colour) {
        int others = 0;
        for (const int other : colours_)
            if (other != colour) others += of(other).largest();
        return coloured() - others;
    }

    /// Reads these marks of a cell.
    void read_cell(int cell, Domain now) {
        const Domain before = reading_.marks[cell];
        reading_.marks[cell] = now;
        renew(before.fixed() || now.fixed() ? before | now : (before | now) - (before & now));
    }
    /// Reads a line, or no longer.
    void read_line(int differ, bool on) {
        reading_.differs[differ] = on;
        renew(colours_);
    }

  private:
    void renew(Domain colours) {
        for (const int colour : colours& colours_) sets_[colour].emplace(board_, reading_, colour);
    }

    const Board& board_;
    const Domain except_;
    Domain colours_;
    int cells_ = 0;  // without holes
    Reading reading_;
    base::Vector<std::optional<ColourSets>> sets_;  // by colour
};

/// What follows for one colour: it is not in these cells, or it is in this one. If neither: the colours cannot fill the
/// board.
struct Claim {
    int colour = 0;
    base::Vector<int> barred;
    int placed = -1;

    bool is_contradiction() const { return barred.empty() && placed < 0; }

    bool follows(Classes& classes) const {
        const int needed = classes.needed(colour);
        if (is_contradiction()) return needed > classes.of(colour).largest();
        ColourSets& sets = classes.of(colour);
        if (placed >= 0) return !sets.has_without(needed, placed);
        return std::ranges::none_of(barred, [&](int cell) { return sets.has_with(needed, cell); });
    }
};

/// Lists what the argument needs: leaves out cells with many marks first, then lines, the last ones first, and reads
/// weaker marks of the other cells, so that a listing needs them too. `classes` reads everything before, and nothing
/// else afterwards.
void add_premises(const Claim& claim, const Position& position, Classes& classes, Premises& premises) {
    const Board& board = position.board();
    base::Vector<int> cells;
    for (int cell = 0; cell < board.cells(); ++cell)
        if (position.marks(cell) != board.model().domains[cell]) cells.push_back(cell);
    std::ranges::stable_sort(cells, std::ranges::greater{}, [&](int cell) { return position.marks(cell).size(); });
    for (const int cell : cells) {
        classes.read_cell(cell, board.model().domains[cell]);
        if (claim.follows(classes)) continue;
        classes.read_cell(cell, position.marks(cell));
        premises.cells.push_back({cell, position.marks(cell)});
    }
    for (int differ = board.differs.count(); differ-- > 0;) {
        classes.read_line(differ, false);
        if (claim.follows(classes)) continue;
        classes.read_line(differ, true);
        premises.rules.push_back(board.differs[differ].rule);
    }
    std::ranges::sort(premises.rules);
    for (CellMarks& read : premises.cells)
        for (const int value : board.model().domains[read.cell] - read.marks) {
            classes.read_cell(read.cell, read.marks | Domain::single(value));
            if (claim.follows(classes))
                read.marks.add(value);
            else
                classes.read_cell(read.cell, read.marks);
        }
    premises.budget = classes.by_budget();
}

/// Cells of one claim that are looked at more closely.
constexpr int most_reasons = 6;

/// Of all the cells that are struck, shows those that need least, and whatever else follows from the same.
void choose_strikes(Claim& claim, const Position& position, Premises& premises) {
    std::optional<Claim> best;
    const int every = std::max(1, claim.barred.count() / most_reasons);
    for (int i = 0; i < claim.barred.count(); i += every) {
        Classes classes(position, true);
        Claim one{.colour = claim.colour, .barred = {claim.barred[i]}};
        Premises needed;
        add_premises(one, position, classes, needed);
        if (best && needed.size() >= premises.size()) continue;
        for (const int cell : claim.barred)
            if (cell != claim.barred[i] && Claim{.colour = claim.colour, .barred = {cell}}.follows(classes))
                one.barred.push_back(cell);
        std::ranges::sort(one.barred);
        premises = std::move(needed);
        best = std::move(one);
    }
    claim = *std::move(best);
}

void add_claim(Claim claim, const Position& position, Findings& findings) {
    Step& step = findings.blank();
    if (findings.reasons()) {
        if (claim.barred.size() > 1) {
            choose_strikes(claim, position, step.premises);
        } else {
            Classes classes(position, true);
            add_premises(claim, position, classes, step.premises);
        }
        // Nothing can be left out of this argument, but a longer one might do with less.
        step.reads_more = step.minimal = true;
    }
    step.conclusion.contradiction = claim.is_contradiction();
    if (claim.placed >= 0) step.conclusion.placed.push_back({claim.placed, static_cast<Value>(claim.colour)});
    for (const int cell : claim.barred) step.conclusion.struck.push_back({cell, Domain::single(claim.colour)});
    findings.add(position);
}

void find_in_no_set(const Position& position, Findings& findings) {
    if (position.emptied() >= 0) return;
    Classes classes(position, true);
    for (const int colour : classes.colours()) {
        if (findings.enough()) return;
        ColourSets& sets = classes.of(colour);
        const int needed = classes.needed(colour);
        Claim claim{.colour = colour};
        if (needed > sets.largest()) return add_claim(claim, position, findings);
        if (!sets.exact() || needed < 2) continue;
        for (const int cell : sets.cells())
            if (position.marks(cell).size() > 1 && !sets.has_with(needed, cell)) claim.barred.push_back(cell);
        if (!claim.barred.empty()) add_claim(claim, position, findings);
    }
}

void find_in_every_set(const Position& position, Findings& findings) {
    if (position.emptied() >= 0) return;
    Classes classes(position, true);
    for (const int colour : classes.colours()) {
        ColourSets& sets = classes.of(colour);
        const int needed = classes.needed(colour);
        if (!sets.exact() || needed < 1 || needed > sets.largest()) continue;
        for (const int cell : sets.cells())
            if (!findings.enough() && position.marks(cell).size() > 1 && !sets.has_without(needed, cell))
                add_claim({.colour = colour, .barred = {}, .placed = cell}, position, findings);
    }
}

}  // namespace
}  // namespace pegs

const Technique in_no_large_set{"H8", "in no large set", pegs::find_in_no_set};
const Technique in_every_large_set{"H13", "in every large set", pegs::find_in_every_set};

}  // namespace gridwright::explain
