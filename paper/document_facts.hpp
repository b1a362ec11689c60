#pragma once

#include "paper/canvas.hpp"

namespace gridwright::paper {

/// What a PDF of this title says about itself. It has no date, or the one of SOURCE_DATE_EPOCH, so that equal input
/// gives equal bytes.
DocumentFacts facts_about(std::string title);

}  // namespace gridwright::paper
