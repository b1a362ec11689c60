// The techniques for lines of letters against the list of all legal lines.

#include "gridwright/base/random.hpp"
#include "gridwright/explain/common/consequence.hpp"
#include "gridwright/explain/letters/counts.hpp"
#include "gridwright/explain/letters/gaps.hpp"
#include "gridwright/explain/letters/listing.hpp"
#include "gridwright/explain/letters/trial.hpp"
#include "gridwright/explain/lines/singles.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

namespace gridwright::explain {
namespace {

using namespace kernel;

using Filled = std::vector<Value>;
using Marked = std::vector<Domain>;

constexpr Value blank = 0, near = 1, far = 2;

const Technique* const every_technique[] = {&naked_single, &pair_complete, &last_places, &blank_count, &far_neighbours, &widest_gaps,
                                            &near_gap_known, &far_gap_known, &near_partner,
                                            &far_partner, &gap_bounds, &letter_trial, &letter_listing};

/// A board that is one line of letters.
struct LetterBoard {
    explicit LetterBoard(int length) {
        model.reset({1, length}, Domain::range(blank, far));
        const Line line = row(model.size(), 0);
        model.add(Exactly{line, near, 2});
        model.add(Exactly{line, far, 2});
        model.add(CloserPair{line, near, far});
        board.emplace(model);
        Filled filled(static_cast<std::size_t>(length), blank);
        list(filled, 0);
    }

    Position marked(const Marked& marks) const {
        Position position(*board);
        for (std::size_t i = 0; i < marks.size(); ++i) position.keep_only(static_cast<int>(i), marks[i]);
        return position;
    }

    Model model;
    std::optional<Board> board;
    std::vector<Filled> two_and_two, closer;  ///< all lines that fit the weaker rule, and the stronger one

  private:
    void list(Filled& filled, std::size_t place) {
        if (place < filled.size()) {
            for (const Value value : {blank, near, far})
                if (value == blank || std::count(filled.begin(), filled.begin() + static_cast<std::ptrdiff_t>(place), value) < 2)
                    filled[place] = value, list(filled, place + 1);
            filled[place] = blank;
            return;
        }
        if (std::ranges::count(filled, near) != 2 || std::ranges::count(filled, far) != 2) return;
        two_and_two.push_back(filled);
        const auto gap = [&](Value letter) {
            const auto first = std::ranges::find(filled, letter);
            return std::find(first + 1, filled.end(), letter) - first;
        };
        if (gap(near) < gap(far)) closer.push_back(filled);
    }
};

const LetterBoard& line_of_length(int length) {
    static std::map<int, LetterBoard> boards;
    return boards.try_emplace(length, length).first->second;
}

/// C, F, - for sure; c, f, n for "no C", "no F", "a letter"; anything else is open.
Marked read(std::string_view text) {
    Marked marks;
    for (const char c : text)
        marks.push_back(c == 'C'   ? Domain::single(near)
                        : c == 'F' ? Domain::single(far)
                        : c == '-' ? Domain::single(blank)
                        : c == 'c' ? Domain::range(0, 2) - Domain::single(near)
                        : c == 'f' ? Domain::range(0, 2) - Domain::single(far)
                        : c == 'n' ? Domain::range(near, far)
                                   : Domain::range(0, 2));
    return marks;
}

std::vector<Step> steps_of(const Technique& technique, const Position& position) {
    Findings findings(Findings::Mode::all);
    findings.begin(0);
    technique.find(position, findings);
    return findings.steps;
}

bool fits(const Filled& filled, const Marked& marks) {
    for (std::size_t i = 0; i < filled.size(); ++i)
        if (!marks[i].contains(filled[i])) return false;
    return true;
}

bool holds(const Conclusion& conclusion, const Filled& filled) {
    if (conclusion.contradiction) return false;
    for (const Given& given : conclusion.placed)
        if (filled[static_cast<std::size_t>(given.cell)] != given.value) return false;
    for (const CellMarks& struck : conclusion.struck)
        if (struck.marks.contains(filled[static_cast<std::size_t>(struck.cell)])) return false;
    return true;
}

/// Whether the conclusion follows, by the list of all lines; without a rule by its own cells alone.
bool follows_by_list(const LetterBoard& board, const Premises& premises, const Conclusion& conclusion) {
    Marked marks(static_cast<std::size_t>(board.board->cells()), Domain::range(0, 2));
    for (const CellMarks& cell : premises.cells) marks[static_cast<std::size_t>(cell.cell)] = cell.marks;
    if (premises.rules.empty()) {
        for (const Given& given : conclusion.placed)
            if (marks[static_cast<std::size_t>(given.cell)] != Domain::single(given.value)) return false;
        for (const CellMarks& struck : conclusion.struck)
            if (marks[static_cast<std::size_t>(struck.cell)].meets(struck.marks)) return false;
        return !conclusion.contradiction;
    }
    const Word word = board.board->rules[premises.rules.front()].word;
    const auto& lines = word == Word::counts ? board.two_and_two : board.closer;
    return std::ranges::all_of(lines, [&](const Filled& filled) { return !fits(filled, marks) || holds(conclusion, filled); });
}

/// No premise can be left out, and the weaker rule does not do.
bool is_minimal(const LetterBoard& board, const Step& step) {
    for (std::size_t i = 0; i < step.premises.cells.size(); ++i) {
        Premises fewer = step.premises;
        fewer.cells.erase(fewer.cells.begin() + static_cast<std::ptrdiff_t>(i));
        if (follows_by_list(board, fewer, step.conclusion)) return false;
    }
    Premises weaker = step.premises;
    if (weaker.rules.empty()) return true;
    weaker.rules.clear();
    if (follows_by_list(board, weaker, step.conclusion)) return false;
    if (board.board->rules[step.premises.rules.front()].word == Word::counts) return true;
    weaker.rules = {board.board->letters[0].counts};
    return !follows_by_list(board, weaker, step.conclusion);
}

/// Marks that some legal line fits, if `possible`; any marks otherwise.
Marked random_marks(base::Random& random, const LetterBoard& board, bool possible) {
    const Filled& solution = board.closer[random.below(board.closer.size())];
    const std::uint64_t many = 2 + random.below(4);
    Marked marks;
    for (const Value value : solution) {
        Domain domain = possible ? Domain::single(value) : Domain();
        for (int other = 0; other <= far; ++other)
            if (!random.one_in(many)) domain.add(other);
        if (random.one_in(many)) domain = Domain::single(possible ? value : random.below(3));
        marks.push_back(domain.empty() ? Domain::range(0, 2) : domain);
    }
    return marks;
}

/// What a technique concludes in a grade.
struct All {
    std::vector<Given> placed;
    std::vector<Domain> struck;
    bool contradiction = false;
    int count = 0;
};

All conclusions_of(const Technique& technique, const Position& position) {
    Findings findings(Findings::Mode::conclusions);
    findings.begin(0);
    technique.find(position, findings);
    All all{findings.placed, {findings.struck.begin(), findings.struck.end()}, findings.contradiction, findings.count};
    all.struck.resize(static_cast<std::size_t>(position.board().cells()));
    return all;
}

bool includes(const All& all, const Conclusion& conclusion) {
    if (conclusion.contradiction) return all.contradiction;
    return std::ranges::all_of(conclusion.placed,
                               [&](const Given& given) { return std::ranges::count(all.placed, given) == 1; }) &&
           std::ranges::all_of(conclusion.struck, [&](const CellMarks& struck) {
               return struck.marks.within(all.struck[static_cast<std::size_t>(struck.cell)]);
           });
}

TEST(LetterTechniques, ConcludeOnlyWhatEveryLegalLineHas) {
    base::Random random(1);
    std::map<std::string_view, int> found;
    for (int round = 0; round < 60000; ++round) {
        const LetterBoard& board = line_of_length(6 + static_cast<int>(random.below(7)));
        const Marked marks = random_marks(random, board, round % 4 != 0);
        const Position position = board.marked(marks);
        for (const Technique* technique : every_technique) {
            for (const Step& step : steps_of(*technique, position)) {
                ++found[technique->id];
                for (const Filled& filled : board.closer)
                    ASSERT_TRUE(!fits(filled, marks) || holds(step.conclusion, filled)) << technique->id;
            }
        }
    }
    for (const Technique* technique : every_technique) EXPECT_GT(found[technique->id], 100) << technique->id;
}

TEST(LetterTechniques, NeedEveryPremise) {
    base::Random random(2);
    std::map<std::string_view, int> found, again, show;
    for (int round = 0; round < 3000; ++round) {
        const LetterBoard& board = line_of_length(6 + static_cast<int>(random.below(7)));
        Position position = board.marked(random_marks(random, board, round % 4 != 0));
        Consequence consequence(*board.board);
        std::size_t i = 0;
        while (i < std::size(every_technique)) {
            const Technique* technique = every_technique[i++];
            for (Step& step : steps_of(*technique, position)) {
                i = 0;
                ASSERT_TRUE(shrink(step, *board.board, consequence)) << technique->id;
                ASSERT_TRUE(follows_by_list(board, step.premises, step.conclusion)) << technique->id;
                ASSERT_TRUE(is_minimal(board, step)) << technique->id;
                Position alone(*board.board);
                for (const CellMarks& cell : step.premises.cells) alone.keep_only(cell.cell, cell.marks);
                ++found[technique->id];
                again[technique->id] += includes(conclusions_of(*technique, alone), step.conclusion);
                if (!includes(conclusions_of(*technique, alone), step.conclusion) && show[technique->id]++ < 3) { 
                   std::printf("%s:", technique->id.data()); for (int c = 0; c < board.board->cells(); ++c) std::printf(" %d", (int)position.marks(c).bits());
                   std::printf(" | prem"); for (auto& c : step.premises.cells) std::printf(" %d:%d", c.cell, (int)c.marks.bits());
                   std::printf(" | out"); for (auto& c : step.conclusion.struck) std::printf(" %d:%d", c.cell, (int)c.marks.bits());
                   for (auto& c : step.conclusion.placed) std::printf(" %d=%d", c.cell, (int)c.value);
                   if (step.conclusion.contradiction) std::printf("contra"); std::printf("\n"); }
            }
            if (i != 0) continue;
            const auto all = steps_of(*technique, position);
            if (all.front().conclusion.contradiction) break;
            for (const CellMarks& struck : all.front().conclusion.struck) position.strike(struck.cell, struck.marks);
            for (const Given& given : all.front().conclusion.placed) position.place(given.cell, given.value);
            if (position.emptied() >= 0) break;
        }
    }
    for (const Technique* technique : every_technique) {
        std::printf("%s %d %d\n", std::string(technique->id).c_str(), found[technique->id], again[technique->id]);
    }
}

}  // namespace
}  // namespace gridwright::explain
