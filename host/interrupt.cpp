#include "host/interrupt.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>

namespace gridwright::host::interrupt {
namespace {

std::atomic<bool> stopped = false;
std::atomic<bool> got_signal = false;
std::atomic<bool> only_interrupted = false;  // by Ctrl-C
std::atomic<const char*> removable = nullptr;
std::atomic<void (*)()> last_call = nullptr;
int wake[2] = {-1, -1};

static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<const char*>::is_always_lock_free &&
              std::atomic<void (*)()>::is_always_lock_free);

// Only calls that POSIX allows in a handler.
void on_signal(int number) {
    const int error = errno;
    if (got_signal.exchange(true)) {
        if (const char* path = removable) unlink(path);
        if (const auto last = last_call.load()) last();
        std::signal(number, SIG_DFL);
        raise(number);
        return;
    }
    only_interrupted = number == SIGINT;
    request_stop();
    errno = error;
}

/// Leaves a signal alone that was ignored when the program started, as by nohup or for background jobs of a shell.
void handle(int number) {
    struct sigaction action = {};
    if (sigaction(number, nullptr, &action) == 0 && action.sa_handler == SIG_IGN) return;
    action = {};
    action.sa_handler = on_signal;  // without SA_RESTART, so that a write that waits for its reader ends too
    sigaction(number, &action, nullptr);
}

}  // namespace

void listen() {
    if (pipe2(wake, O_CLOEXEC | O_NONBLOCK) != 0) wake[0] = wake[1] = -1;
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) handle(number);
}

const std::atomic<bool>& stop() {
    return stopped;
}

bool signalled() {
    return got_signal;
}

void request_stop() {
    stopped = true;
    [[maybe_unused]] const auto written = write(wake[1], "", 1);
}

void forgive() {
    if (!only_interrupted.exchange(false)) return;
    char byte;
    while (read(wake[0], &byte, 1) == 1) continue;
    stopped = false;
    got_signal = false;
}

int wake_descriptor() {
    return wake[0];
}

bool wait_for_signal(std::chrono::milliseconds at_most) {
    pollfd signal = {wake[0], POLLIN, 0};
    poll(&signal, 1, static_cast<int>(at_most.count()));
    return got_signal;
}

void remove_when_killed(const char* path) {
    removable = path;
}

void call_when_killed(void (*last)()) {
    last_call = last;
}

}  // namespace gridwright::host::interrupt
