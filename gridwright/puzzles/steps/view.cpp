#include "gridwright/puzzles/steps/view.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/common/phrases.hpp"

namespace gridwright::puzzles::steps {

using base::concat;
using kernel::Domain;

namespace {

std::optional<View> view_of_clue(const Telling& telling, std::size_t index) {
    const auto& clues = telling.premises().clues;
    if (index >= clues.size()) return std::nullopt;
    return View{telling, telling.board.sights[telling.board.clues[clues[index]].sight]};
}

}  // namespace

std::optional<View> view_of(const Telling& telling) {
    return view_of_clue(telling, 0);
}

std::optional<View> second_view_of(const Telling& telling) {
    return view_of_clue(telling, 1);
}

std::string View::from() const {
    const std::size_t constraint = telling.board.clues[sight.clue].constraint;
    const auto& constraints = telling.board.model().constraints;
    return viewpoint(constraints.origin(constraint), *kernel::line_of(constraints[constraint]), telling.board.size(),
                     telling.notation.naming);
}

std::string View::shows() const {
    return concat(from(), ", ", name(), " shows ", count() == 1 ? "only " : "", buildings(count()));
}

std::string View::at(int place) const {
    return telling.places(line(), std::vector{cell(place)});
}

std::string View::at(int first, int end, std::string_view last_word) const {
    std::vector<int> cells;
    for (int place = first; place < end; ++place) cells.push_back(cell(place));
    return telling.places(line(), cells, last_word);
}

std::string View::first_cells(int cells) const {
    return cells == 1 ? "the first cell" : concat("the first ", in_words(cells), " cells");
}

int View::place_of(int value) const {
    for (int place = 0; place < sight.length(); ++place)
        if (known(place) == Domain::single(value)) return place;
    return -1;
}

std::string buildings(int count) {
    return base::counted(count, "building");
}

std::vector<int> visible_among(const std::vector<int>& heights) {
    std::vector<int> seen;
    for (const int height : heights)
        if (seen.empty() || height > seen.back()) seen.push_back(height);
    return seen;
}

bool strikes_little(const Telling& telling) {
    constexpr int most = 2;
    int strikes = 0;
    for (const explain::CellMarks& struck : telling.conclusion().struck) strikes += struck.marks.size();
    return telling.conclusion().placed.empty() && strikes <= most;
}

std::string no_longer_shows(const View& view) {
    return concat(view.name(), " can no longer show ", buildings(view.count()), ' ', view.from());
}

}  // namespace gridwright::puzzles::steps
