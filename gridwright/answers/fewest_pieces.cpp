#include "gridwright/answers/fewest_pieces.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <utility>

namespace gridwright::answers {
namespace {

/// More than twice the number of pieces of any puzzle, so that the number of pieces counts first, and what they are
/// second.
constexpr int cost_of_piece = 8192;

base::Vector<int> costs(const PieceQuestions& pieces) {
    base::Vector<int> costs;
    for (int i = 0; i < pieces.size(); ++i)
        costs.push_back(cost_of_piece + (pieces.is_unusual(i) ? 2 : pieces.is_given(i) ? 1 : 0));
    return costs;
}

/// Whether they have a piece in common.
bool meet(const PieceNumbers& some, const PieceNumbers& others) {
    return std::ranges::any_of(some, [&](int piece) { return std::ranges::binary_search(others, piece); });
}

}  // namespace

FewestPieces::FewestPieces(PieceQuestions& pieces, Shown shown, PieceNumbers candidates, const FewestEffort& effort)
    : pieces_(pieces),
      shown_(std::move(shown)),
      candidates_(std::move(candidates)),
      effort_(effort),
      first_question_(pieces.questions().asked()),
      first_failure_(pieces.questions().stats().backtracks),
      nodes_left_(effort.nodes),
      cuts_(costs(pieces)) {}

void FewestPieces::find() {
    while (!stopped_ && !spent()) {
        const HittingSet::Answer guess = cuts_.cheapest(cost_of_best(), nodes_left_, pieces_.questions().watch());
        if (!guess.settled) break;
        if (!guess.elements) {  // nothing is cheaper than the best
            at_least_ = best_->size();
            return;
        }
        at_least_ = std::max(at_least_, guess.elements->size());
        const Answer answer = complete(*guess.elements);
        if (answer == Answer::stopped || answer == Answer::open) return;
    }
    stopped_ = stopped_ || pieces_.questions().over();
    if (!best_ && !stopped_) complete({});
}

/// Adds pieces until they are enough, and learns from every rival on the way. Returns the answer about the first ones.
FewestPieces::Answer FewestPieces::complete(PieceNumbers chosen) {
    std::optional<Answer> first;
    for (std::size_t at_once = 1;;) {
        const Answer answer = ask(chosen, first ? effort_.failures : std::max(effort_.failures, failures_left()));
        if (!first) first = answer;
        switch (answer) {
            case Answer::stopped: return answer;
            case Answer::enough:
                leave_out_needless(chosen);
                if (cuts_.cost_of(chosen) < cost_of_best()) best_ = std::move(chosen);
                return stopped_ ? Answer::stopped : *first;
            case Answer::rival: learn_from_rival(chosen); break;
            case Answer::open: at_once *= 2; break;
        }
        if (stopped_) return Answer::stopped;
        choose_more(at_once, chosen);
    }
}

/// Chooses those that most rivals lose which keep what is chosen so far; clues first among equals.
void FewestPieces::choose_more(std::size_t count, PieceNumbers& chosen) const {
    base::Vector<int> losses(shown_.size(), 0);
    for (const auto& cut : cuts_.sets())
        if (!meet(cut, chosen))
            for (const int piece : cut) ++losses[piece];
    PieceNumbers others;
    for (const int piece : candidates_)
        if (!std::ranges::binary_search(chosen, piece)) others.push_back(piece);
    std::ranges::stable_sort(others, std::ranges::greater{}, [&](int piece) { return losses[piece]; });
    others.resize(std::min(count, others.size()));
    chosen.insert(chosen.end(), others.begin(), others.end());
    std::ranges::sort(chosen);
}

void FewestPieces::leave_out_needless(PieceNumbers& chosen) {
    const PieceNumbers order(chosen.rbegin(), chosen.rend());  // givens first
    for (const int piece : order) {
        PieceNumbers fewer = chosen;
        std::erase(fewer, piece);
        if (!std::ranges::all_of(cuts_.sets(), [&](const auto& cut) { return meet(cut, fewer); })) continue;
        const Answer answer = ask(fewer, effort_.failures);
        if (answer == Answer::stopped) return;
        if (answer == Answer::enough)
            chosen = std::move(fewer);
        else if (answer == Answer::rival)
            cuts_.add(lost_candidates());
    }
}

/// Changes the last rival, which keeps the chosen pieces, into one that keeps as many others as possible: it keeps some
/// of those it loses, many at a time as long as that works, or the engine proves that no rival can.
void FewestPieces::learn_from_rival(const PieceNumbers& chosen) {
    PieceNumbers lost = lost_candidates();
    std::size_t decided = 0;  // the first of the lost ones cannot be kept
    std::size_t at_once = lost.size() / 2;
    while (decided < lost.size() && lost.size() > 1 && !spent()) {
        at_once = std::clamp<std::size_t>(at_once, 1, lost.size() - decided);
        PieceNumbers kept = chosen;
        std::ranges::set_difference(candidates_, lost, std::back_inserter(kept));
        for (std::size_t i = decided; i < decided + at_once; ++i) kept.push_back(lost[i]);
        const Answer answer = ask(kept, effort_.failures);
        if (answer == Answer::stopped) return;
        if (answer == Answer::rival) {
            lost = lost_candidates();  // those that cannot be kept are still the first
            at_once *= 2;
        } else if (at_once > 1) {
            at_once /= 2;
        } else {
            ++decided;
        }
    }
    cuts_.add(std::move(lost));
}

PieceNumbers FewestPieces::deciding() {
    PieceNumbers alone;
    if (at_least_ > 1) return alone;
    for (const int piece : candidates_) {
        const auto lose_it = [&](const auto& cut) { return std::ranges::binary_search(cut, piece); };
        if (!std::ranges::all_of(cuts_.sets(), lose_it)) continue;
        const Answer answer = ask({piece}, effort_.failures);
        if (answer == Answer::stopped) break;
        if (answer == Answer::enough)
            alone.push_back(piece);
        else if (answer == Answer::rival)
            cuts_.add(lost_candidates());
    }
    return alone;
}

FewestPieces::Answer FewestPieces::ask(const PieceNumbers& chosen, std::uint64_t most_failures) {
    if (chosen.size() == candidates_.size()) return Answer::enough;
    Shown shown = shown_;
    for (const int piece : chosen) shown[piece] = true;
    const Answer answer = pieces_.ask(shown, most_failures);
    stopped_ = stopped_ || answer == Answer::stopped;
    return answer;
}

PieceNumbers FewestPieces::lost_candidates() const {
    PieceNumbers lost;
    std::ranges::set_intersection(pieces_.lost(), candidates_, std::back_inserter(lost));
    return lost;
}

std::uint64_t FewestPieces::failures_left() const {
    const std::uint64_t failures = pieces_.questions().stats().backtracks - first_failure_;
    return effort_.all_failures - std::min(effort_.all_failures, failures);
}

bool FewestPieces::spent() const {
    return nodes_left_ == 0 || failures_left() == 0 ||
           pieces_.questions().asked() - first_question_ >= effort_.questions;
}

int FewestPieces::cost_of_best() const {
    return best_ ? cuts_.cost_of(*best_) : std::numeric_limits<int>::max();
}

}  // namespace gridwright::answers
