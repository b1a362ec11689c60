#pragma once

// System errors in words.

#include <string>

namespace gridwright::host {

/// The meaning of an errno as the end of a sentence: "no such file or directory".
std::string error_text(int error);

}  // namespace gridwright::host
