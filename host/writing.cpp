#include "host/writing.hpp"

#include "host/interrupt.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>

namespace gridwright::host {
namespace {

using namespace std::chrono_literals;

/// How long a slow reader may take after a signal.
constexpr std::chrono::milliseconds patience_after_signal = 2s;

/// How often to look for a signal when the work stops for another reason.
constexpr std::chrono::milliseconds between_looks = 100ms;

/// Waits until the descriptor takes bytes; false when a signal has arrived and nobody reads.
bool wait_for_reader(int descriptor) {
    while (true) {
        pollfd ready[] = {{descriptor, POLLOUT, 0}, {interrupt::wake_descriptor(), POLLIN, 0}};
        const bool hurry = interrupt::signalled(), woken = interrupt::stop();
        const auto patience = hurry ? patience_after_signal : between_looks;
        const int events = poll(ready, woken ? 1 : 2, woken ? static_cast<int>(patience.count()) : -1);
        if (events > 0 && ready[0].revents != 0) return true;
        if (events == 0 && hurry) return false;
    }
}

/// Writes at most `portion` bytes at a time, each time after `wait` has found room.
template <typename Wait>
int write_portions(int descriptor, std::string_view text, std::size_t portion, const Wait& wait) {
    while (!text.empty()) {
        if (!wait()) return EINTR;
        const ssize_t written = write(descriptor, text.data(), std::min(text.size(), portion));
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR && errno != EAGAIN)
            return errno;
    }
    return 0;
}

}  // namespace

int write_all(int descriptor, std::string_view text) {
    return write_portions(descriptor, text, text.size(), [] { return true; });
}

/// A pipe with any room takes PIPE_BUF bytes without blocking, so that only the wait for its reader, which a signal can
/// end, takes long.
int write_to_reader(int descriptor, std::string_view text) {
    return write_portions(descriptor, text, PIPE_BUF, [&] { return wait_for_reader(descriptor); });
}

}  // namespace gridwright::host
