#include "gridwright/engines/colouring/exact_cover.hpp"

#include <bit>

namespace gridwright::engines::colouring {
namespace {

class Covering {
  public:
    Covering(const ExactCover& problem, const Halt& halt)
        : problem_(problem),
          halt_(halt),
          covered_(static_cast<std::size_t>(problem.items())),
          counts_(static_cast<std::size_t>(problem.items())) {}

    /// Completes the cover with sets of this list, none of which meets those chosen so far.
    bool complete(const std::vector<int>& sets) {
        const std::optional<int> item = rarest(sets);
        if (!item) return true;
        std::vector<int> rest;
        for (const int set : sets) {
            if (!problem_.contains(set, *item)) continue;
            if (halt_.due()) return false;
            rest.clear();
            for (const int other : sets)
                if (problem_.disjoint(set, other)) rest.push_back(other);
            chosen.push_back(set);
            mark(set, true);
            if (complete(rest)) return true;
            mark(set, false);
            chosen.pop_back();
        }
        return false;
    }

    std::vector<int> chosen;

  private:
    template <typename Do>
    void for_each_item(int set, Do act) const {
        for (int i = 0; i < problem_.width(); ++i)
            for (std::uint64_t word = problem_.word(set, i); word; word &= word - 1)
                act(static_cast<std::size_t>(64 * i + std::countr_zero(word)));
    }

    void mark(int set, bool covered) {
        for_each_item(set, [&](std::size_t item) { covered_[item] = covered; });
    }

    /// The open item in the fewest sets; nothing when no item is open.
    std::optional<int> rarest(const std::vector<int>& sets) {
        counts_.assign(counts_.size(), 0);
        for (const int set : sets) for_each_item(set, [&](std::size_t item) { ++counts_[item]; });
        std::optional<int> best;
        for (int item = 0; item < problem_.items(); ++item)
            if (!covered_[static_cast<std::size_t>(item)] &&
                (!best || counts_[static_cast<std::size_t>(item)] < counts_[static_cast<std::size_t>(*best)]))
                best = item;
        return best;
    }

    const ExactCover& problem_;
    const Halt& halt_;
    std::vector<char> covered_;
    std::vector<int> counts_;
};

}  // namespace

ExactCover::ExactCover(int items) : items_(items), width_((items + 63) / 64) {}

void ExactCover::add(std::span<const int> items) {
    words_.resize(words_.size() + static_cast<std::size_t>(width_));
    std::uint64_t* const words = &words_[words_.size() - static_cast<std::size_t>(width_)];
    for (const int item : items) words[item / 64] |= std::uint64_t{1} << (item % 64);
    ++sets_;
}

bool ExactCover::disjoint(int one, int other) const {
    for (int i = 0; i < width_; ++i)
        if (word(one, i) & word(other, i)) return false;
    return true;
}

std::optional<std::vector<int>> ExactCover::solve(const Halt& halt) const {
    std::vector<int> all;
    for (int set = 0; set < sets_; ++set) all.push_back(set);
    Covering covering(*this, halt);
    if (!covering.complete(all)) return std::nullopt;
    return covering.chosen;
}

}  // namespace gridwright::engines::colouring
