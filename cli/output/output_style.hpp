#pragma once

#include "cli/options/arguments.hpp"

namespace gridwright::cli {

/// How results are written.
struct OutputStyle {
    answers::OutputFormat format = answers::usual_format();
    bool colours = false;  ///< on a terminal, unless NO_COLOR is set
    bool stats = false;
    bool solutions = false;  ///< of generated puzzles
};

/// The style of the options, or the one that suits the output.
OutputStyle style_of(const Options& options, const Output& output);

}  // namespace gridwright::cli
