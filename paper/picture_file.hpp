#pragma once

// Pictures as files: one picture for SVG and PNG, pages for PDF.

#include "gridwright/base/result.hpp"
#include "gridwright/render/picture.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gridwright::paper {

/// A picture with its width on paper.
struct SizedPicture {
    render::Picture picture;
    int tenths_of_mm = 0;
};

struct PictureFormat {
    std::string_view name;  ///< for --to, and the end of file names
    std::string_view meaning;
    bool text;       ///< can be shown on a terminal
    bool has_pages;  ///< many puzzles are pages of one file; else they share a sheet
    /// The file; an error says why there is none. All pictures but those of a format with pages come alone.
    base::Result<std::string> (*write)(std::span<const SizedPicture> pictures, render::Theme theme);
};

/// The formats, in the order in which lists show them; the first is the default.
std::span<const PictureFormat> picture_formats();

/// The picture of several: a sheet on which each has its number. It is as wide as its pictures need at the width of the
/// first.
SizedPicture sheet_of(std::span<const SizedPicture> pictures);

}  // namespace gridwright::paper
