#pragma once

// A small JSON value, for asks: RapidJSON's own tree does not compile with every compiler that we use.

#include "gridwright/base/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gridwright::answers {

struct JsonValue {
    enum class Type { null, truth, number, text, list, object };

    Type type = Type::null;
    bool truth = false;
    std::string text;               ///< of a text, or the digits of a number as they are written
    std::vector<std::string> keys;  ///< of an object, one for each item
    std::vector<JsonValue> items;   ///< of a list or an object
    std::string_view source;        ///< the bytes of an object

    bool is(Type wanted) const { return type == wanted; }
};

/// Parses the whole text as one value. The value refers to the text, which outlives it.
base::Result<JsonValue> read_json_value(std::string_view json);

}  // namespace gridwright::answers
