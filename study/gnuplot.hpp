#pragma once

#include "gridwright/base/result.hpp"

#include <string>

namespace gridwright::study {

/// Whether the program gnuplot is on the path.
bool has_gnuplot();

/// Lets gnuplot run the script in a file and write its drawing to another; gives a sentence when that fails.
std::optional<std::string> draw(const std::string& script_file, const std::string& drawing_file);

}  // namespace gridwright::study
