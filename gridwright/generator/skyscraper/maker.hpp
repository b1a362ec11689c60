#pragma once

#include "gridwright/generator/generator.hpp"

namespace gridwright::generator::skyscraper {

extern const Kind kind;

}  // namespace gridwright::generator::skyscraper
