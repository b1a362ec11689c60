#pragma once

// Drawings of boards without a header line, as people copy them from a screen or a page. The kind of a board follows
// from what is around it and in it.

#include "gridwright/formats/common/codec.hpp"

#include <optional>

namespace gridwright::formats::text {

struct DrawnBoard {
    sheet::Sheet blank;  ///< of the kind and size that is drawn
    bool clues = false;  ///< the clues of this kind are around it
};

/// The board that is drawn at the cursor, which stays there; none unless it is whole and just one kind looks like it.
/// The upper edge of its frame may be missing.
std::optional<DrawnBoard> recognise_drawing(Cursor& cursor, Notations notations);

}  // namespace gridwright::formats::text
