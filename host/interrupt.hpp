#pragma once

// Ctrl-C asks politely once: the running search ends, its best answer is printed, nothing new is started. The second
// time the program dies at once, after removing the half-written output.

#include <atomic>
#include <chrono>

namespace gridwright::host::interrupt {

/// Takes over SIGINT, SIGTERM and SIGHUP, but for those that are ignored. A closed pipe or a file that may not grow
/// makes writing fail and no more.
void listen();

/// True once the work should end; searches poll it.
const std::atomic<bool>& stop();

/// True once a signal asked for that.
bool signalled();

/// Ends the work from inside, as when nobody reads the results any more.
void request_stop();

/// Becomes readable when the work should end, so that waiting for input ends too.
int wake_descriptor();

/// Waits until a signal arrives, but no longer than this; says whether one has arrived.
bool wait_for_signal(std::chrono::milliseconds at_most);

/// A file to remove when a second signal kills the program; null when there is none. It outlives the registration.
void remove_when_killed(const char* path);

}  // namespace gridwright::host::interrupt
