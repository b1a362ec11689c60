// Operations on several 16-bit words at once, in the vector types that GCC and Clang offer on every processor. Only the
// files that compile the search for one kind of processor include it: all names are private to that file.

#include "gridwright/engines/skyline/city.hpp"

#include <cstring>

// Vectors are passed inside this file only, so it does not matter how.
#pragma GCC diagnostic ignored "-Wpsabi"

#define GRIDWRIGHT_INLINE inline __attribute__((always_inline))

namespace gridwright::engines::skyline {
namespace {

/// A word for each line of a board of at most `width` lines a side.
template <int width>
struct Lanes;

template <>
struct Lanes<8> {
    typedef std::uint16_t LaneVector __attribute__((vector_size(16)));
    static GRIDWRIGHT_INLINE LaneVector zip_low(const LaneVector& a, const LaneVector& b) {
        return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
    }
    static GRIDWRIGHT_INLINE LaneVector zip_high(const LaneVector& a, const LaneVector& b) {
        return __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
    }
};

/// Zips work in the two halves by themselves, as the processors do it.
template <>
struct Lanes<16> {
    typedef std::uint16_t LaneVector __attribute__((vector_size(32)));
    static GRIDWRIGHT_INLINE LaneVector zip_low(const LaneVector& a, const LaneVector& b) {
        return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27);
    }
    static GRIDWRIGHT_INLINE LaneVector zip_high(const LaneVector& a, const LaneVector& b) {
        return __builtin_shufflevector(a, b, 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31);
    }
    static GRIDWRIGHT_INLINE LaneVector low_halves(const LaneVector& a, const LaneVector& b) {
        return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
    }
    static GRIDWRIGHT_INLINE LaneVector high_halves(const LaneVector& a, const LaneVector& b) {
        return __builtin_shufflevector(a, b, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
    }
};

template <typename LaneVector>
GRIDWRIGHT_INLINE LaneVector everywhere(Bits word) {
    return LaneVector{} + word;
}

/// All ones in the lanes where the two are equal.
template <typename LaneVector>
GRIDWRIGHT_INLINE LaneVector where_equal(const LaneVector& a, const LaneVector& b) {
    return reinterpret_cast<LaneVector>(a == b);
}

template <typename LaneVector>
GRIDWRIGHT_INLINE LaneVector choose(const LaneVector& where, const LaneVector& yes, const LaneVector& no) {
    return (where & yes) | (~where & no);
}

template <typename LaneVector>
GRIDWRIGHT_INLINE bool any(const LaneVector& words) {
    std::uint64_t parts[sizeof(LaneVector) / 8], together = 0;
    std::memcpy(parts, &words, sizeof(LaneVector));
    for (const std::uint64_t part : parts) together |= part;
    return together != 0;
}

/// In each lane: the bits above the lowest one.
template <typename LaneVector>
GRIDWRIGHT_INLINE LaneVector above_lowest(const LaneVector& words) {
    return words ^ (LaneVector{} - words);
}

/// In each lane: the bits below the highest one.
template <typename LaneVector>
GRIDWRIGHT_INLINE LaneVector below_highest(const LaneVector& words) {
    LaneVector below = words >> 1;
    below |= below >> 1;
    below |= below >> 2;
    below |= below >> 4;
    if constexpr (sizeof(LaneVector) > 16) below |= below >> 8;  // eight lanes are boards of eight values
    return below;
}

/// Rows become columns: after three rounds of zips in the 8 x 8 quarters, the two mixed quarters change places.
template <int width>
GRIDWRIGHT_INLINE void transpose(typename Lanes<width>::LaneVector* rows) {
    using L = Lanes<width>;
    typename L::LaneVector mixed[width];
    const auto round = [](const typename L::LaneVector* from, typename L::LaneVector* to) {
        for (int block = 0; block < width; block += 8)
            for (int i = 0; i < 4; ++i) {
                to[block + 2 * i] = L::zip_low(from[block + i], from[block + i + 4]);
                to[block + 2 * i + 1] = L::zip_high(from[block + i], from[block + i + 4]);
            }
    };
    round(rows, mixed);
    round(mixed, rows);
    round(rows, mixed);
    if constexpr (width == 8) {
        for (int i = 0; i < 8; ++i) rows[i] = mixed[i];
    } else {
        for (int i = 0; i < 8; ++i) {
            rows[i] = L::low_halves(mixed[i], mixed[i + 8]);
            rows[i + 8] = L::high_halves(mixed[i], mixed[i + 8]);
        }
    }
}

}  // namespace
}  // namespace gridwright::engines::skyline
