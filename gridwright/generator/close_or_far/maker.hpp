#pragma once

#include "gridwright/generator/generator.hpp"

namespace gridwright::generator::close_or_far {

extern const Kind kind;

}  // namespace gridwright::generator::close_or_far
