#include "gridwright/kernel/outcome.hpp"

namespace gridwright::kernel {

Stats& Stats::operator+=(const Stats& more) {
    for (const Statistic& statistic : statistics) this->*statistic.count += more.*statistic.count;
    time += more.time;
    return *this;
}

std::string_view name(Verdict verdict) {
    switch (verdict) {
        case Verdict::impossible: return "impossible";
        case Verdict::unique: return "unique";
        case Verdict::several: return "several";
        case Verdict::solved: return "solved";
        case Verdict::optimal: return "optimal";
        case Verdict::unknown: return "unknown";
    }
    return "unknown";
}

Verdict Outcome::verdict() const {
    if (found == 0) return complete() ? Verdict::impossible : Verdict::unknown;
    if (asked == 1) return proven() ? Verdict::optimal : Verdict::solved;
    if (objective && !proven()) return Verdict::unknown;
    if (found >= 2) return Verdict::several;
    return complete() ? Verdict::unique : Verdict::unknown;
}

}  // namespace gridwright::kernel
