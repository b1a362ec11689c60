// The conclusions come from constraints/together/sights, which is exact on lines of up to ten cells and does not list
// arrangements one by one. They are counted only where something follows, up to a limit.

#include "gridwright/explain/sights/listing.hpp"

#include "gridwright/constraints/together/sights.hpp"
#include "gridwright/explain/common/consequence.hpp"
#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/explain/sights/search.hpp"

#include <algorithm>

namespace gridwright::explain {
namespace sights {

namespace {

/// Counts the arrangements of a line that fit its clues. It places the heights from the tallest down: one that stands
/// before all taller ones is seen from the front, one behind all of them from the back.
class ArrangementCount {
  public:
    ArrangementCount(const LineOfSight& line, int most) : line_(line), most_(most) {
        for (int i = 1; i <= line.length; ++i)
            for (const int height : line.marks[i]) places_[height].add(i);
    }

    int count() {
        place(line_.length, {}, 0, 0);
        return found_;
    }

  private:
    void place(int height, Domain taken, int seen, int seen_from_back) {
        if (height == 0) {
            found_ += seen == line_.count && (line_.facing == 0 || seen_from_back == line_.facing);
            return;
        }
        const int first = taken.empty() ? line_.length + 1 : taken.min(), last = taken.empty() ? 0 : taken.max();
        if (seen > line_.count || seen + std::min(height, first - 1) < line_.count) return;
        if (line_.facing &&
            (seen_from_back > line_.facing || seen_from_back + std::min(height, line_.length - last) < line_.facing))
            return;
        for (const int cell : places_[height] - taken) {
            if (found_ >= most_) return;
            place(height - 1, taken | Domain::single(cell), seen + (cell < first), seen_from_back + (cell > last));
        }
    }

    const LineOfSight& line_;
    ByCell<Domain> places_;  // by height
    int most_, found_ = 0;
};

void find_by_listing(const Position& position, Findings& findings, Clues clues) {
    const Board& board = position.board();
    constraints::SightsFilter filter;
    LineOfSight line;
    Drawn drawn;
    for (int i = 0; i < board.sights.count() && !findings.enough(); ++i) {
        const SightLine& sight = board.sights[i];
        if (!readable(board, i, clues) || !findings.worth(position, sight.line, i)) continue;
        read(position, sight, clues, line);
        drawn.clear(line.length);
        LineOfSight kept = line;
        drawn.contradiction = filter(std::span(kept.marks).subspan(1, static_cast<std::size_t>(line.length)),
                                     {line.count, line.facing}) == constraints::Propagation::failed;
        for (int cell = 1; cell <= line.length; ++cell) drawn.struck[cell] = line.marks[cell] - kept.marks[cell];
        if (Step* step = begin_step(position, sight, clues, drawn, findings)) {
            if (!drawn.contradiction)
                step->arrangements =
                    ArrangementCount(kept, findings.reasons() ? most_arrangements : few_arrangements + 1).count();
            if (findings.reasons()) {
                Consequence consequence(board);
                step->minimal = shrink(*step, board, consequence);
            }
            findings.add(position);
        }
        findings.finish_line(position, i);
    }
}

}  // namespace
}  // namespace sights

const Technique listing{"S22a", "listing", [](const Position& position, Findings& findings) {
                            sights::find_by_listing(position, findings, sights::Clues::one);
                        }};
const Technique two_clue_listing{"S22b", "listing with both clues", [](const Position& position, Findings& findings) {
                                     sights::find_by_listing(position, findings, sights::Clues::both);
                                 }};

}  // namespace gridwright::explain
