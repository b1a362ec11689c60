// Values are placed from the highest to the lowest. A new value is then lower than all that are placed: it is seen from
// the front exactly if it is placed before every taken cell, from the back exactly if after all of them, and otherwise
// not at all. So the cells taken and the two numbers seen are all that matters for the rest.

#include "gridwright/engines/skyline/line_filter.hpp"

#include <algorithm>
#include <bit>

namespace gridwright::engines::skyline {

/// Pairs (seen from the front, seen from the back) as bits of a word, both counted from one; a side without a clue is
/// not counted.
class LineFilter::Pairs {
  public:
    Pairs(int front, int back) : width_(std::max(back, 1)), size_(width_ * std::max(front, 1)) {
        if (!fit()) return;
        front_step_ = front ? width_ : 0;
        back_step_ = back ? 1 : 0;
        const std::uint64_t all = goal() | (goal() - 1);
        not_last_row_ = front ? all >> width_ : all;
        not_last_column_ = all;
        for (int last = width_ - 1; back && last < size_; last += width_)
            not_last_column_ &= ~(std::uint64_t{1} << last);
    }

    bool fit() const { return size_ <= 64; }
    std::uint64_t goal() const { return std::uint64_t{1} << (size_ - 1); }

    /// Where the pairs go when one more is seen; those that would pass the clue vanish.
    std::uint64_t seen_in_front(std::uint64_t pairs) const { return (pairs & not_last_row_) << front_step_; }
    std::uint64_t seen_behind(std::uint64_t pairs) const { return (pairs & not_last_column_) << back_step_; }
    std::uint64_t unseen_in_front(std::uint64_t pairs) const { return pairs >> front_step_; }
    std::uint64_t unseen_behind(std::uint64_t pairs) const { return pairs >> back_step_; }

  private:
    int width_, size_, front_step_ = 0, back_step_ = 0;
    std::uint64_t not_last_row_ = 0, not_last_column_ = 0;
};

namespace {

/// By value: the cells that can hold it.
struct ByValue {
    ByValue(const Bits* domains, int length) {
        for (int i = 0; i < length; ++i)
            for (std::uint32_t left = domains[i]; left; left &= left - 1) cells[std::countr_zero(left)] |= 1u << i;
    }
    void write(Bits* domains, int length) const {
        std::fill_n(domains, length, Bits{0});
        for (int value = 0; value < length; ++value)
            for (std::uint32_t left = cells[value]; left; left &= left - 1)
                domains[std::countr_zero(left)] |= static_cast<Bits>(1u << value);
    }
    std::uint32_t cells[longest_side] = {};
};

}  // namespace

// The two passes below are one loop each, without a branch on the position of a cell: most of the time is spent there.

/// Forwards: lists the sets of taken cells by layers, with the pairs that reach them.
LineFilter::Result LineFilter::list(const std::uint32_t* places, int length, const Pairs& pairs,
                                    std::size_t most_sets) {
    if (!places[length - 1]) return Result::failed;
    for (std::uint32_t left = places[length - 1]; left; left &= left - 1) {
        const std::uint32_t cell = left & (0 - left);
        pairs_[cell] = 1;
        listed_[count_++] = static_cast<Bits>(cell);
    }
    layer_end_[0] = 0;
    layer_end_[1] = count_;
    for (int placed = 1; placed < length; ++placed) {
        const std::uint32_t where = places[length - 1 - placed];
        for (std::size_t from = layer_end_[placed - 1]; from < layer_end_[placed]; ++from) {
            const std::uint32_t taken = listed_[from], lowest = taken & (0 - taken);
            const std::uint64_t now = pairs_[taken], first = pairs.seen_in_front(now), last = pairs.seen_behind(now);
            for (std::uint32_t left = where & ~taken; left; left &= left - 1) {
                const std::uint32_t cell = left & (0 - left);
                const std::uint64_t more = cell < lowest ? first : cell > taken ? last : now;
                std::uint64_t& then = pairs_[taken | cell];
                listed_[count_] = static_cast<Bits>(taken | cell);
                count_ += (then == 0) & (more != 0);
                then |= more;
            }
        }
        layer_end_[placed + 1] = count_;
        if (count_ > most_sets) return Result::gave_up;
        if (count_ == layer_end_[placed]) return Result::failed;
    }
    return pairs_[listed_[count_ - 1]] & pairs.goal() ? Result::narrowed : Result::failed;
}

/// Backwards: keeps of the pairs those from which the line can be completed, and notes the places on the way.
void LineFilter::keep(const std::uint32_t* places, int length, const Pairs& pairs, std::uint32_t* kept) {
    pairs_[listed_[count_ - 1]] = pairs.goal();
    for (int placed = length - 1; placed > 0; --placed) {
        const int value = length - 1 - placed;
        for (std::size_t from = layer_end_[placed]; from-- > layer_end_[placed - 1];) {
            const std::uint32_t taken = listed_[from], lowest = taken & (0 - taken);
            const std::uint64_t now = pairs_[taken], first = pairs.seen_in_front(now), last = pairs.seen_behind(now);
            std::uint64_t ending = 0;
            for (std::uint32_t left = places[value] & ~taken; left; left &= left - 1) {
                const std::uint32_t cell = left & (0 - left);
                const std::uint64_t joined = (cell < lowest ? first : cell > taken ? last : now) & pairs_[taken | cell];
                const std::uint64_t in_front = pairs.unseen_in_front(joined), behind = pairs.unseen_behind(joined);
                ending |= cell < lowest ? in_front : cell > taken ? behind : joined;
                kept[value] |= joined ? cell : 0;
            }
            pairs_[taken] = ending;
        }
    }
    for (std::size_t i = 0; i < layer_end_[1]; ++i)
        if (pairs_[listed_[i]]) kept[length - 1] |= listed_[i];
}

LineFilter::Result LineFilter::operator()(Bits* domains, int length, int front, int back, std::size_t most_sets) {
    if (front + back > length + 1) return Result::failed;  // the highest value is seen from both ends
    const Pairs pairs(front, back);
    if (!pairs.fit()) return Result::gave_up;

    const ByValue places(domains, length);
    count_ = 0;
    const Result result = list(places.cells, length, pairs, most_sets);
    if (result == Result::narrowed) {
        ByValue kept(domains, 0);
        keep(places.cells, length, pairs, kept.cells);
        kept.write(domains, length);
    }
    for (std::size_t i = 0; i < count_; ++i) pairs_[listed_[i]] = 0;
    return result;
}

}  // namespace gridwright::engines::skyline
