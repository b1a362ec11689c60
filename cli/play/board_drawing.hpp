#pragma once

// Draws a board on a screen, as large as there is room: with lines between the cells and marks inside them, or densely,
// or, where even that does not fit, the part around the cursor. Clues and names of lines stay beside the part that is
// shown.

#include "cli/play/screen.hpp"
#include "gridwright/answers/status.hpp"
#include "gridwright/render/scene.hpp"

#include <string>
#include <vector>

namespace gridwright::cli::play {

/// What is shown of a cell besides its scene.
struct CellLook {
    kernel::Domain marks;
    bool tried = false, wrong = false, repeated = false, hinted = false;
    std::string typed = {};  ///< digits that may still become another value
};

struct BoardLook {
    render::Scene scene;  ///< with a label for each line
    kernel::Grid<CellLook> cells;
    kernel::BySide<std::vector<answers::State>> states;  ///< of the labels
    std::vector<std::string> texts;  ///< of all values that can be marked, by their index in `values`
    kernel::Domain values;
    int cursor = 0;
};

/// A rectangle of the screen.
struct Area {
    int row = 0, column = 0, rows = 0, columns = 0;
};

class BoardDrawing {
  public:
    /// Chooses the largest way to draw the board in so many rows and columns.
    BoardDrawing(const BoardLook& look, int rows, int columns, bool unicode);

    /// False where not even a part of the board fits.
    bool possible() const { return shown_.rows > 0 && shown_.columns > 0; }
    /// The whole board is shown.
    bool whole() const { return shown_ == size_; }
    int rows() const;
    int columns() const;
    void draw(Screen& screen, int row, int column) const;

    /// "Shown: 18 of 27 rows, 15 of 27 columns."
    std::string part_shown() const;

  private:
    struct CellShape {
        int width, height;
        bool lined;
    };

    void choose_shape(int rows, int columns);
    int board_rows(int count) const { return count * (shape_.height + shape_.lined) + (shape_.lined ? 1 : 2); }
    int board_columns(int count) const {
        return count * (shape_.width + shape_.lined) + (shape_.lined ? 1 : 2 + dense());
    }
    int dense() const { return shape_.width == value_width_ + 1 ? 1 : 0; }
    bool has_labels(kernel::Side side) const { return !look_.scene.labels[side].empty(); }
    int margin(kernel::Side side) const;
    int row_of(int row) const;
    int column_of(int column) const;
    int pad(std::string_view text) const;

    void draw_frame(Screen& screen, int top, int left) const;
    void draw_scroll_signs(Screen& screen, int top, int left) const;
    void draw_column_labels(Screen& screen, kernel::Side side, int row, int left) const;
    void draw_row_labels(Screen& screen, kernel::Side side, int top, int column) const;
    void draw_label(Screen& screen, kernel::Side side, int line, int row, int column, int width) const;
    void draw_cell(Screen& screen, int cell, int row, int column) const;
    void draw_marks(Screen& screen, const CellLook& cell, int row, int column, Style style) const;
    std::string text_of_marks(kernel::Domain marks) const;

    const BoardLook& look_;
    const kernel::Size size_;
    const bool unicode_;
    int value_width_ = 1;
    int label_width_[2] = {0, 0};  ///< at the left and at the right
    CellShape shape_ = {3, 1, true};
    kernel::Size shown_;                    ///< how many rows and columns
    int first_row_ = 0, first_column_ = 0;  ///< of those shown
};

}  // namespace gridwright::cli::play
