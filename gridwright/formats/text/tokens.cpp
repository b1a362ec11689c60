#include "gridwright/formats/text/tokens.hpp"

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/text/codec.hpp"

#include <algorithm>

namespace gridwright::formats::text {

std::string_view take_token(std::string_view& line) {
    const auto separates = [](char c) { return is_blank(c) || c == '|'; };
    const auto begin = std::ranges::find_if_not(line, separates);
    const auto end = std::find_if(begin, line.end(), [&](char c) { return separates(c) || c == comment_mark; });
    const std::string_view token(begin, end);
    line = std::string_view(end, line.end());
    return token;
}

bool is_edge(std::string_view token) {
    return std::ranges::all_of(token, [](char c) { return c == '+' || c == '-'; });
}

bool is_frame(std::string_view line) {
    line = without_comment(line, comment_mark);
    const bool corner = line.find('+') != std::string_view::npos;
    bool any = line.find('|') != std::string_view::npos;
    for (std::string_view token; !(token = take_token(line)).empty(); any = true)
        if (!is_edge(token) || (token == "-" && !corner)) return false;
    return any;
}

}  // namespace gridwright::formats::text
