// Reads an address: the name of the puzzle, its size, and the body with clues and cells.

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/towers.hpp"
#include "gridwright/formats/puzzlink/codec.hpp"

#include <algorithm>
#include <charconv>

namespace gridwright::formats::puzzlink {
namespace {

using namespace sheet;
using base::concat;

/// Walks over one address, which is one line.
class AddressReader {
  public:
    explicit AddressReader(const LineRecord& line) : line_(line) {}

    Mistake read(const Notation& notation, Sheet& sheet) {
        if (Mistake mistake = read_head(notation, sheet)) return mistake;
        if (Mistake mistake = read_clues(sheet)) return mistake;
        if (at_ == line_.text.size()) {
            if (line_.ended) return {};
            return error("the input ends after the clues of an address; end the line with a newline");
        }
        if (Mistake mistake = read_cells(sheet)) return mistake;
        if (at_ == line_.text.size()) return {};
        return error(concat("the address goes on behind the last cell of ", Vocabulary(sheet, numbers_only).board()));
    }

  private:
    base::Error error(std::string sentence) const { return error_at(at_, std::move(sentence)); }
    base::Error error_at(std::size_t at, std::string sentence) const { return {std::move(sentence), line_.begin + at}; }

    /// The part before the next slash, which is taken too.
    std::string_view take_part() {
        const std::size_t end = std::min(line_.text.find('/', at_), line_.text.size());
        const std::string_view part = line_.text.substr(at_, end - at_);
        at_ = std::min(end + 1, line_.text.size());
        return part;
    }

    Mistake read_head(const Notation& notation, Sheet& sheet) {
        if (const std::size_t page = line_.text.find('?'); page != std::string_view::npos) at_ = page + 1;
        std::size_t begin = at_;
        if (const std::string_view name = take_part(); std::ranges::find(pzpr_names, name) == pzpr_names.end())
            return unknown_to_pzpr(name, "a puzz.link address", line_.begin + begin);
        kernel::Size size;
        begin = at_;
        if (Mistake mistake = read_size(take_part(), line_.begin + begin, size.columns)) return mistake;
        begin = at_;
        if (Mistake mistake = read_size(take_part(), line_.begin + begin, size.rows)) return mistake;
        if (size.rows != size.columns)
            return error_at(begin, concat("the address has ", base::counted(size.columns, "column"), " and ",
                                          base::counted(size.rows, "row"), "; a ", notation.name, " is square"));
        sheet = blank(notation, size);
        return {};
    }

    /// The next place: a number as its decimal digits, or nothing for an empty place. A run stays until it is used up.
    Mistake next(std::string& number) {
        number.clear();
        if (run_ > 0) return --run_, Mistake{};
        const char c = at_ < line_.text.size() ? line_.text[at_] : '\0';
        if (c >= first_run && c <= last_run) {
            run_ = c - first_run;
            ++at_;
            return {};
        }
        if (c == '.') return error("a clue or cell '?' says nothing; leave it out of the address");
        const std::size_t digits = c == '-' ? 2 : c == '+' ? 3 : 1, from = at_ + (digits > 1);
        const std::string_view hexadecimal = line_.text.substr(std::min(from, line_.text.size()), digits);
        int value = 0;
        const auto [end, problem] =
            std::from_chars(hexadecimal.data(), hexadecimal.data() + hexadecimal.size(), value, 16);
        const bool whole = problem == std::errc{} && end == hexadecimal.data() + hexadecimal.size();
        if (!whole || hexadecimal.size() != digits || hexadecimal.front() == '-') {
            if (c == '\0' || from + digits > line_.text.size())
                return error_at(line_.text.size(), "the address ends too soon; clues or cells are missing");
            return error(
                concat(quoted(line_.text.substr(at_, 1)),
                       " does not belong in an address; numbers are hexadecimal, and g to z are empty places"));
        }
        at_ = from + digits;
        number = concat(value);
        return {};
    }

    Mistake read_clues(Sheet& sheet) {
        const Vocabulary vocabulary(sheet, numbers_only);
        std::string number;
        for (const kernel::Side side : top_bottom_left_right)
            for (int& clue : sheet.sides[side]) {
                const std::size_t begin = at_;
                if (Mistake mistake = next(number)) return mistake;
                if (!number.empty() && !vocabulary.read_clue(number, clue))
                    return vocabulary.unfit_clue(number, line_.begin + begin);
            }
        return run_ == 0 ? Mistake{} : too_long_run(vocabulary, "clues");
    }

    Mistake read_cells(Sheet& sheet) {
        const Vocabulary vocabulary(sheet, numbers_only);
        std::string number;
        for (int cell = 0; cell < sheet.size.cells(); ++cell) {
            const std::size_t begin = at_;
            if (Mistake mistake = next(number)) return mistake;
            if (!number.empty() && !vocabulary.read(number, sheet.cells[cell]))
                return vocabulary.unfit(number, sheet.size.row_of(cell) + 1, line_.begin + begin);
        }
        return run_ == 0 ? Mistake{} : too_long_run(vocabulary, "cells");
    }

    base::Error too_long_run(const Vocabulary& vocabulary, std::string_view what) const {
        return error_at(at_ - 1, concat("the address has more empty places than ", vocabulary.board(), " has ", what));
    }

    LineRecord line_;
    std::size_t at_ = 0;
    int run_ = 0;  // empty places that are left of a letter
};

}  // namespace

base::Result<Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks) {
    const auto line = take_line_record(cursor, comment_mark, remarks);
    if (!line) return line.error();
    const auto notation = towers_notation(accepted, "a puzz.link address");
    if (!notation) return notation.error();
    Sheet sheet;
    if (Mistake mistake = AddressReader(*line).read(**notation, sheet)) return std::move(*mistake);
    return sheet;
}

}  // namespace gridwright::formats::puzzlink
