#pragma once

// The syntax of a Prolog term. It is a list of lists or one compound of such lists, so it can be read without recursion
// beyond two levels. It ends with its full stop and nothing behind it is looked at; numbers here have no decimal point,
// so none can be mistaken for it.

#include "gridwright/formats/common/listing.hpp"
#include "gridwright/formats/common/remarks.hpp"

namespace gridwright::formats::prolog {

/// A parsed term: a bare list, or a name and its arguments.
struct Term {
    std::string functor;  ///< empty for a bare list
    Listing arguments;
    std::vector<std::size_t> places;  ///< of the arguments in the listing; the list itself when it is bare
    Mistake lost_remark;              ///< a comment inside was too long to be kept
};

/// Reads the term at the cursor; the mistake, if there is one, is in its syntax.
Mistake scan_term(Cursor& cursor, Remarks& remarks, Term& term);

/// Skips blanks and comments, which go to the remarks.
Mistake skip_layout(Cursor& cursor, Remarks& remarks);

}  // namespace gridwright::formats::prolog
