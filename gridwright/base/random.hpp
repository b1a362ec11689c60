#pragma once

// The one source of chance. xoshiro256** (Blackman and Vigna, 2018), seeded through SplitMix64, and a bounded draw
// by Lemire's multiplication with rejection: the same seed gives the same numbers on every machine and compiler,
// which the standard library's distributions do not promise.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace gridwright::base {

class Random {
  public:
    explicit Random(std::uint64_t seed);

    /// The source for item `index` of a run that began with `seed`: every item has its own, so it does not
    /// matter which thread makes it, or when.
    static Random for_item(std::uint64_t seed, std::uint64_t index);

    /// 64 random bits.
    std::uint64_t next();

    /// A number from 0 to bound - 1, each equally likely; bound is at least 1.
    std::uint64_t below(std::uint64_t bound);

    /// True once in `times` draws, on average.
    bool one_in(std::uint64_t times) { return below(times) == 0; }

    /// Every order equally likely (Fisher and Yates).
    template <typename T>
    void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

  private:
    std::array<std::uint64_t, 4> state_;
};

}  // namespace gridwright::base
