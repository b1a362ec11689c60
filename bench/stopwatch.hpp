#pragma once

#include "bench/score.hpp"
#include "gridwright/base/deadline.hpp"

#include <ctime>

namespace gridwright::bench {

/// What this thread has had of a processor.
inline Time processor_time() {
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + Time(time.tv_nsec);
}

/// Since it was made, on the wall or of the processor, whichever is less: the machine has other work to do.
class Stopwatch {
  public:
    Time time() const { return std::min(base::now() - started_, processor_time() - processor_started_); }

  private:
    Time started_ = base::now(), processor_started_ = processor_time();
};

}  // namespace gridwright::bench
