#include "gridwright/answers/json_value.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

TEST(JsonValue, HasItemsKeysAndTheBytesOfObjects) {
    const std::string_view json = R"( {"a":[1,-2.5,"x\"\u0041",true,null],"b":{"c":{}}} )";
    const auto value = read_json_value(json);
    ASSERT_TRUE(value);
    EXPECT_EQ(value->keys, (std::vector<std::string>{"a", "b"}));
    const JsonValue& list = value->items[0];
    ASSERT_EQ(list.items.size(), 5u);
    EXPECT_EQ(list.items[1].text, "-2.5");
    EXPECT_EQ(list.items[2].text, "x\"A");
    EXPECT_TRUE(list.items[3].truth);
    EXPECT_TRUE(list.items[4].is(JsonValue::Type::null));
    EXPECT_EQ(value->source, json.substr(1, json.size() - 2));
    EXPECT_EQ(value->items[1].source, R"({"c":{}})");
    EXPECT_EQ(value->items[1].items[0].source, "{}");
}

TEST(JsonValue, RefusesWhatIsNoJson) {
    for (const std::string_view bad : {"", "{", "{\"a\":}", "[1,]", "{} {}", "\"\xff\"", "nul", "{\"a\":01}"})
        EXPECT_FALSE(read_json_value(bad)) << bad;
    EXPECT_FALSE(read_json_value(std::string(17, '[') + std::string(17, ']')));
    EXPECT_TRUE(read_json_value(std::string(16, '[') + std::string(16, ']')));
    EXPECT_FALSE(read_json_value(std::string(1'000'000, '[')));
}

}  // namespace
}  // namespace gridwright::answers
