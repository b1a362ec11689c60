#include "gridwright/answers/redundant.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;
using Answer = PieceQuestions::Answer;

/// Whether no board at all, whatever is left out of the puzzle, is better than its solution.
bool is_best_of_all(const puzzles::Puzzle& puzzle, const kernel::Solution& solution, Questions& questions) {
    kernel::Model model;
    puzzle.model(model);
    if (!model.objective) return true;
    const int worth = kernel::objective_of(*model.objective, solution);
    if (worth == 0) return true;
    constexpr std::uint64_t most_failures = 10'000;
    const kernel::Outcome outcome = questions.ask(kernel::without(model, kernel::told_parts(model)), 1, most_failures);
    return outcome.bound && *outcome.bound >= worth;
}

}  // namespace

Redundancy find_redundant(const puzzles::Puzzle& puzzle, const kernel::Solution& solution, Questions& questions) {
    PieceQuestions pieces(puzzle.sheet(), solution, is_best_of_all(puzzle, solution, questions), questions);
    Redundancy result;
    PieceNumbers candidates;
    Shown shown(static_cast<std::size_t>(pieces.size()), true);
    for (int piece = 0; piece < pieces.size() && !result.limited; ++piece) {
        shown[piece] = false;
        const Answer answer = pieces.ask(shown);
        shown[piece] = true;
        if (answer == Answer::enough) candidates.push_back(piece);
        result.limited = answer == Answer::stopped;
    }
    result.redundant = pieces.pieces(candidates);

    for (const int piece : candidates) shown[piece] = false;
    PieceNumbers kept;
    if (candidates.size() > 1) {
        FewestPieces fewest(pieces, shown, candidates);
        fewest.find();
        kept = fewest.best().value_or(PieceNumbers(candidates.begin() + 1, candidates.end()));
        result.fewest = fewest.proven() && !result.limited;
        result.limited = result.limited || fewest.stopped();
    } else {
        result.fewest = !result.limited;
    }
    for (const int piece : kept) shown[piece] = true;
    for (int piece = 0; piece < pieces.size(); ++piece)
        (shown[piece] ? result.smallest : result.needless).push_back(pieces.piece(piece));
    return result;
}

std::vector<std::string> sentences_of(const Redundancy& redundancy) {
    const auto& [redundant, smallest, needless, fewest, limited] = redundancy;
    std::vector<std::string> lines;
    if (limited)
        lines.emplace_back("A limit was reached before it was known for every clue and given whether it is needed.");
    if (redundant.empty()) {
        if (!limited) lines.emplace_back("No clue or given can be left out.");
        return lines;
    }
    if (redundant.size() == 1) {
        lines.push_back(base::as_sentence(concat(redundant[0].name, " can be left out")));
        return lines;
    }
    lines.push_back(concat("Each of these can be left out on its own: ", listed_names(redundant), '.'));
    const std::string together = needless.size() == redundant.size() ? "all of them" : listed_names(needless);
    lines.push_back(base::as_sentence(concat(together, " can be left out", needless.size() > 1 ? " together" : "", "; ",
                                             amount_of(smallest), smallest.size() == 1 ? " remains" : " remain", ", ",
                                             fewest ? "the fewest possible" : fewest_found)));
    return lines;
}

}  // namespace gridwright::answers
