#include "gridwright/engines/gecode/patterns.hpp"

#include <algorithm>
#include <vector>

namespace gridwright::engines::gecode {

using namespace kernel;
using Gecode::DFA;

namespace {

/// Collects the states that can be reached, each by what was read so far, and what leads from one to the next.
template <typename State>
class Builder {
  public:
    /// `step(state, value)` is the next state or nothing; `accepts(state)` says where a line may end.
    template <typename Step, typename Accepts>
    static Pattern build(State start, Domain values, Step step, Accepts accepts, const Watch& watch) {
        Builder builder;
        Poll poll(watch, states_between_looks);
        builder.number_of(start);
        for (std::size_t from = 0; from < builder.states_.size(); ++from)
            for (const int value : values) {
                if (poll.due()) return {};
                const std::optional<State> next = step(builder.states_[from], value);
                if (!next) continue;
                const int to = builder.number_of(*next);
                builder.transitions_.emplace_back(static_cast<int>(from), value, to);
            }
        std::vector<int> accepting;
        for (std::size_t i = 0; i < builder.states_.size(); ++i)
            if (accepts(builder.states_[i])) accepting.push_back(static_cast<int>(i));
        accepting.push_back(-1);
        builder.transitions_.emplace_back(-1, 0, 0);
        return DFA(0, builder.transitions_.data(), accepting.data());
    }

  private:
    static constexpr std::uint64_t states_between_looks = 1024;

    int number_of(const State& state) {
        const auto [place, is_new] = numbers_.try_emplace(state, static_cast<int>(states_.size()));
        if (is_new) states_.push_back(state);
        return place->second;
    }

    std::vector<State> states_;
    std::map<State, int> numbers_;
    std::vector<DFA::Transition> transitions_;
};

/// What the front of a line shows: the highest value, -1 before the first, how many are visible, and, where it matters,
/// how many cells it has.
struct Skyline {
    int highest = -1, seen = 0, cells = 0;
    auto operator<=>(const Skyline&) const = default;
};

/// Two of a letter: how many there were, and the distance from the first to the second or, until that comes, to the
/// next cell.
struct Pair {
    int letters = 0, distance = 0;
    auto operator<=>(const Pair&) const = default;

    /// After one more cell; nothing when it is a third.
    std::optional<Pair> after(bool letter) const {
        if (letters == 2) return letter ? std::nullopt : std::optional(*this);
        if (letters == 1) return letter ? Pair{2, distance} : Pair{1, distance + 1};
        return letter ? Pair{1, 1} : Pair{};
    }
};

struct Pairs {
    Pair near, far;
    auto operator<=>(const Pairs&) const = default;
};

/// States from which the same can follow become one; nothing when the two near cannot be closer any more.
std::optional<Pairs> simplified(Pairs pairs) {
    auto& [near, far] = pairs;
    if (near.letters == 2 && far.letters > 0) {
        far.distance = std::min(far.distance, near.distance + 1);
        if (far.letters == 1) return pairs;
        return far.distance > near.distance ? std::optional(Pairs{{2, 1}, {2, 2}}) : std::nullopt;
    }
    if (far.letters == 2 && near.letters == 1 && near.distance >= far.distance) return std::nullopt;
    return pairs;
}

bool has_room_for_pairs(int length, Domain values, Value near, Value far) {
    return length >= 4 && near != far && values.contains(near) && values.contains(far);
}

/// A table of pairs has about length^4 / 8 rows: 32,000 at 24, where it is made in some milliseconds and filters faster
/// than the automaton.
constexpr int longest_table = 24;

}  // namespace

Pattern visible_pattern(int length, Domain values, int count, const Watch& watch) {
    if (count < 1 || count > length || count > values.size()) return {};
    const auto step = [&](Skyline line, int value) -> std::optional<Skyline> {
        if (value <= line.highest) return line;
        const int seen = line.seen + 1;
        const int above = (values & Domain::above(value)).size();
        if (seen > count || seen + above < count) return std::nullopt;
        return Skyline{value, seen};
    };
    return Builder<Skyline>::build(
        {}, values, step, [&](Skyline line) { return line.seen == count; }, watch);
}

/// The highest of so many different values is not among the lowest, and the highest of all comes and is seen.
Pattern visible_pattern_of_permutations(Domain values, int count, const Watch& watch) {
    if (count < 1 || count > values.size()) return {};
    const auto step = [&](Skyline line, int value) -> std::optional<Skyline> {
        if (value == line.highest || line.cells == values.size()) return std::nullopt;
        if (value > line.highest) line.highest = value, ++line.seen;
        ++line.cells;
        const int above = (values & Domain::above(line.highest)).size();
        const bool all_seen = above == 0;
        if (line.cells > values.size() - above) return std::nullopt;
        if (line.seen + (all_seen ? 0 : 1) > count || line.seen + above < count) return std::nullopt;
        return line;
    };
    return Builder<Skyline>::build(
        {}, values, step, [&](Skyline line) { return line.cells == values.size(); }, watch);
}

Pattern closer_pair_automaton(int length, Domain values, Value near, Value far, const Watch& watch) {
    if (!has_room_for_pairs(length, values, near, far)) return {};
    const auto step = [&](Pairs pairs, int value) -> std::optional<Pairs> {
        const auto nears = pairs.near.after(value == near), fars = pairs.far.after(value == far);
        if (!nears || !fars || nears->distance > length || fars->distance > length) return std::nullopt;
        return simplified({*nears, *fars});
    };
    return Builder<Pairs>::build(
        {}, values, step, [](Pairs pairs) { return pairs.near.letters == 2 && pairs.far.letters == 2; }, watch);
}

Pattern closer_pair_table(int length, Domain values, Value near, Value far) {
    if (!has_room_for_pairs(length, values, near, far)) return {};
    const Domain others = values - Domain::single(near) - Domain::single(far);
    if (others.empty() && length > 4) return {};
    Gecode::TupleSet table(length);
    Gecode::IntArgs row(length);
    const auto for_all_pairs = [&](auto visit) {
        for (int i = 0; i < length; ++i)
            for (int j = i + 1; j < length; ++j) visit(i, j);
    };
    for_all_pairs([&](int a, int b) {
        for_all_pairs([&](int c, int d) {
            if (d - c <= b - a || a == c || a == d || b == c || b == d) return;
            for (int i = 0; i < length; ++i) row[i] = others.empty() ? 0 : others.min();
            row[a] = row[b] = near;
            row[c] = row[d] = far;
            table.add(row);
        });
    });
    table.finalize();
    return table;
}

Pattern Patterns::of(const Visible& constraint, Domain values, bool permutation, const Watch& watch) {
    const std::tuple key{static_cast<int>(constraint.line.length), values.bits(), constraint.count, permutation};
    if (const auto known = visible_.find(key); known != visible_.end()) return known->second;
    Pattern pattern = permutation ? visible_pattern_of_permutations(values, constraint.count, watch)
                                  : visible_pattern(constraint.line.length, values, constraint.count, watch);
    if (!watch.due()) visible_.emplace(key, pattern);
    return pattern;
}

Pattern Patterns::of(const CloserPair& constraint, Domain values, const Watch& watch) {
    const std::tuple key{static_cast<int>(constraint.line.length), values.bits(), constraint.near, constraint.far};
    if (const auto known = closer_pair_.find(key); known != closer_pair_.end()) return known->second;
    const bool as_table = values.size() <= 3 && constraint.line.length <= longest_table;
    Pattern pattern =
        as_table ? closer_pair_table(constraint.line.length, values, constraint.near, constraint.far)
                 : closer_pair_automaton(constraint.line.length, values, constraint.near, constraint.far, watch);
    if (!watch.due()) closer_pair_.emplace(key, pattern);
    return pattern;
}

}  // namespace gridwright::engines::gecode
