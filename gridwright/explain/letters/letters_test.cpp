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

namespace gridwright::explain::letters {
namespace {

using namespace kernel;

using Filled = std::vector<Value>;
using Marked = std::vector<Domain>;

constexpr Value blank = 0, near = 1, far = 2;

/// In the order of the ladder.
const Technique* const every_technique[] = {
    &naked_single, &pair_complete,  &last_places,   &blank_count, &far_neighbours, &widest_gaps,   &far_partner,
    &near_partner, &near_gap_known, &far_gap_known, &gap_bounds,  &letter_trial,   &letter_listing};

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
                if (value == blank ||
                    std::count(filled.begin(), filled.begin() + static_cast<std::ptrdiff_t>(place), value) < 2)
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

/// C, F and - are certain; c is "no C", f "no F", l a letter; a dot is open.
Marked read(std::string_view text) {
    Marked marks;
    for (const char c : text) {
        const Domain all = Domain::range(blank, far);
        marks.push_back(c == 'C'   ? Domain::single(near)
                        : c == 'F' ? Domain::single(far)
                        : c == '-' ? Domain::single(blank)
                        : c == 'c' ? all - Domain::single(near)
                        : c == 'f' ? all - Domain::single(far)
                        : c == 'l' ? all - Domain::single(blank)
                                   : all);
    }
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
    return std::ranges::all_of(lines,
                               [&](const Filled& filled) { return !fits(filled, marks) || holds(conclusion, filled); });
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

/// The line after all that these techniques conclude, one round after another; empty marks if they meet a
/// contradiction.
Marked closure(std::span<const Technique* const> techniques, Position position) {
    for (bool changed = true; changed;) {
        changed = false;
        for (const Technique* technique : techniques) {
            const All all = conclusions_of(*technique, position);
            if (all.contradiction || position.emptied() >= 0) return {};
            for (int cell = 0; cell < position.board().cells(); ++cell)
                changed |= position.strike(cell, all.struck[static_cast<std::size_t>(cell)]);
            for (const Given& given : all.placed) changed |= position.place(given.cell, given.value);
        }
    }
    return {position.marks().begin(), position.marks().end()};
}

TEST(LetterTechniques, ConcludeOnlyWhatEveryLegalLineHas) {
    base::Random random(1);
    std::map<std::string_view, int> found;
    for (int round = 0; round < 30000; ++round) {
        const LetterBoard& board = line_of_length(6 + static_cast<int>(random.below(7)));
        const Marked marks = random_marks(random, board, round % 4 != 0);
        const Position position = board.marked(marks);
        std::vector<const Filled*> legal;
        for (const Filled& filled : board.closer)
            if (fits(filled, marks)) legal.push_back(&filled);
        for (const Technique* technique : every_technique)
            for (const Step& step : steps_of(*technique, position)) {
                ++found[technique->id];
                for (const Filled* filled : legal) ASSERT_TRUE(holds(step.conclusion, *filled)) << technique->id;
            }
    }
    for (const Technique* technique : every_technique) EXPECT_GT(found[technique->id], 100) << technique->id;
}

/// As in an explanation, where the easiest technique always comes first. Listing shows a shorter reason than the
/// technique names for a few steps, from which the technique alone does not find them again.
TEST(LetterTechniques, NeedEveryPremiseAndNoMore) {
    base::Random random(2);
    std::map<std::string_view, int> found, again;
    for (int round = 0; round < 3000; ++round) {
        const LetterBoard& board = line_of_length(6 + static_cast<int>(random.below(7)));
        Position position = board.marked(random_marks(random, board, round % 4 != 0));
        Consequence consequence(*board.board);
        for (std::size_t i = 0; i < std::size(every_technique) && position.emptied() < 0;) {
            const Technique& technique = *every_technique[i];
            std::vector<Step> steps = steps_of(technique, position);
            for (Step& step : steps) {
                ASSERT_TRUE(shrink(step, *board.board, consequence)) << technique.id;
                ASSERT_TRUE(follows_by_list(board, step.premises, step.conclusion)) << technique.id;
                ASSERT_TRUE(is_minimal(board, step)) << technique.id;
                Position alone(*board.board);
                for (const CellMarks& cell : step.premises.cells) alone.keep_only(cell.cell, cell.marks);
                ++found[technique.id];
                again[technique.id] += includes(conclusions_of(technique, alone), step.conclusion);
            }
            i = steps.empty() ? i + 1 : 0;
            if (steps.empty()) continue;
            if (steps.front().conclusion.contradiction) break;
            for (const CellMarks& struck : steps.front().conclusion.struck) position.strike(struck.cell, struck.marks);
            for (const Given& given : steps.front().conclusion.placed) position.place(given.cell, given.value);
        }
    }
    for (const std::string_view id : {"L1", "C1", "C3", "C10", "C12"}) EXPECT_EQ(found[id], again[id]) << id;
    for (const std::string_view id : {"C2", "C4", "C9", "CT"}) EXPECT_GT(20 * again[id], 18 * found[id]) << id;
    for (const std::string_view id : {"C5", "C6", "C7", "C8"}) EXPECT_GT(20 * again[id], 12 * found[id]) << id;
}

TEST(LetterTechniques, FindTheSameInAMirror) {
    base::Random random(3);
    for (int round = 0; round < 5000; ++round) {
        const LetterBoard& board = line_of_length(6 + static_cast<int>(random.below(7)));
        Marked marks = random_marks(random, board, round % 4 != 0);
        const Position position = board.marked(marks);
        std::ranges::reverse(marks);
        const Position mirrored = board.marked(marks);
        for (const Technique* technique : every_technique) {
            const All one = conclusions_of(*technique, position);
            All other = conclusions_of(*technique, mirrored);
            std::ranges::reverse(other.struck);
            ASSERT_EQ(one.struck, other.struck) << technique->id;
            ASSERT_EQ(one.contradiction, other.contradiction) << technique->id;
            ASSERT_EQ(one.count, other.count) << technique->id;
            for (Given given : one.placed) {
                given.cell = board.board->cells() - 1 - given.cell;
                ASSERT_EQ(std::ranges::count(other.placed, given), 1) << technique->id;
            }
        }
    }
}

/// What the techniques of a level reach does not become less when marks are struck.
TEST(LetterTechniques, StayValidAsMarksShrink) {
    base::Random random(4);
    const std::span<const Technique* const> all(every_technique);
    for (int round = 0; round < 5000; ++round) {
        const LetterBoard& board = line_of_length(6 + static_cast<int>(random.below(7)));
        const Marked marks = random_marks(random, board, true);
        Marked fewer = marks;
        for (Domain& domain : fewer)
            for (const int value : domain)
                if (domain.size() > 1 && random.one_in(6)) domain.remove(value);
        for (const std::size_t level : {6, 11, 12, 13}) {
            const Marked before = closure(all.first(level), board.marked(marks)),
                         after = closure(all.first(level), board.marked(fewer));
            ASSERT_FALSE(before.empty());
            for (std::size_t i = 0; i < after.size(); ++i) ASSERT_TRUE(after[i].within(before[i])) << level;
        }
    }
}

TEST(LetterTechniques, TrialsStrikeNearlyAllThatListingDoes) {
    base::Random random(5);
    int listed = 0, tried = 0;
    for (int round = 0; round < 20000; ++round) {
        const LetterBoard& board = line_of_length(6 + static_cast<int>(random.below(7)));
        const Position position = board.marked(random_marks(random, board, true));
        listed += conclusions_of(letter_listing, position).count;
        tried += conclusions_of(letter_trial, position).count;
    }
    EXPECT_LE(tried, listed);
    EXPECT_GT(tried, listed - listed / 500);
}

TEST(LetterTechniques, CountArrangements) {
    for (int length = 6; length <= 12; ++length) {
        const LetterBoard& board = line_of_length(length);
        const Marked open(static_cast<std::size_t>(length), Domain::range(0, 2));
        EXPECT_EQ(arrangements(letter_marks(board.board->letters[0], board.marked(open))),
                  static_cast<int>(board.closer.size()));
    }
}

/// The first step of a technique as text: what it reads, the rule, and what follows.
std::string first_step(const Technique& technique, std::string_view text) {
    const LetterBoard& board = line_of_length(static_cast<int>(text.size()));
    std::vector<Step> steps = steps_of(technique, board.marked(read(text)));
    if (steps.empty()) return "nothing";
    Step& step = steps.front();
    Consequence consequence(*board.board);
    shrink(step, *board.board, consequence);
    const auto letters = [](Domain marks) {
        std::string written;
        for (const int value : marks) written += "-CF"[value];
        return written;
    };
    std::string said;
    for (const CellMarks& cell : step.premises.cells) said += std::to_string(cell.cell + 1) + letters(cell.marks) + " ";
    said += board.board->rules[step.premises.rules.front()].word == Word::counts ? ":" : "closer:";
    for (const Given& given : step.conclusion.placed)
        said += " " + std::to_string(given.cell + 1) + "=" + letters(Domain::single(given.value));
    for (const CellMarks& struck : step.conclusion.struck)
        said += " " + std::to_string(struck.cell + 1) + "!" + letters(struck.marks);
    return step.conclusion.contradiction ? said + " contradiction" : said;
}

TEST(LetterTechniques, DoAsTheTextbookSays) {
    EXPECT_EQ(first_step(pair_complete, ".C.C.."), "2C 4C : 1!C 3!C 5!C 6!C");
    EXPECT_EQ(first_step(pair_complete, "FC.FF."), "1F 4F 5F : contradiction");
    EXPECT_EQ(first_step(last_places, "c.cc.c."), "nothing");
    EXPECT_EQ(first_step(last_places, "c.cc.cc"), "1-F 3-F 4-F 6-F 7-F : 2=C 5=C");
    EXPECT_EQ(first_step(last_places, "ccccc.c"), "1-F 2-F 3-F 4-F 5-F 7-F : contradiction");
    EXPECT_EQ(first_step(blank_count, "-..-..c"), "nothing");
    EXPECT_EQ(first_step(blank_count, "-..-.-c"), "1- 4- 6- : 2!- 3!- 5!- 7!-");
    EXPECT_EQ(first_step(blank_count, "l.ll..F"), "1CF 3CF 4CF 7F : 2=- 5=- 6=-");
    EXPECT_EQ(first_step(blank_count, "------."), "1- 2- 3- 4- : contradiction");
    EXPECT_EQ(first_step(far_neighbours, "..F..."), "3F closer: 2!F 4!F");
    EXPECT_EQ(first_step(far_neighbours, "..FF.."), "3F 4F closer: contradiction");
    EXPECT_EQ(first_step(widest_gaps, "C......"), "1C closer: 6!C 7!C");
    EXPECT_EQ(first_step(near_gap_known, "C....C...."), "1C 6C closer: 5!F 7!F");
    EXPECT_EQ(first_step(near_gap_known, ".C..CF...."), "2C 5C 6F closer: 3!F 4!F 7!F 8!F 9!F");
    EXPECT_EQ(first_step(far_gap_known, ".F..F.C..."), "2F 5F 7C closer: 1!C 3!C 4!C 10!C");
    EXPECT_EQ(first_step(gap_bounds, ".ccc.ccc."), "2-F 3-F 4-F 6-F 7-F 8-F closer: 5!F");
    EXPECT_EQ(first_step(near_partner, "fC......ff"), "1-C 2C 9-C 10-C closer: 7!C 8!C 9!C 10!C");
    EXPECT_EQ(first_step(far_partner, "C...F....."), "1C 5F closer: 6!C 7!C 8!C 9!C 10!C");
    EXPECT_EQ(first_step(letter_trial, "Ffc..f"), "3-F 6-C closer: 5!-");
    EXPECT_EQ(first_step(letter_listing, "Ffc..f"), "3-F 6-C closer: 5!-");
}

}  // namespace
}  // namespace gridwright::explain::letters
