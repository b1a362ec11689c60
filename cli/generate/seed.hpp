#pragma once

#include <cstdint>

namespace gridwright::cli {

/// A seed by chance, short enough to type.
std::uint64_t drawn_seed();

}  // namespace gridwright::cli
