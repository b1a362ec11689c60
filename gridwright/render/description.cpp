// A board in sentences, for people who do not see it: first the clues by side, then each row that holds anything.

#include "gridwright/base/text.hpp"
#include "gridwright/render/layout.hpp"

#include <algorithm>

namespace gridwright::render {
namespace {

using kernel::Side;

struct SideWords {
    Side side;
    std::string_view words;
};

constexpr SideWords side_words[] = {
    {Side::top, "Clues above the columns, from the left: "},
    {Side::bottom, "Clues below the columns, from the left: "},
    {Side::left, "Clues left of the rows, from the top: "},
    {Side::right, "Clues right of the rows, from the top: "},
};

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += ", ";
        text += word;
    }
    return text;
}

std::string words_of(const SceneCell& cell) {
    if (cell.hole) return "hole";
    if (cell.text.empty()) return "open";
    std::string words = cell.spoken.empty() ? cell.text : cell.spoken;
    if (cell.role == Role::differs) words += " or " + cell.other;
    if (cell.role == Role::wrong) words += " (wrong)";
    return words;
}

std::string clues_of(const Scene& scene) {
    std::string text;
    for (const auto& [side, words] : side_words) {
        std::vector<std::string> clues;
        for (const SceneLabel& label : scene.labels[side]) clues.push_back(label.text.empty() ? "none" : label.text);
        if (std::ranges::any_of(clues, [](const std::string& clue) { return clue != "none"; }))
            text += base::concat(words, joined(clues), ". ");
    }
    return text;
}

}  // namespace

std::string description_of(const Scene& scene) {
    const kernel::Size size = scene.cells.size();
    std::string text = scene.labels_are_clues ? clues_of(scene) : "";
    int open = 0;
    for (int row = 0; row < size.rows; ++row) {
        std::vector<std::string> words;
        for (int column = 0; column < size.columns; ++column) words.push_back(words_of(scene.cells.at(row, column)));
        if (std::ranges::all_of(words, [](const std::string& word) { return word == "open"; })) {
            ++open;
            continue;
        }
        const bool named = !scene.labels_are_clues && !scene.labels[Side::left].empty();
        const std::string name =
            named ? scene.labels[Side::left][static_cast<std::size_t>(row)].text : base::concat(row + 1);
        text += base::concat("Row ", name, ": ", joined(words), ". ");
    }
    if (open == size.rows)
        text += "All cells are open.";
    else if (open > 0)
        text += "The other rows are open.";
    else
        text.pop_back();
    return text;
}

}  // namespace gridwright::render
