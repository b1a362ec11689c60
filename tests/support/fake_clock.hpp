#pragma once

// A clock that advances each time it is read, so that tests check how often code looks at the clock and do not depend
// on the speed of the machine.

#include "gridwright/base/deadline.hpp"

namespace gridwright::tests {

class FakeClock {
  public:
    /// Advances by this much at every reading.
    explicit FakeClock(std::chrono::nanoseconds step) : before_(base::use_clock(look)) {
        now_ = std::chrono::seconds(1);
        step_ = step;
        looks_ = 0;
    }
    ~FakeClock() { base::use_clock(before_); }
    FakeClock(const FakeClock&) = delete;
    FakeClock& operator=(const FakeClock&) = delete;

    void advance(std::chrono::nanoseconds time) { now_ += time; }
    int looks() const { return looks_; }

  private:
    static std::chrono::nanoseconds look() {
        ++looks_;
        return now_ += step_;
    }

    base::Clock before_;
    static inline std::chrono::nanoseconds now_{}, step_{};
    static inline int looks_ = 0;
};

}  // namespace gridwright::tests
