#pragma once

// The fewest pieces that determine a solution, by an implicit hitting set: every rival loses some pieces, and one of
// them must be shown. A smallest set that meets what all rivals known so far lose is a guess; if an engine finds
// another rival that keeps the guess, that one is added, otherwise nothing smaller is enough. (Davies and Bacchus,
// Solving MAXSAT by solving a sequence of simpler SAT instances, 2011.) A rival that loses few pieces says more, so
// each is first changed to keep as much as possible. Among sets of equal size clues are preferred to givens.

#include "gridwright/answers/hitting_set.hpp"
#include "gridwright/answers/pieces.hpp"

namespace gridwright::answers {

/// How a sentence calls the best set found that is not proven to be the smallest.
inline constexpr std::string_view fewest_found = "the fewest found (perhaps fewer are enough)";

/// How much work to spend, in counts, so that the answer repeats itself.
struct FewestEffort {
    std::uint64_t questions = 20'000;      ///< to the engine
    std::uint64_t nodes = 1'000'000;       ///< of hitting sets
    std::uint64_t all_failures = 300'000;  ///< of the engine
    std::uint64_t failures = 5'000;        ///< in a question that proves nothing about the fewest
};

class FewestPieces {
  public:
    /// Looks for pieces among the candidates that, together with those shown, determine the solution. All candidates
    /// together do. The questions outlive it.
    FewestPieces(PieceQuestions& pieces, Shown shown, PieceNumbers candidates, const FewestEffort& effort = {});

    /// Looks until the fewest are proven or an effort or a limit ends it.
    void find();

    /// The best set of candidates found; none if a limit came before there was one.
    const std::optional<PieceNumbers>& best() const { return best_; }
    /// No smaller set is enough.
    bool proven() const { return best_ && at_least_ >= best_->size(); }
    /// A limit of the questions, not the effort, ended the work.
    bool stopped() const { return stopped_; }

    /// The candidates each of which is enough by itself, as far as a limit lets them be found.
    PieceNumbers deciding();

  private:
    using Answer = PieceQuestions::Answer;

    Answer ask(const PieceNumbers& chosen, std::uint64_t most_failures);
    Answer complete(PieceNumbers chosen);
    void choose_more(std::size_t count, PieceNumbers& chosen) const;
    void leave_out_needless(PieceNumbers& chosen);
    void learn_from_rival(const PieceNumbers& chosen);
    PieceNumbers lost_candidates() const;
    std::uint64_t failures_left() const;
    bool spent() const;
    int cost_of_best() const;

    PieceQuestions& pieces_;
    const Shown shown_;
    const PieceNumbers candidates_;
    const FewestEffort effort_;
    const std::uint64_t first_question_, first_failure_;
    std::uint64_t nodes_left_;
    HittingSet cuts_;
    std::optional<PieceNumbers> best_;
    std::size_t at_least_ = 0;
    bool stopped_ = false;
};

}  // namespace gridwright::answers
