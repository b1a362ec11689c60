#include "cli/message.hpp"

#include "gridwright/base/text.hpp"

#include <unistd.h>

#include <cerrno>

namespace gridwright::cli {

std::string one_line(std::string_view text) {
    return base::in_one_line(text, '?');
}

void say(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

void tell(std::string_view sentence) {
    say("gridwright: " + one_line(sentence) + "\n");
}

}  // namespace gridwright::cli
