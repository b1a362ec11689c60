#include "gridwright/formats/reader.hpp"

#include "gridwright/base/require.hpp"
#include "gridwright/formats/json.hpp"
#include "gridwright/formats/prolog.hpp"
#include "gridwright/formats/sgt.hpp"
#include "gridwright/formats/text.hpp"
#include "gridwright/formats/vocabulary.hpp"

#include <algorithm>
#include <utility>

namespace gridwright::formats {
namespace {

using namespace sheet;

base::Result<Sheet> read_as(Format format, Cursor& cursor, const Accepted& accepted, Remarks& remarks) {
    if (format == Format::json) return read_json(cursor, accepted, remarks);
    if (format == Format::prolog) return read_prolog(cursor, accepted, remarks);
    if (format == Format::sgt) return read_sgt(cursor, accepted, remarks);
    return read_text(cursor, accepted, remarks);
}

/// The place behind the first full stop of a line that ends a Prolog term; none is npos. Terms end with a bracket, and
/// without one before it the stop may be an unknown cell of a text.
std::size_t behind_full_stop(std::string_view line) {
    for (std::size_t at = line.find('.'); at != std::string_view::npos; at = line.find('.', at + 1)) {
        const std::size_t before = line.substr(0, at).find_last_not_of(" \t\r");
        const bool bracket = before != std::string_view::npos && (line[before] == ']' || line[before] == ')');
        if (bracket && (at + 1 == line.size() || is_blank(line[at + 1]) || line[at + 1] == '%')) return at + 1;
    }
    return std::string_view::npos;
}

}  // namespace

SheetReader::SheetReader(Source source, std::span<const Notation* const> notations, std::optional<Format> forced)
    : input_(std::move(source)), accepted_{notations, forced} {
    base::require(forced != Format::pretty, "the pretty format is only written");
}

Reading SheetReader::refusal(base::Error error) {
    any_ = true;
    return mistake_at(std::move(error));
}

Reading SheetReader::mistake_at(base::Error error) const {
    const std::size_t offset = error.offset.value_or(0);
    const base::Place place = input_.place(offset);
    return {base::Error{std::move(error.message), input_.offset(offset)}, place};
}

std::optional<Reading> SheetReader::next() {
    // Only now, not when the mistake was found: whoever waits to hear of it may not have sent more.
    if (const auto lost_in = std::exchange(lost_, std::nullopt)) skip_junk(*lost_in);
    while (input_.more()) {
        if (skip_blanks() || skip_frame()) continue;
        if (at_comment()) {
            skip_comment(input_.line());
            continue;
        }
        if (!at_block_comment()) return read_record();
        if (auto refused = skip_block_comment()) return refused;
    }
    if (any_) return std::nullopt;
    return refusal({base::concat("there is no puzzle in the input; one begins with a line such as ",
                                 quoted(header_example(accepted_.notations))),
                    0});
}

Reading SheetReader::read_record() {
    any_ = true;
    Cursor cursor(input_);
    const Format format = recognise(cursor, accepted_);
    base::Result<Sheet> sheet = read_as(format, cursor, accepted_, remarks_);
    Reading reading = sheet ? Reading{std::move(sheet), input_.place()} : refusal(sheet.error());
    // One puzzle has one answer: a mistake in the puzzle itself comes first.
    if (reading.sheet && lost_remark_) reading = *std::move(lost_remark_);
    forget_remarks();
    input_.drop(cursor.at());
    if (cursor.lost()) lost_ = format;
    return reading;
}

bool SheetReader::skip_blanks() {
    const std::string_view unread = input_.unread();
    const auto blanks = static_cast<std::size_t>(std::ranges::find_if_not(unread, is_blank) - unread.begin());
    input_.drop(blanks);
    return blanks > 0;
}

/// The lower edge of a frame stands behind the last row.
bool SheetReader::skip_frame() {
    constexpr std::string_view edges = "+-|";
    if (edges.find(input_.unread().front()) == std::string_view::npos || !accepted_.takes(Format::text)) return false;
    const TextLine line = input_.line_with_comment(0, '#');
    if (line.too_long || !is_frame(line.text)) return false;
    input_.skip_line();
    return true;
}

bool SheetReader::at_comment() const {
    return is_comment(input_.unread().substr(0, 1), accepted_);
}

bool SheetReader::at_block_comment() {
    Cursor cursor(input_);
    if (!accepted_.takes(Format::prolog) || cursor.peek() != '/') return false;
    cursor.take();
    return cursor.peek() == '*';
}

/// Bytes that are not UTF-8 do not matter in a comment, which may be in any encoding.
void SheetReader::skip_comment(const TextLine& line) {
    if (!line.too_long && !line.shortened)
        remarks_.note(line.text);
    else if (Mistake lost = lost_remark(line.text, 0))
        lost_remark_ = mistake_at(*std::move(lost));
    input_.skip_line();
}

void SheetReader::forget_remarks() {
    remarks_.clear();
    lost_remark_.reset();
}

std::optional<Reading> SheetReader::skip_block_comment() {
    input_.drop(2);
    while (input_.more()) {
        const std::size_t end = input_.unread().find("*/");
        if (end != std::string_view::npos) {
            input_.drop(end + 2);
            return std::nullopt;
        }
        input_.drop(input_.unread().size() - input_.unread().ends_with('*'));
        if (!input_.grow()) break;
    }
    input_.drop(input_.unread().size());
    return refusal({"the input ends inside a comment; its '*/' is missing", 0});
}

/// Goes to where the next record seems to begin. Remarks just before it belong to it.
void SheetReader::skip_junk(Format lost_in) {
    for (bool whole = input_.place().column == 1; input_.more(); whole = true) {
        const TextLine line = input_.line();
        if (whole && begins_record(line.text, accepted_)) return;
        if (whole && is_comment(line.text, accepted_)) {
            skip_comment(line);
            continue;
        }
        if (!base::trimmed(line.text).empty()) {
            forget_remarks();
            const std::size_t stop = lost_in == Format::prolog ? behind_full_stop(line.text) : std::string_view::npos;
            if (stop != std::string_view::npos && !line.too_long) return input_.drop(stop);
        }
        input_.skip_line();
    }
}

}  // namespace gridwright::formats
