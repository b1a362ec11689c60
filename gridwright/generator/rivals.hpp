#pragma once

// A puzzle has exactly one solution when its solution has no rival. Rivals that were met are remembered by what of the
// draft is not true of them: most questions of a generator are answered by one of those, without a search.

#include "gridwright/generator/draft.hpp"
#include "gridwright/generator/patience.hpp"

namespace gridwright::generator {

class Rivals {
  public:
    /// All four outlive it.
    Rivals(Draft& draft, Engines engines, Patience& patience) : draft_(draft), engines_(engines), patience_(patience) {}

    /// `stopped` when patience is over or spent.
    enum class Answer { none, some, stopped };

    /// Whether another solution keeps all these pieces.
    Answer to(const Pieces& pieces);

    /// The same for `enough` without `piece`, where `enough` has no rival.
    Answer without(const Pieces& enough, std::size_t piece);

    /// Where the rival differs that the last search found, as pieces; none when it was a remembered one, or found by an
    /// engine whose solutions may not shape a puzzle.
    const std::optional<Pieces>& last() const { return last_; }

  private:
    bool known(const Pieces& pieces) const;
    Answer ask(const kernel::Model& model, std::uint64_t solutions);
    Answer decide(const kernel::Model& model, kernel::Search search);
    const kernel::Solution* rival_in(const kernel::Outcome& outcome) const;

    Draft& draft_;
    const Engines engines_;
    Patience& patience_;
    std::vector<Pieces> violated_;  // for each rival the pieces that are not true of it
    std::optional<Pieces> last_;
};

}  // namespace gridwright::generator
