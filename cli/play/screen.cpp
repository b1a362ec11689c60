#include "cli/play/screen.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::cli::play {
namespace {

void append_utf8(char32_t code, std::string& into) {
    const auto tail = [&](int shift) { into += static_cast<char>(0x80 | (code >> shift & 0x3f)); };
    if (code < 0x80) {
        into += static_cast<char>(code);
    } else if (code < 0x800) {
        into += static_cast<char>(0xc0 | code >> 6);
        tail(0);
    } else if (code < 0x10000) {
        into += static_cast<char>(0xe0 | code >> 12);
        tail(6);
        tail(0);
    } else {
        into += static_cast<char>(0xf0 | code >> 18);
        tail(12);
        tail(6);
        tail(0);
    }
}

}  // namespace

int width_of(std::string_view text) {
    return static_cast<int>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

std::vector<std::string> wrapped(std::string_view text, int width) {
    std::vector<std::string> lines(1);
    const auto limit = static_cast<std::size_t>(std::max(width, 1));
    while (!text.empty()) {
        std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (!lines.back().empty() && lines.back().size() + 1 + word.size() > limit) lines.emplace_back();
        if (!lines.back().empty()) lines.back() += ' ';
        for (; word.size() > limit; word.remove_prefix(limit)) {
            lines.back() += word.substr(0, limit);
            lines.emplace_back();
        }
        lines.back() += word;
    }
    return lines;
}

Screen::Screen(int rows, int columns)
    : rows_(std::max(rows, 1)),
      columns_(std::max(columns, 1)),
      glyphs_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_)) {}

void Screen::put(int row, int column, std::string_view text, Style style) {
    if (row < 0 || row >= rows_) return;
    for (; !text.empty(); ++column) {
        const base::Character character = base::first_character(text);
        text.remove_prefix(character.length);
        if (column < 0 || column >= columns_) continue;
        glyphs_[row * columns_ + column] = {character.safe ? char32_t{character.code} : U'?', style};
    }
}

void Screen::restyle(int row, int column, int count, Style style) {
    for (int i = std::max(column, 0); i < std::min(column + count, columns_); ++i)
        if (row >= 0 && row < rows_) glyphs_[row * columns_ + i].style = style;
}

void Screen::move_cursor(int row, int column) {
    cursor_row_ = std::clamp(row, 0, rows_ - 1);
    cursor_column_ = std::clamp(column, 0, columns_ - 1);
}

std::string Screen::text() const {
    std::string text;
    for (int row = 0; row < rows_; ++row) {
        std::string line;
        for (int column = 0; column < columns_; ++column) append_utf8(at(row, column).character, line);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

}  // namespace gridwright::cli::play
