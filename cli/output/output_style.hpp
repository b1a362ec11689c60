#pragma once

#include "cli/options/arguments.hpp"
#include "gridwright/render/medium.hpp"

namespace gridwright::cli {

/// How results are written.
struct OutputStyle {
    answers::OutputFormat format = answers::usual_format();
    render::Medium medium = {};  ///< of drawings
    bool clues = true;           ///< drawings have the clues around the board
    bool headers = false;        ///< drawings have a header, so that a copied board is read back with its options
    bool stats = false;
    bool solutions = false;  ///< of generated puzzles
};

/// The style of the options, or the one that suits the output.
OutputStyle style_of(const Options& options, const Output& output);

}  // namespace gridwright::cli
