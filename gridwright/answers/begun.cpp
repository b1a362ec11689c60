#include "gridwright/answers/begun.hpp"

#include "gridwright/base/text.hpp"

namespace gridwright::answers {

base::Result<sheet::Sheet> board_on(const sheet::Sheet& puzzle, const sheet::Sheet& board) {
    const auto named = [](const sheet::Sheet& sheet) {
        return base::concat(sheet.notation->name, " of ", sheet.size.rows, " x ", sheet.size.columns);
    };
    if (puzzle.notation != board.notation || puzzle.size != board.size)
        return base::Error{
            base::concat("the puzzle of this board is a ", named(puzzle), ", the board a ", named(board)), {}};
    sheet::Sheet sheet = puzzle;
    sheet.begun = begun_on(puzzle.cells, board);
    return sheet;
}

sheet::Sheet with_entries_given(const sheet::Sheet& sheet) {
    sheet::Sheet given = sheet;
    given.cells = board_of(sheet);
    given.begun = {};
    return given;
}

std::string entries_named(const std::vector<int>& cells, const puzzles::Puzzle& puzzle) {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0) text += i + 1 == cells.size() ? " and " : "; ";
        if (!puzzle.sheet().begun.entry(cells[i])) text += "the marks of ";
        text += cell_name(puzzle.notation().naming, cells[i], puzzle.size());
    }
    return text;
}

std::string sentence_about_wrong(const std::vector<int>& cells, const puzzles::Puzzle& puzzle) {
    const bool one = cells.size() == 1 && puzzle.sheet().begun.entry(cells.front());
    return base::as_sentence(base::concat(entries_named(cells, puzzle), one ? " is wrong" : " are wrong"));
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
