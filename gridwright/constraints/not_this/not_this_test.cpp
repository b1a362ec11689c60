#include "gridwright/constraints/not_this/not_this.hpp"

#include "tests/support/enumeration.hpp"
#include "tests/support/settling.hpp"

namespace gridwright::constraints {
namespace {

using namespace tests::enumeration;

TEST(NotThis, IsExactOnEverySmallBoard) {
    const auto forbidden = std::make_shared<Solution>(Size{2, 2});
    (*forbidden)[0] = 0, (*forbidden)[1] = 2, (*forbidden)[2] = 1, (*forbidden)[3] = 2;
    const kernel::NotThis constraint{forbidden};
    for_all_domains(4, 0, 2, [&](const std::vector<Domain>& domains) {
        std::vector<Domain> kept(4);
        std::size_t legal = 0;
        Solution board(Size{2, 2});
        for (const int a : domains[0])
            for (const int b : domains[1])
                for (const int c : domains[2])
                    for (const int d : domains[3]) {
                        const int values[] = {a, b, c, d};
                        for (int i = 0; i < 4; ++i) board[i] = static_cast<Value>(values[i]);
                        if (!holds(constraint, board)) continue;
                        ++legal;
                        for (std::size_t i = 0; i < 4; ++i) kept[i].add(values[i]);
                    }
        std::vector<Domain> left = domains;
        const Propagation result = not_this(left, *forbidden);
        ASSERT_EQ(result == Propagation::failed, legal == 0) << shown(domains);
        if (result == Propagation::failed) return;
        ASSERT_EQ(shown(left), shown(kept));
        if (result == Propagation::entailed) {
            std::size_t fillings_left = 1;
            for (const Domain domain : left) fillings_left *= domain.size();
            ASSERT_EQ(fillings_left, legal) << shown(domains);
        }
    });
}

TEST(NotThis, SaysTheSameInClauses) {
    const auto forbidden = std::make_shared<Solution>(Size{2, 2});
    (*forbidden)[0] = 0, (*forbidden)[1] = 2, (*forbidden)[2] = 1, (*forbidden)[3] = 2;
    for (const Size size : {Size{2, 2}, Size{1, 4}, Size{2, 3}})
        for (const Domain domain : {Domain::range(0, 2), Domain::single(2) | Domain::single(1), Domain::single(2)}) {
            const std::vector<Constraint> constraints{kernel::NotThis{forbidden}};
            kernel::Grid<Domain> domains(size, Domain::range(0, 2));
            domains[1] = domain;
            tests::expect_settled(constraints, domains, tests::each_of(constraints), true);
        }
}

}  // namespace
}  // namespace gridwright::constraints
