#include "cli/generate/expected_puzzles.hpp"

#include "cli/generate/generated_puzzle.hpp"
#include "cli/output/answer_parts.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/answers/make_run.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/formats/writer.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

namespace gridwright::cli {
namespace {

/// The puzzle of a text that holds exactly one.
std::optional<sheet::Sheet> sheet_in(std::string_view text, const formats::Codec& codec) {
    formats::SheetReader reader(formats::source_of(text), puzzles::notations(), &codec);
    auto reading = reader.next();
    if (!reading || !reading->sheet) return std::nullopt;
    return *std::move(reading->sheet);
}

std::string written(const sheet::Sheet& sheet, const formats::Codec& codec) {
    std::string text;
    formats::write(sheet, codec, text);
    return text;
}

/// Whether comments hold the board of the puzzle, filled, as the program writes it.
bool is_solution(std::string_view comments, const sheet::Sheet& puzzle, const formats::Codec& codec) {
    std::string board;
    for (std::string_view rest = comments; !rest.empty();) {
        std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        line.remove_prefix(std::min<std::size_t>(line.size(), 2));
        board.append(line) += '\n';
    }
    const auto solved = sheet_in(board, codec);
    if (!solved || commented(written(*solved, codec)) != comments) return false;
    const auto fits = [](const auto& given, const auto& filled) { return filled && (!given || given == filled); };
    return solved->notation == puzzle.notation && solved->size == puzzle.size && solved->sides == puzzle.sides &&
           std::equal(puzzle.cells.begin(), puzzle.cells.end(), solved->cells.begin(), fits);
}

/// The characters that the program writes into files, besides line ends.
bool is_printable(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return (c >= ' ' && c <= '~') || c == '\n'; });
}

bool begin_alike(std::string_view one, std::string_view other) {
    const std::size_t length = std::min(one.size(), other.size());
    return one.substr(0, length) == other.substr(0, length);
}

/// Removes and returns the text up to a separator, or all of it.
std::string_view take_until(char separator, std::string_view& text) {
    const std::string_view part = text.substr(0, text.find(separator));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

std::string_view take_word(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    return take_until(' ', line);
}

/// Whether a word of a drawing can replace this one of a blank board. Columns are as wide as their widest entry.
bool fits(std::string_view word, std::string_view on_blank) {
    const auto is_edge = [](std::string_view text) { return text.find_first_not_of("+-") == std::string_view::npos; };
    if (on_blank != ".") return word == on_blank || (on_blank.size() > 1 && is_edge(word) && is_edge(on_blank));
    constexpr std::size_t longest = 2;
    const auto is_entry = [](unsigned char c) { return std::isalnum(c) || c == '.' || c == '_' || c == '-'; };
    return !word.empty() && word.size() <= longest && std::all_of(word.begin(), word.end(), is_entry);
}

bool fits_line(std::string_view line, std::string_view on_blank) {
    while (!on_blank.empty())
        if (!fits(take_word(line), take_word(on_blank))) return false;
    return line.empty();
}

/// Whether a line that has not ended can become one that fits.
bool may_fit_line(std::string_view line, std::string_view on_blank) {
    while (!line.empty()) {
        const std::string_view word = take_word(line), blank = take_word(on_blank);
        const bool cut = line.empty() && !word.empty() && blank.starts_with(word);
        if (!word.empty() && !cut && !fits(word, blank)) return false;
    }
    return true;
}

}  // namespace

ExpectedPuzzles::ExpectedPuzzles(const RunSettings& settings, std::uint64_t first, answers::OutputFormat format)
    : format_(format),
      command_(settings.maker()),
      kind_(settings.kind()),
      generator_(settings.generator()),
      first_(first),
      solutions_(settings.has("--solutions")),
      distinct_(settings.has("--distinct")) {
    base::read_number(settings.value("--size"), size_);
    base::read_number(settings.value("--seed"), seed_);
    if (!format.drawing()) return;
    for (const sheet::Notation* notation : puzzles::notations()) {
        if (notation->name != kind_ || size_ < 1 || size_ > sheet::longest_side) continue;
        const auto puzzle = puzzles::make(sheet::blank(*notation, {size_, size_}));
        append_board(*puzzle, puzzle->sheet(), OutputStyle{format}, blank_);
    }
}

std::string ExpectedPuzzles::origin(std::uint64_t before) const {
    return format_.drawing() ? note_of(seed_, first_ + before, generator_)
                             : answers::source_of(command_, first_ + before, generator_);
}

std::string ExpectedPuzzles::before_number() const {
    const std::string any = origin(0);
    const std::string number = std::to_string(first_);
    return any.substr(
        0, format_.drawing() ? any.find(number) : any.rfind(" --first ") + std::string_view(" --first ").size());
}

std::optional<std::uint64_t> ExpectedPuzzles::numbers_before(std::string_view record, std::uint64_t least) const {
    if (!distinct_) return least;
    const std::string before = before_number();
    const std::size_t place = record.find(before);
    if (place == std::string_view::npos) return std::nullopt;
    record.remove_prefix(place + before.size());
    const std::size_t end = record.find_first_not_of("0123456789");
    std::uint64_t number = 0;
    if (end == std::string_view::npos || !base::read_number(record.substr(0, end), number)) return std::nullopt;
    const std::uint64_t lowest = first_ + least;
    if (number < lowest || number - lowest >= answers::Selection::most_equal_in_a_row) return std::nullopt;
    return number - first_;
}

std::optional<sheet::Fingerprint> ExpectedPuzzles::fingerprint(std::string_view record) const {
    if (format_.drawing()) return std::nullopt;
    const auto sheet = sheet_in(board_in(record), *format_.codec());
    return sheet ? std::optional(sheet::fingerprint(*sheet)) : std::nullopt;
}

std::string_view ExpectedPuzzles::board_in(std::string_view record) const {
    return record.substr(0, solutions_ && !format_.is_json() ? record.find(solution_in_text) : record.size());
}

bool ExpectedPuzzles::holds(std::string_view record, std::uint64_t before) const {
    if (format_.drawing()) return holds_drawing(record, before);
    return format_.is_json() ? holds_object(record, before) : holds_board(record, before);
}

bool ExpectedPuzzles::is_own(const sheet::Sheet& sheet, std::uint64_t before) const {
    return sheet.notation->name == kind_ && sheet.size == kernel::Size{size_, size_} &&
           sheet.source == origin(before) && sheet.expect == answers::expected_of_generated;
}

/// The record is right when reading and writing it gives the same bytes.
bool ExpectedPuzzles::holds_board(std::string_view record, std::uint64_t before) const {
    if (!record.starts_with(head(before))) return false;  // a quick answer for the records of another run
    const std::string_view board = board_in(record);
    if (solutions_ && board.size() == record.size()) return false;
    const auto sheet = sheet_in(board, *format_.codec());
    return sheet && is_own(*sheet, before) && written(*sheet, *format_.codec()) == board &&
           (!solutions_ ||
            is_solution(record.substr(board.size() + solution_in_text.size()), *sheet, *format_.codec()));
}

/// Writes the puzzle again, and its solution as a board of the same kind.
bool ExpectedPuzzles::holds_object(std::string_view record, std::uint64_t before) const {
    constexpr std::string_view end = "}\n", solution_key = ",\"solution\":", grid_key = ",\"grid\":";
    const auto sheet = record.starts_with(head(before)) ? sheet_in(record, *format_.codec()) : std::nullopt;
    if (!sheet || !is_own(*sheet, before)) return false;
    std::string puzzle = written(*sheet, *format_.codec());
    puzzle.resize(puzzle.size() - end.size());
    const std::string tail = answers::end_of_generated(seed_, first_ + before, generator_) + '\n';
    if (!record.starts_with(puzzle) || !record.ends_with(tail)) return false;
    record.remove_prefix(puzzle.size());
    if (!record.starts_with(solution_key) || record.size() < solution_key.size() + tail.size()) return false;
    record.remove_prefix(solution_key.size());
    record.remove_suffix(tail.size());
    constexpr std::string_view grade_key = ",\"grade\":";
    const std::size_t grade = record.find(grade_key);
    if (grade == std::string_view::npos) return false;
    const std::string_view graded = record.substr(grade + grade_key.size());
    if (graded != "null" && !answers::read_grade(graded, *sheet)) return false;
    record = record.substr(0, grade);
    puzzle.resize(puzzle.find(grid_key) + grid_key.size());
    puzzle += base::concat(record, end);
    const auto solved = sheet_in(puzzle, *format_.codec());
    return solved && std::find(solved->cells.begin(), solved->cells.end(), std::nullopt) == solved->cells.end() &&
           written(*solved, *format_.codec()) == puzzle;
}

std::string ExpectedPuzzles::drawn(std::uint64_t before) const {
    const std::string puzzle = base::concat(blank_, origin(before), '\n');
    return solutions_ ? base::concat(puzzle, solution_in_drawing, blank_) : puzzle;
}

bool ExpectedPuzzles::holds_drawing(std::string_view record, std::uint64_t before) const {
    if (!record.ends_with('\n')) return false;
    const std::string drawing = drawn(before);
    for (std::string_view lines = drawing; !lines.empty();)
        if (!fits_line(take_until('\n', record), take_until('\n', lines))) return false;
    return record.empty();
}

/// The beginning of a record, as far as it is known without the puzzle.
std::string ExpectedPuzzles::head(std::uint64_t before) const {
    if (format_.is_json()) return base::concat(R"({"format":)", formats::json_format, R"(,"puzzle":")", kind_, "\",");
    const char mark = format_.comment_mark();
    return base::concat(mark, " source: ", origin(before), '\n', mark, " expect: ", answers::expected_of_generated,
                        '\n');
}

/// Whether a text that ends before its number is complete can be the beginning of a record.
bool ExpectedPuzzles::may_begin_before_number(std::string_view text) const {
    if (format_.drawing()) return is_printable(text);  // such a file is not resumed
    const std::string known = head(0), before = before_number();
    const std::size_t number = std::min(known.find(before), known.size());
    const std::size_t end = number == known.size() ? number : number + before.size();
    if (!begin_alike(text, std::string_view(known).substr(0, end))) return false;
    return format_.is_json() || text.size() <= end || text.find_first_not_of("0123456789", end) == text.npos;
}

bool ExpectedPuzzles::may_begin(std::string_view text, std::uint64_t before) const {
    if (!is_printable(text)) return false;
    if (distinct_) {
        const auto numbers = numbers_before(text, before);
        if (!numbers) return may_begin_before_number(text);
        before = *numbers;
    }
    if (!format_.drawing()) return begin_alike(text, head(before));
    const std::string drawing = drawn(before);
    for (std::string_view lines = drawing; !lines.empty();) {
        const bool ended = text.find('\n') != std::string_view::npos;
        const std::string_view line = take_until('\n', text), expected = take_until('\n', lines);
        if (!ended) return may_fit_line(line, expected);
        if (!fits_line(line, expected)) return false;
    }
    return text.empty();
}

}  // namespace gridwright::cli
