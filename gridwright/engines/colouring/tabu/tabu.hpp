#pragma once

// Tabu search on partial colourings (PartialCol of Blöchliger and Zufferey, 2008): every cell has a colour or none, and
// no colour occurs twice in a line. A move gives an uncoloured cell a colour and takes it from the cells on its lines
// that have it. The search makes the best move even if it makes things worse, and for a while a cell does not get back
// a colour that it lost.
//
// Each line knows its colours as a set in a machine word and for each the cell that has it. So the colours that would
// cost a cell nothing, one neighbour, two and so on are found for all colours at once by adding up the sets of its
// lines bit by bit. A move costs as many steps as there are cells without a colour, a few hundred nanoseconds on 10
// x 10.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/board/colouring_board.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::engines::colouring {

class Tabu {
  public:
    /// Starts with the colours that `domains` fix and no others. The board outlives the search.
    Tabu(const ColouringBoard& board, const kernel::Grid<kernel::Domain>& domains, std::uint64_t seed);

    /// Makes `moves` moves unless the watch is due; stops at a solution with fewer than `best` uncoloured cells and
    /// returns whether it found one.
    bool run(std::uint64_t moves, int best, const kernel::Watch& watch);

    kernel::Solution solution() const;

    /// Continues from this board as far as its colours are allowed; negative numbers mean no colour.
    template <typename T>
    void start_from(const kernel::Grid<T>& board) {
        for (int cell = 0; cell < board_.size.cells(); ++cell) {
            const int colour = board[cell];
            if (colour >= 0 && at(cell).place >= 0 && at(cell).colours.contains(colour)) make({cell, colour});
        }
    }

  private:
    static constexpr int no_cell = -1;
    static constexpr std::size_t levels = 3;  // bits of the number of neighbours that a move costs
    static constexpr std::size_t remembered = 1024;

    struct Cell {
        std::vector<std::size_t> lines;
        kernel::Domain colours;  // that it may get
        kernel::Domain tabu;
        std::int8_t colour = -1;
        bool can_be_blank = false;
        bool free = false;  // holds a value that costs nothing
        int place = -1;     // among the open cells
    };
    struct ColouredLine {
        kernel::Domain colours;
        base::Array<std::int16_t, 64> cell{};
    };
    struct Move {
        int cell = no_cell, colour = 0;
    };
    struct Ban {
        int cell, colour;
    };

    bool is_free_of(int colour, const Cell& its) const;
    void put(int cell, int colour);
    void take(int cell);
    void make(Move move);
    Move choose(int best);
    void end_bans();
    std::size_t tenure();
    bool is_solution() const;
    Cell& at(int cell) { return cells_[cell]; }

    const ColouringBoard& board_;
    base::Random random_;
    base::Vector<Cell> cells_;
    std::vector<ColouredLine> lines_;
    base::Vector<int> open_;                // cells without a colour that can get one
    int blanks_ = 0;                        // cells that can get none
    std::vector<std::vector<Ban>> ending_;  // of each moment to come: bans that end
    std::size_t now_ = 0;
};

}  // namespace gridwright::engines::colouring
