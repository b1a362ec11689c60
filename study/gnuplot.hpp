#pragma once

// The program gnuplot, which draws the plots of a study where it is installed.

#include "gridwright/base/result.hpp"

#include <string>

namespace gridwright::study {

/// Whether gnuplot is on the PATH.
bool has_gnuplot();

/// The SVG that gnuplot draws from the script in a file; an error says in a sentence why there is none.
base::Result<std::string> drawn(const std::string& script_file);

}  // namespace gridwright::study
