#pragma once

// Runs work on several threads, as far as the system has threads and memory for them.

#include <functional>

namespace gridwright::host {

/// Runs the job on this thread and on others, `count` in all, or as many as the system has threads and memory for.
/// A job that runs out of memory ends and the others go on; false when all of them ran out.
bool run_jobs(int count, const std::function<void()>& job);

/// Makes each thread reserve less address space when the process is limited in it.
void prepare_for_little_memory();

}  // namespace gridwright::host
