#pragma once

// The ways to draw a scene, one row each. A drawing is for people; what is to be read back with everything it says is
// written from a sheet, by a codec.

#include "gridwright/render/medium.hpp"
#include "gridwright/render/scene.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gridwright::render {

struct Drawing {
    std::string_view name;     ///< for --to
    std::string_view meaning;  ///< a line about it, for lists
    /// Appends the scene as the medium can show it.
    void (*draw)(const Scene& scene, const Medium& medium, std::string& into);
    /// How many columns of the medium the scene needs at least.
    int (*narrowest)(const Scene& scene);
};

/// Every drawing, in the order in which lists show them. The first is the default on a terminal.
std::span<const Drawing> drawings();

}  // namespace gridwright::render
