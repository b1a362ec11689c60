#include "cli/generate/seed.hpp"

#include <random>

namespace gridwright::cli {

std::uint64_t drawn_seed() {
    constexpr std::uint64_t below = 10'000'000'000;
    std::random_device source;
    const std::uint64_t high = source();
    return (high << 32 | source()) % below;
}

}  // namespace gridwright::cli
