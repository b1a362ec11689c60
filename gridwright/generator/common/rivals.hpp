#pragma once

// A rival is another solution of a draft; a puzzle has exactly one solution when there is none. Rivals found earlier
// are remembered by the pieces that are not true of them, and answer most questions without a search.

#include "gridwright/generator/common/draft.hpp"
#include "gridwright/generator/common/patience.hpp"

namespace gridwright::generator {

/// How often the finder may fail at a question, and what happens to the question then.
struct GivingUp {
    enum class Then { ask_decider, leave_open, stop };

    std::uint64_t failures = 6000;  ///< as many as auto allows skyline
    Then then = Then::ask_decider;
};

class Rivals {
  public:
    /// The draft, the engines and the patience outlive it.
    Rivals(Draft& draft, Engines engines, Patience& patience, const GivingUp& giving_up = {})
        : draft_(draft), engines_(engines), patience_(patience), giving_up_(giving_up) {}

    /// `open` when the finder gave up and the question stays open, `stopped` when that ends the work, and when patience
    /// is over or spent.
    enum class Answer { none, some, open, stopped };

    /// Whether another solution keeps all these pieces.
    Answer to(const Pieces& pieces);

    /// The same for `enough` without `piece`, where `enough` has no rival.
    Answer without(const Pieces& enough, std::size_t piece);

    /// The pieces in which the rival of the last search differs; none when it was a remembered one, or was found by an
    /// engine whose solutions may not shape a puzzle.
    const std::optional<Pieces>& last() const { return last_; }

  private:
    bool known(const Pieces& pieces) const;
    Answer ask(const kernel::Model& model, std::uint64_t solutions);
    Answer give_up(const kernel::Model& model, const kernel::Search& search);
    Answer decide(const kernel::Model& model, kernel::Search search);
    const kernel::Solution* rival_in(const kernel::Outcome& outcome) const;

    Draft& draft_;
    const Engines engines_;
    Patience& patience_;
    const GivingUp giving_up_;
    std::vector<Pieces> violated_;  // for each rival the pieces that are not true of it
    std::optional<Pieces> last_;
};

}  // namespace gridwright::generator
