#include "gridwright/exports/minizinc/values.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::exports::minizinc {

using base::concat;
using kernel::Domain;

namespace {

/// The words of the language, and the names that the file defines or uses besides those of values.
constexpr std::string_view taken[] = {
    "all_different",
    "all_different_except",
    "allowed",
    "ann",
    "annotation",
    "any",
    "array",
    "bool",
    "bottom",
    "c",
    "case",
    "clue",
    "closer_pair",
    "col",
    "constraint",
    "count",
    "d",
    "default",
    "diff",
    "div",
    "else",
    "elseif",
    "endif",
    "enum",
    "false",
    "far",
    "fix",
    "float",
    "forall",
    "function",
    "grid",
    "i",
    "if",
    "in",
    "include",
    "int",
    "intersect",
    "j",
    "join",
    "left",
    "let",
    "line",
    "list",
    "maximize",
    "minimize",
    "mod",
    "near",
    "not",
    "objective",
    "of",
    "op",
    "opt",
    "other",
    "output",
    "par",
    "predicate",
    "r",
    "record",
    "reverse",
    "right",
    "row",
    "s",
    "satisfy",
    "set",
    "show",
    "show_int",
    "solve",
    "string",
    "subset",
    "sum",
    "superset",
    "symdiff",
    "test",
    "then",
    "top",
    "true",
    "tuple",
    "type",
    "union",
    "usual",
    "value",
    "var",
    "visible",
    "where",
    "written",
    "xor",
};

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string identifier(std::string_view words) {
    std::string name;
    for (const char c : words) name += is_letter(c) || (c >= '0' && c <= '9') ? c : '_';
    const bool usable = !name.empty() && is_letter(name.front()) && name != "ROW" && name != "COLUMN" &&
                        std::ranges::find(taken, name) == std::end(taken);
    return usable ? name : concat("value_", name);
}

}  // namespace

Values::Values(const sheet::Notation& notation, Domain occurring) {
    for (const sheet::Symbol& symbol : notation.symbols) {
        if (!occurring.contains(symbol.value)) continue;
        const auto is_used = [&](const std::string& name) {
            return std::ranges::any_of(named_, [&](const Named& other) { return other.name == name; });
        };
        std::string name = identifier(symbol.noun.substr(0, symbol.noun.find(' ')));
        if (is_used(name)) name = identifier(symbol.noun);
        if (is_used(name)) name = concat("value_", symbol.value);
        named_.push_back({&symbol, name});
    }
}

std::string Values::name(int value) const {
    for (const Named& each : named_)
        if (each.symbol->value == value) return each.name;
    return concat(value);
}

std::string Values::set(Domain values) const {
    std::string text;
    Domain loners;
    while (!values.empty()) {
        const int first = values.min();
        int last = first;
        while (last < kernel::highest_value && values.contains(last + 1)) ++last;
        const Domain run = Domain::range(first, last);
        values = values - run;
        if (run.size() > 1)
            text += concat(text.empty() ? "" : " union ", first, "..", last);
        else
            loners |= run;
    }
    if (text.empty() || !loners.empty()) text += concat(text.empty() ? "" : " union ", list(loners));
    return text;
}

std::string Values::list(Domain values) const {
    std::string text = "{";
    for (const int value : values) text += concat(text.size() > 1 ? ", " : "", name(value));
    return text + "}";
}

std::string plural_of(const sheet::Notation& notation, int value) {
    return concat(sheet::noun_of(notation, static_cast<kernel::Value>(value)), 's');
}

std::string quoted(std::string_view text) {
    std::string literal = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') literal += '\\';
        literal += c == '\n' ? "\\n" : std::string_view(&c, 1);
    }
    return literal + '"';
}

}  // namespace gridwright::exports::minizinc
