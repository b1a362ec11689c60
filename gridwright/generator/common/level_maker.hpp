#pragma once

// Puzzles of a wished grade, for every kind: takes a puzzle of the kind's own maker and changes what it shows until the
// grade is right.

#include "gridwright/generator/common/level.hpp"

namespace gridwright::generator {

/// A maker that wraps the kind's own; the effort of the settings bounds how many of its puzzles are tried.
std::unique_ptr<Maker> maker_by_grade(const MakerRow& row, std::unique_ptr<Maker> own, const GradeWish& wish,
                                      Engines engines, const MakeSettings& settings);

}  // namespace gridwright::generator
