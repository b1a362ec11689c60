#include "gridwright/formats/reader.hpp"

#include "gridwright/base/require.hpp"
#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/recognise.hpp"
#include "gridwright/formats/common/vocabulary.hpp"
#include "gridwright/formats/registry.hpp"

#include <algorithm>
#include <utility>

namespace gridwright::formats {
namespace {

std::vector<const Codec*> readable(const Codec* forced) {
    if (forced) return {forced};
    std::vector<const Codec*> all;
    std::ranges::copy_if(table(), std::back_inserter(all), [](const Codec* codec) { return codec->read; });
    return all;
}

}  // namespace

SheetReader::SheetReader(Source source, Notations notations, const Codec* forced)
    : input_(std::move(source)), accepted_{notations, readable(forced)} {
    base::require(!forced || forced->read, "a format that is forced can be read");
}

Reading SheetReader::refusal(base::Error error) {
    any_ = true;
    return mistake_at(std::move(error));
}

Reading SheetReader::mistake_at(base::Error error) const {
    const std::size_t offset = error.offset.value_or(0);
    return {base::Error{std::move(error.message), input_.offset(offset)}, input_.place(), input_.place(offset),
            input_.offset(0)};
}

std::optional<Reading> SheetReader::next() {
    // Only now and not when the mistake was found: a sender that waits for the answer may not have sent more.
    if (const Codec* lost_in = std::exchange(lost_, nullptr)) skip_junk(*lost_in);
    while (input_.more()) {
        if (skip_blanks()) continue;
        if (is_comment(input_.unread().substr(0, 1), accepted_)) {
            skip_comment(input_.line());
            continue;
        }
        const base::Result<bool> skipped = skip_between();
        if (!skipped) return refusal(skipped.error());
        if (!*skipped) return read_record();
    }
    if (any_) return std::nullopt;
    Reading nothing = refusal({base::concat("there is no puzzle in the input; one begins with a line such as ",
                                            quoted(header_example(accepted_.notations))),
                               0});
    nothing.empty = true;
    return nothing;
}

Reading SheetReader::read_record() {
    any_ = true;
    Cursor cursor(input_);
    const Codec& codec = recognise(cursor, accepted_);
    if (accepted_.above.codec != &codec) accepted_.above = {};
    base::Result<sheet::Sheet> sheet = codec.read(cursor, accepted_, remarks_);
    accepted_.above = sheet ? BoardAbove{&codec, sheet->notation, sheet->size.rows} : BoardAbove{};
    if (sheet && remarks_.too_many()) sheet = base::Error{too_many_comments(), 0};
    if (sheet) remarks_.put_on(*sheet);
    if (sheet) count_passed(remarks_.passed_over);
    Reading reading =
        sheet ? Reading{std::move(sheet), input_.place(), input_.place(), input_.offset(0)} : refusal(sheet.error());
    // One puzzle has one answer: a mistake in the puzzle itself comes first.
    if (reading.sheet && lost_remark_) {
        reading = *std::move(lost_remark_);
        reading.begins = input_.place();
    }
    reading.codec = &codec;
    forget_remarks();
    input_.drop(cursor.at());
    if (cursor.lost()) lost_ = &codec;
    return reading;
}

bool SheetReader::skip_blanks() {
    const std::string_view unread = input_.unread();
    const std::size_t blanks = std::ranges::find_if_not(unread, is_blank) - unread.begin();
    input_.drop(blanks);
    return blanks > 0;
}

base::Result<bool> SheetReader::skip_between() {
    for (const Codec* codec : accepted_.codecs) {
        if (!codec->skip_between) continue;
        const base::Result<Between> skipped = codec->skip_between(input_, accepted_);
        if (!skipped) return skipped.error();
        if (!skipped->any) continue;
        count_passed(skipped->passed_over);
        if (skipped->takes_comments) forget_remarks();
        return true;
    }
    return false;
}

void SheetReader::count_passed(std::string_view what) {
    if (what.empty()) return;
    const auto row = std::ranges::find(passed_, what, &Passed::what);
    if (row == passed_.end())
        passed_.push_back({what, 1});
    else
        ++row->count;
}

std::string SheetReader::passed_over() const {
    if (passed_.empty()) return {};
    std::vector<std::string> things;
    for (const auto& [what, count] : passed_) things.push_back(base::counted(count, what));
    return base::concat(base::listed(things), passed_.size() == 1 && passed_.front().count == 1 ? " is" : " are",
                        " passed over; only puzzles are read");
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

/// Goes to where the next record seems to begin. Remarks just before it belong to it.
void SheetReader::skip_junk(const Codec& lost_in) {
    for (bool whole = input_.place().column == 1; input_.more(); whole = true) {
        const TextLine line = input_.line();
        if (whole && begins_record(line.text, accepted_)) return;
        if (whole && is_comment(line.text, accepted_)) {
            skip_comment(line);
            continue;
        }
        if (!base::trimmed(line.text).empty()) {
            forget_remarks();
            const std::size_t stop = lost_in.resumes_in ? lost_in.resumes_in(line.text) : std::string_view::npos;
            if (stop != std::string_view::npos && !line.too_long) return input_.drop(stop);
        }
        input_.skip_line();
    }
}

}  // namespace gridwright::formats
