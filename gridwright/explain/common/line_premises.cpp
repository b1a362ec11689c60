#include "gridwright/explain/common/line_premises.hpp"

#include <algorithm>
#include <optional>

namespace gridwright::explain {

using namespace kernel;

namespace {

/// In which order cells are gone through.
enum class Order { many_marks_first, far_first, near_first, few_marks_first };

constexpr Order orders[] = {Order::many_marks_first, Order::far_first, Order::near_first, Order::few_marks_first};

class PremiseChoice {
  public:
    PremiseChoice(const Step& step, const Board& board, std::span<const int> cells, const FoundOnLine& found_on)
        : step_(step), board_(board), cells_(cells), found_on_(found_on), consequence_(board) {
        for (const int cell : cells) blank_.push_back(board.model().domains[cell]);
        full_ = marks_of(step.premises);
    }

    /// How premises are chosen: cells are left out in one order, then, if there is a second one, weaker marks of the
    /// others are read in that order. Listing is weaker without the rule, so it may be left out before more cells are.
    struct Way {
        Order leave_out;
        std::optional<Order> weaken;
        bool without_rule = false;
    };

    /// A step whose premises are smallest.
    Step choose(const Way& way) {
        base::Vector<Domain> marks = full_;
        for (const int place : in_order(way.leave_out)) {
            const Domain read = marks[place];
            marks[place] = blank_[place];
            if (!found_on_(marks)) marks[place] = read;
        }
        if (way.weaken)
            for (const int place : in_order(*way.weaken)) read_less(marks, place);
        Step chosen = step_;
        Premises& premises = chosen.premises;
        premises.cells.clear();
        for (int i = 0; i < marks.count(); ++i)
            if (marks[i] != blank_[i]) premises.cells.push_back({cells_[static_cast<std::size_t>(i)], marks[i]});
        if (way.without_rule) {
            premises.rules.clear();
            if (!consequence_.follows(premises, chosen.conclusion)) premises.rules = step_.premises.rules;
        }
        chosen.minimal = shrink(chosen, board_, consequence_);
        return chosen;
    }

    /// The technique finds the step when it reads its premises only.
    bool finds(const Step& step) const {
        return step.premises.clues.size() == step_.premises.clues.size() && found_on_(marks_of(step.premises));
    }

  private:
    base::Vector<Domain> marks_of(const Premises& premises) const {
        base::Vector<Domain> marks = blank_;
        for (int i = 0; i < marks.count(); ++i)
            for (const CellMarks& read : premises.cells)
                if (read.cell == cells_[static_cast<std::size_t>(i)]) marks[i] = read.marks;
        return marks;
    }

    base::Vector<int> in_order(Order order) const {
        base::Vector<int> places;
        for (int i = 0; i < full_.count(); ++i)
            if (full_[i] != blank_[i]) places.push_back(i);
        const auto size = [&](int place) { return full_[place].size(); };
        switch (order) {
            case Order::many_marks_first: std::ranges::stable_sort(places, std::ranges::greater(), size); break;
            case Order::few_marks_first: std::ranges::stable_sort(places, std::ranges::less(), size); break;
            case Order::far_first: std::ranges::reverse(places); break;
            case Order::near_first: break;
        }
        return places;
    }

    /// Adds marks to a cell as long as the technique does not mind.
    void read_less(base::Vector<Domain>& marks, int place) const {
        for (const int value : blank_[place] - marks[place]) {
            marks[place].add(value);
            if (!found_on_(marks)) marks[place].remove(value);
        }
    }

    const Step& step_;
    const Board& board_;
    const std::span<const int> cells_;
    const FoundOnLine& found_on_;
    Consequence consequence_;
    base::Vector<Domain> blank_, full_;  // by place
};

}  // namespace

void choose_premises(Step& step, const Board& board, std::span<const int> cells, const FoundOnLine& found_on) {
    PremiseChoice choice(step, board, cells, found_on);
    std::optional<Step> any;
    const auto settle = [&](const PremiseChoice::Way& way) {
        Step chosen = choice.choose(way);
        const bool good = chosen.minimal && choice.finds(chosen);
        if (good || !any) any = std::move(chosen);
        return good;
    };
    bool done = false;
    for (const bool without_rule : {false, true}) {
        if (without_rule && step.premises.clues.empty()) break;
        for (const Order leave_out : orders) done = done || settle({leave_out, std::nullopt, without_rule});
        for (const Order leave_out : orders)
            for (const Order weaken : orders) done = done || settle({leave_out, weaken, without_rule});
    }
    step = *std::move(any);
}

}  // namespace gridwright::explain
