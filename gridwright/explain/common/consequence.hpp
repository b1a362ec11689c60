#pragma once

// Decides exactly whether a conclusion follows from premises, by listing: the judge of smallest reasons. It knows no
// technique.

#include "gridwright/constraints/together/sights.hpp"
#include "gridwright/explain/common/board.hpp"
#include "gridwright/explain/common/colour_filling.hpp"
#include "gridwright/explain/common/position.hpp"
#include "gridwright/explain/common/step.hpp"

namespace gridwright::explain {

class Consequence {
  public:
    explicit Consequence(const Board& board);

    /// True if every conclusion holds wherever the premises do. Gives up with false after a fixed number of steps.
    bool follows(const Premises& premises, const Conclusion& conclusion);

    /// Forgets what earlier questions have found, so that the answer to the next one does not depend on them.
    void forget() { known_.clear(); }

    /// True if `follows` has given up since this was last set to false.
    bool gave_up = false;
    /// Gives up at once from then on.
    bool only_once = false;

    /// Narrows the domains of one line of the board exactly by these rules and clues of it; false if nothing fits.
    bool narrow(int line, std::span<const int> rules, std::span<const int> clues, std::span<kernel::Domain> domains);

  private:
    /// A line with the premises that are about it.
    struct Part {
        int line = 0;
        std::vector<int> rules, clues;
    };

    /// All premises are about one line and are filtered exactly: every value that is left occurs in some arrangement.
    bool is_exact() const;
    /// The same as `follows` where pegs of one colour do not attack each other.
    bool follows_for_pegs(const Premises& premises, const Conclusion& conclusion,
                          kernel::Grid<kernel::Domain>& domains);
    bool impossible(kernel::Grid<kernel::Domain>& domains, int& nodes);
    bool narrow_all(kernel::Grid<kernel::Domain>& domains);

    const Board& board_;
    const bool pegs_;
    std::optional<ColourFilling> filling_;
    base::Vector<int> known_;  // a filling that denied a conclusion
    constraints::SightsFilter filter_;
    std::vector<Part> parts_;
    std::vector<int> cells_;  // of all parts
    bool budget_ = false;
};

/// Everything that a listing of the line reads.
Premises everything_on(const BoardLine& line, const Position& position);

/// Leaves out premises as long as the conclusion follows from the rest, and takes a weaker rule where one suffices.
/// `weaker`: the marks of a cell that may be read instead of those it has now, such as those before an assumption; they
/// are preferred. Returns false if the conclusion does not follow at all.
bool shrink(Step& step, const Board& board, Consequence& consequence,
            const kernel::Grid<kernel::Domain>* weaker = nullptr);

}  // namespace gridwright::explain
