// Writes a sheet as text: a header, and a board whose columns line up.

#include "gridwright/base/text.hpp"
#include "gridwright/formats/text/begun.hpp"
#include "gridwright/formats/text/codec.hpp"

#include <algorithm>

namespace gridwright::formats::text {
namespace {

using namespace sheet;

class TextWriter {
  public:
    TextWriter(const Sheet& sheet, std::string& into) : sheet_(sheet), into_(into), width_(widest()) {}

    void write() {
        into_ += header_of(sheet_);
        into_ += '\n';
        if (sheet_.notation->sides)
            write_framed();
        else
            for (int row = 0; row < sheet_.size.rows; ++row) write_cells(row), into_ += '\n';
    }

  private:
    /// Wider than values where a player's tokens are.
    std::size_t widest() const {
        std::size_t width = text_width(sheet_);
        if (sheet_.begun.empty()) return width;
        std::string token;
        for (int cell = 0; cell < sheet_.size.cells(); ++cell, token.clear()) {
            append_begun(sheet_, cell, token);
            width = std::max(width, token.size());
        }
        return width;
    }

    void write_framed() {
        write_clues(kernel::Side::top);
        write_frame();
        for (int row = 0; row < sheet_.size.rows; ++row) {
            write_clue(kernel::Side::left, row);
            into_ += " | ";
            write_cells(row);
            into_ += " | ";
            write_clue(kernel::Side::right, row);
            into_ += '\n';
        }
        write_frame();
        write_clues(kernel::Side::bottom);
    }

    void write_clues(kernel::Side side) {
        into_.append(width_ + 2, ' ');
        for (int i = 0; i < sheet_.size.columns; ++i) {
            into_ += ' ';
            write_clue(side, i);
        }
        into_ += '\n';
    }

    void write_frame() {
        into_.append(width_ + 1, ' ');
        into_ += '+';
        into_.append(sheet_.size.columns * (width_ + 1) + 1, '-');
        into_ += "+\n";
    }

    void write_clue(kernel::Side side, int index) {
        const std::size_t begin = into_.size();
        if (const int clue = sheet_.sides[side][index]; clue > 0)
            base::append_number(into_, clue);
        else
            into_ += script.no_clue;
        align(begin);
    }

    void write_cells(int row) {
        for (int column = 0; column < sheet_.size.columns; ++column) {
            if (column > 0) into_ += ' ';
            const std::size_t begin = into_.size();
            append_begun(sheet_, sheet_.size.cell(row, column), into_);
            if (into_.size() == begin) append_cell(*sheet_.notation, script, sheet_.cells.at(row, column), into_);
            align(begin);
        }
    }

    /// Moves the token that begins there to the right end of its column.
    void align(std::size_t begin) {
        const std::size_t length = into_.size() - begin;
        if (length < width_) into_.insert(begin, width_ - length, ' ');
    }

    const Sheet& sheet_;
    std::string& into_;
    std::size_t width_;
};

}  // namespace

void write(const Sheet& sheet, std::string& into) {
    TextWriter(sheet, into).write();
}

}  // namespace gridwright::formats::text
