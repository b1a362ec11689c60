#pragma once

// The members of a JSON object that describes a puzzle: the step between its syntax and its sheet. They may come in any
// order, so they are gathered first.

#include "gridwright/formats/common/codec.hpp"
#include "gridwright/formats/common/listing.hpp"

namespace gridwright::formats::json {

/// The members that every puzzle may have; the others are its options.
inline constexpr std::string_view member_names[] = {"format", "puzzle", "size",   "rows",    "columns",
                                                    "clues",  "grid",   "filled", "marks",   "title",
                                                    "author", "source", "expect", "comments"};

/// The values of the members whose names we know.
struct Members {
    struct Member {
        std::string_view name;
        std::size_t item;       ///< its value in the listing
        std::size_t again = 0;  ///< where the name occurs a second time
    };

    Listing listing;
    std::vector<Member> list;
};

/// The sheet that the members describe.
base::Result<sheet::Sheet> sheet_of(const Members& members, const Accepted& accepted);

}  // namespace gridwright::formats::json
