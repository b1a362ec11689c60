// Draws a scene with characters. Every column is as wide as the widest entry of the whole scene, so boards with numbers
// of two digits stay aligned. What is not known, an open cell or a missing clue, is a dot; a hole keeps only the lines
// that belong to its neighbours. A cell or clue that is wrong has a `!` behind it, because not everybody sees colours.
//
// People copy boards from the screen, so the text format reads these drawings (formats/text/drawn): it ignores lines,
// names of rows and columns and the `!`. Whatever else is drawn has to be read there, too.

#include "gridwright/render/text.hpp"

#include "gridwright/render/terminal_escapes.hpp"

#include <algorithm>
#include <string_view>

namespace gridwright::render {
namespace {

using kernel::Side;

constexpr std::string_view unknown = ".";

/// Corners by the lines that meet there: 1 from above, 2 from the right, 4 from below, 8 from the left.
constexpr std::string_view box_corners[] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                            "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
constexpr int from_above = 1, from_right = 2, from_below = 4, from_left = 8;

/// How many characters of UTF-8 the text has.
int width_of(std::string_view text) {
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string_view shown_label(const SceneLabel& label) {
    return label.text.empty() ? unknown : std::string_view(label.text);
}

std::string_view shown_text(const SceneCell& cell) {
    return cell.text.empty() && !cell.hole ? unknown : std::string_view(cell.text);
}

int widest(const std::vector<SceneLabel>& labels) {
    int width = 0;
    for (const SceneLabel& label : labels) width = std::max(width, width_of(shown_label(label)));
    return width;
}

/// The measures of a scene in characters.
struct Measures {
    explicit Measures(const Scene& scene)
        : columns(scene.cells.size().columns),
          left(widest(scene.labels[Side::left])),
          right(widest(scene.labels[Side::right])) {
        for (const SceneCell& each : scene.cells) cell = std::max(cell, width_of(each.text));
        for (const Side side : {Side::top, Side::bottom}) cell = std::max(cell, widest(scene.labels[side]));
    }

    /// The width of a whole line. Labels have a blank between them and the board, and the right ones room for a `!`.
    int line(bool boxes) const {
        return (left > 0 ? left + 1 : 0) + columns * (cell + (boxes ? 3 : 1)) + (boxes ? 1 : 3) +
               (right > 0 ? right + 2 : 0);
    }

    int columns;
    int cell = 1;  ///< of every cell and of the labels above and below
    int left, right;
};

class TextDrawing {
  public:
    TextDrawing(const Scene& scene, const Medium& medium, std::string& into)
        : scene_(scene), size_(scene.cells.size()), medium_(medium), measures_(scene), into_(into) {
        boxes_ = scene.frame == Scene::Frame::boxes && (medium.columns == 0 || measures_.line(true) <= medium.columns);
    }

    void draw() {
        draw_labels(scene_.labels[Side::top]);
        for (int row = 0; row < size_.rows; ++row) {
            if (boxes_ || row == 0) draw_border(row);
            draw_row(row);
        }
        draw_border(size_.rows);
        draw_labels(scene_.labels[Side::bottom]);
    }

  private:
    /// Whether the place is inside the lines: not beside the board, and in boxes not where the board has a hole.
    bool solid(int row, int column) const {
        return row >= 0 && row < size_.rows && column >= 0 && column < size_.columns &&
               !(boxes_ && scene_.cells.at(row, column).hole);
    }
    /// Whether to draw a line between this cell, or this place beside the board, and the one above it, or before it.
    bool line_above(int row, int column) const { return parted(solid(row - 1, column), solid(row, column)); }
    bool line_before(int row, int column) const { return parted(solid(row, column - 1), solid(row, column)); }
    bool parted(bool one, bool other) const { return boxes_ ? one || other : one != other; }

    void blanks(int count) { into_.append(std::max(count, 0), ' '); }

    void end_line() {
        into_.erase(into_.find_last_not_of(' ') + 1);
        into_ += '\n';
    }

    bool box_drawing() const { return medium_.lines == Medium::Lines::box_drawing; }

    void draw_corner(int row, int column) {
        const int lines = (line_before(row - 1, column) ? from_above : 0) | (line_above(row, column) ? from_right : 0) |
                          (line_before(row, column) ? from_below : 0) | (line_above(row, column - 1) ? from_left : 0);
        if (box_drawing())
            into_ += box_corners[lines];
        else
            into_ += lines ? '+' : ' ';
    }

    void draw_level(bool line, int length) {
        for (int i = 0; i < length; ++i) into_ += !line ? " " : box_drawing() ? "─" : "-";
    }

    void draw_bar(bool line) { into_ += !line ? " " : box_drawing() ? "│" : "|"; }

    /// A text at the right end of its width, and what is behind it: a blank, or the mark of what is wrong.
    void draw_marked(std::string_view text, int width, int padding, Role role, const std::string& colours) {
        const std::string_view sequence = medium_.colours ? std::string_view(colours) : "";
        const bool wrong = role == Role::wrong;
        if (padding == 0) blanks(width - width_of(text));
        into_ += sequence;
        if (padding > 0) blanks(padding + width - width_of(text));
        into_ += text;
        if (wrong) into_ += '!';
        if (padding > 0 && !wrong) into_ += ' ';
        if (!sequence.empty()) into_ += plain_again;
        if (padding == 0 && !wrong) into_ += ' ';
    }

    void draw_label(const SceneLabel& label, int width) {
        draw_marked(shown_label(label), width, 0, label.role, colours_of(label, scene_.labels_are_clues));
    }

    void draw_margin() { blanks(measures_.left > 0 ? measures_.left + 1 : 0); }

    void draw_labels(const std::vector<SceneLabel>& labels) {
        if (labels.empty()) return;
        draw_margin();
        blanks(2);
        for (const SceneLabel& label : labels) {
            draw_label(label, measures_.cell);
            if (boxes_) blanks(2);
        }
        end_line();
    }

    /// The line above a row; for the row after the last, the line below the board.
    void draw_border(int row) {
        draw_margin();
        for (int column = 0; column <= size_.columns; ++column) {
            if (boxes_ || column == 0 || column == size_.columns) draw_corner(row, column);
            if (column == size_.columns) break;
            const int around = boxes_ ? 2 : column == 0 ? 2 : 1;
            draw_level(line_above(row, column), measures_.cell + around);
        }
        end_line();
    }

    void draw_row(int row) {
        const auto& lefts = scene_.labels[Side::left];
        const auto& rights = scene_.labels[Side::right];
        if (!lefts.empty()) draw_label(lefts[static_cast<std::size_t>(row)], measures_.left);
        for (int column = 0; column < size_.columns; ++column) {
            if (boxes_ || column == 0) draw_bar(line_before(row, column));
            if (!boxes_ && column == 0) blanks(1);
            const SceneCell& cell = scene_.cells.at(row, column);
            draw_marked(shown_text(cell), measures_.cell, boxes_ ? 1 : 0, cell.role, colours_of(cell));
        }
        draw_bar(line_before(row, size_.columns));
        if (!rights.empty()) {
            blanks(1);
            draw_label(rights[static_cast<std::size_t>(row)], 0);
        }
        end_line();
    }

    const Scene& scene_;
    const kernel::Size size_;
    const Medium& medium_;
    const Measures measures_;
    std::string& into_;
    bool boxes_;
};

}  // namespace

void draw_text(const Scene& scene, const Medium& medium, std::string& into) {
    TextDrawing(scene, medium, into).draw();
}

int narrowest_text(const Scene& scene) {
    return Measures(scene).line(false);
}

}  // namespace gridwright::render
