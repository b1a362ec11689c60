#include "gridwright/explain/sights/known_front.hpp"

#include "gridwright/explain/sights/deductions.hpp"
#include "gridwright/explain/sights/search.hpp"

#include <algorithm>

namespace gridwright::explain {
namespace sights {

namespace {

/// The first cells of the line as far as it is clear what they show: each is known, or surely hidden by one before it.
/// The tallest is not among them.
struct KnownFront {
    explicit KnownFront(const LineOfSight& line) {
        for (; cells < line.length; ++cells) {
            const Domain marks = line.marks[cells + 1];
            if (marks.empty()) break;
            if (marks.max() < highest) continue;
            if (!marks.fixed() || marks.max() == line.length) break;
            if (marks.max() > highest) ++seen, highest = marks.max();
        }
        missing = line.count - seen;
    }

    int cells = 0, seen = 0, highest = 0;
    int missing;  ///< how many are to be seen behind them, the tallest included
};

}  // namespace

// The one to be seen is the tallest, so everything else that is higher than the front stands behind it.
void draw_one_more(const LineOfSight& line, Drawn& drawn) {
    const KnownFront front(line);
    if (front.cells == 0 || front.missing != 1) return;
    const Domain higher = Domain::range(front.highest + 1, line.length - 1);
    const int first = std::max(line.first_place(line.length), front.cells + 1);
    for (int i = front.cells + 1; i <= std::min(first, line.length); ++i) drawn.strike(i, higher);
    int last = line.length - higher.size();
    for (const int height : higher) last = std::min(last, line.last_place(height) - 1);
    for (int i = std::max(last, front.cells) + 1; i <= line.length; ++i) drawn.strike(i, Domain::single(line.length));
}

namespace {

/// All heights above `above` stand behind cell `from`, in order.
void taller_rise(const LineOfSight& line, int from, int above, Drawn& drawn) {
    const auto possible = [&](int i, int height) {
        if (!line.marks[i].contains(height)) return false;
        const int known = line.known_place(height);
        return known == 0 || known == i;
    };
    for (int height = above + 1, i = from; height <= line.length; ++height) {
        for (++i; i <= line.length && !possible(i, height);) ++i;
        if (i > line.length) {
            drawn.contradiction = true;
            return;
        }
        for (int j = 1; j < i; ++j) drawn.strike(j, Domain::single(height));
    }
    for (int height = line.length, i = line.length + 1; height > above; --height) {
        for (--i; i > from && !possible(i, height);) --i;
        if (i <= from) {
            drawn.contradiction = true;
            return;
        }
        for (int j = i + 1; j <= line.length; ++j) drawn.strike(j, Domain::single(height));
    }
}

}  // namespace

// The first i cells show what they possibly can, and all heights above their floor are seen behind them: only so does
// the line show enough.
void draw_all_taller(const LineOfSight& line, Drawn& drawn) {
    const PossiblySeen possibly(line);
    for (int i = 1; i < line.length; ++i)
        if (possibly.count[i] + line.length - possibly.floor[i] == line.count)
            taller_rise(line, i, possibly.floor[i], drawn);
}

// Up to the last place of the tallest, or up to a height with all taller ones behind it, every cell that is possibly
// seen is seen: otherwise the line does not show enough.
void draw_every_cell(const LineOfSight& line, Drawn& drawn) {
    const PossiblySeen possibly(line);
    const int last = line.last_place(line.length);
    if (possibly.count[last] == line.count) rise(line, possibly.cells & Domain::below(last), 0, line.length, drawn);
    for (int i = 2; i < line.length; ++i)
        if (possibly.count[i] + line.length - possibly.floor[i] == line.count)
            rise(line, possibly.cells & Domain::below(i + 1), 0, possibly.floor[i] + 1, drawn);
}

// A height in cell i that is above the floor: up to there at most one more is seen than before it, and behind it at
// most those that are higher still.
void draw_ceiling_behind(const LineOfSight& line, Drawn& drawn) {
    const PossiblySeen possibly(line);
    const KnownFront front(line);
    if (possibly.count[line.last_place(line.length)] < line.count || front.missing < 1) {
        drawn.contradiction = true;
        return;
    }
    for (int i = 2; i <= line.length; ++i) {
        const int floor = possibly.floor[i - 1];
        const int ceiling = line.length - line.count + possibly.count[i - 1] + 1;
        if (possibly.count[i - 1] + line.length - floor < line.count) {
            drawn.contradiction = true;
            return;
        }
        // Above that is the ceiling of a blank line.
        drawn.strike(i, Domain::range(std::max(floor, ceiling) + 1, line.length - line.count + i));
    }
}

}  // namespace sights

const Technique one_more{"S16", "one more to see", sights::find_by<sights::draw_one_more>};
const Technique all_taller{"S17", "all taller ones rise", sights::find_by<sights::draw_all_taller>};
const Technique every_cell{"S18", "every cell rises", sights::find_by<sights::draw_every_cell>};
const Technique ceiling_behind{"S19", "ceiling behind known cells", sights::find_by<sights::draw_ceiling_behind>};

}  // namespace gridwright::explain
