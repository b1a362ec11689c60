#include "gridwright/answers/why.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/kernel/data_names.hpp"

namespace gridwright::answers {

using base::concat;

namespace {

/// The value that is written so on this board, in text or in JSON.
std::optional<kernel::Value> value_written(const puzzles::Puzzle& puzzle, std::string_view text) {
    const sheet::Notation& notation = puzzle.notation();
    for (const sheet::Symbol& symbol : notation.symbols)
        if (symbol.text == text || symbol.json == text) return symbol.value;
    const auto number = base::parse_number(text);
    const int highest = notation.highest_number(puzzle.size(), puzzle.sheet().options);
    if (!number || *number < 1 || *number > highest) return std::nullopt;
    return static_cast<kernel::Value>(*number);
}

/// "1 to 4", "C": what a player may enter.
std::vector<std::string> values_on(const puzzles::Puzzle& puzzle) {
    const sheet::Notation& notation = puzzle.notation();
    std::vector<std::string> values;
    if (const int highest = notation.highest_number(puzzle.size(), puzzle.sheet().options); highest > 0)
        values.push_back(concat("1 to ", highest));
    for (const sheet::Symbol& symbol : notation.symbols)
        if (!symbol.only_given) values.emplace_back(symbol.text);
    return values;
}

}  // namespace

std::optional<WhyText> read_why_not(std::string_view text) {
    const auto at = text.find('@');
    if (at == std::string_view::npos || at == 0 || at + 1 == text.size()) return std::nullopt;
    return WhyText{std::string(text.substr(at + 1)), std::string(text.substr(0, at))};
}

base::Result<Why> why_on(const puzzles::Puzzle& puzzle, const WhyText& text) {
    const sheet::Naming& naming = puzzle.notation().naming;
    const auto cell = sheet::cell_named(text.cell, naming, puzzle.size());
    if (!cell) {
        const int last = puzzle.size().cells() - 1;
        return base::Error{concat("there is no cell '", base::shown(text.cell), "'; cells are r1c1 to ",
                                  kernel::data_name(last, puzzle.size())),
                           {}};
    }
    if (text.not_value.empty()) return Why{.cell = *cell};
    const auto value = value_written(puzzle, text.not_value);
    if (!value)
        return base::Error{
            concat("'", base::shown(text.not_value), "' is no ", puzzle.notation().cell_noun, " of this board; ",
                   puzzle.notation().cell_noun, "s are ", base::listed(values_on(puzzle))),
            {}};
    return Why{.cell = *cell, .not_value = value};
}

}  // namespace gridwright::answers
