#include "gridwright/formats/common/cursor.hpp"

#include <algorithm>

namespace gridwright::formats {
namespace {

/// Nearly every record is plain ASCII. This loop has no branches, so the compiler can vectorise it.
bool plain(std::string_view bytes) {
    unsigned char high = 0, nul = 0;
    for (const char byte : bytes) {
        high |= static_cast<unsigned char>(byte);
        nul |= byte == '\0';
    }
    return high < 0x80 && !nul;
}

}  // namespace

bool Cursor::read_on() {
    while (at_ >= seen_.size()) {
        if (too_long() || !input_.grow()) return false;
        look();
    }
    return true;
}

TextLine Cursor::line() {
    const TextLine line = input_.line(at_);
    look();
    return line;
}

TextLine Cursor::line_with_comment(char mark) {
    const TextLine line = input_.line_with_comment(at_, mark);
    look();
    return line;
}

base::Error too_long_at(std::size_t offset) {
    return {
        base::concat("this puzzle is longer than ", longest_record, " bytes; even the largest board is far shorter"),
        offset};
}

Mistake damage(std::string_view bytes, std::size_t offset) {
    if (plain(bytes)) return std::nullopt;
    const std::size_t nul = std::min(bytes.find('\0'), bytes.size());
    if (std::size_t bad = 0; !base::is_utf8(bytes.substr(0, nul), bad))
        return base::Error{"this byte is not UTF-8; puzzles are UTF-8 text", offset + bad};
    if (nul < bytes.size()) return base::Error{"this is a NUL byte; puzzles are UTF-8 text", offset + nul};
    return std::nullopt;
}

}  // namespace gridwright::formats
