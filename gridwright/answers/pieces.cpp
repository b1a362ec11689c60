#include "gridwright/answers/pieces.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/constraints/meaning.hpp"
#include "gridwright/generator/registry.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "gridwright/puzzles/sentences.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"

#include <algorithm>
#include <utility>

namespace gridwright::answers {

using namespace kernel;

namespace {

/// The puzzle with what puzzles of its kind usually show of this solution.
sheet::Sheet usual_sheet(const Solution& solution, const sheet::Sheet& puzzle) {
    const generator::MakerRow* row = generator::find(puzzle.notation->name);
    return row ? row->everything(solution, puzzle) : generator::all_cells(solution, puzzle);
}

}  // namespace

sheet::Sheet everything_about(const Solution& solution, const sheet::Sheet& puzzle) {
    return generator::all_cells(solution, usual_sheet(solution, puzzle));
}

std::string listed_apart(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += base::concat(text.empty() ? "" : &name == &names.back() ? " and " : "; ", name);
    return text;
}

std::string listed_names(const std::vector<Piece>& pieces) {
    std::vector<std::string> names;
    for (const Piece& piece : pieces) names.push_back(piece.name);
    return listed_apart(names);
}

std::string amount_of(const std::vector<Piece>& pieces) {
    const auto count = static_cast<std::int64_t>(pieces.size());
    const auto clues =
        std::ranges::count_if(pieces, [](const Piece& p) { return std::holds_alternative<SideClue>(p.place); });
    if (clues == count) return base::counted(count, "clue");
    return clues == 0 ? base::counted(count, "given") : base::concat(count, " clues and givens");
}

PieceQuestions::PieceQuestions(const sheet::Sheet& sheet, Solution solution, bool best, Questions& questions)
    : sheet_(sheet), solution_(std::move(solution)), questions_(questions) {
    puzzles::make(sheet)->model(full_);
    objective_ = full_.objective;
    const Parts told = told_parts(full_);
    for (const std::size_t index : told.constraints) places_.push_back(full_.constraints.origin(index));
    clues_ = size();
    for (const std::size_t index : told.givens) places_.emplace_back(CellClue{full_.givens[index].cell});
    told_.assign(told.constraints.begin(), told.constraints.end());
    told_.insert(told_.end(), told.givens.begin(), told.givens.end());
    const sheet::Sheet usual = usual_sheet(solution_, sheet);
    for (const Origin& place : places_) unusual_.push_back(!sheet::written_at(usual, place));
    if (best) ask_for_as_good_as(solution_, questions.engine(), full_);
}

Piece PieceQuestions::piece(int number) const {
    Shown one(places_.size());
    one[number] = true;
    return {place(number), sheet::written_at(sheet_, place(number)).value_or(0),
            puzzles::names_of(parts(one, true), full_, *sheet_.notation).front()};
}

std::vector<Piece> PieceQuestions::pieces(const PieceNumbers& numbers) const {
    std::vector<Piece> pieces;
    for (const int number : numbers) pieces.push_back(piece(number));
    return pieces;
}

PieceQuestions::Answer PieceQuestions::ask(const Shown& shown, std::optional<std::uint64_t> most_failures) {
    const Outcome outcome = questions_.ask(without(full_, parts(shown, false)), 2, most_failures);
    if (const Solution* rival = rival_in(outcome)) {
        note(*rival);
        return Answer::rival;
    }
    if (outcome.verdict() == Verdict::unique) return Answer::enough;
    return most_failures && !questions_.over() ? Answer::open : Answer::stopped;
}

/// The parts of the model that are pieces with this truth.
Parts PieceQuestions::parts(const Shown& wanted, bool truth) const {
    Parts parts;
    for (int i = 0; i < size(); ++i)
        if (wanted[i] == truth) (is_given(i) ? parts.givens : parts.constraints).push_back(told_[i]);
    return parts;
}

const Solution* PieceQuestions::rival_in(const Outcome& outcome) const {
    const auto worth = [&](const Solution& solution) { return objective_ ? objective_of(*objective_, solution) : 0; };
    for (const Solution& solution : outcome.kept)
        if (solution != solution_ && worth(solution) <= worth(solution_)) return &solution;
    return nullptr;
}

void PieceQuestions::note(const Solution& rival) {
    lost_.clear();
    for (int i = 0; i < size(); ++i) {
        const bool kept = is_given(i) ? rival[full_.givens[told_[i]].cell] == full_.givens[told_[i]].value
                                      : constraints::holds(full_.constraints[told_[i]], rival);
        if (!kept) lost_.push_back(i);
    }
}

}  // namespace gridwright::answers
