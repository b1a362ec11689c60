#pragma once

// The formats, in one table that parsing, help and the command `formats` read.

#include <string_view>

namespace gridwright::formats {

enum class Format { text, json, prolog, sgt, pretty };

struct FormatRow {
    Format format;
    std::string_view name;
    bool reads, writes;
    std::string_view meaning;
};

inline constexpr FormatRow format_table[] = {
    {Format::text, "text", true, true, "boards drawn with characters; what solve prints can be fed back in"},
    {Format::json, "json", true, true, "one object a line"},
    {Format::prolog, "prolog", true, true, "Prolog terms, and the bare lists of the reports"},
    {Format::sgt, "sgt", true, true, "game IDs of Simon Tatham's Towers, one a line; Skyscraper only"},
    {Format::pretty, "pretty", false, true, "boards for people, with frames and colours; the default on a terminal"},
};

}  // namespace gridwright::formats
