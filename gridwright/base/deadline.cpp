#include "gridwright/base/deadline.hpp"

#include <utility>

namespace gridwright::base {
namespace {

#ifdef __wasm__
std::chrono::nanoseconds system_clock() {
    return {};
}
#else
std::chrono::nanoseconds system_clock() {
    return std::chrono::steady_clock::now().time_since_epoch();
}
#endif

Clock clock_in_use = system_clock;

}  // namespace

std::chrono::nanoseconds now() {
    return clock_in_use();
}

Clock use_clock(Clock clock) {
    return std::exchange(clock_in_use, clock);
}

}  // namespace gridwright::base
