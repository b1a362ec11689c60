#include "gridwright/puzzles/steps/sentence.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/explain/common/technique.hpp"
#include "gridwright/puzzles/common/phrases.hpp"
#include "gridwright/puzzles/steps/families.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using base::concat;
using namespace explain;
using namespace kernel;

namespace {

/// How the steps of a technique are said, and what it is called when a player is told to try it.
struct SentenceRow {
    std::string_view id;
    std::string_view phrase;
    std::string (*tell)(const Telling& telling);
};

constexpr SentenceRow rows[] = {
    {"L1", "a naked single", tell_naked_single},
    {"L2", "a hidden single", tell_hidden_single},
    {"L3", "a naked set", tell_naked_set},
    {"L4", "a hidden pair", tell_hidden_set},
    {"L5", "a fish", tell_fish},
    {"L6", "an XY-wing", tell_assumption},
    {"L7", "an XY-chain", tell_assumption},
    {"L8", "a what-if", tell_assumption},
    {"L9", "a chain", tell_assumption},
    {"L9c", "a chain through a clue", tell_assumption},
    {"S1", "a clue 1", tell_sees_one},
    {"S2", "a clue that sees everything", tell_sees_all},
    {"S3", "a ceiling", tell_ceiling},
    {"S5", "two clues that meet in the middle", tell_meeting},
    {"S6", "two clues that fix both ends", tell_ends},
    {"S7", "the second tallest under a clue 2", tell_second_tallest},
    {"S8", "the tallest at the far end of a clue 2", tell_tallest_last},
    {"S9", "a first building that hides the next", tell_first_hides},
    {"S10", "a lowest building in front of a clue 2", tell_lowest_first},
    {"S11", "a clue 2 at both ends", tell_two_and_two},
    {"S12", "the third tallest under a clue 3", tell_third_tallest},
    {"S13", "a shorter line before the tallest", tell_shorter_line},
    {"S15", "a rise to the tallest", tell_rising_to_tallest},
    {"S16", "nothing more to see before the tallest", tell_nothing_between},
    {"S17", "every taller building in order", tell_all_taller},
    {"S18", "every cell up to the tallest", tell_every_cell},
    {"S19", "a ceiling behind known cells", tell_ceiling_behind},
    {"S20", "the tallest buildings counted", tell_top_chain},
    {"S20b", "the front of the tallest buildings", tell_front_of_chain},
    {"S21", "too many or too few", tell_too_many_or_few},
    {"S22a", "a line listing", tell_listing},
    {"S22b", "a line listing with both clues", tell_listing},
    {"S23", "a line trial", tell_line_trial},
    {"S23b", "a line trial with both clues", tell_line_trial},
    {"S24", "a longer line trial", tell_line_trial},
    {"C1", "a pair that is complete", tell_two_placed},
    {"C2", "just enough room", tell_fill_letters},
    {"C3", "far letters that never touch", tell_far_never_adjacent},
    {"C4", "the widest gaps", tell_widest_gaps},
    {"C5", "a known near gap", tell_near_gap_known},
    {"C6", "a known far gap", tell_far_gap_known},
    {"C7", "bounds of a gap", tell_gap_bounds},
    {"C8", "the partner of a near letter", tell_near_partner},
    {"C9", "a far letter near the middle", tell_far_partner},
    {"C10", "the number of empty cells", tell_blanks},
    {"C12", "a line listing", tell_letter_listing},
    {"CT", "a line trial", tell_letter_trial},
    {"C17", "a rectangle", tell_assumption},
    {"H0", "all transparent pegs", tell_all_pegs_placed},
    {"H2", "a last colour", tell_last_colour},
    {"H3", "an only place", tell_only_place},
    {"H4", "a block of four", tell_block},
    {"H5", "a cell attacked by every place of a colour", tell_attacked_by_all},
    {"H6", "a set", tell_peg_set},
    {"H7", "a fish", tell_fish},
    {"H8", "the budget of a colour", tell_class_budget},
    {"H13", "the budget of a colour", tell_class_budget},
};

const SentenceRow* row_of(std::string_view id) {
    const auto row = std::ranges::find(rows, id, &SentenceRow::id);
    return row == std::end(rows) ? nullptr : &*row;
}

const SentenceRow* row_of(const Step& step) {
    return step.technique ? row_of(step.technique->id) : nullptr;
}

/// "the clue left of row 3"; "left of it" where its line is named already.
std::string clue_beside(const Telling& telling, int clue, bool line_is_named) {
    const Origin& origin = telling.board.model().constraints.origin(telling.board.clues[clue].constraint);
    const auto* side = std::get_if<SideClue>(&origin);
    if (!side) return concat("the clue of ", telling.line(telling.board.clues[clue].line_index));
    return concat("the clue ", line_is_named ? concat(beside(side->side), " it")
                                             : place_of(*side, telling.board.size(), telling.notation.naming));
}

/// The lines that the step is about, each once: those of its clues, then those of its rules.
std::vector<int> lines_of(const Telling& telling) {
    std::vector<int> lines;
    const auto add = [&](int line) {
        if (std::ranges::find(lines, line) == lines.end()) lines.push_back(line);
    };
    for (const int clue : telling.premises().clues) add(telling.board.clues[clue].line_index);
    for (const int rule : telling.premises().rules) add(telling.board.rules[rule].line_index);
    return lines;
}

/// The place that a player should look at: a cell for an assumption or a single cell, else lines.
std::string place_of_step(const Telling& telling) {
    if (telling.step.assume) return telling.cell(telling.step.assume->cell);
    const std::vector<int> lines = lines_of(telling);
    if (lines.empty()) {
        std::vector<int> cells;
        for (const Given& placed : telling.conclusion().placed) cells.push_back(placed.cell);
        for (const CellMarks& struck : telling.conclusion().struck) cells.push_back(struck.cell);
        if (cells.empty())
            for (const CellMarks& read : telling.premises().cells) cells.push_back(read.cell);
        return cells.empty() ? "the whole board" : telling.cells(cells);
    }
    if (lines.size() > 6) return "the whole board";
    std::vector<std::string> names;
    for (const int line : lines) names.push_back(telling.line(line));
    return base::listed(names);
}

std::string_view phrase_of(const Step& step) {
    const SentenceRow* row = row_of(step);
    return row ? row->phrase : step.technique ? step.technique->name : "a step";
}

/// "row 3, a hidden single: column 2 is 4".
std::string brief_words_of(const Telling& telling) {
    const std::vector<int> lines = lines_of(telling);
    if (telling.step.assume || lines.size() != 1) return concat(phrase_of(telling.step), ": ", telling.follows(-1));
    return concat(telling.line(lines.front()), ", ", phrase_of(telling.step), ": ", telling.follows(lines.front()));
}

}  // namespace

std::string words_of(const Telling& telling) {
    if (telling.step.assume) return tell_assumption(telling);
    const SentenceRow* row = row_of(telling.step);
    return row ? row->tell(telling) : tell_plainly(telling);
}

std::string sentence_of(const Step& step, const Board& board, const sheet::Notation& notation, Form form) {
    const Telling telling{step, board, notation};
    return base::as_sentence(form == Form::full ? words_of(telling) : brief_words_of(telling));
}

std::string where_to_look(const Step& step, const Board& board, const sheet::Notation& notation) {
    const Telling telling{step, board, notation};
    std::vector<std::string> parts{place_of_step(telling)};
    if (!step.assume) {
        const std::vector<int> lines = lines_of(telling);
        for (const int clue : step.premises.clues) parts.push_back(clue_beside(telling, clue, lines.size() == 1));
    }
    return base::as_sentence(concat("look at ", base::listed(parts)));
}

std::string technique_to_try(const Step& step, const Board& board, const sheet::Notation& notation) {
    const Telling telling{step, board, notation};
    return base::as_sentence(concat(place_of_step(telling), ": ", phrase_of(step)));
}

bool has_sentence(std::string_view id) {
    return row_of(id) != nullptr;
}

}  // namespace gridwright::puzzles::steps
