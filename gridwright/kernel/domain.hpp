#pragma once

// The values that a cell can still take: a set of values from 0 to 63 in one machine word.

#include <bit>
#include <cstdint>

namespace gridwright::kernel {

/// The content of a cell: a height, a colour, a letter.
using Value = std::uint8_t;

/// No value is above this one.
inline constexpr int highest_value = 63;

class Domain {
  public:
    constexpr Domain() = default;
    constexpr explicit Domain(std::uint64_t bits) : bits_(bits) {}

    static constexpr Domain all() { return Domain(~std::uint64_t{0}); }
    static constexpr Domain single(int value) { return Domain(std::uint64_t{1} << value); }
    /// The values below `value`; `value` may be 64.
    static constexpr Domain below(int value) { return value > 63 ? all() : Domain((std::uint64_t{1} << value) - 1); }
    static constexpr Domain above(int value) { return Domain(value < 0 ? ~std::uint64_t{0} : ~below(value + 1).bits_); }
    /// The values from `low` to `high`, both included.
    static constexpr Domain range(int low, int high) {
        return low > high ? Domain() : above(low - 1) & below(high + 1);
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool fixed() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
    /// Counted in pairs, in fours and in bytes, and then summed up by a multiplication. Compilers know this as the
    /// instruction that counts bits; where the oldest processors count, too, std::popcount is a call of a function.
    constexpr int size() const {
        constexpr std::uint64_t pairs = 0x5555555555555555, fours = 0x3333333333333333, bytes = 0x0f0f0f0f0f0f0f0f;
        std::uint64_t count = bits_ - (bits_ >> 1 & pairs);
        count = (count & fours) + (count >> 2 & fours);
        count = (count + (count >> 4)) & bytes;
        return static_cast<int>(count * 0x0101010101010101 >> 56);
    }
    constexpr bool contains(int value) const { return bits_ >> value & 1; }
    constexpr bool meets(Domain other) const { return bits_ & other.bits_; }
    constexpr bool within(Domain other) const { return !(bits_ & ~other.bits_); }

    /// The lowest and the highest value; the domain is not empty.
    constexpr int min() const { return std::countr_zero(bits_); }
    constexpr int max() const { return 63 - std::countl_zero(bits_); }

    constexpr void add(int value) { bits_ |= std::uint64_t{1} << value; }
    constexpr void remove(int value) { bits_ &= ~(std::uint64_t{1} << value); }

    constexpr Domain operator&(Domain other) const { return Domain(bits_ & other.bits_); }
    constexpr Domain operator|(Domain other) const { return Domain(bits_ | other.bits_); }
    /// The values that `other` does not have.
    constexpr Domain operator-(Domain other) const { return Domain(bits_ & ~other.bits_); }
    constexpr Domain& operator&=(Domain other) { return *this = *this & other; }
    constexpr Domain& operator|=(Domain other) { return *this = *this | other; }
    constexpr bool operator==(const Domain&) const = default;

    /// Goes through the values from low to high.
    class Iterator {
      public:
        constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
        constexpr int operator*() const { return std::countr_zero(bits_); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint64_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint64_t bits_ = 0;
};

}  // namespace gridwright::kernel
