#pragma once

// The settings that determine the puzzles of a run: the command, with exactly the options that matter, and the version
// of the generator. Every puzzle carries them, and so does the file beside a growing one.

#include "cli/options/arguments.hpp"

namespace gridwright::cli {

class RunSettings {
  public:
    /// The settings on which a puzzle depends besides its number. `make` has a seed.
    explicit RunSettings(const answers::MakeAsk& make);

    /// Appends an option.
    void add(std::string_view option, std::string_view value);

    /// "gridwright generate skyscraper --size 6 --seed 7".
    std::string command() const;

    /// The command without --first and the options after it, as in the source of every puzzle.
    std::string maker() const;

    /// The kind of puzzle that it makes.
    std::string kind() const;

    /// The version of the generator; 0 when a file has none.
    int generator() const;

    /// Whether a run may be resumed with more --effort because that makes the same puzzles.
    bool any_effort() const { return any_effort_; }

    bool has(std::string_view option) const { return same_option(option) != nullptr; }

    /// The value of an option; empty when the option is missing.
    std::string value(std::string_view option) const;

    /// The lines of FILE.run.
    std::string text() const;

    /// Reads the lines of FILE.run; nothing when they are incomplete.
    static std::optional<RunSettings> read(std::string_view text);

    /// How other settings differ from these, as the end of a sentence about the other run; nothing when both make the
    /// same puzzles.
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
