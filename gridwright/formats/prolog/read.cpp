// Makes a sheet from a parsed Prolog term. The functor names the puzzle; a bare list is recognised by its shape: four
// lists of clues, or the rows of a board of letters. A fact with one list is read like that list, whatever its name,
// because programs keep their puzzles so: `restrictions4([[...],...]).`, and perhaps `board4([[_,...],...]).` below it.

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/recognise.hpp"
#include "gridwright/formats/prolog/codec.hpp"
#include "gridwright/formats/prolog/term.hpp"

#include <algorithm>

namespace gridwright::formats::prolog {
namespace {

using namespace sheet;

using base::concat;

/// Makes a sheet of a term.
class TermReader {
  public:
    TermReader(const Term& term, const Accepted& accepted)
        : term_(term), listing_(term.arguments), accepted_(accepted) {}

    base::Result<Sheet> read() {
        if (Mistake mistake = term_.functor.empty() || is_fact() ? read_bare() : read_compound())
            return std::move(*mistake);
        return std::move(sheet_);
    }

    /// Whether the term is one list with a name that is no puzzle's.
    bool is_fact() const {
        return !term_.functor.empty() && term_.places.size() == 1 && listing_.is_list(term_.places[0]) &&
               std::ranges::find(accepted_.notations, term_.functor, &Notation::functor) == accepted_.notations.end();
    }

    /// Whether it is a fact with the sides of a board, or with a square board.
    bool is_fact_with_sides() const { return is_fact() && is_sides(term_.places[0]); }
    bool is_fact_with_board() const { return is_fact() && is_square_with_unknown(term_.places[0]); }

    /// Reads a fact with a board into the sheet that has its sides.
    Mistake read_board_below(Sheet& sheet) const {
        return read_rows(listing_, term_.places[0], Vocabulary(sheet, script), sheet);
    }

  private:
    Mistake read_bare();
    Mistake read_compound();
    Mistake read_size_arguments(kernel::Size& size);
    Mistake read_square(std::size_t list, kernel::Size& size);
    Mistake read_options(std::size_t first, bool with_numbers);
    Mistake read_sides(std::size_t list);
    bool is_sides(std::size_t list) const;
    bool holds_unknown(std::size_t list) const;
    bool holds_known(std::size_t list) const;
    bool is_square_with_unknown(std::size_t list) const;
    bool speaks(const Notation& notation, std::size_t list) const;
    const Notation* with_sides() const;
    const Notation* notation_of_board(std::size_t list) const;
    std::string form() const;
    std::vector<std::string> functors() const;

    const Term& term_;
    const Listing& listing_;
    const Accepted& accepted_;
    Sheet sheet_;
};

std::string TermReader::form() const {
    const Notation& notation = *sheet_.notation;
    std::string form = concat(notation.functor, notation.rectangular ? "(Rows, Columns, " : "(");
    for (const Option& option : notation.options)
        if (!option.words.empty()) form += concat(option.words.front(), ", ");
    return concat(form, notation.sides ? "Sides, " : "", "Board)");
}

std::vector<std::string> TermReader::functors() const {
    std::vector<std::string> all;
    for (const Notation* notation : accepted_.notations) all.emplace_back(notation->functor);
    return all;
}

Mistake TermReader::read_size_arguments(kernel::Size& size) {
    const auto read = [&](std::size_t place, int& side) {
        return read_size(listing_.spelling(place), listing_[place].offset, side);
    };
    if (Mistake mistake = read(term_.places[0], size.rows)) return mistake;
    return read(term_.places[1], size.columns);
}

/// The size of a square that has as many rows as the list has items.
Mistake TermReader::read_square(std::size_t list, kernel::Size& size) {
    if (!listing_.is_list(list))
        return base::Error{concat(quoted(listing_.spelling(list)), " is not a list; the term is ", form()),
                           listing_[list].offset};
    const Mistake mistake = read_size(concat(listing_.count(list)), listing_[list].offset, size.rows);
    size.columns = size.rows;
    return mistake;
}

Mistake TermReader::read_compound() {
    const auto notation = std::ranges::find(accepted_.notations, term_.functor, &Notation::functor);
    if (notation == accepted_.notations.end()) {
        base::Error error = unknown_puzzle(term_.functor, accepted_.notations, &Notation::functor, 0);
        error.message += "; a fact of another name has one list";
        return error;
    }
    sheet_.notation = *notation;
    const std::span<const Option> options = (*notation)->options;
    const std::size_t numbers = std::ranges::count_if(options, [](const Option& o) { return o.words.empty(); });
    const std::size_t first = (*notation)->rectangular ? 2 : 0;
    const std::size_t least = first + options.size() - numbers + ((*notation)->sides ? 2 : 1);
    const std::size_t given = term_.places.size();
    if (given != least && given != least + numbers)
        return base::Error{concat(term_.functor, " has ", base::counted(static_cast<std::int64_t>(given), "argument"),
                                  "; the term is ", form()),
                           0};
    kernel::Size size;
    const std::size_t board = term_.places.back();
    if (Mistake mistake = first ? read_size_arguments(size) : read_square(board, size)) return mistake;
    sheet_ = blank(**notation, size);
    if (Mistake mistake = read_options(first, given > least)) return mistake;
    if ((*notation)->sides)
        if (Mistake mistake = read_sides(term_.places[given - 2])) return mistake;
    return read_rows(listing_, board, Vocabulary(sheet_, script), sheet_);
}

Mistake TermReader::read_options(std::size_t first, bool with_numbers) {
    for (std::size_t i = 0; i < sheet_.options.size(); ++i) {
        const Option& option = sheet_.notation->options[i];
        if (option.words.empty() && !with_numbers) continue;
        const std::size_t place = term_.places[first++];
        if (Mistake mistake = read_option(option, listing_.spelling(place), listing_[place].offset, sheet_.options[i]))
            return mistake;
    }
    return std::nullopt;
}

Mistake TermReader::read_sides(std::size_t list) {
    if (!listing_.is_list(list) || listing_.count(list) != 4)
        return base::Error{"the sides are a list of four lists: top, left, bottom and right", listing_[list].offset};
    const Vocabulary vocabulary(sheet_, script);
    std::size_t next = list + 1;
    for (const kernel::Side side : kernel::every_side) {
        if (Mistake mistake = read_side(listing_, next, vocabulary, side, sheet_)) return mistake;
        next = listing_.after(next);
    }
    return std::nullopt;
}

const Notation* TermReader::with_sides() const {
    const auto notation = std::ranges::find_if(accepted_.notations, [](const Notation* n) { return n->sides; });
    return notation == accepted_.notations.end() ? nullptr : *notation;
}

bool TermReader::holds_unknown(std::size_t list) const {
    for (std::size_t i = list + 1; i < listing_.after(list); ++i)
        if (listing_[i].kind == Listing::unknown) return true;
    return false;
}

bool TermReader::holds_known(std::size_t list) const {
    for (std::size_t i = list + 1; i < listing_.after(list); ++i)
        if (listing_[i].kind == Listing::number || listing_[i].kind == Listing::word) return true;
    return false;
}

bool TermReader::is_square_with_unknown(std::size_t list) const {
    for (std::size_t row = list + 1; row < listing_.after(list); row = listing_.after(row))
        if (!listing_.is_list(row) || listing_.count(row) != listing_.count(list)) return false;
    return holds_unknown(list);
}

/// Four lists of one length without unknowns.
bool TermReader::is_sides(std::size_t list) const {
    if (listing_.count(list) != 4 || holds_unknown(list)) return false;
    for (std::size_t side = list + 1; side < listing_.after(list); side = listing_.after(side))
        if (!listing_.is_list(side) || listing_.count(side) != listing_.count(list + 1)) return false;
    return true;
}

/// Whether every known entry is a symbol of that notation, which is for squares without sides and without numbers.
bool TermReader::speaks(const Notation& notation, std::size_t list) const {
    const Sheet square = blank(notation, {1, 1});
    if (notation.rectangular || notation.sides || notation.highest_number(square.size, square.options) > 0)
        return false;
    for (std::size_t i = list + 1; i < listing_.after(list); ++i) {
        const bool known = listing_[i].kind == Listing::number || listing_[i].kind == Listing::word;
        if (known &&
            std::ranges::find(notation.symbols, listing_.spelling(i), &Symbol::prolog) == notation.symbols.end())
            return false;
    }
    return true;
}

const Notation* TermReader::notation_of_board(std::size_t list) const {
    for (const Notation* notation : accepted_.notations)
        if (speaks(*notation, list)) return notation;
    return with_sides();
}

Mistake TermReader::read_bare() {
    const std::size_t list = term_.places[0];
    const bool sides = is_sides(list);
    if (!sides && !holds_unknown(list))
        return base::Error{concat(term_.functor.empty() ? "this list" : concat("the list of ", quoted(term_.functor)),
                                  " is not a puzzle; sides are four lists of the same length, a board is a square list "
                                  "with _"),
                           0};
    if (!term_.functor.empty() && !holds_known(list))
        return base::Error{
            concat("unknown puzzle ", quoted(term_.functor),
                   "; its board is blank, so nothing shows which puzzle it is; known are ", base::listed(functors())),
            0};
    const Notation* notation = sides ? with_sides() : notation_of_board(list);
    if (!notation)
        return base::Error{"none of these puzzles can be written as a bare list; a term says what it is: name(Board)",
                           0};
    sheet_.notation = notation;
    kernel::Size size;
    if (Mistake mistake = read_square(sides ? list + 1 : list, size)) return mistake;
    sheet_ = blank(*notation, size);
    return sides ? read_sides(list) : read_rows(listing_, list, Vocabulary(sheet_, script), sheet_);
}

/// Whether the mistake is the beginning of the next record, which is on a line of its own: then the term was cut.
bool cut_by_next(std::string_view line, std::size_t mistake, const Accepted& accepted) {
    return line.substr(0, mistake).find_first_of(",])") == std::string_view::npos && begins_record(line, accepted);
}

/// Settles where the search for the next record begins. The rest of a term's only line is not waited for.
base::Error lose(Cursor& cursor, const Accepted& accepted, base::Error error) {
    if (cursor.too_long()) {
        cursor.lose(cursor.at());
        return error;
    }
    const std::size_t place = *error.offset;
    const std::size_t begin = cursor.part(0, place).rfind('\n') + 1;  // 0 when there is no newline
    cursor.move_to(place);
    const bool odd = cursor.more() && (cursor.peek() == '\0' || static_cast<unsigned char>(cursor.peek()) >= 0x80);
    std::size_t resume = std::max<std::size_t>(place, 1), known = place;
    if (begin > 0 || odd) {
        cursor.move_to(begin);
        const TextLine line = cursor.line();
        known = begin + line.text.size();
        if (begin > 0 && cut_by_next(line.text, place - begin, accepted)) {
            error = {"this Prolog term has no full stop; the next record begins on the next line", begin - 1};
            resume = known = begin;
        }
    }
    // Before that place only comments can have bytes that are not ASCII, and those may be in any encoding.
    Mistake broken = known > place ? damage(cursor.part(place, known), place) : std::nullopt;
    cursor.lose(resume);
    return broken && *broken->offset == place ? std::move(*broken) : std::move(error);
}

/// The digits at the end of a name.
std::string_view number_of(std::string_view name) {
    const std::size_t last = name.find_last_not_of("0123456789");
    return name.substr(last == std::string_view::npos ? 0 : last + 1);
}

/// Reads the board of these sides if it comes next, in a fact whose name ends in the same number.
Mistake read_board_of(std::string_view sides, Cursor& cursor, const Accepted& accepted, Remarks& remarks,
                      Sheet& sheet) {
    const std::size_t behind_sides = cursor.at();
    Remarks with_board = remarks;
    Term term;
    if (!number_of(sides).empty() && !skip_layout(cursor, with_board) && is_lower(cursor.peek()) &&
        !scan_term(cursor, with_board, term) && number_of(term.functor) == number_of(sides)) {
        const TermReader board(term, accepted);
        if (board.is_fact_with_board()) {
            remarks = std::move(with_board);
            return term.lost_remark ? std::move(term.lost_remark) : board.read_board_below(sheet);
        }
    }
    cursor.move_to(behind_sides);
    return std::nullopt;
}

}  // namespace

base::Result<Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks) {
    Term term;
    if (Mistake mistake = scan_term(cursor, remarks, term)) return lose(cursor, accepted, std::move(*mistake));
    TermReader reader(term, accepted);
    base::Result<Sheet> sheet = reader.read();
    if (sheet && term.lost_remark) return *term.lost_remark;
    if (!sheet || !reader.is_fact()) return sheet;
    if (reader.is_fact_with_sides())
        if (Mistake mistake = read_board_of(term.functor, cursor, accepted, remarks, *sheet))
            return std::move(*mistake);
    if (remarks.source.empty()) sheet->source = term.functor;
    return sheet;
}

}  // namespace gridwright::formats::prolog
