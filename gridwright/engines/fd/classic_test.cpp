// Each constraint posted alone, at both strengths, against its meaning: what propagation leaves of one line.

#include "gridwright/engines/fd/fd.hpp"
#include "tests/support/enumeration.hpp"

#include <algorithm>

namespace gridwright::engines::fd {
namespace {

namespace enumeration = tests::enumeration;
using namespace enumeration;
using constraints::Domains;
using constraints::Propagation;
using kernel::Strength;

/// The engine's propagation on one line, in the form of a filter.
enumeration::Filter posted(const std::vector<Constraint>& constraints, Line line, Strength strength) {
    return [constraints, line, strength](Domains domains) {
        kernel::Model model;
        model.reset(board_for(line.length), Domain::single(0));
        for (int i = 0; i < line.length; ++i) model.domains[line[i]] = domains[i];
        model.constraints = kernel::Constraints(constraints);
        const auto left = narrowed(model, strength);
        if (!left) return Propagation::failed;
        for (int i = 0; i < line.length; ++i) domains[i] = (*left)[line[i]];
        return Propagation::open;
    };
}

void tie(const std::vector<Constraint>& constraints, Line line, const std::vector<Domain>& domains,
         Claim at_line_strength) {
    if (std::any_of(domains.begin(), domains.end(), [](Domain d) { return d.empty(); })) return;
    const Claim at_classic_strength = at_line_strength == Claim::exact ? Claim::sound : at_line_strength;
    expect_tied(constraints, line, domains, posted(constraints, line, Strength::classic), at_classic_strength);
    expect_tied(constraints, line, domains, posted(constraints, line, Strength::line), at_line_strength);
}

const Line line_of_four = line_for(4, false);

TEST(Posted, AllDifferent) {
    for (const Domain except : {Domain(), Domain::single(0)})
        for_all_domains(4, 0, 3, [&](const auto& d) {
            tie({kernel::AllDifferent{line_of_four, except}}, line_of_four, d, Claim::exact);
        });
}

TEST(Posted, Visible) {
    for (int length = 1; length <= 4; ++length)
        for (int count = 0; count <= length + 1; ++count)
            for_all_domains(length, 1, length, [&](const auto& d) {
                const Line line = line_for(length, true);
                tie({kernel::Visible{line, count}}, line, d, Claim::exact);
            });
}

TEST(Posted, Exactly) {
    for (int times = 0; times <= 5; ++times)
        for_all_domains(4, 0, 2, [&](const auto& d) {
            tie({kernel::Exactly{line_of_four, 1, times}}, line_of_four, d, Claim::exact);
        });
}

TEST(Posted, CloserPair) {
    for (int length = 1; length <= 5; ++length)
        for_all_domains(length, 0, 2, [&](const auto& d) {
            const Line line = line_for(length, true);
            tie({kernel::CloserPair{line, 1, 2}}, line, d, Claim::exact);
        });
    for_all_domains(4, 0, 2, [&](const auto& d) {
        tie({kernel::CloserPair{line_of_four, 1, 1}}, line_of_four, d, Claim::exact);
    });
}

TEST(Posted, NotThis) {
    const auto forbidden = std::make_shared<Solution>(board_for(4), Value{0});
    for (int i = 0; i < 4; ++i) (*forbidden)[line_of_four[i]] = static_cast<Value>(i % 3);
    for_all_domains(4, 0, 2, [&](const auto& d) { tie({kernel::NotThis{forbidden}}, line_of_four, d, Claim::exact); });
}

/// The joint filter itself is tried on every domain in its own folder; here one in eight shows that it is posted.
TEST(Posted, PermutationWithBothClues) {
    for (int front = 1; front <= 4; ++front)
        for (int back = 1; back <= 4; ++back)
            for_all_domains(4, 1, 4, [&](const auto& d) {
                if (base::Random(d[0].bits() * 4096 + d[1].bits() * 256 + d[2].bits() * 16 + d[3].bits()).below(8))
                    return;
                tie({kernel::AllDifferent{line_of_four}, kernel::Visible{line_of_four, front},
                     kernel::Visible{line_of_four.reversed(), back}},
                    line_of_four, d, Claim::exact);
            });
}

TEST(Posted, LettersWithTheirCounts) {
    const Line line = line_for(5, false);
    for_all_domains(5, 0, 2, [&](const auto& d) {
        tie({kernel::Exactly{line, 1, 2}, kernel::Exactly{line.reversed(), 2, 2}, kernel::CloserPair{line, 1, 2}}, line,
            d, Claim::exact);
    });
}

TEST(Posted, LongerLines) {
    base::Random random(11);
    for (int i = 0; i < 10000 && !HasFatalFailure(); ++i) {
        const int length = 5 + static_cast<int>(random.below(4));
        const Line line = line_for(length, random.one_in(2));
        const auto heights = random_domains(random, length, 1, length, 2000);
        const int front = 1 + static_cast<int>(random.below(5)), back = 1 + static_cast<int>(random.below(5));
        tie({kernel::Visible{line, front}}, line, heights, Claim::exact);
        tie({kernel::AllDifferent{line}, kernel::Visible{line, front}, kernel::Visible{line.reversed(), back}}, line,
            heights, Claim::exact);
        tie({kernel::AllDifferent{line, Domain::single(0)}}, line, random_domains(random, length, 0, length, 2000),
            Claim::exact);
        const auto letters = random_domains(random, length, 0, 2, 2000);
        tie({kernel::Exactly{line, 1, 2}, kernel::Exactly{line, 2, 2}, kernel::CloserPair{line, 1, 2}}, line, letters,
            Claim::exact);
    }
}

/// More values than cells, and two clues at one end: there is no joint filter, so each constraint speaks for itself.
/// (Once the values left are as few as the cells there is one, so a second posting may say more.)
TEST(Posted, WordsWithoutAJointFilter) {
    base::Random random(12);
    for (int i = 0; i < 5000 && !HasFatalFailure(); ++i) {
        const int length = 3 + static_cast<int>(random.below(3));
        const Line line = line_for(length, false);
        const auto heights = random_domains(random, length, 0, length + 2, 2000);
        tie({kernel::AllDifferent{line}, kernel::Visible{line, 2}, kernel::Visible{line.reversed(), 2}}, line, heights,
            Claim::sound_once);
        tie({kernel::AllDifferent{line}, kernel::Visible{line, 2}, kernel::Visible{line, 3}}, line, heights,
            Claim::sound_once);
        tie({kernel::AllDifferent{line}, kernel::Visible{line, 0}}, line, heights, Claim::sound_once);
    }
}

}  // namespace
}  // namespace gridwright::engines::fd
