#pragma once

// What pzpr says about a puzzle, behind the table: `info:{"metadata":{"author":...,"source":...,"comment":...}}`. pzpr
// keeps these members and `hard`, and drops others. So the remarks that it has no member for are lines `key: text` of
// the comment, and survive there. `history` is a player's list of moves, which is passed over.

#include "gridwright/formats/common/cursor.hpp"
#include "gridwright/sheet/remarks.hpp"

namespace gridwright::formats::pzprv3 {

/// Reads `info:{...}` or `history:{...}` if one of them comes next. `passed_over` names the moves if there are any.
Mistake read_info(Cursor& cursor, sheet::Remarks& remarks, std::string_view& passed_over);

/// Appends the remarks; nothing when there are none.
void write_info(const sheet::Remarks& remarks, std::string& into);

}  // namespace gridwright::formats::pzprv3
