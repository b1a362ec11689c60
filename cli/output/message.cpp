#include "cli/output/message.hpp"

#include "gridwright/base/text.hpp"
#include "host/writing.hpp"

#include <unistd.h>

#include <atomic>
#include <cerrno>

namespace gridwright::cli {

std::string one_line(std::string_view text) {
    return base::in_one_line(text, '?');
}

void say(std::string_view text) {
    // After a signal, one message that nobody reads for that long is enough: later ones do not wait.
    static std::atomic<bool> unread = false;
    if (!unread && host::write_to_reader(STDERR_FILENO, text) == EINTR) unread = true;
}

void tell(std::string_view sentence) {
    say("gridwright: " + one_line(sentence) + "\n");
}

}  // namespace gridwright::cli
