#include "gridwright/formats/format.hpp"

namespace gridwright::formats {

std::optional<Format> format_named(std::string_view name) {
    for (const FormatRow& row : format_table)
        if (row.name == name) return row.format;
    return std::nullopt;
}

std::string_view name(Format format) {
    for (const FormatRow& row : format_table)
        if (row.format == format) return row.name;
    return {};
}

}  // namespace gridwright::formats
