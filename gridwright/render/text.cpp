// Draws a scene with characters. Every column is as wide as the widest entry of the whole scene, so boards with numbers
// of two digits stay aligned. What is not known, an open cell or a missing clue, is a dot; a hole is blank and keeps
// only the lines that belong to its neighbours.

#include "gridwright/render/text.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/render/terminal_colours.hpp"

#include <algorithm>
#include <string_view>

namespace gridwright::render {
namespace {

using kernel::Side;

constexpr std::string_view unknown = ".";
constexpr std::string_view reset = "\x1b[0m";

/// How many characters of UTF-8 the text has.
int width_of(std::string_view text) {
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string_view shown_label(const SceneLabel& label) {
    return label.text.empty() ? unknown : std::string_view(label.text);
}

class TextDrawing {
  public:
    TextDrawing(const Scene& scene, bool colours, std::string& into)
        : scene_(scene),
          size_(scene.cells.size()),
          boxes_(scene.frame == Scene::Frame::boxes),
          colours_(colours),
          into_(into) {
        for (const SceneCell& cell : scene.cells) width_ = std::max(width_, width_of(cell.text));
        for (const Side side : {Side::top, Side::bottom})
            for (const SceneLabel& label : scene.labels[side]) width_ = std::max(width_, width_of(label.text));
        for (const SceneLabel& label : scene.labels[Side::left])
            margin_ = std::max(margin_, width_of(shown_label(label)));
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
    /// Whether the place has a cell: not beside the board, and not where the board has a hole.
    bool solid(int row, int column) const {
        return row >= 0 && row < size_.rows && column >= 0 && column < size_.columns &&
               !scene_.cells.at(row, column).hole;
    }
    /// Whether to draw a line between this cell, or this place beside the board, and the one above it, or before it.
    bool line_above(int row, int column) const { return solid(row - 1, column) || solid(row, column); }
    bool line_before(int row, int column) const { return solid(row, column - 1) || solid(row, column); }
    bool corner(int row, int column) const {
        return line_above(row, column - 1) || line_above(row, column) || line_before(row - 1, column) ||
               line_before(row, column);
    }

    void blanks(int count) { into_.append(std::max(count, 0), ' '); }

    void aligned(std::string_view text, int width) {
        blanks(width - width_of(text));
        into_ += text;
    }

    void end_line() {
        into_.erase(into_.find_last_not_of(' ') + 1);
        into_ += '\n';
    }

    void draw_margin(std::string_view label) {
        if (margin_ == 0) return;
        aligned(label, margin_);
        blanks(1);
    }

    void draw_labels(const std::vector<SceneLabel>& labels) {
        if (labels.empty()) return;
        draw_margin("");
        blanks(2);
        for (const SceneLabel& label : labels) {
            aligned(shown_label(label), width_);
            blanks(boxes_ ? 3 : 1);
        }
        end_line();
    }

    /// The line above a row; for the row after the last, the line below the board.
    void draw_border(int row) {
        draw_margin("");
        if (boxes_) {
            for (int column = 0; column <= size_.columns; ++column) {
                into_ += corner(row, column) ? '+' : ' ';
                if (column < size_.columns) into_.append(width_ + 2, line_above(row, column) ? '-' : ' ');
            }
        } else {
            into_ += '+';
            into_.append(size_.columns * (width_ + 1) + 1, '-');
            into_ += '+';
        }
        end_line();
    }

    void draw_row(int row) {
        const auto label_of = [&](Side side) -> std::string_view {
            return scene_.labels[side].empty() ? "" : shown_label(scene_.labels[side][row]);
        };
        draw_margin(label_of(Side::left));
        for (int column = 0; column < size_.columns; ++column) {
            if (boxes_) {
                into_ += line_before(row, column) ? '|' : ' ';
                draw_cell(scene_.cells.at(row, column), 1);
            } else {
                into_ += column == 0 ? "| " : " ";
                draw_cell(scene_.cells.at(row, column), 0);
            }
        }
        if (boxes_)
            into_ += line_before(row, size_.columns) ? '|' : ' ';
        else
            into_ += " |";
        blanks(1);
        into_ += label_of(Side::right);
        end_line();
    }

    void draw_cell(const SceneCell& cell, int padding) {
        const std::string_view text = cell.hole ? "" : cell.text.empty() ? unknown : std::string_view(cell.text);
        const bool dressed = colours_ && !cell.hole && (cell.given || cell.colour > 0);
        if (dressed) into_ += dress(cell);
        blanks(padding);
        aligned(text, width_);
        blanks(padding);
        if (dressed) into_ += reset;
    }

    static std::string dress(const SceneCell& cell) {
        const std::string_view weight = cell.given ? "1" : "";
        if (cell.colour <= 0) return base::concat("\x1b[", weight, "m");
        const int index = terminal_colour(cell.colour);
        return base::concat("\x1b[", weight, cell.given ? ";" : "", "38;5;", terminal_ink_on(index), ";48;5;", index,
                            "m");
    }

    const Scene& scene_;
    const kernel::Size size_;
    const bool boxes_, colours_;
    std::string& into_;
    int width_ = 1;   ///< of every cell and of the labels above and below
    int margin_ = 0;  ///< width of the labels at the left
};

}  // namespace

void draw_text(const Scene& scene, bool colours, std::string& into) {
    TextDrawing(scene, colours, into).draw();
}

}  // namespace gridwright::render
