#pragma once

// What makes puzzles again: the command, with everything in it that shapes them and nothing else, and the version of
// the generator. It stands in every puzzle, and beside a file that grows.

#include "cli/options/arguments.hpp"

namespace gridwright::cli {

class RunSettings {
  public:
    /// What one puzzle depends on besides its number. There is a seed.
    explicit RunSettings(const answers::MakeAsk& make);

    /// Adds an option that follows.
    void add(std::string_view option, std::string_view value);

    /// "gridwright generate skyscraper --size 6 --seed 7".
    std::string command() const;

    /// The command without --first and what follows it, as the source of every puzzle has it.
    std::string maker() const;

    /// The kind of puzzle that it makes.
    std::string kind() const;

    /// The version of the generator; 0 when a file says something else.
    int generator() const;

    /// Whether a run may go on with more --effort, which would make the same puzzles.
    bool any_effort() const { return any_effort_; }

    /// The value of an option; empty when it is not there.
    std::string value(std::string_view option) const;

    /// A few lines for a file.
    std::string text() const;

    /// What those lines say; nothing when they are not whole.
    static std::optional<RunSettings> read(std::string_view text);

    /// How other settings differ from these, as the end of a sentence about the other run; nothing when both make
    /// the same puzzles.
    std::optional<std::string> difference_to(const RunSettings& begun) const;

  private:
    RunSettings() = default;

    /// The part of the same option; null when there is none.
    const std::string* same_option(std::string_view part) const;

    std::vector<std::string> parts_;  ///< the command's name, then an option with its value each
    std::string generator_;
    bool any_effort_ = false;
};

}  // namespace gridwright::cli
