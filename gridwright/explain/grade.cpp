#include "gridwright/explain/grade.hpp"

#include <algorithm>

namespace gridwright::explain {

using namespace kernel;

namespace {

/// Counts what the rounds conclude.
class Tally {
  public:
    explicit Tally(const Ladder& ladder) : ladder_(ladder), counts_(ladder.rungs.size()) {}

    void add(int rung, int conclusions, int cost) {
        const int level = ladder_.rungs[static_cast<std::size_t>(rung)].level;
        counts_[rung] += conclusions;
        grade_.score += conclusions * cost;
        open_ += conclusions;
        ++rounds_;
        if (level > grade_.level) grade_.level = level, grade_.bottleneck = 0;
        if (level == grade_.level) ++grade_.bottleneck;
    }

    Grade result() {
        for (int i = 0; i < counts_.count(); ++i) {
            if (counts_[i] == 0) continue;
            const std::string_view id = ladder_.rungs[static_cast<std::size_t>(i)].technique->id;
            const auto same = std::ranges::find(grade_.techniques, id, &TechniqueCount::id);
            if (same == grade_.techniques.end())
                grade_.techniques.push_back({id, counts_[i]});
            else
                same->count += counts_[i];
        }
        if (grade_.level == 0) grade_.level = 1;  // nothing was open
        grade_.width = rounds_ ? 10 * open_ / rounds_ : 0;
        return grade_;
    }

  private:
    const Ladder& ladder_;
    base::Vector<int> counts_;  // by rung
    int open_ = 0, rounds_ = 0;
    Grade grade_;
};

}  // namespace

Graded grade(Position position, const Ladder& ladder, const Allowed& allowed, const Watch& watch) {
    Findings findings(Findings::Mode::conclusions);
    Assumptions assumptions(ladder, allowed);
    Tally tally(ladder);
    const auto rungs = static_cast<int>(ladder.rungs.size());
    for (int i = 0; i < rungs && !position.solved();) {
        if (watch.due()) return {std::nullopt, true, std::move(position)};
        const Rung& rung = ladder.rungs[static_cast<std::size_t>(i)];
        findings.clear();
        if (allowed.rung(rung)) {
            findings.begin(i);
            if (rung.inside > 0)
                assumptions.find(position, rung, watch, findings);
            else
                rung.technique->find(position, findings);
        }
        if (findings.count == 0) {
            ++i;
            continue;
        }
        tally.add(i, findings.count, rung.cost);
        apply(findings, position);
        i = 0;
    }
    if (!position.solved() || position.emptied() >= 0) return {std::nullopt, watch.due(), std::move(position)};
    return {tally.result(), false, std::move(position)};
}

}  // namespace gridwright::explain
