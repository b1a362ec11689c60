#pragma once

// What this build knows of each kind of puzzle and of each labeling, for a page that offers them by name.

#include <string>
#include <vector>

namespace gridwright::answers {

/// One object for each kind, in the order in which they are shown.
std::vector<std::string> json_of_kinds();

std::string json_of_labelings();

}  // namespace gridwright::answers
