#pragma once

// A set of pieces of a draft, by number: clues and givens that a puzzle may reveal.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace gridwright::generator {

class Pieces {
  public:
    /// No draft has more pieces: a 16 x 16 board with all its clues has 320.
    static constexpr std::size_t most = 512;

    static Pieces from_to(std::size_t first, std::size_t end) {
        Pieces pieces;
        for (std::size_t i = first; i < end; ++i) pieces.add(i);
        return pieces;
    }

    void add(std::size_t piece) { words_[piece / 64] |= bit(piece); }
    void remove(std::size_t piece) { words_[piece / 64] &= ~bit(piece); }
    bool contains(std::size_t piece) const { return words_[piece / 64] & bit(piece); }

    bool empty() const {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words_) all |= word;
        return all == 0;
    }
    bool meets(const Pieces& other) const { return !(*this & other).empty(); }
    int count() const {
        int count = 0;
        for (const std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }

    /// The lowest piece from `from` on; `most` when there is none.
    std::size_t next(std::size_t from) const {
        for (; from < most; from = (from / 64 + 1) * 64)
            if (const std::uint64_t rest = words_[from / 64] >> from % 64) return from + std::countr_zero(rest);
        return most;
    }
    std::size_t first() const { return next(0); }

    template <typename Action>
    void each(Action action) const {
        for (std::size_t piece = first(); piece < most; piece = next(piece + 1)) action(piece);
    }

    Pieces& operator&=(const Pieces& other) {
        return change(other, [](auto a, auto b) { return a & b; });
    }
    Pieces& operator|=(const Pieces& other) {
        return change(other, [](auto a, auto b) { return a | b; });
    }
    /// Without those of the other.
    Pieces& operator-=(const Pieces& other) {
        return change(other, [](auto a, auto b) { return a & ~b; });
    }
    friend Pieces operator&(Pieces a, const Pieces& b) { return a &= b; }
    friend Pieces operator|(Pieces a, const Pieces& b) { return a |= b; }
    friend Pieces operator-(Pieces a, const Pieces& b) { return a -= b; }
    bool operator==(const Pieces&) const = default;

  private:
    static std::uint64_t bit(std::size_t piece) { return std::uint64_t{1} << piece % 64; }

    template <typename Join>
    Pieces& change(const Pieces& other, Join join) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] = join(words_[i], other.words_[i]);
        return *this;
    }

    std::array<std::uint64_t, most / 64> words_{};
};

/// Pieces that come and go together, in an order in which to try them.
using Groups = std::vector<Pieces>;

/// Each piece of the set alone.
Groups one_by_one(const Pieces& pieces);

}  // namespace gridwright::generator
