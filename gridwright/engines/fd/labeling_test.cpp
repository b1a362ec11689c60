#include "gridwright/engines/fd/labeling.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::fd {
namespace {

using namespace kernel;

Domain of(std::initializer_list<int> values) {
    Domain domain;
    for (const int value : values) domain.add(value);
    return domain;
}

/// Six cells; the first two are fixed or shared by most rules.
struct Cells {
    Cells() {
        const Domain domains[] = {of({4}), of({2, 3, 9}), of({1, 5}), of({3, 8}), of({2, 3, 4, 5}), of({2, 30})};
        for (const Domain domain : domains) network.add_variable(domain);
        const std::vector<Variable> scopes[] = {{0, 1, 2, 3}, {1, 3}, {1, 4}, {3, 5}};
        for (const auto& scope : scopes) network.post(Occurs{40, 0}, scope);
        network.finish();
    }
    Variable chosen(VariableChoice choice) const { return choose_variable(choice, network, 6); }

    Network network;
};

TEST(VariableChoice, FollowsItsName) {
    const Cells cells;
    EXPECT_EQ(cells.chosen(VariableChoice::leftmost), 1);
    EXPECT_EQ(cells.chosen(VariableChoice::min), 2);
    EXPECT_EQ(cells.chosen(VariableChoice::max), 5);
    EXPECT_EQ(cells.chosen(VariableChoice::first_fail), 2);
    EXPECT_EQ(cells.chosen(VariableChoice::anti_first_fail), 4);
    EXPECT_EQ(cells.chosen(VariableChoice::occurrence), 1);
    EXPECT_EQ(cells.chosen(VariableChoice::ffc), 3);
    EXPECT_EQ(cells.chosen(VariableChoice::max_regret), 5);
    EXPECT_EQ(choose_variable(VariableChoice::ffc, cells.network, 1), -1);
}

Domain first_tried(ValueChoice choice, ValueOrder order, Domain domain) {
    base::Random random(1);
    return choose_values(choice, order, domain, random);
}

TEST(ValueChoice, FollowsItsName) {
    const Domain values = of({1, 2, 4, 9});
    EXPECT_EQ(first_tried(ValueChoice::step, ValueOrder::up, values), of({1}));
    EXPECT_EQ(first_tried(ValueChoice::step, ValueOrder::down, values), of({9}));
    EXPECT_EQ(first_tried(ValueChoice::enumerate, ValueOrder::up, values), of({1}));
    EXPECT_EQ(first_tried(ValueChoice::bisect, ValueOrder::up, values), of({1, 2, 4}));
    EXPECT_EQ(first_tried(ValueChoice::bisect, ValueOrder::down, values), of({9}));
    EXPECT_EQ(first_tried(ValueChoice::median, ValueOrder::up, values), of({2}));
    EXPECT_EQ(first_tried(ValueChoice::median, ValueOrder::down, values), of({4}));
    EXPECT_EQ(first_tried(ValueChoice::median, ValueOrder::up, of({1, 2, 9})), of({2}));
    EXPECT_EQ(first_tried(ValueChoice::middle, ValueOrder::up, values), of({4}));
    EXPECT_EQ(first_tried(ValueChoice::middle, ValueOrder::up, of({1, 4, 6, 9})), of({4}));
    EXPECT_EQ(first_tried(ValueChoice::middle, ValueOrder::down, of({1, 4, 6, 9})), of({6}));
}

TEST(ValueChoice, NeverTakesAWholeDomain) {
    for (const auto& row : value_choices)
        for (const ValueOrder order : {ValueOrder::up, ValueOrder::down})
            for (std::uint64_t bits = 1; bits < 256; ++bits) {
                const Domain domain(bits << 3);
                if (domain.fixed()) continue;
                const Domain part = first_tried(row.choice, order, domain);
                EXPECT_TRUE(!part.empty() && part.within(domain) && part != domain) << row.name << ' ' << bits;
            }
}

TEST(ValueChoice, RandomReachesEveryValue) {
    base::Random random(5);
    Domain seen;
    for (int i = 0; i < 200; ++i)
        seen |= choose_values(ValueChoice::random, ValueOrder::up, of({3, 7, 20, 41}), random);
    EXPECT_EQ(seen, of({3, 7, 20, 41}));
}

TEST(ValueChoice, SaysWhatItDecides) {
    using Relation = Decision::Relation;
    const Domain domain = of({1, 2, 5, 6});
    base::Random random(1);
    for (const auto& row : value_choices)
        for (const ValueOrder order : {ValueOrder::up, ValueOrder::down}) {
            const Domain part = choose_values(row.choice, order, domain, random), rest = domain - part;
            const Decision first = decision_for(row.choice, 7, domain, part, Branch::first);
            EXPECT_EQ(first.cell, 7);
            EXPECT_EQ(values_left_by(first) & domain, part) << row.name;
            if (row.choice == ValueChoice::enumerate) continue;  // takes the rest apart
            EXPECT_EQ(values_left_by(decision_for(row.choice, 7, domain, rest, Branch::later)) & domain, rest);
        }
    const auto decided = [&](ValueChoice choice, Domain part, Branch branch) {
        return decision_for(choice, 7, domain, part, branch);
    };
    EXPECT_EQ(decided(ValueChoice::step, of({1}), Branch::first), (Decision{7, Relation::equal, 1}));
    EXPECT_EQ(decided(ValueChoice::step, of({2, 5, 6}), Branch::later), (Decision{7, Relation::not_equal, 1}));
    EXPECT_EQ(decided(ValueChoice::enumerate, of({2}), Branch::later), (Decision{7, Relation::equal, 2}));
    EXPECT_EQ(decided(ValueChoice::bisect, of({1, 2}), Branch::first), (Decision{7, Relation::at_most, 2}));
    EXPECT_EQ(decided(ValueChoice::bisect, of({5, 6}), Branch::later), (Decision{7, Relation::above, 2}));
}

}  // namespace
}  // namespace gridwright::engines::fd
