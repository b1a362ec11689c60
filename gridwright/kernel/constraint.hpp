#pragma once

// The vocabulary: every rule of every puzzle is expressed by these constraints on lines. It is closed on purpose: an
// engine that visits constraints with std::visit and forgets one does not compile. The folder of a constraint in
// constraints/ defines what it means, in meaning.cpp.

#include "gridwright/kernel/domain.hpp"
#include "gridwright/kernel/grid.hpp"

#include <memory>
#include <optional>
#include <variant>

namespace gridwright::kernel {

/// A value in every cell.
using Solution = Grid<Value>;

/// No value twice in the line, not counting the values in `except`.
struct AllDifferent {
    Line line;
    Domain except = {};

    bool operator==(const AllDifferent&) const = default;
};

/// Seen from the front of the line, exactly `count` values are higher than everything before them.
struct Visible {
    Line line;
    int count = 0;

    bool operator==(const Visible&) const = default;
};

/// `value` occurs `times` times.
struct Exactly {
    Line line;
    Value value = 0;
    int times = 0;

    bool operator==(const Exactly&) const = default;
};

/// There are two `near` and two `far`, and the two `near` are closer together.
struct CloserPair {
    Line line;
    Value near = 0, far = 0;

    bool operator==(const CloserPair&) const = default;
};

/// Any solution but this one.
struct NotThis {
    std::shared_ptr<const Solution> solution;

    bool operator==(const NotThis&) const = default;
};

using Constraint = std::variant<AllDifferent, Visible, Exactly, CloserPair, NotThis>;

/// The line that the constraint is about; none for a constraint about the whole board.
inline std::optional<Line> line_of(const Constraint& constraint) {
    return std::visit(
        [](const auto& c) -> std::optional<Line> {
            if constexpr (requires { c.line; })
                return c.line;
            else
                return std::nullopt;
        },
        constraint);
}

/// The objective: as few cells as possible hold `value`.
struct Fewest {
    Value value = 0;
};

}  // namespace gridwright::kernel
