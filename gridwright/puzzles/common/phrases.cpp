#include "gridwright/puzzles/common/phrases.hpp"

#include "gridwright/base/text.hpp"

namespace gridwright::puzzles {

using base::concat;
using namespace kernel;

std::string viewpoint(const Origin& origin, Line line, Size size, const sheet::Naming& naming) {
    if (const auto* clue = std::get_if<SideClue>(&origin)) return concat("from the ", name(clue->side));
    return concat("from ", cell_name(naming, line[0], size));
}

std::string name_of_line(const SideClue& clue, Size size, const sheet::Naming& naming) {
    return is_end_of_columns(clue.side) ? column_name(naming, clue.line) : row_name(naming, clue.line, size);
}

std::string_view beside(Side side) {
    constexpr std::string_view words[] = {"above", "left of", "below", "right of"};  // in the order of Side
    return words[static_cast<int>(side)];
}

std::string place_of(const SideClue& clue, Size size, const sheet::Naming& naming) {
    return concat(beside(clue.side), ' ', name_of_line(clue, size, naming));
}

std::string in_words(int number) {
    constexpr std::string_view words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                          "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    return number < static_cast<int>(std::size(words)) ? std::string(words[number]) : concat(number);
}

std::string amount(int number, const std::string& noun) {
    return concat(in_words(number), ' ', noun, number < 2 ? "" : "s");
}

std::string one(const std::string& noun) {
    const char first = noun.front();
    if (first >= '0' && first <= '9') return noun;
    const std::string_view vowels = noun.size() == 1 ? "AEFHILMNORSX" : "aeiouAEIOU";
    return concat(vowels.find(first) == std::string_view::npos ? "a " : "an ", noun);
}

}  // namespace gridwright::puzzles
