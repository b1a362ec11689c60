#include "cli/options/help_text.hpp"

#include <algorithm>

namespace gridwright::cli {
namespace {

constexpr std::size_t width = 80, meaning_column = 22;

/// Appends words from `column` on, and further lines from `indent` on.
void append_wrapped(std::string_view text, std::size_t column, std::size_t indent, std::string& into) {
    bool line_begins = true;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (!line_begins && column + 1 + word.size() > width) {
            into += '\n';
            into.append(indent, ' ');
            column = indent;
            line_begins = true;
        }
        if (!line_begins) into += ' ';
        into += word;
        column += word.size() + (line_begins ? 0 : 1);
        line_begins = false;
    }
    into += '\n';
}

}  // namespace

void append_paragraph(std::string_view text, std::string& into) {
    while (true) {
        const std::size_t end = text.find('\n');
        append_wrapped(text.substr(0, end), 0, 0, into);
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
}

void append_help_row(std::string_view name, std::string_view meaning, std::string& into) {
    into.append("  ").append(name);
    if (name.size() + 3 > meaning_column) {
        into += '\n';
        into.append(meaning_column, ' ');
    } else {
        into.append(meaning_column - 2 - name.size(), ' ');
    }
    append_wrapped(meaning, meaning_column, meaning_column, into);
}

}  // namespace gridwright::cli
