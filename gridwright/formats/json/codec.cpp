// The row of the JSON codec, and how its objects are recognised.

#include "gridwright/formats/json/codec.hpp"

namespace gridwright::formats::json {

constinit const Codec codec{
    .name = "json",
    .meaning = "one JSON object per line",
    .read = read,
    .write = write,
    .recognises = [](Cursor& cursor) { return cursor.peek() == '{'; },
    .begins = [](std::string_view line, Notations) { return line.starts_with('{'); },
    .line_each = true,
};

}  // namespace gridwright::formats::json
