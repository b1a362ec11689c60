#pragma once

// Measures time on a machine that may be busy with other work.

#include "bench/score.hpp"
#include "gridwright/base/deadline.hpp"

#include <ctime>

namespace gridwright::bench {

/// The processor time of this thread.
inline Time processor_time() {
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + Time(time.tv_nsec);
}

/// The time since its construction: wall-clock or processor time, whichever is less.
class Stopwatch {
  public:
    Time time() const { return std::min(base::now() - started_, processor_time() - processor_started_); }

  private:
    Time started_ = base::now(), processor_started_ = processor_time();
};

}  // namespace gridwright::bench
