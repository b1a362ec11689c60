#pragma once

// Links between literals, and the shortest paths along them. A literal says that a cell holds a value, or that it does
// not; a link from one to another says that the first implies the second by one short argument. A candidate that leads
// by a path of links to its own absence, or to something impossible, is out.
//
// A placement strikes its value from its lines at once, which is bookkeeping and no link: what is struck is as near as
// the placement itself. So a search goes in waves, one for each link, and every wave is a set of literals in a few
// machine words.

#include "gridwright/explain/common/position.hpp"

#include <span>

namespace gridwright::explain {

/// A cell holds a value, or does not.
struct Literal {
    kernel::Given candidate;
    bool holds = true;

    bool operator==(const Literal&) const = default;
};

class Links {
  public:
    /// The open candidates of the position with the bookkeeping of each. With very many of them there are none.
    explicit Links(const Position& position);

    /// How many open candidates there are; they are numbered in reading order, then by value.
    int candidates() const { return static_cast<int>(candidates_.size()); }
    kernel::Given candidate(int index) const { return candidates_[index]; }
    /// The number of a candidate of an open cell.
    int index(int cell, int value) const {
        return first_[cell] + (position_.marks(cell) & kernel::Domain::below(value)).size();
    }

    /// Literals are numbered, too.
    int holds(int candidate) const { return candidate; }
    int fails(int candidate) const { return candidates() + candidate; }

    void add(int from, int to) { set(links_.data() + from * words_, to); }
    bool linked(int from, int to) const { return has(links_.data() + from * words_, to); }
    /// The literal is impossible by one short argument.
    void add_impossible(int literal) { set(impossible_.data(), literal); }

    /// A cell with two candidates: if one fails, the other holds.
    void add_cells();
    /// A value with two places in a line that has every value: if one fails, the other holds.
    void add_places();

    /// The links after which the candidate contradicts itself, if they are at most so many; otherwise 0.
    int length(int candidate, int most);
    /// What the links of a shortest such path conclude, without the last one, which ends in the contradiction. Of
    /// several it takes the plainest: a cell or a value rather than a line, and a strike rather than a placement there.
    std::vector<Literal> path(int candidate, int most);

  private:
    using Word = std::uint64_t;

    static void set(Word* words, int bit) { words[bit / 64] |= Word{1} << bit % 64; }
    static bool has(const Word* words, int bit) { return words[bit / 64] >> bit % 64 & 1; }
    const Word* wave(int number) const { return waves_.data() + number * words_; }
    /// Starts the waves of a candidate, and adds one wave; false if it is empty.
    void begin(int candidate);
    bool spread();
    bool ends(const Word* wave) const;
    /// How a literal of a wave is reached: what it costs up to there, what the link concludes, and what that reads.
    struct Way {
        int cost = 0, concluded = -1, from = -1;
    };
    base::Vector<Way> plainest_ways(int waves) const;
    int cost(int from, int to) const;
    Literal literal(int number) const;

    const Position& position_;
    base::Vector<kernel::Given> candidates_;
    base::Vector<int> first_;         // by cell: the number of its lowest candidate
    int words_ = 0;                   // of a set of literals
    base::Vector<Word> links_;        // by literal, a set
    base::Vector<Word> bookkeeping_;  // by candidate that holds, a set
    base::Vector<Word> impossible_;   // a set
    base::Vector<Word> reached_;      // a set
    base::Vector<Word> waves_;        // a set for each wave so far
};

}  // namespace gridwright::explain
