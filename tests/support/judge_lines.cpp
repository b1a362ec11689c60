// Exact filters for one line. A line of different heights is cut at its tallest one: what is seen from the front
// depends on the heights before it, what is seen from the back on those behind it, and for either part only the set of
// heights and the number seen so far matter.

#include "tests/support/judge_question.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace gridwright::judge {
namespace {

using Marks = std::vector<std::uint64_t>;
using Counts = std::uint32_t;  // a set of numbers

constexpr int longest_exact = 12;

/// The heights of one side of the tallest, from the end inwards. Bit h of a set stands for the height h + 1.
class Side {
  public:
    Side(const Marks& from_end, bool clue) : marks_(from_end), clue_(clue), reached_(bit(int(from_end.size()) - 1)) {
        reached_[0] = 1;
        for (std::size_t set = 0; set + 1 < reached_.size(); ++set)
            if (reached_[set])
                each_next(set, [&](std::size_t next, int shift) { reached_[next] |= reached_[set] << shift; });
    }

    /// The numbers that can be seen of these heights.
    Counts seen(std::size_t set) const { return reached_[set]; }

    /// Marks the arrangements of this set that show one of these numbers as wanted.
    void want(std::size_t set, Counts numbers) {
        if (wanted_.empty()) wanted_.assign(reached_.size(), 0);
        wanted_[set] |= numbers & reached_[set];
    }

    /// The marks that occur in wanted arrangements.
    Marks supported() {
        Marks kept(marks_.size(), 0);
        if (wanted_.empty()) return kept;
        for (std::size_t set = wanted_.size(); set-- > 1;) {
            if (!wanted_[set]) continue;
            const auto place = at(std::popcount(set) - 1);
            for (std::size_t left = set; left; left &= left - 1) {
                const std::size_t height = left & (0 - left), before = set & ~height;
                if (!(marks_[place] >> (std::countr_zero(height) + 1) & 1)) continue;
                const Counts from = reached_[before] & (wanted_[set] >> shift(before, height));
                if (!from) continue;
                wanted_[before] |= from;
                kept[place] |= height << 1;
            }
        }
        return kept;
    }

  private:
    int shift(std::size_t set, std::size_t height) const { return clue_ && height > set ? 1 : 0; }

    template <typename Visit>
    void each_next(std::size_t set, Visit visit) const {
        const auto place = at(std::popcount(set));
        const std::size_t open = (marks_[place] >> 1) & ~set & (reached_.size() - 1);
        for (std::size_t left = open; left; left &= left - 1) {
            const std::size_t height = left & (0 - left);
            visit(set | height, shift(set, height));
        }
    }

    Marks marks_;
    bool clue_;
    std::vector<Counts> reached_, wanted_;
};

LineFilter filter_heights(const LineDemand& line, Marks& marks) {
    const std::size_t length = marks.size();
    Side front(marks, line.front > 0), back({marks.rbegin(), marks.rend()}, line.back > 0);
    const std::size_t all = bit(static_cast<int>(length) - 1) - 1;
    const Counts from_front = line.front > 0 ? Counts{1} << (line.front - 1) : 1;
    const Counts from_back = line.back > 0 ? Counts{1} << (line.back - 1) : 1;
    Marks kept(length, 0);
    for (std::size_t set = 0; set <= all; ++set) {
        const auto place = at(std::popcount(set));
        if (!(marks[place] >> length & 1)) continue;
        if (!(front.seen(set) & from_front) || !(back.seen(all & ~set) & from_back)) continue;
        kept[place] |= bit(static_cast<int>(length));
        front.want(set, from_front);
        back.want(all & ~set, from_back);
    }
    const Marks first = front.supported(), last = back.supported();
    for (std::size_t i = 0; i < length; ++i) marks[i] = kept[i] | first[i] | last[length - 1 - i];
    return {std::ranges::none_of(marks, [](std::uint64_t each) { return each == 0; }), true};
}

/// Heights that may repeat, and a clue at the front: what matters is the tallest so far and the number seen.
bool filter_sight(int clue, Marks& marks) {
    const std::size_t length = marks.size();
    std::vector<std::array<Counts, 64>> before(length + 1), behind(length + 1);
    for (auto* table : {&before, &behind})
        for (auto& row : *table) row.fill(0);
    before[0][0] = 1;
    for (std::size_t i = 0; i < length; ++i)
        for (int top = 0; top < 63; ++top)
            for (std::uint64_t left = before[i][at(top)] ? marks[i] : 0; left; left &= left - 1) {
                const int height = std::countr_zero(left);
                before[i + 1][at(std::max(top, height))] |= before[i][at(top)] << (height > top);
            }
    for (int top = 0; top < 64; ++top) behind[length][at(top)] = before[length][at(top)] & (Counts{1} << clue);
    for (std::size_t i = length; i-- > 0;) {
        std::uint64_t kept = 0;
        for (int top = 0; top < 63; ++top)
            for (std::uint64_t left = before[i][at(top)] ? marks[i] : 0; left; left &= left - 1) {
                const int height = std::countr_zero(left);
                const Counts good = before[i][at(top)] & (behind[i + 1][at(std::max(top, height))] >> (height > top));
                if (!good) continue;
                behind[i][at(top)] |= good;
                kept |= left & (0 - left);
            }
        marks[i] = kept;
        if (!kept) return false;
    }
    return true;
}

LineFilter filter_letters(const LineDemand& line, Marks& marks) {
    const int length = static_cast<int>(marks.size());
    Marks kept(marks.size(), 0);
    std::uint64_t needs_letter = 0, can_be_blank = 0, placed_near = 0, placed_far = 0, blank_somewhere = 0;
    for (int i = 0; i < length; ++i) (marks[at(i)] & 1 ? can_be_blank : needs_letter) |= bit(i);
    const auto has = [&](int place, int letter) { return marks[at(place)] >> letter & 1; };
    for (int n1 = 0; n1 < length; ++n1)
        for (int n2 = n1 + 1; n2 < length && has(n1, near); ++n2) {
            if (!has(n2, near)) continue;
            for (int f1 = 0; f1 < length; ++f1) {
                if (f1 == n1 || f1 == n2 || !has(f1, far)) continue;
                for (int f2 = f1 + 1; f2 < length; ++f2) {
                    if (f2 == n1 || f2 == n2 || !has(f2, far)) continue;
                    if (line.closer && n2 - n1 >= f2 - f1) continue;
                    const std::uint64_t letters = bit(n1) | bit(n2) | bit(f1) | bit(f2);
                    if (needs_letter & ~letters) continue;
                    placed_near |= bit(n1) | bit(n2);
                    placed_far |= bit(f1) | bit(f2);
                    blank_somewhere |= can_be_blank & ~letters;
                }
            }
        }
    bool possible = true;
    for (int i = 0; i < length; ++i) {
        kept[at(i)] = (blank_somewhere >> i & 1) | (placed_near >> i & 1) << near | (placed_far >> i & 1) << far;
        possible = possible && kept[at(i)];
    }
    marks = kept;
    return {possible, true};
}

/// Pegs of different colours: every colour is tried in every cell, and the others are matched to colours.
bool match(std::size_t cell, const Marks& marks, std::array<int, 64>& cell_of, std::uint64_t& tried) {
    for (std::uint64_t left = marks[cell] & ~tried; left; left &= left - 1) {
        const int colour = std::countr_zero(left);
        if (tried >> colour & 1) continue;
        tried |= bit(colour);
        if (cell_of[at(colour)] < 0 || match(at(cell_of[at(colour)]), marks, cell_of, tried)) {
            cell_of[at(colour)] = static_cast<int>(cell);
            return true;
        }
    }
    return false;
}

bool all_match(const Marks& marks) {
    std::array<int, 64> cell_of;
    cell_of.fill(-1);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i] & 1) continue;  // transparent
        std::uint64_t tried = 0;
        if (!match(i, marks, cell_of, tried)) return false;
    }
    return true;
}

LineFilter filter_pegs(Marks& marks) {
    if (!all_match(marks)) return {false, true};
    for (std::size_t i = 0; i < marks.size(); ++i)
        for (std::uint64_t left = marks[i] & ~std::uint64_t{1}; left; left &= left - 1) {
            Marks trial = marks;
            for (std::uint64_t& other : trial) other &= ~(left & (0 - left));
            trial[i] = left & (0 - left);
            if (!all_match(trial)) marks[i] &= ~(left & (0 - left));
        }
    return {true, true};
}

}  // namespace

LineFilter filter_line(const LineDemand& line, bool pegs, std::vector<std::uint64_t>& domains) {
    Marks marks;
    for (const int cell : line.cells) marks.push_back(domains[at(cell)]);
    LineFilter result{true, false};
    if (std::ranges::any_of(marks, [](std::uint64_t each) { return each == 0; })) return {false, true};
    if (line.counts || line.closer) {
        result = filter_letters(line, marks);
    } else if (pegs) {
        if (line.differ) result = filter_pegs(marks);
    } else if (line.differ && static_cast<int>(marks.size()) <= longest_exact) {
        result = filter_heights(line, marks);
    } else {
        if (line.front) result.possible = filter_sight(line.front, marks);
        if (line.back && result.possible) {
            std::ranges::reverse(marks);
            result.possible = filter_sight(line.back, marks);
            std::ranges::reverse(marks);
        }
        result.exact = !line.differ && !(line.front && line.back);
    }
    for (std::size_t i = 0; i < line.cells.size(); ++i) domains[at(line.cells[i])] = marks[i];
    return result;
}

}  // namespace gridwright::judge
