#pragma once

// Checks a filter against the meaning of its constraints by trying every filling of a line.

#include "gridwright/base/random.hpp"
#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/constraints/meaning.hpp"
#include "tests/support/sanitized.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gridwright::tests::enumeration {

using constraints::all_fixed;
using constraints::Domains;
using constraints::Propagation;
using kernel::Constraint;
using kernel::Domain;
using kernel::Line;
using kernel::Size;
using kernel::Solution;
using kernel::Value;

using Filter = std::function<Propagation(Domains)>;

inline std::string shown(const std::vector<Domain>& domains) {
    std::string text;
    for (const Domain domain : domains) {
        text += '{';
        for (const int value : domain) text += std::to_string(value) + ' ';
        text += '}';
    }
    return text;
}

/// A line of this length for the constraints of a test: a column of a board of three, upwards or downwards, so that a
/// filter that confuses places with cells is found out.
inline Size board_for(int length) {
    return {length, 3};
}
inline Line line_for(int length, bool upwards) {
    const Line down = kernel::column(board_for(length), 1);
    return upwards ? down.reversed() : down;
}

/// What the constraints leave of the domains, found by trying everything.
struct Truth {
    std::vector<Domain> kept;
    std::size_t fillings = 0, legal = 0;
};

inline Truth truth_of(const std::vector<Constraint>& constraints, Line line, const std::vector<Domain>& domains) {
    Truth truth{std::vector<Domain>(domains.size()), 0, 0};
    Solution solution(board_for(line.length));
    const std::function<void(int)> fill = [&](int place) {
        if (place == line.length) {
            ++truth.fillings;
            for (const Constraint& constraint : constraints)
                if (!constraints::holds(constraint, solution)) return;
            ++truth.legal;
            for (int i = 0; i < line.length; ++i) truth.kept[static_cast<std::size_t>(i)].add(solution[line[i]]);
            return;
        }
        for (const int value : domains[static_cast<std::size_t>(place)]) {
            solution[line[place]] = static_cast<Value>(value);
            fill(place + 1);
        }
    };
    fill(0);
    return truth;
}

enum class Claim {
    exact,
    sound,
    sound_once,  ///< the filter may see more when it is run again on what it left
};

/// Sound: no legal filling is lost, "failed" and "entailed" are true, and a second run changes nothing (idempotent).
/// Exact: sound, and nothing else is left.
inline void expect_tied(const std::vector<Constraint>& constraints, Line line, const std::vector<Domain>& domains,
                        const Filter& filter, Claim claim) {
    const Truth truth = truth_of(constraints, line, domains);
    std::vector<Domain> left = domains;
    const Propagation result = filter(left);
    const std::string where = "on " + shown(domains);
    if (result == Propagation::failed) {
        ASSERT_EQ(truth.legal, 0u) << where;
        return;
    }
    if (claim == Claim::exact) {
        ASSERT_GT(truth.legal, 0u) << where;
        ASSERT_EQ(shown(left), shown(truth.kept)) << where;
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
        ASSERT_TRUE(truth.kept[i].within(left[i])) << where;
        ASSERT_TRUE(left[i].within(domains[i])) << where;
    }
    if (all_fixed(left)) {
        ASSERT_EQ(truth.legal, 1u) << where;
    }
    if (result == Propagation::entailed) {
        ASSERT_EQ(truth_of(constraints, line, left).fillings, truth.legal) << where;
    }
    if (claim == Claim::sound_once) return;
    std::vector<Domain> again = left;
    ASSERT_NE(filter(again), Propagation::failed) << where;
    ASSERT_EQ(shown(again), shown(left)) << where;
}

/// Every how many combinations is visited.
inline constexpr std::uint64_t stride_of_domains = sanitized ? 5 : 1;

/// Calls `visit` with every combination of domains out of the values from `low` to `high`, the empty one included.
inline void for_all_domains(int length, int low, int high,
                            const std::function<void(const std::vector<Domain>&)>& visit) {
    const std::uint64_t sets = std::uint64_t{1} << (high - low + 1);
    std::vector<std::uint64_t> choice(static_cast<std::size_t>(length), 0);
    std::vector<Domain> domains(choice.size());
    for (std::uint64_t number = 0; !testing::Test::HasFatalFailure(); ++number) {
        for (std::size_t i = 0; i < choice.size(); ++i) domains[i] = Domain(choice[i] << low);
        if (number % stride_of_domains == 0) visit(domains);
        std::size_t i = 0;
        while (i < choice.size() && ++choice[i] == sets) choice[i++] = 0;
        if (i == choice.size()) return;
    }
}

/// Random domains of a line, none empty, with at most `most_fillings` fillings.
inline std::vector<Domain> random_domains(base::Random& random, int length, int low, int high, double most_fillings) {
    while (true) {
        std::vector<Domain> domains;
        double fillings = 1;
        const std::uint64_t density = 1 + random.below(4);
        for (int i = 0; i < length; ++i) {
            Domain domain;
            for (int value = low; value <= high; ++value)
                if (random.below(5) < density) domain.add(value);
            if (domain.empty())
                domain.add(low + static_cast<int>(random.below(static_cast<std::uint64_t>(high - low + 1))));
            domains.push_back(domain);
            fillings *= domain.size();
        }
        if (fillings <= most_fillings) return domains;
    }
}

}  // namespace gridwright::tests::enumeration
