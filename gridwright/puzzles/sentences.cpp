// One mistake gives one sentence. A value that a cell may not hold at all has its own, and then counts as open for
// every rule about its lines. A pair cannot be compared when it is not a pair: CloserPair is silent where an Exactly of
// the same line is broken already. Nothing else is left out, so a finished board without violations is a solution.

#include "gridwright/puzzles/sentences.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/constraints/propagate.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "gridwright/puzzles/common/phrases.hpp"

#include <algorithm>
#include <functional>

namespace gridwright::puzzles {
namespace {

using base::concat;
using namespace kernel;

/// "columns 1 and 4", "rows 1 and 4"; on a diagonal "row 1, column 2 and in row 3, column 4", or "A4 and B3".
std::string places(std::vector<int> cells, Line line, Size size, const sheet::Naming& naming) {
    const auto which = numbered(line, size);
    const bool in_row = which && which->direction == Direction::row;
    const bool in_column = which && which->direction == Direction::column;
    if (in_column && naming.rows_from_bottom) std::reverse(cells.begin(), cells.end());
    std::vector<std::string> names;
    for (const int cell : cells) {
        if (in_row)
            names.push_back(column_label(naming, size.column_of(cell)));
        else if (in_column)
            names.push_back(row_label(naming, size.row_of(cell), size));
        else
            names.push_back(
                concat(names.empty() || naming.columns_by_letter ? "" : "in ", cell_name(naming, cell, size)));
    }
    return concat(in_row ? "columns " : in_column ? "rows " : "", base::listed(names));
}

/// Lists every constraint of the model that the filling breaks.
class Judge {
  public:
    Judge(const Model& model, const sheet::Filling& filling, const sheet::Notation& notation)
        : model_(model), size_(model.size()), filling_(filling), domains_(model.domains), notation_(notation) {
        base::require(filling.size() == size_, "a filling has the size of its board");
    }

    std::vector<Violation> judge() {
        judge_cells();
        for (judged_ = 0; judged_ < model_.constraints.size(); ++judged_)
            std::visit(std::ref(*this), model_.constraints[judged_]);
        for (Violation& violation : told_) violation.sentence = base::as_sentence(std::move(violation.sentence));
        return std::move(told_);
    }

    void operator()(const AllDifferent& constraint) {
        bool repeated = false;
        for (const int value : Domain::all() - constraint.except)
            if (const auto cells = cells_with(constraint.line, value); cells.size() > 1) {
                tell(concat(name_of_line(constraint.line), " has ", amount(count(cells), noun(value)), ", in ",
                            places(cells, constraint.line, size_, naming())),
                     cells);
                repeated = true;
            }
        if (!repeated && lost(constraint, constraint.line))
            tell(concat(name_of_line(constraint.line), " cannot be completed without a repetition"),
                 known_cells(constraint.line), true);
    }

    void operator()(const Visible& constraint) {
        if (!lost(constraint, constraint.line)) return;
        if (complete(constraint.line))
            tell(concat(name_of_line(constraint.line), " shows ", visible(constraint.line), ' ',
                        viewpoint(origin(), constraint.line, size_, naming()),
                        is_rule(origin()) ? "; it must show " : ", its clue says ", constraint.count),
                 known_cells(constraint.line));
        else
            tell(concat(name_of_line(constraint.line), " can no longer show ", constraint.count, ' ',
                        viewpoint(origin(), constraint.line, size_, naming())),
                 known_cells(constraint.line), true);
    }

    void operator()(const Exactly& constraint) {
        const auto cells = cells_with(constraint.line, constraint.value);
        const int room = room_for(constraint);
        const std::string needs =
            concat("; it needs exactly ", constraint.times == 0 ? "none" : in_words(constraint.times));
        if (count(cells) > constraint.times)
            tell(concat(name_of_line(constraint.line), " has ", amount(count(cells), noun(constraint.value)), needs),
                 cells);
        else if (room < constraint.times)
            tell(concat(name_of_line(constraint.line), complete(constraint.line) ? " has " : " has room for ",
                        room > 0 ? "only " : "", amount(room, noun(constraint.value)), needs),
                 known_cells(constraint.line));
    }

    void operator()(const CloserPair& constraint) {
        if (counts_broken(constraint)) return;
        const auto near = cells_with(constraint.line, constraint.near),
                   far = cells_with(constraint.line, constraint.far);
        const std::string name = name_of_line(constraint.line), nears = noun(constraint.near) + "s",
                          fars = noun(constraint.far) + "s";
        if (near.size() == 2 && far.size() == 2 && gap(near, constraint.line) >= gap(far, constraint.line))
            tell(concat(name, ": the ", nears, " are ", gap(near, constraint.line), " apart and the ", fars, ' ',
                        gap(far, constraint.line), "; the ", nears, " must be closer together"),
                 {near[0], near[1], far[0], far[1]});
        else if (!lost(constraint, constraint.line))
            return;
        else if (complete(constraint.line))
            tell(concat(name, " has ", amount(count(near), noun(constraint.near)), " and ",
                        amount(count(far), noun(constraint.far)), "; it needs two of each"),
                 known_cells(constraint.line));
        else
            tell(concat(name, " can no longer have its ", nears, " closer together than its ", fars),
                 known_cells(constraint.line), true);
    }

    void operator()(const NotThis& constraint) {
        std::vector<int> cells;
        for (int cell = 0; cell < size_.cells(); ++cell)
            if (filling_[cell] == (*constraint.solution)[cell]) cells.push_back(cell);
        if (count(cells) == size_.cells()) tell("the board is a solution that is ruled out", cells);
    }

  private:
    static int count(const std::vector<int>& cells) { return static_cast<int>(cells.size()); }

    const Origin& origin() const { return model_.constraints.origin(judged_); }

    /// Reports that the constraint being judged is broken.
    void tell(std::string sentence, std::vector<int> cells, bool lost = false) {
        told_.push_back({std::move(sentence), std::move(cells), {{judged_}, {}}, lost});
    }

    std::string noun(int value) const { return sheet::noun_of(notation_, static_cast<Value>(value)); }

    const sheet::Naming& naming() const { return notation_.naming; }

    /// The line that the constraint being judged is about. A clue knows it; a single cell is a row and a column.
    std::string name_of_line(Line line) const {
        if (const auto* clue = std::get_if<SideClue>(&origin())) return puzzles::name_of_line(*clue, size_, naming());
        return line_name(naming(), line, size_);
    }

    void judge_cells() {
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (!filling_[cell]) continue;
            if (domains_[cell].contains(*filling_[cell])) {
                domains_[cell] = Domain::single(*filling_[cell]);
                continue;
            }
            told_.push_back({concat(cell_name(naming(), cell, size_), " holds ", one(noun(*filling_[cell])),
                                    ", which this board does not allow"),
                             {cell},
                             {}});
            filling_[cell].reset();
        }
        for (std::size_t i = 0; i < model_.givens.size(); ++i) {
            const Given& given = model_.givens[i];
            if (const auto& known = filling_[given.cell]; known && known != given.value)
                told_.push_back({concat(cell_name(naming(), given.cell, size_), " holds ", one(noun(*known)), ", but ",
                                        one(noun(given.value)), " is given there"),
                                 {given.cell},
                                 {{}, {i}}});
        }
    }

    std::vector<int> cells_with(Line line, int value) const {
        std::vector<int> cells;
        for (int i = 0; i < line.length; ++i)
            if (filling_[line[i]] == value) cells.push_back(line[i]);
        return cells;
    }

    /// The cells to look at when the line as a whole is wrong: those that are filled, or all when none is.
    std::vector<int> known_cells(Line line) const {
        std::vector<int> known, all;
        for (int i = 0; i < line.length; ++i) {
            all.push_back(line[i]);
            if (filling_[line[i]]) known.push_back(line[i]);
        }
        if (known.empty()) known = all;
        std::sort(known.begin(), known.end());
        return known;
    }

    bool complete(Line line) const {
        for (int i = 0; i < line.length; ++i)
            if (!filling_[line[i]]) return false;
        return true;
    }

    /// No way to go on keeps the constraint.
    bool lost(const Constraint& constraint, Line line) const {
        std::vector<Domain> domains;
        for (int i = 0; i < line.length; ++i) domains.push_back(domains_[line[i]]);
        return constraints::propagate(constraint, domains) == constraints::Propagation::failed;
    }

    int visible(Line line) const {
        int seen = 0, highest = -1;
        for (int i = 0; i < line.length; ++i)
            if (const int height = *filling_[line[i]]; height > highest) {
                highest = height;
                ++seen;
            }
        return seen;
    }

    int room_for(const Exactly& constraint) const {
        int room = 0;
        for (int i = 0; i < constraint.line.length; ++i)
            room += domains_[constraint.line[i]].contains(constraint.value);
        return room;
    }

    bool counts_broken(const CloserPair& pair) const {
        return std::any_of(model_.constraints.begin(), model_.constraints.end(), [&](const Constraint& other) {
            const auto* constraint = std::get_if<Exactly>(&other);
            return constraint && (constraint->line == pair.line || constraint->line == pair.line.reversed()) &&
                   (constraint->value == pair.near || constraint->value == pair.far) &&
                   (count(cells_with(constraint->line, constraint->value)) > constraint->times ||
                    room_for(*constraint) < constraint->times);
        });
    }

    static int gap(const std::vector<int>& pair, Line line) { return (pair[1] - pair[0]) / line.step; }

    const Model& model_;
    const Size size_;
    sheet::Filling filling_;
    Grid<Domain> domains_;  ///< a single value where the filling knows one
    const sheet::Notation& notation_;
    std::size_t judged_ = 0;  ///< the constraint that is being judged
    std::vector<Violation> told_;
};

/// Names a constraint as a clue or as a rule of the game.
struct Namer {
    const Origin& origin;
    Size size;
    const sheet::Notation& notation;

    std::string noun(Value value) const { return sheet::noun_of(notation, value); }
    std::string name(Line line) const { return line_name(notation.naming, line, size); }

    std::string operator()(const AllDifferent& constraint) const {
        return concat("the rule that ", name(constraint.line), " repeats nothing");
    }
    std::string operator()(const Visible& constraint) const {
        if (const auto* clue = std::get_if<SideClue>(&origin))
            return concat("the clue ", constraint.count, ' ', place_of(*clue, size, notation.naming));
        if (const auto* clue = std::get_if<CellClue>(&origin))
            return concat("the clue ", constraint.count, " in ", cell_name(notation.naming, clue->cell, size));
        return concat("the rule that ", name(constraint.line), " shows ", constraint.count, ' ',
                      viewpoint(origin, constraint.line, size, notation.naming));
    }
    std::string operator()(const Exactly& constraint) const {
        return concat("the rule that ", name(constraint.line), " has ",
                      amount(constraint.times, noun(constraint.value)));
    }
    std::string operator()(const CloserPair& constraint) const {
        return concat("the rule that the ", noun(constraint.near), "s of ", name(constraint.line),
                      " are closer together than its ", noun(constraint.far), "s");
    }
    std::string operator()(const NotThis&) const { return "the rule that one solution is ruled out"; }
};

}  // namespace

std::vector<Violation> violations(const Model& model, const sheet::Filling& filling, const sheet::Notation& notation) {
    return Judge(model, filling, notation).judge();
}

std::string name_of(const Constraint& constraint, const Origin& origin, Size size, const sheet::Notation& notation) {
    return std::visit(Namer{origin, size, notation}, constraint);
}

std::string name_of(const Given& given, Size size, const sheet::Notation& notation) {
    return concat("the ", sheet::noun_of(notation, given.value), " in ", cell_name(notation.naming, given.cell, size));
}

std::vector<std::string> names_of(const Parts& parts, const Model& model, const sheet::Notation& notation) {
    std::vector<std::string> names;
    for (const std::size_t index : parts.constraints)
        names.push_back(name_of(model.constraints[index], model.constraints.origin(index), model.size(), notation));
    for (const std::size_t index : parts.givens) names.push_back(name_of(model.givens[index], model.size(), notation));
    return names;
}

}  // namespace gridwright::puzzles
