#include "gridwright/formats/text/begun.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/formats/text/codec.hpp"

#include <algorithm>

namespace gridwright::formats::text {
namespace {

using namespace sheet;

constexpr char star = '*', opening = '{', closing = '}';

template <typename Item>
std::optional<Item>& item_at(kernel::Grid<std::optional<Item>>& grid, kernel::Size size, int row, int column) {
    if (grid.size().cells() == 0) grid.reset(size, std::nullopt);
    return grid.at(row, column);
}

/// Reads marks with their braces.
Mistake read_marks(std::string_view token, int row, const Vocabulary& vocabulary, std::size_t offset,
                   kernel::Domain& marks) {
    if (!token.ends_with(closing) || std::ranges::count(token, closing) != 1)
        return base::Error{base::concat(quoted(token), " in row ", row + 1,
                                        " does not fit; marks are values in braces without blanks, such as {1,2}"),
                           offset};
    std::string_view rest = token.substr(1, token.size() - 2);
    if (rest == script.unknown) return std::nullopt;
    while (true) {
        const std::string_view mark = rest.substr(0, rest.find(','));
        std::optional<kernel::Value> value;
        if (!vocabulary.read_value(mark, value)) {
            const auto place = static_cast<std::size_t>(mark.data() - token.data());
            base::Error unfit = vocabulary.unfit_value(mark, row + 1, offset + place);
            if (token.size() == 2) unfit.message += "; {.} means that no mark is left";
            return unfit;
        }
        marks.add(*value);
        if (mark.size() == rest.size()) return std::nullopt;
        rest.remove_prefix(mark.size() + 1);
    }
}

}  // namespace

Mistake read_begun(std::string_view token, int row, int column, const Vocabulary& vocabulary, std::size_t offset,
                   Sheet& sheet) {
    if (token.starts_with(star)) {
        const std::string_view value = token.substr(1, token.find(opening) - 1);
        auto& entry = item_at(sheet.begun.entries, sheet.size, row, column);
        if (!vocabulary.read_value(value, entry)) return vocabulary.unfit_value(value, row + 1, offset + 1);
        token.remove_prefix(value.size() + 1);
        offset += value.size() + 1;
    }
    if (token.empty()) return std::nullopt;
    return read_marks(token, row, vocabulary, offset, item_at(sheet.begun.marks, sheet.size, row, column).emplace());
}

bool begun_may_go_on(std::string_view token) {
    return !token.ends_with(closing);
}

Mistake find_split_marks(std::span<const std::string_view> tokens, std::string_view line, std::size_t offset) {
    const auto has = [](std::string_view token, char c) { return token.find(c) != std::string_view::npos; };
    const auto first = std::ranges::find_if(
        tokens, [&](std::string_view token) { return is_begun(token) && has(token, opening) && !has(token, closing); });
    const auto last = std::find_if(first, tokens.end(), [&](std::string_view token) { return has(token, closing); });
    if (last == tokens.end()) return std::nullopt;
    const std::string_view marks = first->substr(first->find(opening));
    std::string joined(marks);
    for (auto token = std::next(first); token != std::next(last); ++token) {
        const bool separate = joined.back() != opening && joined.back() != ',' && !token->starts_with(',') &&
                              !token->starts_with(closing);
        joined += base::concat(separate ? "," : "", *token);
    }
    return base::Error{base::concat("marks are written without blanks: ", base::shown(joined)),
                       offset + static_cast<std::size_t>(marks.data() - line.data())};
}

void append_begun(const Sheet& sheet, int cell, std::string& into) {
    if (const auto entry = sheet.begun.entry(cell)) {
        into += star;
        append_cell(*sheet.notation, script, entry, into);
    }
    const auto marks = sheet.begun.marked(cell);
    if (!marks) return;
    into += opening;
    if (marks->empty()) into += script.unknown;
    for (const int value : *marks) {
        if (into.back() != opening) into += ',';
        append_cell(*sheet.notation, script, static_cast<kernel::Value>(value), into);
    }
    into += closing;
}

}  // namespace gridwright::formats::text
