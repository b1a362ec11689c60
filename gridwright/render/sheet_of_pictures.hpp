#pragma once

// Several pictures on one sheet.

#include "gridwright/render/picture.hpp"

#include <span>

namespace gridwright::render {

/// The pictures side by side in rows, about as many in a row as there are rows, each with its number above it. They
/// keep their sizes.
Picture numbered_sheet(std::span<const Picture> pictures);

}  // namespace gridwright::render
