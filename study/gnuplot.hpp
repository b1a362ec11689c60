#pragma once

#include "gridwright/base/result.hpp"

#include <string>

namespace gridwright::study {

/// Whether the program gnuplot is on the path.
bool has_gnuplot();

/// What gnuplot draws when it runs the script in a file, as SVG; an error is a sentence on why there is nothing.
base::Result<std::string> drawn(const std::string& script_file);

}  // namespace gridwright::study
