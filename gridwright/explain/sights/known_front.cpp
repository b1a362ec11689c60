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

// As many are to be seen as are higher: they stand in order.
void draw_all_taller(const LineOfSight& line, Drawn& drawn) {
    const KnownFront front(line);
    if (front.cells == 0 || front.missing != line.length - front.highest) return;
    const auto possible = [&](int i, int height) {
        if (!line.marks[i].contains(height)) return false;
        const int known = line.known_place(height);
        return known == 0 || known == i;
    };
    for (int height = front.highest + 1, i = front.cells; height <= line.length; ++height) {
        for (++i; i <= line.length && !possible(i, height);) ++i;
        if (i > line.length) {
            drawn.contradiction = true;
            return;
        }
        for (int j = 1; j < i; ++j) drawn.strike(j, Domain::single(height));
    }
    for (int height = line.length, i = line.length + 1; height > front.highest; --height) {
        for (--i; i > front.cells && !possible(i, height);) --i;
        if (i <= front.cells) {
            drawn.contradiction = true;
            return;
        }
        for (int j = i + 1; j <= line.length; ++j) drawn.strike(j, Domain::single(height));
    }
}

void draw_every_cell(const LineOfSight& line, Drawn& drawn) {
    const KnownFront front(line);
    const int last = front.cells + front.missing;
    if (front.cells == 0 || front.missing < 1 || line.last_place(line.length) != last) return;
    rise(line, front.cells + 1, last - 1, front.highest, line.length, drawn);
}

// A height above the front in the i-th cell behind it: up to there at most i more are seen, and behind it at most those
// that are higher still.
void draw_ceiling_behind(const LineOfSight& line, Drawn& drawn) {
    const KnownFront front(line);
    if (front.cells == 0) return;
    const int missing = front.missing;
    if (missing < 1 || missing > line.length - front.highest || missing > line.last_place(line.length) - front.cells) {
        drawn.contradiction = true;
        return;
    }
    for (int i = 1; i < missing; ++i)
        drawn.strike(front.cells + i,
                     Domain::range(std::max(front.highest, line.length - missing + i) + 1, line.length));
}

}  // namespace sights

const Technique one_more{"S16", "one more to see", sights::find_by<sights::draw_one_more>};
const Technique all_taller{"S17", "all taller ones rise", sights::find_by<sights::draw_all_taller>};
const Technique every_cell{"S18", "every cell rises", sights::find_by<sights::draw_every_cell>};
const Technique ceiling_behind{"S19", "ceiling behind known cells", sights::find_by<sights::draw_ceiling_behind>};

}  // namespace gridwright::explain
