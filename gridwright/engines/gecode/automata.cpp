#include "gridwright/engines/gecode/automata.hpp"

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
    static DFA build(State start, Domain values, Step step, Accepts accepts) {
        Builder builder;
        builder.number_of(start);
        for (std::size_t from = 0; from < builder.states_.size(); ++from)
            for (const int value : values) {
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
    int number_of(const State& state) {
        const auto [place, is_new] = numbers_.try_emplace(state, static_cast<int>(states_.size()));
        if (is_new) states_.push_back(state);
        return place->second;
    }

    std::vector<State> states_;
    std::map<State, int> numbers_;
    std::vector<DFA::Transition> transitions_;
};

/// What the front of a line shows: the highest value, -1 before the first, and how many are visible.
struct Skyline {
    int highest = -1, seen = 0;
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

}  // namespace

std::optional<DFA> visible_automaton(int length, Domain values, int count) {
    if (count < 1 || count > length || count > values.size()) return std::nullopt;
    const auto step = [&](Skyline line, int value) -> std::optional<Skyline> {
        if (value <= line.highest) return line;
        const int seen = line.seen + 1;
        const int above = (values & Domain::above(value)).size();
        if (seen > count || seen + above < count) return std::nullopt;
        return Skyline{value, seen};
    };
    return Builder<Skyline>::build({}, values, step, [&](Skyline line) { return line.seen == count; });
}

std::optional<DFA> closer_pair_automaton(int length, Domain values, Value near, Value far) {
    if (length < 4 || near == far || !values.contains(near) || !values.contains(far)) return std::nullopt;
    const auto step = [&](Pairs pairs, int value) -> std::optional<Pairs> {
        const auto nears = pairs.near.after(value == near), fars = pairs.far.after(value == far);
        if (!nears || !fars || nears->distance > length || fars->distance > length) return std::nullopt;
        return simplified({*nears, *fars});
    };
    return Builder<Pairs>::build({}, values, step,
                                 [](Pairs pairs) { return pairs.near.letters == 2 && pairs.far.letters == 2; });
}

const std::optional<DFA>& Automata::of(const Visible& word, Domain values) {
    const auto [place, is_new] = visible_.try_emplace({word.line.length, values.bits(), word.count});
    if (is_new) place->second = visible_automaton(word.line.length, values, word.count);
    return place->second;
}

const std::optional<DFA>& Automata::of(const CloserPair& word, Domain values) {
    const auto [place, is_new] = closer_pair_.try_emplace({word.line.length, values.bits(), word.near, word.far});
    if (is_new) place->second = closer_pair_automaton(word.line.length, values, word.near, word.far);
    return place->second;
}

}  // namespace gridwright::engines::gecode
