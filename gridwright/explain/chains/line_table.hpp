#pragma once

// Which candidates of a line can stand together: a table of pairs, from a listing of every way to fill the line that
// fits its marks, its rules and all its clues. From it follow the links of the line: if no way has both, one excludes
// the other; if every way with one has the other, it implies it.

#include "gridwright/explain/common/links.hpp"

#include <bit>
#include <cstdint>

namespace gridwright::explain {

/// A set of candidates of one line.
struct LineSet {
    std::uint64_t low = 0, high = 0;

    static constexpr int most = 128;

    bool empty() const { return !(low | high); }
    bool single() const { return std::popcount(low) + std::popcount(high) == 1; }
    bool contains(int index) const { return (index < 64 ? low >> index : high >> (index - 64)) & 1; }
    int first() const { return low ? std::countr_zero(low) : 64 + std::countr_zero(high); }
    LineSet without_first() const { return low ? LineSet{low & (low - 1), high} : LineSet{0, high & (high - 1)}; }
    void add(int index) { (index < 64 ? low : high) |= std::uint64_t{1} << index % 64; }
    LineSet operator&(LineSet other) const { return {low & other.low, high & other.high}; }
    LineSet operator|(LineSet other) const { return {low | other.low, high | other.high}; }
    LineSet operator-(LineSet other) const { return {low & ~other.low, high & ~other.high}; }
};

class LineTable {
  public:
    /// Lists the line; false if it has no listing: no clue or letters to list by, or too many ways to fill it.
    bool list(const Position& position, int line);

    /// Adds the links of the line that was listed last.
    void add_links(Links& links) const;

  private:
    struct Candidate {
        int place = 0, value = 0;
    };

    bool list_letters(const LetterLine& line);
    bool list_heights(const BoardLine& line);
    /// One more way to fill the line.
    void count(LineSet way);

    int places() const { return marks_.count(); }
    int index(int place, int value) const {
        return first_[place] + (marks_[place] & kernel::Domain::below(value)).size();
    }

    LineSet set_of(int place, int value) const;

    const Board* board_ = nullptr;
    const BoardLine* line_ = nullptr;
    base::Vector<kernel::Domain> marks_;  // by place
    base::Vector<int> first_;             // by place: its lowest candidate
    base::Vector<LineSet> of_place_;      // by place: its candidates
    base::Vector<Candidate> candidates_;  // of open cells; those of placed cells are in no set
    base::Vector<LineSet> together_;      // by candidate: what stands with it in some way

    friend class HeightLister;
};

}  // namespace gridwright::explain
