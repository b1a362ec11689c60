#pragma once

// Whether cells can be filled with colours so that no colour occurs twice on some lines, and a value that may repeat
// (a transparent peg) not too often. Steps about whole boards of pegs ask this once for each of their premises.

#include "gridwright/explain/common/board.hpp"
#include "gridwright/explain/common/non_attacking_sets.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <unordered_map>

namespace gridwright::explain {

class ColourFilling {
  public:
    enum class Answer { yes, no, unknown };

    /// A way to search, with a limit.
    struct Run {
        bool by_colour = false;  ///< whole colours, or else cell by cell
        bool by_chance = false;
        int most_nodes = 0;  ///< for each cell
    };

    /// True if the board has colours that differ on lines, no clues, and few enough cells and colours.
    static bool applies_to(const Board& board);

    /// `rules`: the lines that count. `budget`: at most Board::budget cells hold the value that is scarce.
    ColourFilling(const Board& board, std::span<const int> rules, bool budget);

    /// `known`: a filling found before, under whatever conditions, or nothing; replaced by the last one looked at.
    Answer possible(const kernel::Grid<kernel::Domain>& domains, base::Vector<int>& known);

    /// True if it was made with these arguments, so that it can be used again: it remembers what it has found.
    bool is_about(std::span<const int> rules, bool budget) const {
        return budget == budget_ && std::ranges::equal(rules, rules_);
    }

  private:
    static constexpr int most_colours = 12;
    using Cells = std::uint64_t;  // a set of indexes in cells_

    struct State {
        std::array<Cells, most_colours> open{};  ///< by colour: the cells that may have it
        std::array<Cells, most_colours> sure{};  ///< by colour: the cells that have it
        Cells may_repeat = 0;                    ///< the cells that may hold a value that repeats
        Cells repeats = 0;                       ///< the cells that do
        std::array<int, most_colours> most{};    ///< by colour: it has at most so many cells
        unsigned complete = 0;                   ///< the colours all of whose cells are known
    };

    /// A colour for a cell; -1 = a value that repeats.
    struct Choice {
        int colour = 0;
        Cells cell = 0;
        int takes = 0;  ///< from so many cells
    };

    bool mended(const State& state, base::Vector<int>& known, int steps) const;
    /// The rule of a line that follows from those of the others; -1 if none does.
    static int implied_line(const Board& board, std::span<const int> rules);
    /// The best cell to decide next; -1 if the rest can be filled whatever happens.
    int next_cell(const State& state);
    int noise();
    bool settle(State& state) const;
    bool assign(State& state, int colour, Cells cells) const;
    bool settle_lines(State& state, bool& changed) const;
    /// The colours together may be able to fill the cells.
    bool enough(State& state);
    /// Of the open cells of a colour those that belong to a set of at least this size.
    Cells in_large_sets(Cells open, Cells sure, int size);
    int largest(Cells open, Cells sure);
    /// A set of this size that contains what is sure.
    std::optional<Cells> set_with(Cells open, Cells sure, int size) const;
    int largest(const State& state, std::size_t colour);
    /// How many cells need a colour at least.
    int coloured(const State& state) const;
    /// The cells of each colour that is complete, or can be the largest of the others.
    std::optional<Answer> search_by_colour(State& state);
    Answer search_by_cell(const State& state);
    base::Vector<Choice> choices(const State& state);
    Answer search(State state);
    Answer search_within(const Run& run, const State& state);
    /// By sets of cells, one for each colour.
    Answer cover(State state);

    bool budget_;
    std::vector<int> rules_;
    int colours_ = 0, most_repeating_ = 0;
    std::array<int, most_colours> value_{};   // by colour
    base::Vector<int> cells_;                 // the cells of the board
    base::Vector<int> index_;                 // by cell of the board
    NonAttackingSets sets_{0};                // what one colour can have
    base::Vector<Cells> full_;                // lines that have every colour if none repeats
    std::unordered_map<Cells, int> largest_;  // by open cells: the size of the largest set
    /// By how much smaller than the largest, and by open cells: those in such a set.
    std::array<std::unordered_map<Cells, Cells>, 3> in_large_sets_;
    Run run_;
    int nodes_ = 0;
    std::uint64_t random_ = 1;
};

}  // namespace gridwright::explain
