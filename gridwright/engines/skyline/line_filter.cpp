// Values are placed from the highest to the lowest. A new value is then lower than all that stands already: it is seen
// from the front exactly if it stands before every taken cell, from the back exactly if behind them all, and between
// taken cells from nowhere. So the cells taken and the two numbers seen are all that matters for the rest.

#include "gridwright/engines/skyline/line_filter.hpp"

#include <algorithm>
#include <bit>

namespace gridwright::engines::skyline {

namespace {

/// Pairs (seen from the front, seen from the back) as bits of a word, both counted from one; a side without a clue is
/// not counted.
class Pairs {
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

}  // namespace

LineFilter::Result LineFilter::operator()(Bits* domains, int length, int front, int back, std::size_t most_sets) {
    if (front + back > length + 1) return Result::failed;  // the highest value is seen from both ends
    const Pairs pairs(front, back);
    if (!pairs.fit()) return Result::gave_up;

    std::uint32_t places[longest_side] = {};  // by value
    for (int i = 0; i < length; ++i)
        for (std::uint32_t left = domains[i]; left; left &= left - 1) places[std::countr_zero(left)] |= 1u << i;

    std::uint64_t* const table = pairs_.data();
    Bits* const listed = listed_.data();
    std::size_t count = 0;
    std::size_t layer_end[longest_side + 1];
    for (std::uint32_t left = places[length - 1]; left; left &= left - 1) {
        const std::uint32_t cell = left & (0 - left);
        table[cell] = 1;
        listed[count++] = static_cast<Bits>(cell);
    }
    layer_end[0] = 0;
    layer_end[1] = count;
    std::size_t from = 0;
    Result result = Result::narrowed;
    for (int placed = 1; placed < length; ++placed) {
        const std::uint32_t where = places[length - 1 - placed];
        for (; from < layer_end[placed]; ++from) {
            const std::uint32_t taken = listed[from], lowest = taken & (0 - taken);
            const std::uint64_t now = table[taken], first = pairs.seen_in_front(now), last = pairs.seen_behind(now);
            for (std::uint32_t left = where & ~taken; left; left &= left - 1) {
                const std::uint32_t cell = left & (0 - left);
                const std::uint64_t more = cell < lowest ? first : cell > taken ? last : now;
                std::uint64_t& then = table[taken | cell];
                listed[count] = static_cast<Bits>(taken | cell);
                count += static_cast<std::size_t>((then == 0) & (more != 0));
                then |= more;
            }
        }
        layer_end[placed + 1] = count;
        if (count > most_sets) {
            result = Result::gave_up;
            break;
        }
        if (from == count) {
            result = Result::failed;
            break;
        }
    }
    if (result == Result::narrowed && !(table[listed[count - 1]] & pairs.goal())) result = Result::failed;
    if (result == Result::narrowed) {
        table[listed[count - 1]] = pairs.goal();
        std::uint32_t kept_places[longest_side] = {};
        for (int placed = length - 1; placed > 0; --placed) {
            const int value = length - 1 - placed;
            const std::uint32_t where = places[value];
            std::uint32_t kept = 0;
            while (from > layer_end[placed - 1]) {
                const std::uint32_t taken = listed[--from], lowest = taken & (0 - taken);
                const std::uint64_t now = table[taken], first = pairs.seen_in_front(now), last = pairs.seen_behind(now);
                std::uint64_t ending = 0;
                for (std::uint32_t left = where & ~taken; left; left &= left - 1) {
                    const std::uint32_t cell = left & (0 - left);
                    const std::uint64_t then = table[taken | cell];
                    const std::uint64_t joined = (cell < lowest ? first : cell > taken ? last : now) & then;
                    const std::uint64_t in_front = pairs.unseen_in_front(joined), behind = pairs.unseen_behind(joined);
                    ending |= cell < lowest ? in_front : cell > taken ? behind : joined;
                    kept |= joined ? cell : 0;
                }
                table[taken] = ending;
            }
            kept_places[value] = kept;
        }
        for (std::size_t i = 0; i < layer_end[1]; ++i)
            if (table[listed[i]]) kept_places[length - 1] |= listed[i];
        std::fill_n(domains, length, Bits{0});
        for (int value = 0; value < length; ++value)
            for (std::uint32_t left = kept_places[value]; left; left &= left - 1)
                domains[std::countr_zero(left)] |= static_cast<Bits>(1u << value);
    }
    for (std::size_t i = 0; i < count; ++i) table[listed[i]] = 0;
    return result;
}

}  // namespace gridwright::engines::skyline
