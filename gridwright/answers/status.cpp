#include "gridwright/answers/status.hpp"

#include "gridwright/explain/common/consequence.hpp"
#include "gridwright/puzzles/sentences.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using namespace kernel;

/// Judges the lines of a board. What a line can still become is found by the exact filters of its rules and clues.
class LineJudge {
  public:
    LineJudge(const Model& model, const puzzles::Puzzle& puzzle)
        : model_(model), board_(model), consequence_(board_), sheet_(puzzle.sheet()), filling_(board_of(sheet_)) {}

    Status judge() {
        Status status;
        for (int clue = 0; clue < board_.clues.count(); ++clue) status.clues.push_back(judge_clue(clue));
        for (int line = 0; line < board_.lines.count(); ++line)
            if (!rules_of(line).empty()) status.lines.push_back(judge_line(line));
        for (const auto& cell : filling_) status.open += !cell;
        for (const puzzles::Violation& violation : puzzles::violations(model_, filling_, *sheet_.notation))
            status.breaks.insert(status.breaks.end(), violation.cells.begin(), violation.cells.end());
        std::ranges::sort(status.breaks);
        status.breaks.erase(std::unique(status.breaks.begin(), status.breaks.end()), status.breaks.end());
        return status;
    }

  private:
    std::vector<int> rules_of(int line) const {
        std::vector<int> rules;
        for (int rule = 0; rule < board_.rules.count(); ++rule)
            if (board_.rules[rule].line_index == line) rules.push_back(rule);
        return rules;
    }

    /// True if the open cells of the line can be filled so that these rules and clues hold.
    bool possible(int line, const std::vector<int>& rules, const std::vector<int>& clues) {
        std::vector<Domain> domains;
        for (const int cell : board_.lines[line].cells)
            domains.push_back(filling_[cell] ? Domain::single(*filling_[cell]) : model_.domains[cell]);
        return consequence_.narrow(line, rules, clues, domains);
    }

    ClueStatus judge_clue(int index) {
        const explain::Clue& clue = board_.clues[index];
        const explain::SightLine& sight = board_.sights[clue.sight];
        ClueStatus status;
        const Parts part{{clue.constraint}, {}};
        if (const auto address = clues_among(part, model_, sheet_); !address.empty()) status.clue = address.front();
        Domain values;
        for (const int cell : sight.cells) values |= model_.domains[cell];
        int tallest = -1;
        bool gap = false, decided = true;
        for (const int cell : sight.cells) {
            gap = gap || !filling_[cell];
            if (!filling_[cell] || *filling_[cell] <= tallest) continue;
            tallest = *filling_[cell];
            decided = !gap;
            ++status.seen;
        }
        // Behind the highest value of all nothing is visible, so cells behind it do not matter.
        decided = decided && (!gap || tallest == values.max());
        std::vector<int> rules = rules_of(clue.line_index);
        if (!possible(clue.line_index, rules, {})) rules.clear();  // the line is broken, the clue perhaps not
        if (decided)
            status.state = status.seen == sight.count ? State::met : State::broken;
        else if (!possible(clue.line_index, rules, {index}))
            status.state = State::broken;
        return status;
    }

    LineStatus judge_line(int index) {
        const explain::BoardLine& line = board_.lines[index];
        LineStatus status{.line = line.line};
        for (const int cell : line.cells) status.open += !filling_[cell];
        const std::vector<int> rules = rules_of(index);
        for (const int rule : rules)
            for (const std::size_t constraint : board_.rules[rule].constraints)
                count_values(model_.constraints[constraint], status);
        if (!possible(index, rules, {}))
            status.state = State::broken;
        else if (status.open == 0)
            status.state = State::met;
        return status;
    }

    void count_values(const Constraint& constraint, LineStatus& status) const {
        if (const auto* different = std::get_if<AllDifferent>(&constraint)) {
            for (const int value : Domain::all() - different->except)
                if (auto on = on_line(different->line, value, {}); on.cells.size() > 1)
                    status.repeated.push_back(std::move(on));
        } else if (const auto* exactly = std::get_if<Exactly>(&constraint)) {
            status.counted.push_back(on_line(exactly->line, exactly->value, exactly->times));
        }
    }

    ValueOnLine on_line(Line line, int value, std::optional<int> wanted) const {
        ValueOnLine on{static_cast<Value>(value), {}, wanted};
        for (int i = 0; i < line.length; ++i)
            if (filling_[line[i]] == value) on.cells.push_back(line[i]);
        std::ranges::sort(on.cells);
        return on;
    }

    const Model& model_;
    const explain::Board board_;
    explain::Consequence consequence_;
    const sheet::Sheet& sheet_;
    const sheet::Filling filling_;
};

}  // namespace

std::string_view name(State state) {
    constexpr std::string_view names[] = {"open", "met", "broken"};
    return names[static_cast<int>(state)];
}

Status status(const puzzles::Puzzle& puzzle) {
    Model model;
    puzzle.model(model);
    return LineJudge(model, puzzle).judge();
}

}  // namespace gridwright::answers
