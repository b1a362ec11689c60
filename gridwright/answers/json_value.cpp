#include "gridwright/answers/json_value.hpp"

#include "gridwright/base/text.hpp"

#define RAPIDJSON_ASSERT(condition) ::gridwright::base::require((condition), "RapidJSON keeps its own promises")
#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

namespace gridwright::answers {
namespace {

using Type = JsonValue::Type;

/// No ask nests deeper: its deepest part is a puzzle with rows of cells.
constexpr std::size_t deepest = 16;

// NOLINTBEGIN(readability-identifier-naming): RapidJSON chose the names of what it calls.

/// Builds the value from what the reader reports. The iterative reader reports a bracket before it moves past it.
class Builder : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Builder> {
  public:
    Builder(std::string_view json, const rapidjson::MemoryStream& stream) : json_(json), stream_(stream) {}

    JsonValue& root() { return root_; }
    bool too_deep() const { return open_.size() > deepest; }

    bool Null() { return add(value_of(Type::null)); }
    bool Bool(bool truth) {
        JsonValue value = value_of(Type::truth);
        value.truth = truth;
        return add(std::move(value));
    }
    bool RawNumber(const char* digits, rapidjson::SizeType length, bool) {
        return add(value_of(Type::number, {digits, length}));
    }
    bool String(const char* text, rapidjson::SizeType length, bool) {
        return add(value_of(Type::text, {text, length}));
    }
    bool Key(const char* text, rapidjson::SizeType length, bool) {
        open_.back().value.keys.emplace_back(text, length);
        return true;
    }
    bool StartObject() { return open(Type::object); }
    bool EndObject(rapidjson::SizeType) { return close(); }
    bool StartArray() { return open(Type::list); }
    bool EndArray(rapidjson::SizeType) { return close(); }

  private:
    struct Open {
        JsonValue value;
        std::size_t begin;
    };

    static JsonValue value_of(Type type, std::string_view text = {}) {
        JsonValue value;
        value.type = type;
        value.text = text;
        return value;
    }

    bool add(JsonValue value) {
        if (open_.empty())
            root_ = std::move(value);
        else
            open_.back().value.items.push_back(std::move(value));
        return true;
    }
    bool open(Type type) {
        open_.push_back({value_of(type), stream_.Tell()});
        return !too_deep();
    }
    bool close() {
        Open done = std::move(open_.back());
        open_.pop_back();
        done.value.source = json_.substr(done.begin, stream_.Tell() + 1 - done.begin);
        return add(std::move(done.value));
    }

    std::string_view json_;
    const rapidjson::MemoryStream& stream_;
    std::vector<Open> open_;
    JsonValue root_;
};

// NOLINTEND(readability-identifier-naming)

}  // namespace

base::Result<JsonValue> read_json_value(std::string_view json) {
    rapidjson::MemoryStream stream(json.data(), json.size());
    Builder builder(json, stream);
    rapidjson::Reader reader;
    constexpr unsigned flags =
        rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag | rapidjson::kParseValidateEncodingFlag;
    const rapidjson::ParseResult result = reader.Parse<flags>(stream, builder);
    if (builder.too_deep()) return base::Error{"lists and objects are nested too deeply", result.Offset()};
    if (result.IsError())
        return base::Error{base::concat("byte ", result.Offset() + 1, ": ", rapidjson::GetParseError_En(result.Code())),
                           result.Offset()};
    return std::move(builder.root());
}

}  // namespace gridwright::answers
