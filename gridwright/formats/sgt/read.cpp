// Reads a game ID of Towers: the size, the clues around the board, and perhaps the given cells.

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/towers.hpp"
#include "gridwright/formats/sgt/codec.hpp"

#include <algorithm>

namespace gridwright::formats::sgt {
namespace {

using namespace sheet;

using base::concat;

/// Walks over one ID, which is one line. Offsets are those in the record, which begins with the line.
class IdReader {
  public:
    explicit IdReader(const LineRecord& line) : begin_(line.begin), id_(line.text), ended_(line.ended) {}

    Mistake read(const Notation& notation, Sheet& sheet) {
        if (Mistake mistake = read_head(notation, sheet)) return mistake;
        const Vocabulary vocabulary(sheet, numbers_only);
        if (Mistake mistake = read_clues(vocabulary, sheet)) return mistake;
        if (at_ == id_.size()) {
            if (ended_) return {};
            return error("the input ends after the clues of a game ID; end the line with a newline");
        }
        ++at_;  // the comma
        return read_cells(vocabulary, sheet);
    }

  private:
    base::Error error(std::string sentence) const { return {std::move(sentence), begin_ + at_}; }

    std::string_view take_digits() {
        const std::size_t from = at_;
        while (at_ < id_.size() && is_digit(id_[at_])) ++at_;
        return id_.substr(from, at_ - from);
    }

    Mistake read_head(const Notation& notation, Sheet& sheet) {
        int size = 0;
        if (Mistake mistake = read_size(take_digits(), begin_, size)) return mistake;
        if (at_ == id_.size() || id_[at_] != ':')
            return error(
                concat(quoted(id_), " is not a puzzle but a way to make one; a game ID has a colon after its size"));
        ++at_;
        sheet = blank(notation, {size, size});
        return {};
    }

    Mistake read_clues(const Vocabulary& vocabulary, Sheet& sheet) {
        const std::size_t comma = std::min(id_.find(',', at_), id_.size());
        const auto found = 1 + std::ranges::count(id_.substr(at_, comma - at_), '/');
        const int needed = 4 * sheet.size.rows;
        if (found != needed)
            return error(concat("the game ID has ", base::counted(static_cast<int>(found), "clue"), "; ",
                                vocabulary.board(), " needs ", needed, ", separated by slashes and empty for no clue"));
        for (const kernel::Side side : top_bottom_left_right)
            for (int& clue : sheet.sides[side]) {
                const std::size_t end = std::min(id_.find('/', at_), comma);
                const std::string_view token = id_.substr(at_, end - at_);
                if (!vocabulary.read_clue(token, clue)) return vocabulary.unfit_clue(token, begin_ + at_);
                at_ = std::min(end + 1, comma);
            }
        return {};
    }

    /// Letters are runs of open cells, and two numbers side by side have a `_` between them.
    Mistake read_cells(const Vocabulary& vocabulary, Sheet& sheet) {
        const int cells = sheet.size.cells();
        int cell = 0;
        bool after_number = false;
        while (at_ < id_.size()) {
            const char c = id_[at_];
            if (c >= 'a' && c <= 'z') {
                cell += c - 'a' + 1;
                after_number = false;
                ++at_;
            } else {
                if (c == '_' && after_number) ++at_;
                const std::size_t begin = at_;
                const std::string_view token = take_digits();
                if (token.empty() || (after_number && c != '_'))
                    return error(concat(quoted(id_.substr(begin, 1)),
                                        " does not belong in the cells of a game ID; "
                                        "they are numbers, letters for open cells, and _ between two numbers"));
                if (cell >= cells) break;
                if (!vocabulary.read(token, sheet.cells[cell]))
                    return vocabulary.unfit(token, sheet.size.row_of(cell) + 1, begin_ + begin);
                if (at_ == id_.size() && !ended_ && vocabulary.may_go_on(token))
                    return error(concat("the input ends after ", quoted(token),
                                        ", which may be cut off; end the line with a newline"));
                ++cell;
                after_number = true;
            }
            if (cell > cells) break;
        }
        if (cell == cells && at_ == id_.size()) return {};
        return error(concat("the game ID has ", cell < cells ? "fewer" : "more", " cells than ", vocabulary.board()));
    }

    std::size_t begin_;
    std::string_view id_;
    bool ended_;
    std::size_t at_ = 0;
};

}  // namespace

base::Result<Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks) {
    const auto line = take_line_record(cursor, comment_mark, remarks);
    if (!line) return line.error();
    const auto notation = towers_notation(accepted, "a game ID");
    if (!notation) return notation.error();
    Sheet sheet;
    if (Mistake mistake = IdReader(*line).read(**notation, sheet)) return std::move(*mistake);
    return sheet;
}

}  // namespace gridwright::formats::sgt
