#pragma once

// Signals. The first Ctrl-C asks the program to stop: the running search ends, its best answer is printed, and nothing
// new starts. The second one ends the program at once, after removing the half-written output.

#include <atomic>
#include <chrono>

namespace gridwright::host::interrupt {

/// Installs handlers for SIGINT, SIGTERM and SIGHUP, except for those that are ignored. Writing to a closed pipe or
/// beyond the size limit of files fails and does not end the program.
void listen();

/// True once the work should stop; searches poll it.
const std::atomic<bool>& stop();

/// True once a signal has arrived.
bool signalled();

/// Takes back a stop that Ctrl-C caused, so that new work can begin; other signals stay in force.
void forgive();

/// Stops the work without a signal, for example when nobody reads the results any more.
void request_stop();

/// Becomes readable when the work should stop; whoever waits for input polls it, too.
int wake_descriptor();

/// Waits for a signal, but no longer than this; true when one has arrived.
bool wait_for_signal(std::chrono::milliseconds at_most);

/// Registers a file to remove when a second signal kills the program; null for none. The text outlives the
/// registration.
void remove_when_killed(const char* path);

/// Registers what else to do then, such as giving a terminal back; null for nothing. It calls only what a handler may.
void call_when_killed(void (*last)());

}  // namespace gridwright::host::interrupt
