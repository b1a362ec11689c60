#pragma once

// The terminal: shows screens and reads keys. However the program ends, by leaving, by a signal or by a failure, the
// terminal is as it was before. Only terminal.cpp knows ncurses.

#include "cli/play/keys.hpp"
#include "cli/play/screen.hpp"
#include "gridwright/base/result.hpp"

#include <chrono>
#include <memory>
#include <optional>

namespace gridwright::cli::play {

class Terminal {
  public:
    /// A sentence about standard streams that are no terminal, or none that can show a board; none if all is well.
    static std::optional<std::string> refusal();

    /// Takes over the terminal of the standard streams; an error is a sentence about why it cannot.
    static base::Result<std::unique_ptr<Terminal>> open();

    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    int rows() const;
    int columns() const;
    /// Whether it shows other characters than ASCII.
    bool unicode() const;

    void show(const Screen& screen);
    /// Draws everything again at the next `show`.
    void forget();

    /// Waits until a key was pressed, the size has changed, a signal has arrived, or this time has passed.
    void wait(std::chrono::nanoseconds at_most);
    /// The next key that was pressed; none if there is none.
    std::optional<Key> key();
    /// True if nobody is at the terminal any more.
    bool closed() const { return closed_; }

    /// True once after Ctrl-Z.
    bool take_suspension();
    /// Gives the terminal back and stops the program until it is continued.
    void suspend();

  private:
    Terminal() = default;

    bool closed_ = false;
};

}  // namespace gridwright::cli::play
