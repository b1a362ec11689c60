#pragma once

// What techniques know of a model and what never changes while it is explained: its rules line by line, its clues, and
// which of them meet. Techniques see constraints and lines here, and no puzzle.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/kernel/model.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gridwright::explain {

/// What a rule of the game says about its line.
enum class Word {
    differ,       ///< AllDifferent
    counts,       ///< every Exactly of the line, as one rule
    closer_pair,  ///< CloserPair, which implies the counts of its two letters
};

/// A rule of the game on one line. A person reads all Exactly constraints of a line as one rule.
struct Rule {
    Word word = Word::differ;
    kernel::Line line;
    int line_index = 0;                    ///< in Board::lines
    std::vector<std::size_t> constraints;  ///< of the model
};

/// The name of the rule in data: "differ", "two and two", "two and two, closer".
std::string_view name(Word word);

/// A line of different values, without the cells that never hold any of them (holes).
struct DifferLine {
    int rule = 0, line = 0;    ///< indexes in Board::rules and Board::lines
    base::Vector<int> cells;   ///< in the order of the line
    kernel::Domain values;     ///< the values that must differ
    kernel::Domain except;     ///< values that may repeat
    bool may_be_full = false;  ///< there are as many cells as values, so a line without excepted values has each once
};

/// A clue at the end of a line: so many of its values are visible from there.
struct SightLine {
    int clue = 0;                 ///< index in Board::clues
    int line = 0;                 ///< index in Board::lines
    int differ = -1;              ///< the rule that the values differ; -1 if there is none
    int facing = -1;              ///< index of the sight line from the other end in Board::sights; -1 without a clue
    int count = 0;                ///< the clue
    base::Vector<int> cells;      ///< from the clue on
    bool is_permutation = false;  ///< the values are 1 to the length, each once

    int length() const { return cells.count(); }
};

/// A line with two near and two far letters.
struct LetterLine {
    int counts = 0, closer = -1;  ///< rules; -1 if there is none
    int line = 0;
    kernel::Value near = 0, far = 0;
    base::Vector<int> cells;
};

/// A clue beside the board.
struct Clue {
    std::size_t constraint = 0;  ///< of the model
    int line_index = 0;          ///< in Board::lines
    int sight = 0;               ///< in Board::sights
};

/// The cells of a line, whichever rules and clues are about them; each line is listed once.
struct BoardLine {
    kernel::Line line;
    base::Vector<int> cells;
    int differ = -1;            ///< index in Board::differs
    int letters = -1;           ///< index in Board::letters
    int front = -1, back = -1;  ///< indexes in Board::sights: seen from the first cell, and from the last
};

class Board {
  public:
    /// The model outlives the board. `budget`: with an objective, how many cells hold its value in the best solutions.
    explicit Board(const kernel::Model& model, std::optional<int> budget = {});

    const kernel::Model& model() const { return *model_; }
    kernel::Size size() const { return model_->size(); }
    int cells() const { return size().cells(); }

    base::Vector<BoardLine> lines;
    base::Vector<Rule> rules;
    base::Vector<Clue> clues;
    base::Vector<DifferLine> differs;
    base::Vector<SightLine> sights;
    base::Vector<LetterLine> letters;
    std::optional<int> budget;            ///< at most so many cells hold `scarce`
    std::optional<kernel::Value> scarce;  ///< the value that the objective wants fewest of
    /// By cell: the lines, and the lines of different values, through it.
    base::Vector<base::Vector<int>> lines_of, differs_of;

    /// True if the two cells are on a common line of different values.
    bool attack(int one, int other) const { return attacks_[one * cells() + other]; }
    /// A line of different values that both cells are on: its index in `differs`, or -1.
    int common_differ(int one, int other) const;
    /// The value may stand only once in a line of different values that contains the cell.
    bool differs_at(int cell, int value) const;

  private:
    int line_at(kernel::Line line);

    const kernel::Model* model_;
    base::Vector<char> attacks_;
};

}  // namespace gridwright::explain
