#pragma once

#include "cli/options/arguments.hpp"

namespace gridwright::cli {

/// How results are written.
struct OutputStyle {
    formats::Format format = formats::Format::text;
    bool colours = false;  ///< on a terminal, unless NO_COLOR is set
    bool stats = false;
};

/// True when each record is a line; between others stands an empty one.
constexpr bool a_line_each(formats::Format format) {
    return format == formats::Format::json || format == formats::Format::sgt;
}

/// As asked for, or what suits the output.
OutputStyle style_of(const Options& options, const Output& output);

}  // namespace gridwright::cli
