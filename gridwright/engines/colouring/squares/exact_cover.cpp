#include "gridwright/engines/colouring/squares/exact_cover.hpp"

#include "gridwright/base/int_indexed.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <numeric>

namespace gridwright::engines::colouring {
namespace {

using Words = std::span<const std::uint64_t>;

template <typename Do>
void for_each_member(Words words, Do act) {
    for (std::size_t i = 0; i < words.size(); ++i)
        for (std::uint64_t word = words[i]; word; word &= word - 1) act(64 * i + std::countr_zero(word));
}

bool contains(Words words, std::size_t item) {
    return words[item / 64] >> (item % 64) & 1;
}

bool disjoint(Words one, Words other) {
    for (std::size_t i = 0; i < one.size(); ++i)
        if (one[i] & other[i]) return false;
    return true;
}

/// For each item, the sets of a list that contain it, as bits: it finds the sets disjoint from some items 64 at a time.
/// Building it pays if it is queried about as often as the list is long.
class Holders {
  public:
    /// Useless if the poll becomes due meanwhile.
    Holders(const ExactCover& problem, const std::vector<int>& sets, kernel::Poll& poll)
        : blocks_((sets.size() + 63) / 64), bits_(problem.items() * blocks_), met_(blocks_) {
        for (std::size_t place = 0; place < sets.size() && !poll.due(); ++place)
            for_each_member(problem.words(sets[place]), [&](std::size_t item) {
                bits_[item * blocks_ + place / 64] |= std::uint64_t{1} << (place % 64);
            });
    }

    /// Fills in the sets of the list that contain none of these items.
    void keep_disjoint(Words items, const std::vector<int>& sets, std::vector<int>& rest) {
        std::fill(met_.begin(), met_.end(), 0);
        for_each_member(items, [&](std::size_t item) {
            const std::uint64_t* const holders = &bits_[item * blocks_];
            for (std::size_t i = 0; i < blocks_; ++i) met_[i] |= holders[i];
        });
        for (std::uint64_t& block : met_) block = ~block;
        if (sets.size() % 64) met_.back() &= (std::uint64_t{1} << (sets.size() % 64)) - 1;
        for_each_member(met_, [&](std::size_t place) { rest.push_back(sets[place]); });
    }

  private:
    std::size_t blocks_;
    std::vector<std::uint64_t> bits_, met_;
};

class Covering {
  public:
    Covering(const ExactCover& problem, const kernel::Watch& watch)
        : problem_(problem), poll_(watch, sets_between_looks), open_((problem.items() + 63) / 64) {
        for (int item = 0; item < problem.items(); ++item) open_[item / 64] |= std::uint64_t{1} << (item % 64);
        reached_.resize(open_.size());
    }

    /// Completes the cover with sets of this list, none of which meets those chosen so far.
    bool complete(const std::vector<int>& sets) {
        if (std::all_of(open_.begin(), open_.end(), [](std::uint64_t word) { return word == 0; })) return true;
        if (!reach_all_open(sets)) return false;
        const std::size_t item = rarest(sets);
        std::optional<Holders> holders;
        if (sets.size() >= long_list) holders.emplace(problem_, sets, poll_);
        std::vector<int> rest;
        for (const int set : sets) {
            const Words words = problem_.words(set);
            if (!contains(words, item)) continue;
            if (poll_.due(1 + sets.size() / sets_at_once)) return false;
            rest.clear();
            if (holders) {
                holders->keep_disjoint(words, sets, rest);
            } else {
                std::copy_if(sets.begin(), sets.end(), std::back_inserter(rest),
                             [&](int other) { return disjoint(words, problem_.words(other)); });
            }
            chosen.push_back(set);
            flip(words);
            if (complete(rest)) return true;
            flip(words);
            chosen.pop_back();
        }
        return false;
    }

    std::vector<int> chosen;

  private:
    static constexpr std::size_t long_list = 256;
    static constexpr std::uint64_t sets_between_looks = 256, sets_at_once = 64;

    /// Whether each open item is in some set: most lists fail here, before anything is counted.
    bool reach_all_open(const std::vector<int>& sets) {
        std::fill(reached_.begin(), reached_.end(), 0);
        for (const int set : sets)
            for (std::size_t i = 0; i < reached_.size(); ++i) reached_[i] |= problem_.words(set)[i];
        return reached_ == open_;
    }

    /// The open item in the fewest sets.
    std::size_t rarest(const std::vector<int>& sets) {
        counts_.assign(problem_.items(), 0);
        for (const int set : sets) {
            if (poll_.due()) break;
            for_each_member(problem_.words(set), [&](std::size_t item) { ++counts_[item]; });
        }
        std::optional<std::size_t> best;
        for_each_member(open_, [&](std::size_t item) {
            if (!best || counts_[item] < counts_[*best]) best = item;
        });
        return *best;
    }

    /// Closes the items of a set, or opens them again.
    void flip(Words words) {
        for (std::size_t i = 0; i < open_.size(); ++i) open_[i] ^= words[i];
    }

    const ExactCover& problem_;
    kernel::Poll poll_;
    base::Vector<std::uint64_t> open_;     ///< items not covered yet
    base::Vector<std::uint64_t> reached_;  ///< scratch, as the counts
    std::vector<int> counts_;
};

}  // namespace

void ExactCover::add(std::span<const int> items) {
    words_.resize(words_.size() + width_);
    std::uint64_t* const words = &words_[words_.size() - width_];
    for (const int item : items) words[item / 64] |= std::uint64_t{1} << (item % 64);
    ++sets_;
}

std::optional<std::vector<int>> ExactCover::solve(const kernel::Watch& watch) const {
    if (watch.due()) return std::nullopt;
    std::vector<int> all(sets_);
    std::iota(all.begin(), all.end(), 0);
    Covering covering(*this, watch);
    if (!covering.complete(all)) return std::nullopt;
    return covering.chosen;
}

}  // namespace gridwright::engines::colouring
