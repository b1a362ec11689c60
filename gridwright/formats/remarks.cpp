#include "gridwright/formats/remarks.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::formats {

void Remarks::note(std::string_view comment) {
    constexpr std::string_view source_key = "source:", expect_key = "expect:";
    comment = base::trimmed(comment);
    comment.remove_prefix(std::min<std::size_t>(1, comment.size()));  // its # or %
    comment = base::trimmed(comment);
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

std::string one_line(std::string_view text) {
    std::string line(text);
    for (char& c : line)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
    return std::string(base::trimmed(line));
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
