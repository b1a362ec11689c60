#pragma once

// What a puzzle that was made looks like in every format: it tells how to make it again.

#include "cli/look.hpp"
#include "gridwright/generator/generator.hpp"

namespace gridwright::cli {

struct Product {
    generator::Made made;
    std::string_view command;  ///< that makes it again, but for its number
    std::uint64_t seed, index;
};

std::string text_of(Product product, const Look& look);

}  // namespace gridwright::cli
