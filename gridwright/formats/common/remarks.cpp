#include "gridwright/formats/common/remarks.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::formats {

using namespace sheet;

namespace {

constexpr std::string_view source_key = "source:", expect_key = "expect:";

/// What a comment says behind its mark.
std::string_view said_in(std::string_view comment) {
    comment = base::trimmed(comment);
    comment.remove_prefix(std::min<std::size_t>(1, comment.size()));
    return base::trimmed(comment);
}

}  // namespace

void Remarks::note(std::string_view comment) {
    comment = said_in(comment);
    if (comment.starts_with(source_key)) source = one_line(comment.substr(source_key.size()));
    if (comment.starts_with(expect_key)) expect = one_line(comment.substr(expect_key.size()));
}

void Remarks::put_on(Sheet& sheet) const {
    if (sheet.source.empty()) sheet.source = source;
    if (sheet.expect.empty()) sheet.expect = expect;
}

void Remarks::clear() {
    source.clear();
    expect.clear();
}

Mistake lost_remark(std::string_view beginning, std::size_t offset) {
    const std::string_view comment = said_in(beginning);
    for (const std::string_view key : {source_key, expect_key})
        if (comment.starts_with(key))
            return base::Error{base::concat("the comment '", key, "' of this puzzle is longer than ", longest_record,
                                            " bytes and cannot be kept; shorten it"),
                               offset};
    return std::nullopt;
}

std::string_view without_comment(std::string_view line, char mark) {
    return line.substr(0, line.find(mark));
}

std::string one_line(std::string_view text) {
    return std::string(base::trimmed(base::in_one_line(text, ' ')));
}

void write_remarks(const Sheet& sheet, char mark, std::string& into) {
    const auto write_remark = [&](std::string_view key, std::string_view remark) {
        if (const std::string line = one_line(remark); !line.empty())
            into += base::concat(mark, ' ', key, ": ", line, '\n');
    };
    write_remark("source", sheet.source);
    write_remark("expect", sheet.expect);
}

}  // namespace gridwright::formats
