#include "gridwright/base/table.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <string>

namespace gridwright::base {
namespace {

struct Fruit {
    std::string_view name;
    int weight;
};

std::string_view name_of(const Fruit& fruit) {
    return fruit.name;
}

TEST(Table, FindsRowsByName) {
    Table<Fruit> table{{"apple", 150}, {"plum", 30}};
    ASSERT_NE(table.find("plum"), nullptr);
    EXPECT_EQ(table.find("plum")->weight, 30);
    EXPECT_EQ(table.find("pear"), nullptr);
    EXPECT_EQ(table.find(""), nullptr);
    table.add({"pear", 160});
    ASSERT_NE(table.find("pear"), nullptr);
    EXPECT_EQ(table.find("pear")->weight, 160);
    EXPECT_EQ(&table.rows().back(), table.find("pear"));
}

TEST(Table, LeavesRowsWhereTheyAre) {
    Table<Fruit> table{{"apple", 150}};
    const std::span<const Fruit> before = table.rows();
    const Fruit* apple = table.find("apple");
    std::deque<std::string> names;
    while (table.rows().size() < Table<Fruit>::most_rows)
        table.add({names.emplace_back("fruit " + std::to_string(names.size())), 1});
    EXPECT_EQ(table.find("apple"), apple);
    ASSERT_EQ(before.size(), 1u);
    EXPECT_EQ(before.data(), table.rows().data());
    EXPECT_EQ(before[0].name, "apple");
}

TEST(TableDeathTest, RefusesRowsThatCannotBeFound) {
    Table<Fruit> table{{"apple", 150}};
    EXPECT_DEATH(table.add({"", 1}), "a row of a table has a name");
    EXPECT_DEATH(table.add({"apple", 1}), "a name of its own");
    EXPECT_DEATH(Table<Fruit>({{"plum", 1}, {"plum", 2}}), "a name of its own");
}

TEST(TableDeathTest, RefusesMoreRowsThanItHasRoomFor) {
    Table<Fruit> table{};
    std::deque<std::string> names;
    while (table.rows().size() < Table<Fruit>::most_rows)
        table.add({names.emplace_back("fruit " + std::to_string(names.size())), 1});
    EXPECT_DEATH(table.add({"apple", 150}), "room for 64 rows");
}

}  // namespace
}  // namespace gridwright::base
