#pragma once

// Questions to a person and the answers. An answer that came from a file or a pipe is repeated behind its question, so
// that what was written down reads like the conversation it was.

#include "host/input_file.hpp"

#include <string>
#include <string_view>

namespace gridwright::cli {

class Output;

class Dialogue {
  public:
    explicit Dialogue(Output& output);

    void say(std::string_view text);

    /// Asks until a whole number of this range is the answer; nothing when there is no answer any more.
    std::optional<int> ask_number(std::string_view question, int lowest, int highest);

    /// Asks until the answer is yes or no; nothing when there is no answer any more.
    std::optional<bool> ask_whether(std::string_view question);

    /// What went wrong with the answers themselves; 0 when nothing did.
    int error() const { return source_.error(); }

  private:
    std::optional<std::string> ask(std::string_view prompt);
    std::optional<std::string> next_line();

    Output& output_;
    host::InputFile source_{"-"};
    const bool typed_;
    std::string unread_;
    bool ended_ = false;
};

}  // namespace gridwright::cli
