#pragma once

// Remarks are what people say about a puzzle beside its clues: where it comes from, who made it, what it is called.
// They are no part of the puzzle, and every format that can hold a text keeps them.

#include <string>
#include <vector>

namespace gridwright::sheet {

/// A remark that has no member of its own: `# date: 2020-05-01`.
struct Comment {
    std::string key, text;

    bool operator==(const Comment&) const = default;
};

/// What the comments of a puzzle say; empty where there are none.
struct Remarks {
    std::string title, author, source;
    std::string expect;             ///< the expected verdict
    std::vector<Comment> comments;  ///< all others in order, those with the same key side by side

    bool operator==(const Remarks&) const = default;
};

}  // namespace gridwright::sheet
