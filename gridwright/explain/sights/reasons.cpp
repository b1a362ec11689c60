#include "gridwright/explain/sights/reasons.hpp"

#include "gridwright/explain/common/consequence.hpp"

#include <algorithm>
#include <numeric>

namespace gridwright::explain::sights {

using namespace kernel;

bool concludes(const Drawn& drawn, const Conclusion& conclusion, const SightLine& sight) {
    if (conclusion.contradiction && !drawn.contradiction) return false;
    const auto place_of = [&](int cell) {
        return static_cast<int>(std::ranges::find(sight.cells, cell) - sight.cells.begin()) + 1;
    };
    for (const Given& given : conclusion.placed)
        if (drawn.placed[place_of(given.cell)] != given.value) return false;
    for (const CellMarks& out : conclusion.struck)
        if (!out.marks.within(drawn.struck[place_of(out.cell)])) return false;
    return true;
}

namespace {

/// How a choice of premises goes about: which cells it tries to do without first, and whether it reads as few marks as
/// it can of the others.
struct Manner {
    enum Order { many_marks_first, far_first, near_first, few_marks_first } order;
    bool weaken;
};

constexpr Manner manners[] = {
    {Manner::many_marks_first, false}, {Manner::far_first, false},      {Manner::near_first, false},
    {Manner::many_marks_first, true},  {Manner::far_first, true},       {Manner::near_first, true},
    {Manner::few_marks_first, false},  {Manner::few_marks_first, true},
};

class PremiseChoice {
  public:
    PremiseChoice(const Step& step, const Board& board, const SightLine& sight, Clues clues,
                  const std::function<bool(const LineOfSight&)>& found_on)
        : step_(step), board_(board), sight_(sight), found_on_(found_on), consequence_(board) {
        blank_.length = sight.length();
        blank_.count = sight.count;
        blank_.facing = clues == Clues::both ? board.sights[sight.facing].count : 0;
        for (int i = 1; i <= blank_.length; ++i) blank_.marks[i] = board.model().domains[sight.cells[i - 1]];
        full_ = line_of(step.premises);
    }

    /// A step whose premises are chosen in this manner, the smallest by exact listing.
    Step choose(Manner manner) {
        LineOfSight line = full_;
        for (const int cell : in_order(manner.order)) {
            const Domain marks = line.marks[cell];
            line.marks[cell] = blank_.marks[cell];
            if (!found_on_(line)) line.marks[cell] = marks;
        }
        if (manner.weaken) weaken(line);
        Step chosen = step_;
        chosen.premises.cells.clear();
        for (int i = 1; i <= line.length; ++i)
            if (line.marks[i] != blank_.marks[i]) chosen.premises.cells.push_back({sight_.cells[i - 1], line.marks[i]});
        chosen.minimal = shrink(chosen, board_, consequence_);
        return chosen;
    }

    /// The technique finds the step when it reads its premises only.
    bool finds(const Step& step) const {
        return step.premises.clues.size() == step_.premises.clues.size() && found_on_(line_of(step.premises));
    }

  private:
    LineOfSight line_of(const Premises& premises) const {
        LineOfSight line = blank_;
        for (int i = 1; i <= line.length; ++i)
            for (const CellMarks& read : premises.cells)
                if (read.cell == sight_.cells[i - 1]) line.marks[i] = read.marks;
        return line;
    }

    base::Vector<int> in_order(Manner::Order order) const {
        base::Vector<int> cells;
        for (int i = 1; i <= full_.length; ++i)
            if (full_.marks[i] != blank_.marks[i]) cells.push_back(i);
        const auto size = [&](int cell) { return full_.marks[cell].size(); };
        switch (order) {
            case Manner::many_marks_first: std::ranges::stable_sort(cells, std::ranges::greater(), size); break;
            case Manner::few_marks_first: std::ranges::stable_sort(cells, std::ranges::less(), size); break;
            case Manner::far_first: std::ranges::reverse(cells); break;
            case Manner::near_first: break;
        }
        return cells;
    }

    /// Adds marks as long as the technique does not mind.
    void weaken(LineOfSight& line) const {
        for (int i = 1; i <= line.length; ++i)
            for (const int value : blank_.marks[i] - line.marks[i]) {
                line.marks[i].add(value);
                if (!found_on_(line)) line.marks[i].remove(value);
            }
    }

    const Step& step_;
    const Board& board_;
    const SightLine& sight_;
    const std::function<bool(const LineOfSight&)>& found_on_;
    Consequence consequence_;
    LineOfSight blank_, full_;
};

}  // namespace

void choose_premises(Step& step, const Board& board, const SightLine& sight, Clues clues,
                     const std::function<bool(const LineOfSight&)>& found_on) {
    PremiseChoice choice(step, board, sight, clues, found_on);
    Step first;
    for (const Manner manner : manners) {
        Step chosen = choice.choose(manner);
        if (chosen.minimal && choice.finds(chosen)) {
            step = std::move(chosen);
            return;
        }
        if (manner.order == manners[0].order && !manner.weaken) first = std::move(chosen);
    }
    step = std::move(first);
}

}  // namespace gridwright::explain::sights
