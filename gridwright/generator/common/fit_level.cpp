// A puzzle with one solution has some level already, and often the wished one. One that is too hard gets more pieces,
// where the techniques are stuck, as long as no easier techniques solve it. Then every piece is left out without which
// the techniques still solve it: that cannot make it easier. Whether a piece can be left out at all is first asked of
// an engine, which is much faster than techniques are.

#include "gridwright/generator/common/fit_level.hpp"

#include <algorithm>

namespace gridwright::generator {
namespace {

/// So many pieces that make the puzzle too easy may be tried in vain; then it is given up.
constexpr int most_refused = 4;

/// How often a puzzle is changed in vain before it is given up.
constexpr int most_attempts = 4;

/// In random order; clues before givens, which say more than a setter likes.
void clues_first(Groups& groups, const Draft& draft, base::Random& random) {
    random.shuffle(std::span(groups));
    std::ranges::stable_partition(groups, [&](const Pieces& group) { return group.first() < draft.clues(); });
}

}  // namespace

std::optional<explain::Grade> LevelFit::fit(const Freedom& freedom, base::Random& random) {
    const Pieces before = draft_.shown;
    Reached reached = reasoning_.start(before, highest());
    if (reached.solved()) return right(std::move(reached));
    for (int attempt = 0; attempt < most_attempts && !freedom.extra.empty() && !watch_.due(); ++attempt) {
        draft_.shown = before;
        if (!show_more(freedom, reached, random)) continue;
        leave_out(freedom.minimal ? freedom.extra : one_by_one(draft_.shown - before), random);
        if (auto grade = right(reasoning_.start(draft_.shown, highest()))) return grade;
    }
    return std::nullopt;
}

/// The grade if it is the wished one.
std::optional<explain::Grade> LevelFit::right(Reached reached) const {
    if (!reached.solved() || (level_ && reached.grade->level != *level_)) return std::nullopt;
    return std::move(reached.grade);
}

/// Shows more pieces until the techniques solve the puzzle. False if there are not enough of them, or all make it too
/// easy, or the watch is due.
bool LevelFit::show_more(const Freedom& freedom, Reached high, base::Random& random) {
    Groups groups = freedom.extra;
    clues_first(groups, draft_, random);
    int refused = 0;
    for (const Pieces& group : groups) {
        if (!open(group - draft_.shown, high)) continue;
        const Pieces shown = draft_.shown | group;
        Reached next = reasoning_.go_on(shown, high, highest());
        if (next.solved() && too_easy(shown)) {
            if (++refused == most_refused) return false;
            continue;
        }
        draft_.shown = shown;
        if (next.solved()) return true;
        high = std::move(next);
        if (watch_.due()) return false;
    }
    return false;
}

bool LevelFit::too_easy(const Pieces& pieces) {
    return level_ && *level_ > 1 && reasoning_.start(pieces, *level_ - 1).solved();
}

void LevelFit::leave_out(Groups groups, base::Random& random) {
    clues_first(groups, draft_, random);
    std::ranges::reverse(groups);
    for (const Pieces& group : groups) {
        if (watch_.due()) return;
        const Pieces rest = draft_.shown - group;
        if (rest == draft_.shown || rivals_.to(rest) == Rivals::Answer::some) continue;
        if (reasoning_.start(rest, highest()).solved()) draft_.shown = rest;
    }
}

/// Whether the pieces say something about a cell that is still open.
bool LevelFit::open(const Pieces& pieces, const Reached& reached) const {
    bool open = false;
    pieces.each([&](std::size_t piece) {
        open = open || std::ranges::any_of(draft_.cells_of(piece), [&](int cell) { return !reached.placed[cell]; });
    });
    return open;
}

}  // namespace gridwright::generator
