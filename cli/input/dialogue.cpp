#include "cli/input/dialogue.hpp"

#include "cli/output/output.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>

namespace gridwright::cli {
namespace {

constexpr std::size_t longest_answer = 4096;

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

/// ", not 'six'", as the end of a sentence that says what would be right.
std::string instead_of(std::string_view answer) {
    return answer.empty() ? "" : fmt::format(", not '{}'", base::shown(answer));
}

}  // namespace

Dialogue::Dialogue(Output& output) : output_(output), typed_(isatty(STDIN_FILENO) != 0) {}

void Dialogue::say(std::string_view text) {
    output_.write(text);
    output_.flush();
}

std::optional<int> Dialogue::ask_number(std::string_view question, int lowest, int highest) {
    while (const auto answer = ask(fmt::format("{} ({} to {}) ", question, lowest, highest))) {
        const auto number = base::parse_number(*answer);
        if (number && *number >= lowest && *number <= highest) return static_cast<int>(*number);
        if (number && *number > highest)
            say(fmt::format("{} is too many; {} is the most.\n", *number, highest));
        else if (number)
            say(fmt::format("{} is too few; {} is the least.\n", *number, lowest));
        else
            say(fmt::format("Please enter a whole number from {} to {}{}.\n", lowest, highest, instead_of(*answer)));
    }
    return std::nullopt;
}

std::optional<bool> Dialogue::ask_whether(std::string_view question) {
    while (const auto answer = ask(fmt::format("{} (yes or no) ", question))) {
        const std::string word = lower(*answer);
        if (word == "yes" || word == "y") return true;
        if (word == "no" || word == "n") return false;
        say(fmt::format("Please answer yes or no{}.\n", instead_of(*answer)));
    }
    return std::nullopt;
}

/// Leaves the cursor at the start of a line, whether or not the person ended the line of the question.
std::optional<std::string> Dialogue::ask(std::string_view prompt) {
    if (!output_.works()) return std::nullopt;
    say(prompt);
    auto line = next_line();
    if (!line)
        say("\n");
    else if (!typed_)
        say(base::shown(*line) + "\n");
    return line;
}

/// A line without surrounding spaces. Cuts a line that never ends, so that memory stays small.
std::optional<std::string> Dialogue::next_line() {
    while (true) {
        if (const auto end = unread_.find('\n'); end != std::string::npos || (ended_ && !unread_.empty())) {
            std::string line(base::trimmed(std::string_view(unread_).substr(0, end)));
            unread_.erase(0, end == std::string::npos ? end : end + 1);
            return line;
        }
        if (ended_) return std::nullopt;
        unread_.resize(std::min(unread_.size(), longest_answer));
        char piece[longest_answer];
        const std::size_t length = source_.read(piece, sizeof piece);
        if (length == 0) ended_ = true;
        unread_.append(piece, length);
    }
}

}  // namespace gridwright::cli
