#pragma once

// For tests: a clock that goes by how often it is looked at, so that what is tested is how often something looks and
// not how fast the machine is.

#include "gridwright/base/deadline.hpp"

namespace gridwright::tests {

class FakeClock {
  public:
    /// Goes on by so much at every look.
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
