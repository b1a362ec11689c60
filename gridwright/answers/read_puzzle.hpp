#pragma once

// A puzzle that was read: which format it was recognised as and what it says, or where its mistake is.

#include "gridwright/answers/json.hpp"
#include "gridwright/formats/reader.hpp"

namespace gridwright::answers {

std::string json_of_read(const formats::Reading& reading, const About& about);

}  // namespace gridwright::answers
