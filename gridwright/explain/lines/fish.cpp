// The base lines are parallel and have every value, so that the value is in each of them, in different cells. The
// cover lines are parallel too, and have no value twice; lines of different values suffice.

#include "gridwright/explain/lines/fish.hpp"

#include <algorithm>
#include <cstdlib>

namespace gridwright::explain {

using namespace kernel;

namespace {

namespace fish {

/// The lines of different values that run in one direction, by their index in Board::differs.
struct Family {
    int step = 0;
    base::Vector<int> lines;
    base::Vector<int> line_of;  ///< by cell: an index in `lines`, or -1
    bool apart = true;          ///< no two of the lines share a cell
};

base::Vector<Family> families(const Board& board) {
    base::Vector<Family> found;
    for (int i = 0; i < board.differs.count(); ++i) {
        const int step = board.lines[board.differs[i].line].line.step;
        auto family = std::ranges::find(found, step, &Family::step);
        if (family == found.end()) {
            found.push_back({step, {}, base::Vector<int>(board.cells(), -1)});
            family = found.end() - 1;
        }
        for (const int cell : board.differs[i].cells) {
            // On a narrow board rows and diagonals have the same step.
            if (family->line_of[cell] >= 0) family->apart = false;
            family->line_of[cell] = family->lines.count();
        }
        family->lines.push_back(i);
    }
    std::erase_if(found, [](const Family& family) { return !family.apart || family.lines.size() > 64; });
    return found;
}

/// True if every line of different values is a row or a column, and every cell can hold each of as many values.
bool is_latin(const Board& board) {
    const Size size = board.size();
    const Domain values = board.cells() > 0 ? board.model().domains[0] : Domain();
    return size.rows == size.columns && size.rows == values.size() &&
           std::ranges::all_of(board.model().domains, [&](Domain domain) { return domain == values; }) &&
           std::ranges::all_of(board.differs, [&](const DifferLine& line) {
               const int step = std::abs(board.lines[line.line].line.step);
               return line.except.empty() && line.cells.count() == size.rows && (step == 1 || step == size.columns);
           });
}

/// A base line and the cover lines that its places of the value are on.
struct Base {
    int line = 0;  ///< in Board::differs
    Domain covers;
};

class Fisher {
  public:
    Fisher(const Position& position, Findings& findings, int size)
        : position_(position), board_(position.board()), findings_(findings), size_(size), latin_(is_latin(board_)) {}

    void search(const Family& bases, const Family& covers) {
        Domain values;
        for (const int line : bases.lines) values |= board_.differs[line].values;
        covers_ = &covers;
        for (value_ = 0; value_ <= highest_value && !findings_.enough(); ++value_) {
            if (!values.contains(value_)) continue;
            bases_.clear();
            for (const int line : bases.lines) add_base(line);
            chosen_.clear();
            extend(0, {});
        }
    }

  private:
    void add_base(int index) {
        const DifferLine& line = board_.differs[index];
        if (!line.may_be_full || !line.values.contains(value_)) return;
        Base base{index, {}};
        for (const int cell : line.cells) {
            const Domain marks = position_.marks(cell);
            if (marks.meets(line.except)) return;
            if (!marks.contains(value_)) continue;
            const int cover = covers_->line_of[cell];
            if (cover < 0 || position_.placed(cell)) return;
            if (!board_.differs[covers_->lines[cover]].values.contains(value_)) return;
            base.covers.add(cover);
        }
        if (base.covers.size() >= 2 && base.covers.size() <= size_) bases_.push_back(base);
    }

    void extend(int from, Domain covers) {
        if (static_cast<int>(chosen_.size()) == size_) {
            if (covers.size() == size_) strike(covers);
            return;
        }
        for (int i = from; i < bases_.count() && !findings_.enough(); ++i) {
            if ((covers | bases_[i].covers).size() > size_) continue;
            chosen_.push_back(bases_[i].line);
            extend(i + 1, covers | bases_[i].covers);
            chosen_.pop_back();
        }
    }

    bool in_base(int cell) const {
        return std::ranges::any_of(chosen_, [&](int line) {
            return std::ranges::find(board_.differs[line].cells, cell) != board_.differs[line].cells.end();
        });
    }

    void strike(Domain covers) {
        Step& step = findings_.blank();
        for (const int cover : covers)
            for (const int cell : board_.differs[covers_->lines[cover]].cells)
                if (position_.marks(cell).contains(value_) && !in_base(cell))
                    step.conclusion.struck.push_back({cell, Domain::single(value_)});
        if (step.conclusion.struck.empty()) return;
        if (findings_.reasons()) give_reasons(step, covers);
        findings_.add(position_);
    }

    /// Reads of a base line only that the value is not outside the cover lines, whatever else its cells hold.
    void give_reasons(Step& step, Domain covers) const {
        for (const int cover : covers) step.premises.rules.push_back(board_.differs[covers_->lines[cover]].rule);
        for (const int index : chosen_) {
            const DifferLine& line = board_.differs[index];
            step.premises.rules.push_back(line.rule);
            for (const int cell : line.cells) {
                const int cover = covers_->line_of[cell];
                Domain read = board_.model().domains[cell] - line.except;
                if (cover < 0 || !covers.contains(cover)) read.remove(value_);
                if (read != board_.model().domains[cell]) step.premises.cells.push_back({cell, read});
            }
        }
        // Where rows and columns hold every value, some square of different values denies the conclusion as soon as one
        // premise is left out: cells in different rows and columns can always hold the value together.
        step.minimal = latin_;
    }

    const Position& position_;
    const Board& board_;
    Findings& findings_;
    const int size_;
    const bool latin_;
    int value_ = 0;
    const Family* covers_ = nullptr;
    base::Vector<Base> bases_;
    base::Vector<int> chosen_;
};

template <int size>
void find_fish(const Position& position, Findings& findings) {
    const auto all = families(position.board());
    Fisher fisher(position, findings, size);
    for (const Family& bases : all)
        for (const Family& covers : all)
            if (&bases != &covers && !findings.enough()) fisher.search(bases, covers);
}

}  // namespace fish

}  // namespace

const Technique x_wing{"L5", "X-wing", fish::find_fish<2>};
const Technique swordfish{"L5", "swordfish", fish::find_fish<3>};

}  // namespace gridwright::explain
