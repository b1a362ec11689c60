#pragma once

// The answers to an ask as trees of JSON values, for tests that look at some of their members.

#include "gridwright/answers/ask.hpp"
#include "gridwright/answers/json_value.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/writer.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::tests {

using answers::JsonValue;

/// The value as JSON, without blanks.
inline std::string json_of(const JsonValue& value) {
    std::string json;
    switch (value.type) {
        case JsonValue::Type::null: return "null";
        case JsonValue::Type::truth: return value.truth ? "true" : "false";
        case JsonValue::Type::number: return value.text;
        case JsonValue::Type::text: formats::write_json_string(value.text, json); return json;
        case JsonValue::Type::list:
        case JsonValue::Type::object: break;
    }
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        if (i > 0) json += ',';
        if (i < value.keys.size()) {
            formats::write_json_string(value.keys[i], json);
            json += ':';
        }
        json += json_of(value.items[i]);
    }
    return value.is(JsonValue::Type::list) ? base::concat('[', json, ']') : base::concat('{', json, '}');
}

/// What is found where there is nothing.
inline const JsonValue no_value{};

/// An item of a list, or null.
inline const JsonValue& item(const JsonValue& list, std::size_t index) {
    return index < list.items.size() ? list.items[index] : no_value;
}

/// A member of an object, or null.
inline const JsonValue& at(const JsonValue& object, std::string_view key) {
    const auto place = std::ranges::find(object.keys, key);
    return place == object.keys.end() ? no_value : item(object, static_cast<std::size_t>(place - object.keys.begin()));
}

inline int number_at(const JsonValue& object, std::string_view key) {
    return static_cast<int>(base::parse_number(at(object, key).text).value_or(-1));
}

/// An answer that owns the text it refers to.
struct AnswerTree {
    std::string json;
    JsonValue value;

    explicit AnswerTree(std::string text) : json(std::move(text)) {
        auto read = answers::read_json_value(json);
        EXPECT_TRUE(read) << json;
        if (read) value = *std::move(read);
    }

    const JsonValue& operator[](std::string_view key) const { return at(value, key); }
    /// The member as JSON.
    std::string shown(std::string_view key) const { return json_of((*this)[key]); }
    const std::string& text(std::string_view key) const { return (*this)[key].text; }
    int number(std::string_view key) const { return number_at(value, key); }
    bool refused() const { return text("verdict") == "refused"; }
};

/// All answers to an ask, the last one last. The work stops after so many.
inline std::vector<AnswerTree> all_answers(std::string_view ask, std::size_t most = 1'000) {
    answers::Context context(engines::table());
    std::vector<AnswerTree> all;
    std::string last = answers::ask(context, ask, [&](std::string_view object) {
        all.emplace_back(std::string(object));
        return all.size() < most;
    });
    all.emplace_back(std::move(last));
    return all;
}

/// The only answer.
inline AnswerTree answer_to(std::string_view ask) {
    std::vector<AnswerTree> all = all_answers(ask);
    EXPECT_EQ(all.size(), 1u) << ask;
    return std::move(all.back());
}

/// An ask about a puzzle in any format; `members` come behind the text: `"line":"row 1"`.
inline std::string ask_about(std::string_view what, std::string_view puzzle, std::string_view members = {}) {
    std::string ask = base::concat("{\"ask\":\"", what, "\",\"text\":");
    formats::write_json_string(puzzle, ask);
    if (!members.empty()) ask += base::concat(',', members);
    return ask + '}';
}

}  // namespace gridwright::tests
