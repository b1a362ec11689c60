#pragma once

#include <string>

namespace gridwright::host {

/// The reason that errno gives, as the end of a sentence: "no such file or directory".
std::string error_text(int error);

}  // namespace gridwright::host
