#include "gridwright/explain/assumptions.hpp"

#include "gridwright/explain/explainer.hpp"

#include <algorithm>
#include <limits>
#include <optional>

namespace gridwright::explain {

using namespace kernel;

namespace {

constexpr int values_per_cell = highest_value + 1;
constexpr int any_number = std::numeric_limits<int>::max();

/// On a larger board the assumptions take too much memory, and each search begins anew.
constexpr int most_cells_remembered = 400;

/// Uses the techniques in rounds until the trial contradicts itself, and returns the number of the last round; 0 if
/// they find nothing more, in so many rounds nothing, or the watch is due.
int rounds_of(Position& trial, Findings& findings, const Ladder& ladder, const Allowed& inside, int most_rounds,
              const Watch& watch) {
    std::optional<Assumptions> nested;
    int rounds = 1;
    for (std::size_t i = 0; i < ladder.rungs.size() && rounds <= most_rounds && !watch.due();) {
        if (trial.emptied() >= 0) return rounds;
        const Rung& rung = ladder.rungs[i];
        findings.clear();
        if (inside.rung(rung)) {
            findings.begin(static_cast<int>(i));
            if (rung.inside == 0) {
                rung.technique->find(trial, findings);
            } else {
                if (!nested) nested.emplace(ladder, inside);
                nested->find(trial, rung, watch, findings);
            }
        }
        if (findings.contradiction) return rounds;
        if (findings.count == 0) {
            ++i;
            continue;
        }
        apply(findings, trial);
        ++rounds;
        i = 0;
    }
    return 0;
}

/// Does in the trial what has been struck and placed in the position since.
void catch_up(Position& trial, const Position& position) {
    for (int cell = 0; cell < position.board().cells(); ++cell) {
        const Domain marks = position.marks(cell);
        trial.strike(cell, trial.marks(cell) - marks);
        if (position.placed(cell) && marks.fixed()) trial.place(cell, static_cast<Value>(marks.min()));
    }
}

}  // namespace

Allowed inside_of(const Rung& rung, const Allowed& allowed) {
    return {allowed.without, std::min(rung.inside, allowed.highest)};
}

int rounds_to_contradiction(const Position& position, Given assumption, const Ladder& ladder, const Allowed& inside,
                            int most_rounds, const Watch& watch) {
    Position trial = position;
    trial.place(assumption.cell, assumption.value);
    Findings findings(Findings::Mode::conclusions);
    findings.restart(position.clock());
    return rounds_of(trial, findings, ladder, inside, most_rounds, watch);
}

bool Assumptions::falls(const Position& position, Given candidate, const Allowed& inside, std::unique_ptr<Trial>& trial,
                        const Watch& watch) {
    if (trial && trial->fell) return true;
    if (!trial) {
        trial = std::make_unique<Trial>(position);
        findings_.restart(position.clock());
        trial->position.place(candidate.cell, candidate.value);
    } else {
        const std::uint32_t before = trial->position.clock();
        findings_.restart(before);
        catch_up(trial->position, position);
        if (trial->position.clock() == before) return false;
    }
    trial->fell = rounds_of(trial->position, findings_, ladder_, inside, any_number, watch) > 0;
    return trial->fell;
}

const std::vector<Given>& Assumptions::falling(const Position& position, const Rung& rung, const Watch& watch) {
    found_.clear();
    const Allowed inside = inside_of(rung, allowed_);
    const int cells = position.board().cells();
    Trials& trials = trials_[rung.inside];
    const bool remembered = cells <= most_cells_remembered;
    trials.resize(remembered ? static_cast<std::size_t>(cells * values_per_cell) : 1);
    for (int cell = 0; cell < cells; ++cell) {
        if (position.placed(cell) || position.marks(cell).size() < 2) continue;
        for (const int value : position.marks(cell)) {
            auto& trial = trials[remembered ? cell * values_per_cell + value : 0];
            const Given candidate{cell, static_cast<Value>(value)};
            if (falls(position, candidate, inside, trial, watch)) found_.push_back(candidate);
            if (watch.due()) {
                trial.reset();  // it may have been left before its end
                return found_;
            }
            if (!remembered) trial.reset();
        }
    }
    return found_;
}

void Assumptions::find(const Position& position, const Rung& rung, const Watch& watch, Findings& findings) {
    for (const Given& out : falling(position, rung, watch)) {
        findings.blank().conclusion.struck.push_back({out.cell, Domain::single(out.value)});
        findings.add(position);
    }
}

}  // namespace gridwright::explain
