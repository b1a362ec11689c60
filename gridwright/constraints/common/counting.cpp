// The sequential counter (Sinz, 2005) with its definitions written in both directions: so a filled row leaves nothing
// open, and what is known of the sum reaches the row. One more literal adds, for each number counted, four clauses.

#include "gridwright/constraints/common/counting.hpp"

namespace gridwright::constraints {

Count::Count(std::span<const Literal> row, int most, Formula& formula)
    : length_(static_cast<int>(row.size())), most_(most) {
    at_least_.reserve(row.size() * most_);
    for (int length = 1; length <= length_; ++length) {
        const Literal last = row[length - 1];
        for (int times = 1; times <= most_; ++times) {
            const Literal before = at_least(times, length - 1), one_fewer = at_least(times - 1, length - 1);
            if (before == always || last == never || one_fewer == never) {
                at_least_.push_back(before);
                continue;
            }
            if (last == always || (before == never && one_fewer == always)) {
                at_least_.push_back(last == always ? one_fewer : last);
                continue;
            }
            const Literal now = formula.new_variable();
            at_least_.push_back(now);
            formula.add({-before, now});
            formula.add({-one_fewer, -last, now});
            formula.add({-now, before, last});
            formula.add({-now, one_fewer});
        }
    }
}

Literal Count::at_least(int times, int length) const {
    if (times <= 0) return always;
    if (times > length) return never;
    return at_least_[(length - 1) * most_ + times - 1];
}

}  // namespace gridwright::constraints
