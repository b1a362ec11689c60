// Reads a file of pzpr: its head, its table, and the info behind it.

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/towers.hpp"
#include "gridwright/formats/pzprv3/codec.hpp"
#include "gridwright/formats/pzprv3/info.hpp"

#include <algorithm>
#include <vector>

namespace gridwright::formats::pzprv3 {
namespace {

using namespace sheet;
using base::concat;

/// Reads a file line by line. It ends with the last line of its table.
class FileReader {
  public:
    explicit FileReader(Cursor& cursor) : cursor_(cursor) {}

    Mistake read(const Notation& notation, Sheet& sheet) {
        if (Mistake mistake = read_head(notation, sheet)) return mistake;
        const Vocabulary vocabulary(sheet, numbers_only);
        const int size = sheet.size.rows;
        for (int row = -1; row <= size; ++row) {
            if (Mistake mistake =
                    take_line(concat("the table has ", row + 1, " lines; ", vocabulary.board(), " needs ", size + 2)))
                return mistake;
            if (Mistake mistake = read_row(row, vocabulary, sheet)) return mistake;
        }
        const std::string_view last = tokens_.back();
        if (!line_.ended && last != nothing && vocabulary.clue_may_go_on(last))
            return error(end(), "the input ends inside the table; end its last line with a newline");
        return {};
    }

  private:
    base::Error error(std::size_t offset, std::string sentence) const { return {std::move(sentence), offset}; }
    std::size_t offset_of(std::string_view token) const {
        return begin_ + static_cast<std::size_t>(token.data() - line_.text.data());
    }
    std::size_t end() const { return begin_ + line_.text.size(); }

    /// Takes the next line and splits it at its blanks.
    Mistake take_line(std::string if_missing) {
        if (!cursor_.more()) return error(cursor_.at(), std::move(if_missing));
        begin_ = cursor_.at();
        line_ = cursor_.line();
        cursor_.take_line(line_);
        if (line_.too_long) return too_long_at(begin_);
        if (Mistake mistake = damage(line_.text, begin_)) return mistake;
        tokens_.clear();
        for (std::string_view rest = line_.text;;) {
            while (!rest.empty() && is_blank(rest.front())) rest.remove_prefix(1);
            if (rest.empty()) return {};
            const std::size_t length = static_cast<std::size_t>(std::ranges::find_if(rest, is_blank) - rest.begin());
            tokens_.push_back(rest.substr(0, length));
            rest.remove_prefix(length);
        }
    }

    /// The next line, which has one word.
    Mistake take_word(std::string_view what) {
        if (Mistake mistake = take_line(concat("the file ends too soon; its ", what, " is missing"))) return mistake;
        if (tokens_.size() != 1 || !line_.ended)
            return error(begin_, concat("this line has the ", what, " and nothing else"));
        return {};
    }

    Mistake read_head(const Notation& notation, Sheet& sheet) {
        if (Mistake mistake = take_word("word pzprv3")) return mistake;
        if (Mistake mistake = take_word("name of the puzzle")) return mistake;
        if (std::ranges::find(pzpr_names, tokens_.front()) == pzpr_names.end())
            return unknown_to_pzpr(tokens_.front(), "a pzprv3 file", begin_);
        kernel::Size size;
        if (Mistake mistake = take_word("number of rows")) return mistake;
        if (Mistake mistake = read_size(tokens_.front(), begin_, size.rows)) return mistake;
        if (Mistake mistake = take_word("number of columns")) return mistake;
        if (Mistake mistake = read_size(tokens_.front(), begin_, size.columns)) return mistake;
        if (size.rows != size.columns)
            return error(begin_, concat("the file has ", base::counted(size.rows, "row"), " and ",
                                        base::counted(size.columns, "column"), "; a ", notation.name, " is square"));
        sheet = blank(notation, size);
        return {};
    }

    Mistake read_row(int row, const Vocabulary& vocabulary, Sheet& sheet) {
        const int size = sheet.size.columns;
        if (std::ssize(tokens_) != size + 2)
            return error(end(), concat("this line has ", base::counted(std::ssize(tokens_), "item"), "; ",
                                       vocabulary.board(), " needs ", size + 2));
        for (int column = -1; column <= size; ++column) {
            const std::string_view token = tokens_[static_cast<std::size_t>(column + 1)];
            const bool at_side = column < 0 || column == size, at_top = row < 0, at_bottom = row == size;
            if (token == nothing) continue;
            if (at_side && (at_top || at_bottom))
                return error(offset_of(token), "a corner of the table has nothing but '.'");
            if (!at_side && !at_top && !at_bottom) {
                if (Mistake mistake = read_cell(token, row, column, vocabulary, sheet)) return mistake;
                continue;
            }
            const kernel::Side side = at_top       ? kernel::Side::top
                                      : at_bottom  ? kernel::Side::bottom
                                      : column < 0 ? kernel::Side::left
                                                   : kernel::Side::right;
            const auto place = static_cast<std::size_t>(at_side ? row : column);
            if (!vocabulary.read_clue(token, sheet.sides[side][place]))
                return vocabulary.unfit_clue(token, offset_of(token));
        }
        return {};
    }

    Mistake read_cell(std::string_view token, int row, int column, const Vocabulary& vocabulary, Sheet& sheet) {
        if (token.front() == given_mark) {
            token.remove_prefix(1);
            if (!vocabulary.read_value(token, sheet.cells.at(row, column)))
                return vocabulary.unfit_value(token, row + 1, offset_of(token));
            return {};
        }
        Filling& entries = sheet.begun.entries;
        if (entries.size().cells() == 0) entries.reset(sheet.size, std::nullopt);
        if (!vocabulary.read_value(token, entries.at(row, column)))
            return vocabulary.unfit_value(token, row + 1, offset_of(token));
        return {};
    }

    Cursor& cursor_;
    TextLine line_;
    std::size_t begin_ = 0;
    std::vector<std::string_view> tokens_;
};

}  // namespace

base::Result<Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks) {
    const auto notation = towers_notation(accepted, "a pzprv3 file");
    if (!notation) return notation.error();
    Sheet sheet;
    Mistake mistake = FileReader(cursor).read(**notation, sheet);
    if (!mistake) mistake = read_info(cursor, sheet, remarks.passed_over);
    if (mistake) {
        cursor.lose(cursor.at());
        return std::move(*mistake);
    }
    return sheet;
}

}  // namespace gridwright::formats::pzprv3
