#include "gridwright/explain/sights/reasons.hpp"

#include "gridwright/explain/common/consequence.hpp"

#include <algorithm>
#include <optional>

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

/// In which order cells are gone through.
enum class Order { many_marks_first, far_first, near_first, few_marks_first };

constexpr Order orders[] = {Order::many_marks_first, Order::far_first, Order::near_first, Order::few_marks_first};

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

    /// A step whose premises are smallest, found by trying to do without each cell in this order; then, if there is a
    /// second order, by reading as few marks as possible of the others.
    Step choose(Order leave_out, std::optional<Order> weaken) {
        LineOfSight line = full_;
        for (const int cell : in_order(leave_out)) {
            const Domain marks = line.marks[cell];
            line.marks[cell] = blank_.marks[cell];
            if (!found_on(line)) line.marks[cell] = marks;
        }
        if (weaken)
            for (const int cell : in_order(*weaken)) read_less(line, cell);
        Step chosen = step_;
        chosen.premises.cells.clear();
        for (int i = 1; i <= line.length; ++i)
            if (line.marks[i] != blank_.marks[i]) chosen.premises.cells.push_back({sight_.cells[i - 1], line.marks[i]});
        chosen.minimal = shrink(chosen, board_, consequence_);
        return chosen;
    }

    bool found_on(LineOfSight line) const {
        line.tidy();
        return found_on_(line);
    }

    /// The technique finds the step when it reads its premises only.
    bool finds(const Step& step) const {
        return step.premises.clues.size() == step_.premises.clues.size() && found_on(line_of(step.premises));
    }

  private:
    LineOfSight line_of(const Premises& premises) const {
        LineOfSight line = blank_;
        for (int i = 1; i <= line.length; ++i)
            for (const CellMarks& read : premises.cells)
                if (read.cell == sight_.cells[i - 1]) line.marks[i] = read.marks;
        return line;
    }

    base::Vector<int> in_order(Order order) const {
        base::Vector<int> cells;
        for (int i = 1; i <= full_.length; ++i)
            if (full_.marks[i] != blank_.marks[i]) cells.push_back(i);
        const auto size = [&](int cell) { return full_.marks[cell].size(); };
        switch (order) {
            case Order::many_marks_first: std::ranges::stable_sort(cells, std::ranges::greater(), size); break;
            case Order::few_marks_first: std::ranges::stable_sort(cells, std::ranges::less(), size); break;
            case Order::far_first: std::ranges::reverse(cells); break;
            case Order::near_first: break;
        }
        return cells;
    }

    /// Adds marks to a cell as long as the technique does not mind.
    void read_less(LineOfSight& line, int cell) const {
        for (const int value : blank_.marks[cell] - line.marks[cell]) {
            line.marks[cell].add(value);
            if (!found_on(line)) line.marks[cell].remove(value);
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
    std::optional<Step> any;
    const auto settle = [&](Order leave_out, std::optional<Order> weaken) {
        Step chosen = choice.choose(leave_out, weaken);
        const bool good = chosen.minimal && choice.finds(chosen);
        if (good || !any) any = std::move(chosen);
        return good;
    };
    bool done = false;
    for (const Order leave_out : orders) done = done || settle(leave_out, std::nullopt);
    for (const Order leave_out : orders)
        for (const Order weaken : orders) done = done || settle(leave_out, weaken);
    step = *std::move(any);
}

}  // namespace gridwright::explain::sights
