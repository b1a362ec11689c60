#pragma once

// RapidJSON's iterative reader pulls a record through the cursor, so it stops right behind the closing brace and cannot
// overflow the stack.

#include "gridwright/base/require.hpp"
#include "gridwright/formats/common/cursor.hpp"

#define RAPIDJSON_ASSERT(condition) ::gridwright::base::require((condition), "RapidJSON keeps its own promises")
#include <rapidjson/reader.h>

namespace gridwright::formats {

/// No JSON here is nested deeper.
inline constexpr int deepest = 64;

// NOLINTBEGIN(readability-identifier-naming): RapidJSON chose the names of what it calls.

/// What RapidJSON reads from.
class CursorStream {
  public:
    using Ch = char;

    explicit CursorStream(Cursor& cursor) : cursor_(cursor) {}

    char Peek() { return cursor_.peek(); }
    char Take() {
        const char c = cursor_.peek();
        cursor_.take();
        return c;
    }
    std::size_t Tell() const { return cursor_.at(); }

    // RapidJSON wants these to exist; it writes only when it parses in place.
    char* PutBegin() { return nullptr; }
    void Put(char) {}
    void Flush() {}
    std::size_t PutEnd(char*) { return 0; }

  private:
    Cursor& cursor_;
};

// NOLINTEND(readability-identifier-naming)

/// Reads the object at the cursor and leaves the cursor behind it.
template <typename Handler>
rapidjson::ParseResult parse_object(Cursor& cursor, Handler& handler) {
    constexpr unsigned flags =
        rapidjson::kParseIterativeFlag | rapidjson::kParseStopWhenDoneFlag | rapidjson::kParseNumbersAsStringsFlag;
    CursorStream stream(cursor);
    rapidjson::Reader reader;
    return reader.Parse<flags>(stream, handler);
}

}  // namespace gridwright::formats
