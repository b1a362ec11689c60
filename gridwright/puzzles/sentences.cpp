// One mistake is told once. A value that a cell may not hold at all is told as such, and then counts as open for every
// rule about its lines. A pair cannot be compared when it is not a pair: CloserPair is silent where an Exactly of the
// same line is broken already. Everything else stands for itself, so a finished board without violations is a solution.

#include "gridwright/puzzles/sentences.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/constraints/propagate.hpp"

#include <algorithm>
#include <functional>

namespace gridwright::puzzles {
namespace {

using base::concat;
using namespace kernel;

enum class Direction { row, column, diagonal };

Direction direction_of(Line line, Size size) {
    const int first = line[0], last = line[line.length - 1];
    if (line.length == 1) return line.step == 1 || line.step == -1 ? Direction::row : Direction::column;
    if (size.row_of(first) == size.row_of(last)) return Direction::row;
    return size.column_of(first) == size.column_of(last) ? Direction::column : Direction::diagonal;
}

std::string row_name(int row) {
    return concat("row ", row + 1);
}

std::string column_name(int column) {
    return concat("column ", column + 1);
}

/// "from the left", "from the top"; where no clue is beside the board, "from row 1, column 2".
std::string viewpoint(const Origin& origin, Line line, Size size) {
    if (const auto* clue = std::get_if<SideClue>(&origin)) return concat("from the ", name(clue->side));
    return concat("from ", name_of_cell(line[0], size));
}

/// "left of row 2", "above column 2".
std::string place_of(const SideClue& clue) {
    switch (clue.side) {
        case Side::top: return concat("above ", column_name(clue.line));
        case Side::left: return concat("left of ", row_name(clue.line));
        case Side::bottom: return concat("below ", column_name(clue.line));
        case Side::right: break;
    }
    return concat("right of ", row_name(clue.line));
}

/// "row 3"; the line that the clue is at where there is one, as a single cell is a row and a column.
std::string line_name(const Origin& origin, Line line, Size size) {
    if (const auto* clue = std::get_if<SideClue>(&origin))
        return is_end_of_columns(clue->side) ? column_name(clue->line) : row_name(clue->line);
    return name_of(line, size);
}

/// «columns 1 and 4», «rows 1 and 4»; on a diagonal «row 1, column 2 and in row 3, column 4».
std::string places(const std::vector<int>& cells, Line line, Size size) {
    const Direction direction = direction_of(line, size);
    std::vector<std::string> names;
    for (const int cell : cells) {
        if (direction == Direction::row) names.push_back(concat(size.column_of(cell) + 1));
        if (direction == Direction::column) names.push_back(concat(size.row_of(cell) + 1));
        if (direction == Direction::diagonal)
            names.push_back(concat(names.empty() ? "" : "in ", name_of_cell(cell, size)));
    }
    const std::string_view before = direction == Direction::row      ? "columns "
                                    : direction == Direction::column ? "rows "
                                                                     : "";
    return concat(before, base::listed(names));
}

std::string in_words(int number) {
    constexpr std::string_view words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                          "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    return number < static_cast<int>(std::size(words)) ? std::string(words[number]) : concat(number);
}

/// «two 5s», «one C», «no C».
std::string amount(int number, const std::string& noun) {
    return concat(in_words(number), ' ', noun, number < 2 ? "" : "s");
}

/// «5», «a transparent peg», «an F».
std::string one(const std::string& noun) {
    const char first = noun.front();
    if (first >= '0' && first <= '9') return noun;
    const std::string_view vowels = noun.size() == 1 ? "AEFHILMNORSX" : "aeiouAEIOU";
    return concat(vowels.find(first) == std::string_view::npos ? "a " : "an ", noun);
}

/// Tells every word of the model that the filling breaks.
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
        return std::move(told_);
    }

    void operator()(const AllDifferent& word) {
        bool repeated = false;
        for (const int value : Domain::all() - word.except)
            if (const auto cells = cells_with(word.line, value); cells.size() > 1) {
                tell(concat(line_name(word), " has ", amount(count(cells), noun(value)), ", in ",
                            places(cells, word.line, size_)),
                     cells);
                repeated = true;
            }
        if (!repeated && lost(word, word.line))
            tell(concat(line_name(word), " cannot be completed without a repetition"), known_cells(word.line));
    }

    void operator()(const Visible& word) {
        if (!lost(word, word.line)) return;
        if (complete(word.line))
            tell(concat(line_name(word), " shows ", visible(word.line), ' ', viewpoint(origin(), word.line, size_),
                        ", its clue says ", word.count),
                 known_cells(word.line));
        else
            tell(
                concat(line_name(word), " can no longer show ", word.count, ' ', viewpoint(origin(), word.line, size_)),
                known_cells(word.line));
    }

    void operator()(const Exactly& word) {
        const auto cells = cells_with(word.line, word.value);
        const int room = room_for(word);
        const std::string needs = concat("; it needs exactly ", word.times == 0 ? "none" : in_words(word.times));
        if (count(cells) > word.times)
            tell(concat(line_name(word), " has ", amount(count(cells), noun(word.value)), needs), cells);
        else if (room < word.times)
            tell(concat(line_name(word), complete(word.line) ? " has " : " has room for ", room > 0 ? "only " : "",
                        amount(room, noun(word.value)), needs),
                 known_cells(word.line));
    }

    void operator()(const CloserPair& word) {
        if (counts_broken(word)) return;
        const auto near = cells_with(word.line, word.near), far = cells_with(word.line, word.far);
        const std::string name = line_name(word), nears = noun(word.near) + "s", fars = noun(word.far) + "s";
        if (near.size() == 2 && far.size() == 2 && gap(near, word.line) >= gap(far, word.line))
            tell(concat(name, ": the ", nears, " are ", gap(near, word.line), " apart and the ", fars, ' ',
                        gap(far, word.line), "; the ", nears, " must be closer together"),
                 {near[0], near[1], far[0], far[1]});
        else if (!lost(word, word.line))
            return;
        else if (complete(word.line))
            tell(concat(name, " has ", amount(count(near), noun(word.near)), " and ",
                        amount(count(far), noun(word.far)), "; it needs two of each"),
                 known_cells(word.line));
        else
            tell(concat(name, " can no longer have its ", nears, " closer together than its ", fars),
                 known_cells(word.line));
    }

    void operator()(const NotThis& word) {
        std::vector<int> cells;
        for (int cell = 0; cell < size_.cells(); ++cell)
            if (filling_[cell] == (*word.solution)[cell]) cells.push_back(cell);
        if (count(cells) == size_.cells()) tell("the board is a solution that is ruled out", cells);
    }

  private:
    static int count(const std::vector<int>& cells) { return static_cast<int>(cells.size()); }

    const Origin& origin() const { return model_.constraints.origin(judged_); }

    /// Tells that the constraint that is being judged is broken.
    void tell(std::string sentence, std::vector<int> cells) {
        told_.push_back({std::move(sentence), std::move(cells), {{judged_}, {}}});
    }

    std::string noun(int value) const { return sheet::noun_of(notation_, static_cast<Value>(value)); }

    template <typename Word>
    std::string line_name(const Word& word) const {
        return puzzles::line_name(origin(), word.line, size_);
    }

    void judge_cells() {
        for (int cell = 0; cell < size_.cells(); ++cell) {
            if (!filling_[cell]) continue;
            if (domains_[cell].contains(*filling_[cell])) {
                domains_[cell] = Domain::single(*filling_[cell]);
                continue;
            }
            told_.push_back({concat(name_of_cell(cell, size_), " holds ", one(noun(*filling_[cell])),
                                    ", which this board does not allow"),
                             {cell},
                             {}});
            filling_[cell].reset();
        }
        for (std::size_t i = 0; i < model_.givens.size(); ++i) {
            const Given& given = model_.givens[i];
            if (const auto& known = filling_[given.cell]; known && known != given.value)
                told_.push_back({concat(name_of_cell(given.cell, size_), " holds ", one(noun(*known)), ", but ",
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

    /// No way to go on keeps the word.
    bool lost(const Constraint& word, Line line) const {
        std::vector<Domain> domains;
        for (int i = 0; i < line.length; ++i) domains.push_back(domains_[line[i]]);
        return constraints::propagate(word, domains) == constraints::Propagation::failed;
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

    int room_for(const Exactly& word) const {
        int room = 0;
        for (int i = 0; i < word.line.length; ++i) room += domains_[word.line[i]].contains(word.value);
        return room;
    }

    bool counts_broken(const CloserPair& pair) const {
        return std::any_of(model_.constraints.begin(), model_.constraints.end(), [&](const Constraint& other) {
            const auto* word = std::get_if<Exactly>(&other);
            return word && (word->line == pair.line || word->line == pair.line.reversed()) &&
                   (word->value == pair.near || word->value == pair.far) &&
                   (count(cells_with(word->line, word->value)) > word->times || room_for(*word) < word->times);
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

    std::string operator()(const AllDifferent& word) const {
        return concat("the rule that ", name_of(word.line, size), " repeats nothing");
    }
    std::string operator()(const Visible& word) const {
        if (const auto* clue = std::get_if<SideClue>(&origin))
            return concat("the clue ", word.count, ' ', place_of(*clue));
        if (const auto* clue = std::get_if<CellClue>(&origin))
            return concat("the clue ", word.count, " in ", name_of_cell(clue->cell, size));
        return concat("the rule that ", name_of(word.line, size), " shows ", word.count, ' ',
                      viewpoint(origin, word.line, size));
    }
    std::string operator()(const Exactly& word) const {
        return concat("the rule that ", name_of(word.line, size), " has ", amount(word.times, noun(word.value)));
    }
    std::string operator()(const CloserPair& word) const {
        return concat("the rule that the ", noun(word.near), "s of ", name_of(word.line, size),
                      " are closer together than its ", noun(word.far), "s");
    }
    std::string operator()(const NotThis&) const { return "the rule that one solution is ruled out"; }
};

}  // namespace

std::vector<Violation> violations(const Model& model, const sheet::Filling& filling, const sheet::Notation& notation) {
    return Judge(model, filling, notation).judge();
}

std::string name_of(Line line, Size size) {
    switch (direction_of(line, size)) {
        case Direction::row: return row_name(size.row_of(line[0]));
        case Direction::column: return column_name(size.column_of(line[0]));
        case Direction::diagonal: break;
    }
    const auto [upper, lower] = std::minmax({line[0], line[line.length - 1]});
    return concat("the diagonal from ", name_of_cell(upper, size), " down to ", name_of_cell(lower, size));
}

std::string name_of_cell(int cell, Size size) {
    return concat("row ", size.row_of(cell) + 1, ", column ", size.column_of(cell) + 1);
}

std::string name_of(const Constraint& constraint, const Origin& origin, Size size, const sheet::Notation& notation) {
    return std::visit(Namer{origin, size, notation}, constraint);
}

std::string name_of(const Given& given, Size size, const sheet::Notation& notation) {
    return concat("the ", sheet::noun_of(notation, given.value), " in ", name_of_cell(given.cell, size));
}

}  // namespace gridwright::puzzles
