#include "gridwright/base/suggestion.hpp"

#include <algorithm>
#include <vector>

namespace gridwright::base {
namespace {

/// The fewest letters to insert, delete or replace, or neighbours to exchange, that turn one text into the other.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> rows(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                rows[i][j] = i + j;
                continue;
            }
            const bool same = a[i - 1] == b[j - 1];
            rows[i][j] = std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
        }
    return rows[a.size()][b.size()];
}

std::string_view without_dashes(std::string_view name) {
    name.remove_prefix(std::min(name.find_first_not_of('-'), name.size()));
    return name;
}

/// A third of the letters may be wrong, so that short words are not close to everything.
bool is_close(std::size_t errors, std::string_view word) {
    return errors <= (word.size() + 1) / 3;
}

constexpr std::size_t longest_word = 64;

}  // namespace

std::string suggestion(std::string_view word, std::span<const std::string_view> names) {
    const std::string_view letters = without_dashes(word);
    if (letters.empty() || letters.size() > longest_word) return "";
    std::string_view closest;
    std::size_t fewest = longest_word;
    for (const std::string_view name : names) {
        const std::string_view known = without_dashes(name);
        const std::size_t errors = known.size() > 2 && known.starts_with(letters) && letters.size() > 1
                                       ? 1  // the beginning of a name
                                       : distance(letters, known);
        if (errors >= fewest || !is_close(errors, letters)) continue;
        fewest = errors;
        closest = name;
    }
    return closest.empty() ? "" : "; did you mean " + std::string(closest) + "?";
}

}  // namespace gridwright::base
