// A drawing has bars in its rows, edges above and below them, and outside one of three things: clues on all four sides,
// names of rows and columns, or nothing.
//
// A drawing that was cut must not be read as a smaller board. In boxes every row has an edge below it, so the edge does
// not show that the last row is there; the line of clues or names below the board does, and so does a square.

#include "gridwright/formats/text/drawn.hpp"

#include "gridwright/formats/common/vocabulary.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/text/tokens.hpp"

#include <algorithm>

namespace gridwright::formats::text {
namespace {

using namespace sheet;

using Tokens = std::vector<std::string>;

struct DrawnRow {
    Tokens tokens;
    std::size_t before = 0, behind = 0;  ///< how many of them are left of all bars, and right of them
};

struct DrawnLines {
    Tokens top, bottom;  ///< outside the frame
    std::vector<DrawnRow> rows;
    bool edges_between = false;  ///< between rows
};

Tokens tokens_of(std::string_view line) {
    Tokens tokens;
    for (std::string_view token; !(token = take_token(line, wrong_mark)).empty();) tokens.emplace_back(token);
    return tokens;
}

/// Cuts a line of the board; none where it has no bars.
std::optional<DrawnRow> row_of(std::string_view line) {
    std::size_t first = line.size(), last = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (!begins_with_bar(line.substr(at))) continue;
        first = std::min(first, at);
        last = at;
    }
    if (first == line.size()) return std::nullopt;
    return DrawnRow{tokens_of(line), tokens_of(line.substr(0, first)).size(), tokens_of(line.substr(last)).size()};
}

/// The lines of a drawing up to the one below its lower edge; none where something is missing.
std::optional<DrawnLines> lines_at(Cursor& cursor) {
    DrawnLines drawn;
    bool edge = false;
    for (bool more = true; more;) {
        const TextLine line = cursor.line_with_comment(comment_mark);
        const std::string_view text = without_comment(line.text, comment_mark);
        if (line.too_long || drawn.rows.size() > longest_side) return std::nullopt;
        if (is_frame(text)) {
            if (edge && !drawn.rows.empty()) return drawn;
            edge = true;
        } else if (auto row = row_of(text)) {
            if (!drawn.top.empty() && drawn.rows.empty() && !edge) return std::nullopt;
            drawn.edges_between = drawn.edges_between || (edge && !drawn.rows.empty());
            drawn.rows.push_back(*std::move(row));
            edge = false;
        } else if (drawn.rows.empty()) {
            if (edge || !drawn.top.empty()) return std::nullopt;
            drawn.top = tokens_of(text);
        } else {
            drawn.bottom = tokens_of(text);
            more = false;
        }
        cursor.take_line(line);
        more = more && line.ended;
    }
    return edge && !drawn.rows.empty() ? std::optional(std::move(drawn)) : std::nullopt;
}

/// Boards with more numbers than is usual for their size say so in their headers; here the numbers themselves do.
void widen_options(const DrawnLines& drawn, Sheet& sheet) {
    int highest = 0, number = 0;
    for (const DrawnRow& row : drawn.rows)
        for (std::size_t i = row.before; i + row.behind < row.tokens.size(); ++i)
            if (base::read_number(row.tokens[i], number)) highest = std::max(highest, number);
    for (std::size_t i = 0; i < sheet.options.size(); ++i) {
        const Option& option = sheet.notation->options[i];
        if (option.usual && highest <= option.highest) sheet.options[i] = std::max(sheet.options[i], highest);
    }
}

bool has_names(const DrawnLines& drawn, const Sheet& sheet) {
    for (int row = 0; row < sheet.size.rows; ++row) {
        const auto& [tokens, before, behind] = drawn.rows[static_cast<std::size_t>(row)];
        if (before == 0 || tokens[0] != row_label(sheet.notation->naming, row, sheet.size)) return false;
    }
    if (static_cast<int>(drawn.bottom.size()) != sheet.size.columns) return false;
    for (int column = 0; column < sheet.size.columns; ++column)
        if (drawn.bottom[static_cast<std::size_t>(column)] != column_label(sheet.notation->naming, column))
            return false;
    return true;
}

bool has_clues(const DrawnLines& drawn, const Sheet& sheet, const Vocabulary& vocabulary) {
    const auto is_clue = [&](const std::string& token) {
        int clue = 0;
        return vocabulary.read_clue(token, clue);
    };
    const auto has_ends = [&](const DrawnRow& row) {
        return row.before == 1 && row.behind == 1 && is_clue(row.tokens.front()) && is_clue(row.tokens.back());
    };
    const auto is_line_of_clues = [&](const Tokens& tokens) {
        return static_cast<int>(tokens.size()) == sheet.size.columns && std::ranges::all_of(tokens, is_clue);
    };
    return std::ranges::all_of(drawn.rows, has_ends) && is_line_of_clues(drawn.top) && is_line_of_clues(drawn.bottom);
}

/// The drawing as a board of this kind, if it can be one.
std::optional<DrawnBoard> as_board(const DrawnLines& drawn, const Notation& notation) {
    const DrawnRow& any = drawn.rows.front();
    const bool clues = notation.sides && !drawn.top.empty();
    const bool names = !clues && notation.naming.columns_by_letter;
    const std::size_t outside = clues ? 2 : names ? 1 : 0;
    if (any.tokens.size() <= outside || any.tokens.size() - outside > longest_side) return std::nullopt;
    const kernel::Size size{static_cast<int>(drawn.rows.size()), static_cast<int>(any.tokens.size() - outside)};
    if (size.rows > longest_side || (!notation.rectangular && size.rows != size.columns)) return std::nullopt;

    DrawnBoard board{blank(notation, size), clues};
    widen_options(drawn, board.blank);
    const Vocabulary vocabulary(board.blank, script);
    if (clues ? !has_clues(drawn, board.blank, vocabulary) : !drawn.top.empty()) return std::nullopt;
    if (names && !has_names(drawn, board.blank)) return std::nullopt;
    // Kinds with clues are drawn with one frame around the board, also where the clues are left out.
    if (notation.sides && drawn.edges_between) return std::nullopt;
    for (const auto& [tokens, before, behind] : drawn.rows) {
        if (tokens.size() != any.tokens.size() || (outside == 0 && before + behind > 0)) return std::nullopt;
        const std::size_t first = outside > 0 ? 1 : 0;
        std::optional<kernel::Value> cell;
        for (int column = 0; column < size.columns; ++column)
            if (!vocabulary.read(tokens[first + static_cast<std::size_t>(column)], cell)) return std::nullopt;
    }
    return board;
}

}  // namespace

std::optional<DrawnBoard> recognise_drawing(Cursor& cursor, Notations notations) {
    const std::size_t begin = cursor.at();
    const auto drawn = lines_at(cursor);
    cursor.move_to(begin);
    if (!drawn) return std::nullopt;
    std::optional<DrawnBoard> found;
    for (const Notation* notation : notations) {
        auto board = as_board(*drawn, *notation);
        if (board && found) return std::nullopt;
        if (board) found = std::move(board);
    }
    return found;
}

}  // namespace gridwright::formats::text
