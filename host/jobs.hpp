#pragma once

#include <functional>

namespace gridwright::host {

/// Runs the job on this thread and on others, `count` in all, or as many as the system has threads and memory for.
/// A job that runs out of memory ends and the others go on; false when none of them came to its own end.
bool run_jobs(int count, const std::function<void()>& job);

/// Asks the allocator to reserve little address space for each thread where the process may not have much of it.
void prepare_for_little_memory();

}  // namespace gridwright::host
