#include "gridwright/answers/begun.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;
using sheet::Sheet;

/// "skyscraper of 4 x 4".
std::string kind_and_size(const Sheet& sheet) {
    return concat(sheet.notation->name, " of ", sheet.size.rows, " x ", sheet.size.columns);
}

/// "pegs=none".
std::string option_text(const sheet::Option& option, int chosen) {
    return option.words.empty() ? concat(option.key, '=', chosen)
                                : concat(option.key, '=', option.words[static_cast<std::size_t>(chosen)]);
}

/// A board need not repeat the options of its puzzle, so one that it has by default is none of its own.
std::string other_option(const Sheet& puzzle, const Sheet& board) {
    const Sheet usual = sheet::blank(*board.notation, board.size);
    for (std::size_t i = 0; i < board.options.size(); ++i) {
        if (board.options[i] == puzzle.options[i] || board.options[i] == usual.options[i]) continue;
        const sheet::Option& option = board.notation->options[i];
        return concat("the board has ", option_text(option, board.options[i]), ", its puzzle ",
                      option_text(option, puzzle.options[i]));
    }
    return "";
}

std::string other_clue(const Sheet& puzzle, const Sheet& board) {
    for (const kernel::Side side : kernel::every_side)
        for (std::size_t line = 0; line < board.sides[side].size(); ++line) {
            const int clue = board.sides[side][line], real = puzzle.sides[side][line];
            if (clue == 0 || clue == real) continue;
            const std::string place =
                puzzles::place_of({side, static_cast<int>(line)}, board.size, board.notation->naming);
            return concat("the clue ", clue, ' ', place,
                          real == 0 ? " is not in the puzzle" : concat(" is ", real, " in the puzzle"));
        }
    return "";
}

/// The symbol of a part of the board, such as a hole; null for a value that a player may enter.
const sheet::Symbol* part_of_board(const sheet::Notation& notation, std::optional<kernel::Value> value) {
    const auto symbol = std::ranges::find_if(
        notation.symbols, [&](const sheet::Symbol& each) { return each.only_given && each.value == value; });
    return symbol == notation.symbols.end() ? nullptr : &*symbol;
}

std::string other_hole(const Sheet& puzzle, const Sheet& board) {
    const sheet::Filling filled = board_of(board);
    for (int cell = 0; cell < filled.size().cells(); ++cell) {
        if (!filled[cell] || filled[cell] == puzzle.cells[cell]) continue;
        const std::string name = cell_name(board.notation->naming, cell, board.size);
        if (const auto* hole = part_of_board(*board.notation, filled[cell]))
            return concat(name, " is ", puzzles::one(std::string(hole->noun)), " on the board, but not in the puzzle");
        if (const auto* hole = part_of_board(*board.notation, puzzle.cells[cell]))
            return concat(name, " is ", puzzles::one(std::string(hole->noun)), " in the puzzle, but not on the board");
    }
    return "";
}

}  // namespace

base::Result<Sheet> board_on(const Sheet& puzzle, const Sheet& board) {
    if (puzzle.notation != board.notation || puzzle.size != board.size)
        return base::Error{
            concat("the puzzle of this board is a ", kind_and_size(puzzle), ", the board a ", kind_and_size(board)),
            {}};
    for (const auto difference : {other_option, other_clue, other_hole})
        if (std::string sentence = difference(puzzle, board); !sentence.empty())
            return base::Error{std::move(sentence), {}};
    Sheet sheet = puzzle;
    sheet.begun = begun_on(puzzle.cells, board);
    return sheet;
}

Sheet with_entries_given(const Sheet& sheet) {
    Sheet given = sheet;
    given.cells = board_of(sheet);
    given.begun = {};
    return given;
}

std::string entries_named(const std::vector<int>& cells, const puzzles::Puzzle& puzzle) {
    const bool have_commas = !puzzle.notation().naming.columns_by_letter;
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool last = i + 1 == cells.size();
        if (i > 0 && (!last || (have_commas && cells.size() > 2))) text += have_commas ? ";" : ",";
        if (i > 0) text += last ? " and " : " ";
        if (!puzzle.sheet().begun.entry(cells[i])) text += "the marks of ";
        text += cell_name(puzzle.notation().naming, cells[i], puzzle.size());
    }
    return text;
}

std::string sentence_about_wrong(const std::vector<int>& cells, const puzzles::Puzzle& puzzle) {
    const bool one = cells.size() == 1 && puzzle.sheet().begun.entry(cells.front());
    return base::as_sentence(concat(entries_named(cells, puzzle), one ? " is wrong" : " are wrong"));
}

explain::Position position_of(const explain::Board& board, const sheet::Begun& begun) {
    explain::Position position(board);
    for (int cell = 0; cell < board.cells(); ++cell)
        if (const auto value = begun.entry(cell); value && !position.placed(cell)) position.place(cell, *value);
    for (int cell = 0; cell < board.cells(); ++cell)
        if (const auto marks = begun.marked(cell); marks && !position.placed(cell)) position.keep_only(cell, *marks);
    return position;
}

}  // namespace gridwright::answers
