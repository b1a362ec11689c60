#include "gridwright/formats/common/vocabulary.hpp"

#include "gridwright/base/suggestion.hpp"

#include <algorithm>

namespace gridwright::formats {
namespace {

using namespace sheet;

using base::concat;

/// A number that a board can hold; -1 for every other token.
int small_number(std::string_view token) {
    if (token.empty() || token.size() > 4) return -1;
    int number = 0;
    for (const char c : token) {
        if (c < '0' || c > '9') return -1;
        number = 10 * number + (c - '0');
    }
    return number;
}

/// How a sentence shows a token: a number as it is, a sign in quotes.
std::string sign(std::string_view token) {
    return small_number(token) >= 0 ? std::string(token) : base::concat('\'', token, '\'');
}

/// The same as ==, but faster for tokens of a character or two, most of which differ in the first.
bool same(std::string_view token, std::string_view other) {
    if (token.size() != other.size()) return false;
    return token.empty() || (token.front() == other.front() && token == other);
}

std::vector<std::string> strings(std::span<const std::string_view> words) {
    return {words.begin(), words.end()};
}

}  // namespace

void append_cell(const Notation& notation, const Script& script, std::optional<kernel::Value> cell, std::string& into) {
    if (!cell) {
        into += script.unknown;
        return;
    }
    for (const Symbol& symbol : notation.symbols)
        if (symbol.value == *cell) {
            into += symbol.*script.spelling;
            return;
        }
    base::append_number(into, *cell);
}

bool is_integer(std::string_view token) {
    if (token.starts_with('-')) token.remove_prefix(1);
    return !token.empty() && std::ranges::all_of(token, [](char c) { return c >= '0' && c <= '9'; });
}

Vocabulary::Vocabulary(const Sheet& sheet, const Script& script)
    : sheet_(sheet), script_(script), highest_(sheet.notation->highest_number(sheet.size, sheet.options)) {}

bool Vocabulary::read(std::string_view token, std::optional<kernel::Value>& cell) const {
    if (same(token, script_.unknown)) {
        cell.reset();
        return true;
    }
    if (const int number = small_number(token); number >= 1 && number <= highest_) {
        cell = static_cast<kernel::Value>(number);
        return true;
    }
    for (const Symbol& symbol : sheet_.notation->symbols)
        if (token == symbol.*script_.spelling) {
            cell = symbol.value;
            return true;
        }
    return false;
}

bool Vocabulary::read_clue(std::string_view token, int& clue) const {
    if (same(token, script_.unknown) || same(token, script_.no_clue) || (token == "0" && !script_.no_clue.empty())) {
        clue = 0;
        return true;
    }
    clue = small_number(token);
    return clue >= 1 && clue <= highest_clue();
}

bool Vocabulary::may_go_on(std::string_view token) const {
    if (const int number = small_number(token); number >= 0) return 10 * number <= highest_;
    return std::ranges::any_of(sheet_.notation->symbols, [&](const Symbol& symbol) {
        const std::string_view spelled = symbol.*script_.spelling;
        return spelled.size() > token.size() && spelled.starts_with(token);
    });
}

bool Vocabulary::clue_may_go_on(std::string_view token) const {
    const int number = small_number(token);
    return number >= 0 && 10 * number <= highest_clue();
}

std::string Vocabulary::board() const {
    return concat("a ", sheet_.size.rows, " x ", sheet_.size.columns, " board");
}

/// What a cell may hold, for sentences.
bool Vocabulary::is_only_given(kernel::Value value) const {
    return std::ranges::any_of(sheet_.notation->symbols,
                               [&](const Symbol& symbol) { return symbol.only_given && symbol.value == value; });
}

bool Vocabulary::read_value(std::string_view token, std::optional<kernel::Value>& value) const {
    return read(token, value) && value && !is_only_given(*value);
}

std::vector<std::string> Vocabulary::values(bool of_players) const {
    std::vector<std::string> choices;
    if (highest_ > 0) choices.push_back(concat("1 to ", highest_));
    for (const Symbol& symbol : sheet_.notation->symbols)
        if (!of_players || !symbol.only_given) choices.emplace_back(symbol.*script_.spelling);
    return choices;
}

base::Error Vocabulary::unfit(std::string_view token, int row, std::size_t offset) const {
    const std::string_view noun = sheet_.notation->cell_noun;
    if (highest_ > 0 && is_integer(token))
        return {
            concat(noun, ' ', base::shown(token), " in row ", row, " is out of range; ", noun, "s are 1 to ", highest_),
            offset};
    std::vector<std::string> choices = values();
    choices.push_back(concat(script_.unknown, " for unknown"));
    return {concat(quoted(token), " in row ", row, " does not fit; a cell is ", base::listed(choices, "or")), offset};
}

base::Error Vocabulary::unfit_value(std::string_view token, int row, std::size_t offset) const {
    if (highest_ > 0 && is_integer(token)) return unfit(token, row, offset);
    if (token.empty())
        return {concat("a value is missing in row ", row, "; values are ", base::listed(values(true))), offset};
    return {
        concat(quoted(token), " in row ", row, " cannot be entered or marked; values are ", base::listed(values(true))),
        offset};
}

base::Error Vocabulary::unfit_clue(std::string_view token, std::size_t offset) const {
    const std::string clues = concat(board(), " has clues 1 to ", highest_clue());
    if (is_integer(token)) return {concat("clue ", base::shown(token), " is out of range; ", clues), offset};
    const std::string none = script_.no_clue.empty() ? "" : concat(", and ", sign(script_.no_clue), " for none");
    return {concat(quoted(token), " is not a clue; ", clues, none), offset};
}

base::Error Vocabulary::wrong_length(int row, std::size_t count, std::size_t offset) const {
    return {concat("row ", row, " has ", base::counted(static_cast<std::int64_t>(count), sheet_.notation->cell_noun),
                   "; ", board(), " needs ", sheet_.size.columns),
            offset};
}

base::Error Vocabulary::wrong_clues(kernel::Side side, std::size_t count, std::size_t offset) const {
    return {concat("the ", name(side), " has ", base::counted(static_cast<std::int64_t>(count), "clue"), "; ", board(),
                   " needs ", places_on(side, sheet_.size),
                   script_.no_clue.empty() ? "" : concat(", ", sign(script_.no_clue), " for none")),
            offset};
}

Mistake read_size(std::string_view token, std::size_t offset, int& size) {
    size = small_number(token);
    if (size >= 1 && size <= longest_side) return std::nullopt;
    const std::string right = concat("a board has 1 to ", longest_side);
    if (is_integer(token)) return base::Error{concat("size ", base::shown(token), " is out of range; ", right), offset};
    return base::Error{concat(quoted(token), " is not a size; ", right), offset};
}

Mistake read_option(const Option& option, std::string_view token, std::size_t offset, int& chosen) {
    if (!option.words.empty()) {
        const auto word = std::ranges::find(option.words, token);
        chosen = static_cast<int>(word - option.words.begin());
        if (word != option.words.end()) return std::nullopt;
        return base::Error{
            concat("unknown ", option.key, ' ', quoted(token), "; it is ", base::listed(strings(option.words), "or")),
            offset};
    }
    chosen = small_number(token);
    if (chosen >= option.lowest && chosen <= option.highest) return std::nullopt;
    return base::Error{concat(option.key, ' ', is_integer(token) ? base::shown(token) : quoted(token),
                              " is out of range; it is a number from ", option.lowest, " to ", option.highest),
                       offset};
}

base::Error unknown_puzzle(std::string_view name, std::span<const Notation* const> notations,
                           std::string_view Notation::*called, std::size_t offset) {
    std::vector<std::string_view> known;
    for (const Notation* notation : notations) known.push_back(notation->*called);
    std::string meant = base::suggestion(name, known);
    if (meant.empty()) meant = "; known are " + base::listed({known.begin(), known.end()});
    return {concat("unknown puzzle ", quoted(name), meant), offset};
}

std::string header_example(std::span<const Notation* const> notations) {
    const Notation& first = *notations.front();
    return concat(first.name, first.rectangular ? " 6 6" : " 6");
}

std::string quoted(std::string_view text) {
    if (text.starts_with('"')) return base::shown(text);  // JSON brings its own
    return concat('\'', base::shown(text), '\'');
}

}  // namespace gridwright::formats
