#pragma once

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique letter_listing;     ///< C12

}  // namespace gridwright::explain
