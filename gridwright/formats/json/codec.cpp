// The row of the JSON codec, and how its objects are recognised.

#include "gridwright/formats/json/codec.hpp"

#include "gridwright/base/text.hpp"

namespace gridwright::formats::json {
namespace {

/// A brace with a name, nothing, or the end of the object behind it: pencil marks in a row of text, as in `{1,2} . 3`,
/// begin with a brace, too.
bool begins(std::string_view line, Notations) {
    if (!line.starts_with('{')) return false;
    const std::string_view rest = base::trimmed(line.substr(1));
    return rest.empty() || rest.starts_with('"') || rest == "}";
}

}  // namespace

constinit const Codec codec{
    .name = "json",
    .meaning = "one JSON object per line",
    .read = read,
    .write = write,
    .recognises = [](Cursor& cursor) { return cursor.peek() == '{'; },
    .begins = begins,
    .line_each = true,
};

}  // namespace gridwright::formats::json
