#include "cli/message.hpp"

#include <unistd.h>

#include <cctype>
#include <cerrno>
#include <system_error>

namespace gridwright::cli {

std::string one_line(std::string_view text) {
    std::string line(text);
    for (char& c : line)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
    return line;
}

std::string reason(int error) {
    std::string text = std::generic_category().message(error);
    if (!text.empty()) text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
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
