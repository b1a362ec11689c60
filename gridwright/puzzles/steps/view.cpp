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

explain::sights::LineOfSight View::looked_along() const {
    explain::sights::LineOfSight line;
    line.length = sight.length();
    line.count = count();
    for (int place = 0; place < line.length; ++place) line.marks[place + 1] = known(place);
    line.tidy();
    return line;
}

Domain View::struck(int place) const {
    for (const explain::CellMarks& strike : telling.conclusion().struck)
        if (strike.cell == cell(place)) return strike.marks;
    return {};
}

bool View::concludes_within(const explain::sights::Drawn& drawn) const {
    if (!telling.conclusion().placed.empty()) return false;
    for (int place = 0; place < sight.length(); ++place)
        if (!struck(place).within(drawn.struck[place + 1])) return false;
    return true;
}

std::string first_taller_told(const View& view, int end, int below, int shown) {
    const explain::sights::LineOfSight line = view.looked_along();
    const Domain first = line.marks[1] & Domain::below(below);
    int lowest_at = 1;
    bool strikes_behind = false;
    for (int place = 1; place < view.sight.length(); ++place) {
        strikes_behind |= !view.struck(place).empty();
        if (place < end && !line.marks[place + 1].empty() &&
            line.marks[place + 1].min() > line.marks[lowest_at + 1].min())
            lowest_at = place;
    }
    // It is taller than so many different ones, which needs no words; that one of them is not the lowest does.
    const bool by_lowest = !view.struck(0).empty() && view.struck(0).max() >= end;
    const bool by_highest = strikes_behind && !first.empty() && first.max() < shown - 1;
    const std::string least = by_lowest ? concat(" at least ", line.marks[lowest_at + 1].min()) : std::string();
    return concat("So the first building", by_highest ? concat(", which is at most ", first.max(), ",") : "",
                  " is taller than the ", end == 2 ? "one" : "ones", " in ", view.at(1, end),
                  least.empty() ? ""
                  : end == 2    ? concat(", which is", least)
                                : concat(" (", view.at(lowest_at), " is", least, ")"));
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

}  // namespace gridwright::puzzles::steps
