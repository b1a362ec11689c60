#pragma once

#include "gridwright/formats/format.hpp"

#include <cstdint>

namespace gridwright::cli {

struct WholeRecords {
    std::uint64_t count = 0;
    std::int64_t bytes = 0;  ///< how far the file is whole
    std::int64_t first = 0;  ///< how far its first record goes
};

/// The records that a file has in full, from its start. What takes a line is whole when the line has ended; a board is
/// when the empty line behind it is there, for nothing else shows that no row is missing.
WholeRecords whole_records(int descriptor, formats::Format format);

}  // namespace gridwright::cli
