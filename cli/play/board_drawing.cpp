#include "cli/play/board_drawing.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::cli::play {
namespace {

using kernel::Side;

/// The signs of frames and states; without Unicode, the nearest of ASCII.
struct Signs {
    std::string_view horizontal, vertical;
    std::string_view corners[3][3];  ///< by where they are: top, middle, bottom; left, middle, right
    std::string_view met, broken, hole, open, up, down, left, right;
};

constexpr Signs unicode_signs = {
    "─", "│", {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}}, "✓", "!", "░", "·", "▲", "▼", "◀", "▶"};
constexpr Signs ascii_signs = {
    "-", "|", {{"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}}, "'", "!", "#", ".", "^", "v", "<", ">"};

const Signs& signs_for(bool unicode) {
    return unicode ? unicode_signs : ascii_signs;
}

int widest(const std::vector<render::SceneLabel>& labels) {
    int width = 0;
    for (const render::SceneLabel& label : labels) width = std::max(width, width_of(label.text));
    return width;
}

/// 0 at the beginning, 2 at the end, 1 between them.
int third_of(int index, int last) {
    return index == 0 ? 0 : index == last ? 2 : 1;
}

std::string repeated(std::string_view sign, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += sign;
    return text;
}

/// The first line of so many that shows this one in the middle, as far as the board reaches.
int first_around(int line, int shown, int count) {
    return std::clamp(line - shown / 2, 0, count - shown);
}

}  // namespace

BoardDrawing::BoardDrawing(const BoardLook& look, int rows, int columns, bool unicode)
    : look_(look), size_(look.scene.cells.size()), unicode_(unicode) {
    for (const std::string& text : look.texts) value_width_ = std::max(value_width_, width_of(text));
    for (const Side side : {Side::top, Side::bottom})
        value_width_ = std::max(value_width_, widest(look.scene.labels[side]));
    label_width_[0] = widest(look.scene.labels[Side::left]);
    label_width_[1] = widest(look.scene.labels[Side::right]);
    choose_shape(rows, columns);
    first_row_ = first_around(size_.row_of(look.cursor), shown_.rows, size_.rows);
    first_column_ = first_around(size_.column_of(look.cursor), shown_.columns, size_.columns);
}

void BoardDrawing::choose_shape(int rows, int columns) {
    const int roomy = std::max(3, value_width_ + 2);
    const CellShape shapes[] = {{7, 3, true},     {5, 2, true},      {std::max(5, roomy), 1, true},
                                {roomy, 1, true}, {roomy, 1, false}, {value_width_ + 1, 1, false}};
    for (const CellShape& shape : shapes) {
        shape_ = shape;
        shown_ = size_;
        if (this->rows() <= rows && this->columns() <= columns) return;
    }
    while (shown_.rows > 0 && this->rows() > rows) --shown_.rows;
    while (shown_.columns > 0 && this->columns() > columns) --shown_.columns;
}

int BoardDrawing::margin(Side side) const {
    if (!has_labels(side)) return 0;
    switch (side) {
        case Side::left: return label_width_[0] + 1;
        case Side::right: return label_width_[1] + 2;
        default: return 1;
    }
}

int BoardDrawing::rows() const {
    return margin(Side::top) + board_rows(shown_.rows) + margin(Side::bottom);
}

int BoardDrawing::columns() const {
    return margin(Side::left) + board_columns(shown_.columns) + margin(Side::right);
}

/// Where the first line of a row's cells is, counted from the frame.
int BoardDrawing::row_of(int row) const {
    return 1 + (row - first_row_) * (shape_.height + shape_.lined);
}

int BoardDrawing::column_of(int column) const {
    return 1 + (column - first_column_) * (shape_.width + shape_.lined);
}

/// How far into a cell its text begins, so that numbers are aligned at their last digits.
int BoardDrawing::pad(std::string_view text) const {
    return (shape_.width - value_width_ + 1) / 2 + std::max(0, value_width_ - width_of(text));
}

void BoardDrawing::draw(Screen& screen, int row, int column) const {
    const int top = row + margin(Side::top), left = column + margin(Side::left);
    draw_frame(screen, top, left);
    draw_scroll_signs(screen, top, left);
    draw_column_labels(screen, Side::top, row, left);
    draw_column_labels(screen, Side::bottom, top + board_rows(shown_.rows), left);
    draw_row_labels(screen, Side::left, top, column);
    draw_row_labels(screen, Side::right, top, left + board_columns(shown_.columns) + 1);
    for (int r = first_row_; r < first_row_ + shown_.rows; ++r)
        for (int c = first_column_; c < first_column_ + shown_.columns; ++c)
            draw_cell(screen, size_.cell(r, c), top + row_of(r), left + column_of(c));
}

void BoardDrawing::draw_frame(Screen& screen, int top, int left) const {
    const Signs& signs = signs_for(unicode_);
    const Style style{.ink = Ink::faint};
    const int width = board_columns(shown_.columns), height = board_rows(shown_.rows);
    const int across = shape_.lined ? shape_.width + 1 : width - 1,
              down = shape_.lined ? shape_.height + 1 : height - 1;
    for (int row = 0; row < height; ++row) {
        const bool border = row % down == 0;
        for (int column = 0; column < width; column += across) {
            if (border) {
                const int up = third_of(row, height - 1);
                screen.put(top + row, left + column, signs.corners[up][third_of(column, width - 1)], style);
                if (column + across < width)
                    screen.put(top + row, left + column + 1, repeated(signs.horizontal, across - 1), style);
            } else {
                screen.put(top + row, left + column, signs.vertical, style);
            }
        }
    }
}

/// Shows in the frame on which sides the board goes on.
void BoardDrawing::draw_scroll_signs(Screen& screen, int top, int left) const {
    const Signs& signs = signs_for(unicode_);
    const Style style{.ink = Ink::hint, .bold = true};
    const int bottom = top + board_rows(shown_.rows) - 1, right = left + board_columns(shown_.columns) - 1;
    const auto along = [&](int row, std::string_view sign) {
        for (const int column : {left + 1, (left + right) / 2, right - 1}) screen.put(row, column, sign, style);
    };
    const auto beside = [&](int column, std::string_view sign) {
        for (const int row : {top + 1, (top + bottom) / 2, bottom - 1}) screen.put(row, column, sign, style);
    };
    if (first_row_ > 0) along(top, signs.up);
    if (first_row_ + shown_.rows < size_.rows) along(bottom, signs.down);
    if (first_column_ > 0) beside(left, signs.left);
    if (first_column_ + shown_.columns < size_.columns) beside(right, signs.right);
}

/// The text, aligned to the right in `width`, and its state behind it.
void BoardDrawing::draw_label(Screen& screen, Side side, int line, int row, int column, int width) const {
    const std::string& text = look_.scene.labels[side][line].text;
    const auto& states = look_.states[side];
    const auto state = states.empty() || text.empty() ? answers::State::open : states[line];
    Style style;
    if (state == answers::State::met) style = {.ink = Ink::good};
    if (state == answers::State::broken) style = {.ink = Ink::bad, .bold = true};
    screen.put(row, column + width - width_of(text), text, style);
    const Signs& signs = signs_for(unicode_);
    if (state == answers::State::met) screen.put(row, column + width, signs.met, style);
    if (state == answers::State::broken) screen.put(row, column + width, signs.broken, style);
}

void BoardDrawing::draw_column_labels(Screen& screen, Side side, int row, int left) const {
    if (!has_labels(side)) return;
    for (int column = first_column_; column < first_column_ + shown_.columns; ++column)
        draw_label(screen, side, column, row, left + column_of(column) + (shape_.width - value_width_ + 1) / 2,
                   value_width_);
}

void BoardDrawing::draw_row_labels(Screen& screen, Side side, int top, int column) const {
    if (!has_labels(side)) return;
    for (int row = first_row_; row < first_row_ + shown_.rows; ++row)
        draw_label(screen, side, row, top + row_of(row) + (shape_.height - 1) / 2, column,
                   label_width_[side == Side::right]);
}

void BoardDrawing::draw_cell(Screen& screen, int cell, int row, int column) const {
    const render::SceneCell& scene = look_.scene.cells[cell];
    const CellLook& look = look_.cells[cell];
    const Signs& signs = signs_for(unicode_);
    const std::string& text = look.typed.empty() ? scene.text : look.typed;
    const bool here = cell == look_.cursor;

    Style style{.peg = scene.hole ? 0 : scene.colour, .bold = scene.given, .reverse = here};
    if (!scene.given) style.ink = look.tried ? Ink::tried : Ink::entry;
    if (scene.hole || (text.empty() && look.marks.empty())) style.ink = Ink::faint;
    if (look.hinted) style.ink = Ink::hint;
    if (look.repeated || look.wrong) style = {.ink = Ink::bad, .bold = true, .reverse = here};

    const int middle = row + (shape_.height - 1) / 2;
    const bool dressed = here || style.peg > 0 || look.hinted;
    if (dressed)
        for (int i = 0; i < shape_.height; ++i) screen.restyle(row + i, column, shape_.width, style);
    if (scene.hole) {
        for (int i = 0; i < shape_.height; ++i) screen.put(row + i, column, repeated(signs.hole, shape_.width), style);
    } else if (!text.empty()) {
        screen.put(middle, column + pad(text), text, style);
        if (look.wrong && pad(text) + width_of(text) < shape_.width)
            screen.put(middle, column + pad(text) + width_of(text), signs.broken, style);
    } else if (!look.marks.empty()) {
        if (!look.wrong && !look.hinted) style.ink = Ink::marked;
        draw_marks(screen, look, row, column, style);
    } else if (!shape_.lined) {
        screen.put(middle, column + pad(signs.open), signs.open, style);
    }
    if (here) screen.move_cursor(middle, column + pad("0"));
}

std::string BoardDrawing::text_of_marks(kernel::Domain marks) const {
    std::string text;
    std::size_t index = 0;
    for (const int value : look_.values) {
        if (marks.contains(value)) text += look_.texts[index];
        ++index;
    }
    return text;
}

/// Each mark has its own place where there is room for all; else they are listed, and a plus shows that there are more.
/// Without lines between the cells the list would look like values, so there is only the plus.
void BoardDrawing::draw_marks(Screen& screen, const CellLook& look, int row, int column, Style style) const {
    const bool single = std::ranges::all_of(look_.texts, [](const std::string& text) { return width_of(text) == 1; });
    const int count = look_.values.size(), in_row = (count + shape_.height - 1) / shape_.height;
    const int middle = row + (shape_.height - 1) / 2;
    if (!shape_.lined) return screen.put(middle, column + pad("+"), "+", style);
    if (single && in_row <= shape_.width) {
        const int step = 2 * in_row - 1 <= shape_.width ? 2 : 1;
        const int start = (shape_.width - (step * (in_row - 1) + 1)) / 2;
        int index = 0;
        for (const int value : look_.values) {
            if (look.marks.contains(value))
                screen.put(row + index / in_row, column + start + step * (index % in_row), look_.texts[index], style);
            ++index;
        }
        return;
    }
    std::string text = text_of_marks(look.marks);
    if (!single || width_of(text) > shape_.width)
        text = shape_.width < 3 || !single ? "+" : text.substr(0, static_cast<std::size_t>(shape_.width - 1)) + "+";
    screen.put(middle, column + (width_of(text) > 1 ? 0 : pad(text)), text, style);
}

std::string BoardDrawing::part_shown() const {
    using base::concat;
    return concat("Shown: ", shown_.rows, " of ", size_.rows, " rows, ", shown_.columns, " of ", size_.columns,
                  " columns.");
}

}  // namespace gridwright::cli::play
