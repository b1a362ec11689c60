#include "gridwright/explain/common/board.hpp"

#include "gridwright/base/require.hpp"

#include <algorithm>
#include <map>

namespace gridwright::explain {

using namespace kernel;

std::string_view name(Word word) {
    constexpr std::string_view names[] = {"differ", "two and two", "two and two, closer"};
    return names[static_cast<int>(word)];
}

int Board::line_at(Line line) {
    for (int i = 0; i < lines.count(); ++i)
        if (lines[i].line == line || lines[i].line == line.reversed()) return i;
    BoardLine added{.line = line};
    for (const int cell : kernel::cells(line)) {
        added.cells.push_back(cell);
        lines_of[cell].push_back(lines.count());
    }
    lines.push_back(std::move(added));
    return lines.count() - 1;
}

Board::Board(const Model& model, std::optional<int> most)
    : budget(most), lines_of(model.size().cells()), differs_of(model.size().cells()), model_(&model) {
    if (model.objective) scarce = model.objective->value;
    attacks_.assign(cells() * cells(), 0);

    for (std::size_t i = 0; i < model.constraints.size(); ++i) {
        if (const auto* different = std::get_if<AllDifferent>(&model.constraints[i])) {
            const int at = line_at(different->line);
            rules.push_back({Word::differ, different->line, at, {i}});
            DifferLine differ{.rule = rules.count() - 1, .line = at, .cells = {}, .except = different->except};
            for (const int cell : lines[at].cells)
                if (!model.domains[cell].within(different->except)) {
                    differ.cells.push_back(cell);
                    differ.values |= model.domains[cell] - different->except;
                }
            differ.may_be_full = differ.cells.count() == differ.values.size();
            for (const int one : differ.cells) {
                differs_of[one].push_back(differs.count());
                for (const int other : differ.cells) attacks_[one * cells() + other] = one != other;
            }
            lines[at].differ = differs.count();
            differs.push_back(std::move(differ));
        } else if (const auto* exactly = std::get_if<Exactly>(&model.constraints[i])) {
            const int at = line_at(exactly->line);
            const auto same = std::ranges::find_if(
                rules, [&](const Rule& rule) { return rule.word == Word::counts && rule.line_index == at; });
            if (same != rules.end())
                same->constraints.push_back(i);
            else
                rules.push_back({Word::counts, exactly->line, at, {i}});
        } else if (const auto* pair = std::get_if<CloserPair>(&model.constraints[i])) {
            const int at = line_at(pair->line);
            rules.push_back({Word::closer_pair, pair->line, at, {i}});
            const auto counts = std::ranges::find_if(
                rules, [&](const Rule& rule) { return rule.word == Word::counts && rule.line_index == at; });
            lines[at].letters = letters.count();
            letters.push_back(
                {.counts = counts == rules.end() ? rules.count() - 1 : static_cast<int>(counts - rules.begin()),
                 .closer = rules.count() - 1,
                 .line = at,
                 .near = pair->near,
                 .far = pair->far,
                 .cells = lines[at].cells});
        }
    }
    for (std::size_t i = 0; i < model.constraints.size(); ++i)
        if (const auto* visible = std::get_if<Visible>(&model.constraints[i])) {
            const int at = line_at(visible->line);
            SightLine sight{.clue = clues.count(), .line = at, .count = visible->count, .cells = {}};
            for (const int cell : kernel::cells(visible->line)) sight.cells.push_back(cell);
            Domain values;
            for (const int cell : sight.cells) values |= model.domains[cell];
            if (lines[at].differ >= 0) {
                const DifferLine& differ = differs[lines[at].differ];
                sight.differ = differ.rule;
                sight.is_permutation =
                    differ.may_be_full && !values.meets(differ.except) && values == Domain::range(1, sight.length());
            }
            (visible->line == lines[at].line ? lines[at].front : lines[at].back) = sights.count();
            clues.push_back({i, at, sights.count()});
            sights.push_back(std::move(sight));
        }
    for (const BoardLine& line : lines)
        if (line.front >= 0 && line.back >= 0) {
            sights[line.front].facing = line.back;
            sights[line.back].facing = line.front;
        }
}

int Board::common_differ(int one, int other) const {
    for (const int differ : differs_of[one])
        if (std::ranges::find(differs_of[other], differ) != differs_of[other].end()) return differ;
    return -1;
}

bool Board::differs_at(int cell, int value) const {
    return std::ranges::any_of(differs_of[cell], [&](int differ) { return differs[differ].values.contains(value); });
}

}  // namespace gridwright::explain
