// Reads a board line by line. It ends when its rows are complete, so the reader never waits for input behind the last
// row. A header alone can be a whole puzzle, which only the next line shows, and a drawing without a header shows its
// kind only as a whole; only there the reader looks ahead.
//
// A file that was cut must not be read as another puzzle. Most cuts leave a row or a line too few. The others are cuts
// inside the last token (12 became 1) and inside a header, so a last line without its newline is refused when it
// could have gone on.

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/recognise.hpp"
#include "gridwright/formats/text/begun.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/text/drawn.hpp"
#include "gridwright/formats/text/tokens.hpp"

#include <algorithm>
#include <array>

namespace gridwright::formats::text {
namespace {

using namespace sheet;

using base::concat;

bool is_symbol(std::string_view token, const Notation& notation) {
    return std::ranges::find(notation.symbols, token, &Symbol::text) != notation.symbols.end();
}

class TextReader {
  public:
    TextReader(Cursor& cursor, const Accepted& accepted, Remarks& remarks)
        : cursor_(cursor), accepted_(accepted), remarks_(remarks) {}

    base::Result<Sheet> read() {
        if (Mistake mistake = read_record()) {
            cursor_.lose(cursor_.at());
            return std::move(*mistake);
        }
        if (lost_remark_) return *std::move(lost_remark_);
        return std::move(sheet_);
    }

  private:
    Mistake read_record();
    Mistake read_header();
    Mistake read_sizes(std::string_view& rest);
    Mistake read_options(std::string_view& rest);
    Mistake read_board();
    Mistake read_clues(kernel::Side side, const Vocabulary& vocabulary);
    Mistake read_row(int row, const Vocabulary& vocabulary);
    Mistake read_cell(std::string_view token, int row, int column, const Vocabulary& vocabulary);
    Mistake read_cut(const Vocabulary& vocabulary) const;
    Mistake take_line();
    void note(std::string_view comment);
    Mistake take_row();
    Mistake stands_alone(bool& alone);
    bool begins_next(const TextLine& line) const;
    void split();
    void drop_row_name(int row);
    base::Error wrong_row(int row, const Vocabulary& vocabulary) const;
    std::size_t offset_of(std::string_view token) const;
    std::size_t end_of_tokens() const;
    std::string header_form() const;
    base::Error no_header(std::string_view token) const;

    Cursor& cursor_;
    const Accepted& accepted_;
    Remarks& remarks_;
    Sheet sheet_;
    Mistake lost_remark_;
    TextLine line_;                                          ///< the line taken last
    std::size_t line_begin_ = 0;                             ///< where it begins in the record
    std::array<std::string_view, longest_side + 2> tokens_;  ///< of the line, as many as a row can have
    std::size_t stop_ = 0;                                   ///< where a board stops that has too few lines
    std::size_t count_ = 0;  ///< how many there are, those that no row can have included
    bool clues_ = false;     ///< there are clues around the board
    bool framed_ = false;    ///< a line that only draws a frame came before this one
};

std::size_t TextReader::offset_of(std::string_view token) const {
    return line_begin_ + (token.data() - line_.text.data());
}

Mistake TextReader::take_line() {
    line_begin_ = cursor_.at();
    line_ = cursor_.line_with_comment(comment_mark);
    cursor_.take_line(line_);
    if (line_.too_long) return too_long_at(line_begin_);
    return damage(without_comment(line_.text, comment_mark), line_begin_);
}

/// Keeps what the comment of the line says. The board is read to its end even when that cannot be kept, so that the
/// reader knows where to go on.
void TextReader::note(std::string_view comment) {
    if (!line_.shortened)
        remarks_.note(comment);
    else if (Mistake lost = lost_remark(comment, offset_of(comment)))
        lost_remark_ = std::move(lost);
}

Mistake TextReader::read_record() {
    if (!is_letter(cursor_.peek()))
        if (auto drawn = recognise_drawing(cursor_, accepted_.notations)) {
            sheet_ = std::move(drawn->blank);
            clues_ = drawn->clues;
            framed_ = true;
            return read_board();
        }
    if (Mistake mistake = read_header()) return mistake;
    clues_ = sheet_.notation->sides;
    if (sheet_.notation->blank_by_header) {
        bool alone = false;
        if (Mistake mistake = stands_alone(alone); mistake || alone) return mistake;
    }
    return read_board();
}

std::string TextReader::header_form() const {
    std::string form = concat(sheet_.notation->name, sheet_.notation->rectangular ? " ROWS COLUMNS" : " SIZE");
    for (const Option& option : sheet_.notation->options) {
        form += concat(" [", option.key, '=');
        for (const std::string_view word : option.words) form += concat(word, word == option.words.back() ? "" : "|");
        form += option.words.empty() ? "NUMBER]" : "]";
    }
    return form;
}

/// A word is an unknown puzzle, unless it is a symbol of the board above; anything else is no name at all.
base::Error TextReader::no_header(std::string_view token) const {
    const char first = static_cast<char>(token.front() | 0x20);
    const auto& [codec, notation, rows] = accepted_.above;
    const bool word = first >= 'a' && first <= 'z';
    if (notation && (!word || is_symbol(token, *notation)))
        return {concat("the board above already has its ", base::counted(rows, "row"),
                       "; the next puzzle begins with a header such as ", quoted(header_example(accepted_.notations))),
                offset_of(token)};
    if (word) return unknown_puzzle(token, accepted_.notations, &Notation::name, offset_of(token));
    return {concat(quoted(token), " does not begin a puzzle; a header does, such as ",
                   quoted(header_example(accepted_.notations))),
            offset_of(token)};
}

Mistake TextReader::read_header() {
    if (Mistake mistake = take_line()) return mistake;
    std::string_view rest = line_.text;
    const std::string_view name = take_token(rest);
    const auto notation = std::ranges::find(accepted_.notations, name, &Notation::name);
    if (notation == accepted_.notations.end()) return no_header(name.empty() ? base::trimmed(line_.text) : name);
    sheet_.notation = *notation;
    if (Mistake mistake = read_sizes(rest)) return mistake;
    if (Mistake mistake = read_options(rest)) return mistake;
    if (!line_.ended)
        return base::Error{"the input ends inside a header; end the line with a newline",
                           line_begin_ + line_.text.size()};
    note(base::trimmed(rest));
    return std::nullopt;
}

Mistake TextReader::read_sizes(std::string_view& rest) {
    int sizes[2];
    const int wanted = sheet_.notation->rectangular ? 2 : 1;
    for (int i = 0; i < wanted; ++i) {
        const std::string_view token = take_token(rest);
        if (token.empty())
            return base::Error{concat("the size is missing; the header is ", header_form()), offset_of(token)};
        if (Mistake mistake = read_size(token, offset_of(token), sizes[i])) return mistake;
    }
    sheet_ = blank(*sheet_.notation, {sizes[0], sizes[wanted - 1]});
    return std::nullopt;
}

Mistake TextReader::read_options(std::string_view& rest) {
    std::uint64_t said = 0;
    for (std::string_view token; !(token = take_token(rest)).empty();) {
        const std::size_t equals = token.find('=');
        const auto& options = sheet_.notation->options;
        const auto option = std::ranges::find(options, token.substr(0, equals), &Option::key);
        if (equals == std::string_view::npos || option == options.end())
            return base::Error{concat("unexpected ", quoted(token), "; the header is ", header_form()),
                               offset_of(token)};
        const auto index = option - options.begin();
        if (said >> index & 1)
            return base::Error{concat(option->key, " appears twice; write it once"), offset_of(token)};
        said |= std::uint64_t{1} << index;
        const std::string_view value = token.substr(equals + 1);
        if (Mistake mistake = read_option(*option, value, offset_of(value), sheet_.options[index])) return mistake;
    }
    return std::nullopt;
}

/// True for the first line of another record. A brace at the end of the input may be the begin of marks that are cut.
bool TextReader::begins_next(const TextLine& line) const {
    return begins_record(line.text, accepted_) && (line.ended || line.text != "{");
}

/// Whether a new record or the end of the input comes where rows could. Comments on the way belong to the next record
/// then, so nothing is taken.
Mistake TextReader::stands_alone(bool& alone) {
    const std::size_t begin = cursor_.at();
    const auto says_nothing = [&](std::string_view line) {
        return base::trimmed(line).empty() || is_comment(line, accepted_);
    };
    TextLine line;
    do {
        line = cursor_.line();
        if (line.too_long && is_comment(line.text, accepted_))
            line = cursor_.line_with_comment(base::trimmed(line.text).front());
        if (line.too_long && !begins_record(line.text, accepted_)) return too_long_at(cursor_.at());
        cursor_.take_line(line);
    } while (line.ended && says_nothing(line.text));
    if (says_nothing(line.text) && !line.text.empty())
        return base::Error{"the input ends inside a line; end it with a newline", cursor_.at()};
    alone = line.text.empty() || begins_next(line);
    cursor_.move_to(begin);
    return std::nullopt;
}

/// Cuts the line into its tokens, without those that draw the frame.
void TextReader::split() {
    count_ = 0;
    std::string_view rest = line_.text;
    for (std::string_view token; !(token = take_token(rest, wrong_mark)).empty();) {
        if (is_edge(token) && !is_symbol(token, *sheet_.notation)) continue;
        if (count_ < tokens_.size()) tokens_[count_] = token;
        ++count_;
    }
}

/// Takes lines up to one that holds clues or cells. When there is none, no token is left, and what follows the
/// last row stays there: the comments before the next record are its own.
Mistake TextReader::take_row() {
    const std::size_t begin = cursor_.at();
    do {
        if (Mistake mistake = take_line()) return mistake;
        count_ = 0;
        stop_ = line_begin_;
        if (begins_next(line_)) {
            cursor_.move_to(begin);
            return std::nullopt;
        }
        if (base::trimmed(line_.text).starts_with(comment_mark)) note(line_.text);
        split();
        if ((count_ == 0 || line_.text.find('+') != std::string_view::npos) && is_frame(line_.text)) {
            count_ = 0;
            framed_ = true;
        }
    } while (count_ == 0 && line_.ended);
    stop_ = cursor_.at();
    return std::nullopt;
}

Mistake TextReader::read_board() {
    const Vocabulary vocabulary(sheet_, script);
    if (clues_)
        if (Mistake mistake = read_clues(kernel::Side::top, vocabulary)) return mistake;
    for (int row = 0; row < sheet_.size.rows; ++row)
        if (Mistake mistake = read_row(row, vocabulary)) return mistake;
    if (clues_)
        if (Mistake mistake = read_clues(kernel::Side::bottom, vocabulary)) return mistake;
    return read_cut(vocabulary);
}

std::size_t TextReader::end_of_tokens() const {
    const std::string_view last = tokens_[std::min(count_, tokens_.size()) - 1];
    return offset_of(last) + last.size();
}

Mistake TextReader::read_clues(kernel::Side side, const Vocabulary& vocabulary) {
    if (Mistake mistake = take_row()) return mistake;
    std::vector<int>& clues = sheet_.sides[side];
    if (count_ == 0)
        return base::Error{concat("the line of ", name(side), " clues is missing; ", vocabulary.board(), " needs ",
                                  clues.size(), ", '.' for none"),
                           stop_};
    if (side == kernel::Side::bottom && count_ == clues.size() + 2)
        return base::Error{concat("the board already has its ", base::counted(sheet_.size.rows, "row"),
                                  "; the line of bottom clues comes next"),
                           offset_of(tokens_[0])};
    if (count_ != clues.size())
        return vocabulary.wrong_clues(side, count_,
                                      count_ < clues.size() ? end_of_tokens() : offset_of(tokens_[clues.size()]));
    for (std::size_t i = 0; i < clues.size(); ++i)
        if (!vocabulary.read_clue(tokens_[i], clues[i]))
            return vocabulary.unfit_clue(tokens_[i], offset_of(tokens_[i]));
    return std::nullopt;
}

base::Error TextReader::wrong_row(int row, const Vocabulary& vocabulary) const {
    const std::size_t columns = sheet_.size.columns;
    const std::size_t clues = clues_ ? 2 : 0;
    if (count_ == 0)
        return {concat("the board ends after ", base::counted(row, "row"), "; ", vocabulary.board(), " needs ",
                       sheet_.size.rows),
                stop_};
    const std::size_t offset =
        count_ > columns + clues ? offset_of(tokens_[std::min(columns + clues, tokens_.size() - 1)]) : end_of_tokens();
    if (clues && (count_ < clues || count_ == columns))
        return {concat("row ", row + 1, " has no room for its clues; ", vocabulary.board(), " needs a clue, ",
                       base::counted(sheet_.size.columns, sheet_.notation->cell_noun), " and a clue, '.' for none"),
                offset};
    return vocabulary.wrong_length(row + 1, count_ - clues, offset);
}

Mistake TextReader::read_cell(std::string_view token, int row, int column, const Vocabulary& vocabulary) {
    if (is_begun(token)) return read_begun(token, row, column, vocabulary, offset_of(token), sheet_);
    if (vocabulary.read(token, sheet_.cells.at(row, column))) return std::nullopt;
    return vocabulary.unfit(token, row + 1, offset_of(token));
}

/// In a drawing the name of the row may be before it, outside the bars. Where a frame is drawn around the board, a
/// token outside the bars is no cell even if a cell is missing, so that a row that was cut is not taken for another.
void TextReader::drop_row_name(int row) {
    const std::string_view line = base::trimmed(line_.text);
    if (clues_ || count_ == 0 || count_ > tokens_.size() || begins_with_bar(line)) return;
    const bool one_more = count_ == static_cast<std::size_t>(sheet_.size.columns) + 1;
    if (!(one_more || (framed_ && has_bars(line))) ||
        tokens_[0] != row_label(sheet_.notation->naming, row, sheet_.size))
        return;
    std::copy(tokens_.begin() + 1, tokens_.begin() + static_cast<std::ptrdiff_t>(count_), tokens_.begin());
    --count_;
}

Mistake TextReader::read_row(int row, const Vocabulary& vocabulary) {
    if (Mistake mistake = take_row()) return mistake;
    drop_row_name(row);
    const std::size_t columns = sheet_.size.columns;
    const std::size_t first = clues_ ? 1 : 0;
    const std::span tokens(tokens_.data(), std::min(count_, tokens_.size()));
    if (Mistake mistake = find_split_marks(tokens, line_.text, line_begin_)) return mistake;
    if (count_ != columns + 2 * first) return wrong_row(row, vocabulary);
    const auto read_end = [&](kernel::Side side, std::string_view token) {
        return first == 0 || vocabulary.read_clue(token, sheet_.sides[side][row]);
    };
    if (!read_end(kernel::Side::left, tokens_[0])) return vocabulary.unfit_clue(tokens_[0], offset_of(tokens_[0]));
    for (int column = 0; column < sheet_.size.columns; ++column)
        if (Mistake mistake = read_cell(tokens_[first + static_cast<std::size_t>(column)], row, column, vocabulary))
            return mistake;
    const std::string_view last = tokens_[count_ - 1];
    if (!read_end(kernel::Side::right, last)) return vocabulary.unfit_clue(last, offset_of(last));
    return std::nullopt;
}

/// Whether the input may have been cut inside the last token of the board.
Mistake TextReader::read_cut(const Vocabulary& vocabulary) const {
    const std::string_view last = tokens_[count_ - 1];
    if (line_.ended || last.data() + last.size() != line_.text.data() + line_.text.size()) return std::nullopt;
    const bool may_go_on = clues_           ? vocabulary.clue_may_go_on(last)
                           : is_begun(last) ? begun_may_go_on(last)
                                            : vocabulary.may_go_on(last);
    if (!may_go_on) return std::nullopt;
    return base::Error{
        concat("the input ends after ", quoted(last), ", which may be cut off; end the last line with a newline"),
        end_of_tokens()};
}

}  // namespace

base::Result<Sheet> read(Cursor& cursor, const Accepted& accepted, Remarks& remarks) {
    return TextReader(cursor, accepted, remarks).read();
}

}  // namespace gridwright::formats::text
