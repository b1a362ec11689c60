#pragma once

// The clock and deadlines. The clock can be replaced: the browser module has none of its own, so its host installs one.

#include <algorithm>
#include <chrono>
#include <optional>

namespace gridwright::base {

using Clock = std::chrono::nanoseconds (*)();

/// Time since some fixed moment; never runs backwards. Without a clock it does not advance.
std::chrono::nanoseconds now();

/// Replaces the clock (tests and the browser module do) and returns the one before.
Clock use_clock(Clock clock);

/// A moment after which work should stop; without a duration it never comes.
class Deadline {
  public:
    Deadline() = default;
    explicit Deadline(std::optional<std::chrono::nanoseconds> duration) {
        if (duration) end_ = now() + *duration;
    }

    bool passed() const { return end_ != never && now() >= end_; }

    /// What is left until then, never below zero; none when it never comes.
    std::optional<std::chrono::nanoseconds> left() const {
        if (end_ == never) return std::nullopt;
        return std::max(end_ - now(), std::chrono::nanoseconds::zero());
    }

    /// The moment so much earlier.
    Deadline sooner_by(std::chrono::nanoseconds time) const {
        Deadline sooner = *this;
        if (end_ != never) sooner.end_ -= time;
        return sooner;
    }

  private:
    static constexpr auto never = std::chrono::nanoseconds::max();
    std::chrono::nanoseconds end_ = never;
};

}  // namespace gridwright::base
