#pragma once

// Does the inner steps of a what-if or a chain again, on the position where it was found.

#include "gridwright/explain/common/position.hpp"
#include "gridwright/explain/common/step.hpp"

namespace gridwright::explain {

/// Does what a step concludes.
void apply(const Conclusion& conclusion, Position& position);

/// The position after the step.
inline Position after(const Step& step, Position position) {
    apply(step.conclusion, position);
    return position;
}

/// Calls `each(inner, trial)` with the inner steps of an assumption, each on the position where it is found.
template <typename Each>
void replay_inner(const Step& step, Position trial, Each each) {
    if (step.assume) trial.place(step.assume->cell, step.assume->value);
    for (const Step& inner : step.inner) {
        each(inner, trial);
        apply(inner.conclusion, trial);
    }
}

/// True if the step reads nothing stronger than what stands on the position, and concludes something new there; a chain
/// is still a path.
bool reads_what_stands(const Step& step, const Position& position);

/// True if every inner step reads no more than what stands after the assumption and the steps before it, and the last
/// one is a contradiction.
bool replays(const Step& step, const Position& position);

/// True if it also is a path: every inner step reads no more than what stands after the assumption and the one step
/// before it, and does not do without that.
bool is_path(const Step& step, const Position& position);

/// Leaves out every inner step that the later ones can do without.
void drop_needless(Step& step, const Position& position);

}  // namespace gridwright::explain
