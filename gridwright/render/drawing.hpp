#pragma once

// The ways to draw a scene, one row each. A drawing is for people and is never read back; what is to be read back is
// written from a sheet, by a codec.

#include "gridwright/render/scene.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gridwright::render {

struct Drawing {
    std::string_view name;     ///< for --to
    std::string_view meaning;  ///< a line about it, for lists
    /// Appends the scene; `colours` says whether to use the colours of a terminal.
    void (*draw)(const Scene& scene, bool colours, std::string& into);
};

/// Every drawing, in the order in which lists show them. The first is the default on a terminal.
std::span<const Drawing> drawings();

}  // namespace gridwright::render
