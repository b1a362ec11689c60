#pragma once

// Asks a person questions and reads the answers. Echoes an answer that comes from a file or a pipe, so that the output
// reads like a conversation.

#include "host/input_file.hpp"

#include <string>
#include <string_view>

namespace gridwright::cli {

class Output;

class Dialogue {
  public:
    explicit Dialogue(Output& output);

    void say(std::string_view text);

    /// Asks until the answer is a whole number in this range; nothing at the end of the input.
    std::optional<int> ask_number(std::string_view question, int lowest, int highest);

    /// Asks until the answer is yes or no; nothing at the end of the input.
    std::optional<bool> ask_whether(std::string_view question);

    /// Whether a person types the answers.
    bool typed() const { return typed_; }

    /// The errno of a failure to read answers; 0 for none.
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
