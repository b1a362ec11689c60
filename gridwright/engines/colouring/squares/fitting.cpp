#include "gridwright/engines/colouring/squares/fitting.hpp"

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/engines/colouring/squares/symmetric_start.hpp"
#include "gridwright/kernel/turning.hpp"

#include <algorithm>
#include <tuple>

namespace gridwright::engines::colouring {

using namespace kernel;

namespace {

struct Fitting {
    Grid<int> colours;
    int misfits = 0;
};

class Tailor {
  public:
    Tailor(const ColouringBoard& board, int colours) : board_(board), names_(colours) {}

    Fitting fit(const Grid<int>& square) {
        choose_names(square);
        Fitting fitting{Grid<int>(board_.size, uncoloured)};
        for (int row = 0; row < board_.size.rows; ++row)
            for (int column = 0; column < board_.size.columns; ++column) {
                const Domain allowed = board_.domains.at(row, column);
                const int colour = square.at(row, column);
                if (allowed.meets(board_.free)) continue;
                if (colour != uncoloured && allowed.contains(name(colour)))
                    fitting.colours.at(row, column) = name(colour);
                else
                    ++fitting.misfits;
            }
        return fitting;
    }

  private:
    struct Wish {
        int cells, colour, name;
    };

    /// Each colour of the square gets the name that most of its cells need, the most needed first; other colours get
    /// the remaining names.
    void choose_names(const Grid<int>& square) {
        std::vector<Wish> wishes = wishes_for(square);
        std::sort(wishes.begin(), wishes.end(), [](Wish a, Wish b) {
            return std::tuple(-a.cells, a.colour, a.name) < std::tuple(-b.cells, b.colour, b.name);
        });
        Domain left = board_.colours, named;
        for (const Wish wish : wishes)
            if (left.contains(wish.name) && !named.contains(wish.colour)) {
                name(wish.colour) = static_cast<Value>(wish.name);
                left.remove(wish.name);
                named.add(wish.colour);
            }
        for (int colour = 0; colour < names_.count(); ++colour) {
            if (named.contains(colour)) continue;
            name(colour) = static_cast<Value>(left.min());
            left.remove(left.min());
        }
    }

    std::vector<Wish> wishes_for(const Grid<int>& square) const {
        base::Vector<base::Array<int, highest_value + 1>> cells(names_.size());
        for (int row = 0; row < board_.size.rows; ++row)
            for (int column = 0; column < board_.size.columns; ++column) {
                const Domain allowed = board_.domains.at(row, column) & board_.colours;
                const int colour = square.at(row, column);
                if (colour == uncoloured || allowed == board_.colours) continue;
                for (const int name : allowed) ++cells[colour][name];
            }
        std::vector<Wish> wishes;
        for (int colour = 0; colour < cells.count(); ++colour)
            for (const int name : board_.colours)
                if (const int number = cells[colour][name]) wishes.push_back({number, colour, name});
        return wishes;
    }

    Value& name(int colour) { return names_[colour]; }

    const ColouringBoard& board_;
    base::Vector<Value> names_;  // of the square's colours
};

}  // namespace

Grid<int> fitted(const Grid<int>& square, const ColouringBoard& board, base::Random& random) {
    Tailor tailor(board, *std::max_element(square.begin(), square.end()) + 1);
    std::optional<Fitting> best;
    const std::uint64_t first = random.below(turnings.size());
    for (std::size_t i = 0; i < turnings.size(); ++i) {
        Fitting fitting = tailor.fit(turned(square, turnings[(first + i) % turnings.size()]));
        if (!best || fitting.misfits < best->misfits) best = std::move(fitting);
        if (best->misfits == 0) break;
    }
    return std::move(best->colours);
}

}  // namespace gridwright::engines::colouring
