#include "gridwright/generator/close_or_far/hint_set.hpp"

#include "gridwright/puzzles/close_or_far/puzzle.hpp"

#include <numeric>

namespace gridwright::generator::close_or_far {

using kernel::Value;
using puzzles::close_or_far::CloseOrFar;

HintSet any_hint_set(int side, base::Random& random) {
    HintSet hints{base::Vector<int>(side), {}};
    std::iota(hints.columns.begin(), hints.columns.end(), 0);
    random.shuffle(std::span(hints.columns));
    for (int row = 0; row < side; ++row)
        hints.letters.push_back(random.one_in(2) ? puzzles::close_or_far::near : puzzles::close_or_far::far);
    return hints;
}

BoardCounter::BoardCounter(int side, kernel::Engine& engine) : engine_(engine) {
    CloseOrFar(sheet::blank(puzzles::close_or_far::notation, {side, side})).model(model_);
}

std::optional<std::uint64_t> BoardCounter::count(const HintSet& hints, std::uint64_t most, Patience& patience) {
    if (patience.spent()) return std::nullopt;
    model_.givens.clear();
    for (int row = 0; row < model_.size().rows; ++row) {
        model_.givens.push_back({model_.size().cell(row, hints.columns[row]), hints.letters[row]});
    }
    kernel::Search search;
    search.solutions = most;
    search.keep = 1;
    search.limits = patience.limits(std::nullopt);
    kernel::Outcome outcome = engine_.run(model_, search);
    patience.note(outcome);
    if (!outcome.kept.empty()) board_ = std::move(outcome.kept.front());
    if (!outcome.complete() && outcome.stopped != kernel::Stop::enough) return std::nullopt;
    return outcome.found;
}

sheet::Sheet sheet_of(const HintSet& hints) {
    const int side = hints.columns.count();
    sheet::Sheet sheet = sheet::blank(puzzles::close_or_far::notation, {side, side});
    for (int row = 0; row < side; ++row) {
        sheet.cells.at(row, hints.columns[row]) = hints.letters[row];
    }
    return sheet;
}

}  // namespace gridwright::generator::close_or_far
