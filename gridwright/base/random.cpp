#include "gridwright/base/random.hpp"

#include "gridwright/base/require.hpp"

#include <bit>

namespace gridwright::base {
namespace {

__extension__ using Product = unsigned __int128;  // has no standard name, but all our compilers know it

std::uint64_t split_mix(std::uint64_t& seed) {
    std::uint64_t z = seed += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

}  // namespace

Random::Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) word = split_mix(seed);
}

Random Random::for_item(std::uint64_t seed, std::uint64_t index) {
    std::uint64_t place = split_mix(seed) ^ index;
    return Random(split_mix(place));
}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
    require(bound > 0, "a draw needs at least one outcome");
    // The product's upper half is the draw; the few lower halves below 2^64 mod bound would favour some outcomes.
    const std::uint64_t unfair = -bound % bound;
    while (true) {
        const auto product = static_cast<Product>(next()) * bound;
        if (static_cast<std::uint64_t>(product) >= unfair) return static_cast<std::uint64_t>(product >> 64);
    }
}

}  // namespace gridwright::base
