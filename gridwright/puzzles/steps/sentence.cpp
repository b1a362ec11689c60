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

/// How the steps of a technique are said, and what a player who is to try it is told: what it is called, and the
/// question it answers.
struct SentenceRow {
    std::string_view id;
    std::string_view phrase, question;
    std::string (*tell)(const Telling& telling);
};

constexpr SentenceRow sentence_rows[] = {
    {"L1", "a naked single", "what is left for it", tell_naked_single},
    {"L2", "a hidden single", "which value has only one place left", tell_hidden_single},
    {"L3", "a naked set", "which cells share the same few values", tell_naked_set},
    {"L4", "a hidden pair", "which values have the same few places", tell_hidden_set},
    {"L5", "a fish", "where can one value be in these lines", tell_fish},
    {"L6", "an XY-wing", "what would follow from one of its values", tell_assumption},
    {"L7", "an XY-chain", "what would follow from one of its values", tell_assumption},
    {"L8", "a what-if", "what would follow from one of its values", tell_assumption},
    {"L9", "a chain", "what would follow from one of its values", tell_assumption},
    {"L9c", "a chain through whole lines", "what would follow from one of its values", tell_assumption},
    {"S1", "a clue 1", "what must come first", tell_sees_one},
    {"S2", "a clue that sees everything", "what if every building is visible", tell_sees_all},
    {"S3", "a ceiling", "how tall can the first buildings be", tell_ceiling},
    {"S5", "two clues that meet in the middle", "where must the tallest be to meet both clues", tell_meeting},
    {"S6", "two clues that fix both ends", "what must be at each end", tell_ends},
    {"S7", "the second tallest under a clue 2", "where can the second tallest be", tell_second_tallest},
    {"S8", "the tallest at the far end of a clue 2", "which building hides all others", tell_tallest_last},
    {"S9", "a first building that hides the next", "how tall must the first building be", tell_first_hides},
    {"S10", "a lowest building in front of a clue 2", "what comes behind the lowest building", tell_lowest_first},
    {"S11", "a clue 2 at both ends", "where can the second tallest be", tell_two_and_two},
    {"S12", "the third tallest under a clue 3", "where can the third tallest not be", tell_third_tallest},
    {"S13", "a shorter line before the tallest", "what do the cells before the tallest show", tell_shorter_line},
    {"S15", "a rise to the tallest", "what must the buildings do on the way to the tallest", tell_rising_to_tallest},
    {"S16", "nothing more to see before the tallest", "may anything else be visible before the tallest",
     tell_nothing_between},
    {"S17", "every taller building in order", "which taller buildings must all be visible", tell_all_taller},
    {"S18", "every cell up to the tallest", "which cells must all be visible", tell_every_cell},
    {"S19", "a ceiling behind known cells", "how tall can the next buildings be", tell_ceiling_behind},
    {"S20", "the tallest buildings counted", "which of the visible buildings are known", tell_top_chain},
    {"S20b", "the front of the tallest buildings", "how many are visible in front of the tallest ones",
     tell_front_of_chain},
    {"S21", "too many or too few", "which value would make too many or too few visible", tell_too_many_or_few},
    {"S22a", "a line listing", "which ways to fill it are left", tell_listing},
    {"S22b", "a line listing with both clues", "which ways to fill it are left", tell_listing},
    {"S23", "a line trial", "which value breaks the clue when you try it", tell_line_trial},
    {"S23b", "a line trial with both clues", "which value breaks a clue when you try it", tell_line_trial},
    {"S24", "a longer line trial", "which value breaks the clue when you try it", tell_line_trial},
    {"C1", "a pair that is complete", "which letter is complete", tell_two_placed},
    {"C2", "just enough room", "which letter has just enough room", tell_fill_letters},
    {"C3", "far letters that never touch", "where can the partner of that letter not be", tell_far_never_adjacent},
    {"C4", "the limits of both distances", "how far apart can each pair be", tell_widest_gaps},
    {"C5", "a known near gap", "how far apart must the far letters be", tell_near_gap_known},
    {"C6", "a known far gap", "how close together must the near letters be", tell_far_gap_known},
    {"C7", "bounds of a gap", "how far apart can the letters still be", tell_gap_bounds},
    {"C8", "the partner of a near letter", "where can the partner of that letter be", tell_near_partner},
    {"C9", "the partner of a far letter", "how far away can the partner of that letter be", tell_far_partner},
    {"C10", "the number of empty squares", "how many squares stay empty", tell_blanks},
    {"C12", "a line listing", "which ways to fill it are left", tell_letter_listing},
    {"CT", "a line trial", "which letter leaves no way to fill the line", tell_letter_trial},
    {"C17", "a rectangle", "what would follow from one of its values", tell_assumption},
    {"H0", "count them", "how many are known", tell_all_pegs_placed},
    {"H2", "one thing left", "what is left for it", tell_last_colour},
    {"H3", "an only place", "which colour has only one place left", tell_only_place},
    {"H4", "a block of cells that attack each other", "which colours does the block take", tell_block},
    {"H5", "a cell attacked by every place of a colour", "what do all places of a colour attack", tell_attacked_by_all},
    {"H6", "a set", "which cells share the same few colours", tell_peg_set},
    {"H7", "a fish", "where can one colour be in these lines", tell_fish},
    {"H8", "the budget of a colour", "how often must it occur, and where does it fit that often", tell_class_budget},
    {"H13", "the budget of a colour", "how often must it occur, and where does it fit that often", tell_class_budget},
};

const SentenceRow* row_of(std::string_view id) {
    const auto row = std::ranges::find(sentence_rows, id, &SentenceRow::id);
    return row == std::end(sentence_rows) ? nullptr : &*row;
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
    if (lines.empty() && telling.premises().budget)
        return concat("the ", sheet::noun_of(telling.notation, *telling.board.scarce), "s");
    if (lines.empty()) {
        std::vector<int> cells;
        for (const Given& placed : telling.conclusion().placed) cells.push_back(placed.cell);
        for (const CellMarks& struck : telling.conclusion().struck) cells.push_back(struck.cell);
        if (cells.empty())
            for (const CellMarks& read : telling.premises().cells) cells.push_back(read.cell);
        return cells.empty() ? "the whole board" : telling.cells(cells);
    }
    if (lines.size() > 6) {
        kernel::Domain values = telling.struck_values();
        for (const Given& placed : telling.conclusion().placed) values.add(placed.value);
        return values.fixed() ? concat("the places left for ", telling.value(values.min())) : "the whole board";
    }
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

std::string sentence_of(const Step& step, const Position& position, const sheet::Notation& notation, Form form) {
    Telling telling{step, position, notation};
    telling.inside = form == Form::inside;
    return base::as_sentence(form == Form::brief ? brief_words_of(telling) : words_of(telling));
}

std::string where_to_look(const Step& step, const Position& position, const sheet::Notation& notation) {
    const Telling telling{step, position, notation};
    std::vector<std::string> parts{place_of_step(telling)};
    if (!step.assume) {
        const std::vector<int> lines = lines_of(telling);
        for (const int clue : step.premises.clues) parts.push_back(clue_beside(telling, clue, lines.size() == 1));
    }
    return base::as_sentence(concat("look at ", base::listed(parts)));
}

std::string technique_to_try(const Step& step, const Position& position, const sheet::Notation& notation) {
    const Telling telling{step, position, notation};
    const SentenceRow* row = row_of(step);
    std::string text = base::as_sentence(concat(place_of_step(telling), ": ", phrase_of(step)));
    if (!row) return text;
    std::string question = base::as_sentence(std::string(row->question));
    question.back() = '?';
    return concat(text, ' ', question);
}

bool has_sentence(std::string_view id) {
    return row_of(id) != nullptr;
}

}  // namespace gridwright::puzzles::steps
