#pragma once

// The pieces of a puzzle (clues and givens) one by one, all true of one solution, and whether some of them determine
// it. A rival is another solution, with an objective one that is at least as good: some pieces determine the solution
// if no rival keeps them all.

#include "gridwright/answers/questions.hpp"
#include "gridwright/kernel/model.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <string>
#include <vector>

namespace gridwright::answers {

/// A clue or a given: where it is written and what it says.
struct Piece {
    kernel::Origin place;
    int value = 0;
    std::string name = {};  ///< "the clue 3 left of row 2"

    bool operator==(const Piece& other) const { return place == other.place && value == other.value; }
};

/// The puzzle with every clue and every cell of this solution.
sheet::Sheet everything_about(const kernel::Solution& solution, const sheet::Sheet& puzzle);

/// "a; b and c", for names that may have commas.
std::string listed_apart(const std::vector<std::string>& names);

/// "the clue 3 left of row 2 and the 4 in row 1, column 1".
std::string listed_names(const std::vector<Piece>& pieces);

/// "1 clue", "3 givens", "5 clues and givens".
std::string amount_of(const std::vector<Piece>& pieces);

/// Pieces by number, in rising order.
using PieceNumbers = std::vector<int>;

/// For each piece whether a puzzle shows it.
using Shown = base::Vector<bool>;

class PieceQuestions {
  public:
    /// The pieces are all clues and givens of the sheet, in the order of its model. With `best`, no solution that keeps
    /// any of them is better than this one. The questions outlive it.
    PieceQuestions(const sheet::Sheet& sheet, kernel::Solution solution, bool best, Questions& questions);

    const kernel::Solution& solution() const { return solution_; }
    const Questions& questions() const { return questions_; }
    int size() const { return places_.count(); }
    bool is_given(int piece) const { return piece >= clues_; }
    /// A given that puzzles of this kind do not usually show, such as an empty square of a Close or Far.
    bool is_unusual(int piece) const { return unusual_[piece]; }
    const kernel::Origin& place(int piece) const { return places_[piece]; }
    Piece piece(int number) const;
    std::vector<Piece> pieces(const PieceNumbers& numbers) const;

    enum class Answer {
        enough,   ///< no rival keeps all of them
        rival,    ///< one does
        open,     ///< the question took more failures than it may
        stopped,  ///< a limit came first
    };

    /// Whether these pieces are enough. A question may have a limit of failures of its own.
    Answer ask(const Shown& shown, std::optional<std::uint64_t> most_failures = {});

    /// The pieces that the last rival does not keep.
    const PieceNumbers& lost() const { return lost_; }

  private:
    kernel::Parts parts(const Shown& wanted, bool truth) const;
    const kernel::Solution* rival_in(const kernel::Outcome& outcome) const;
    void note(const kernel::Solution& rival);

    const sheet::Sheet sheet_;
    const kernel::Solution solution_;
    Questions& questions_;
    kernel::Model full_;
    std::optional<kernel::Fewest> objective_;
    base::Vector<std::size_t> told_;  // for each piece its index among the constraints or the givens
    base::Vector<kernel::Origin> places_;
    base::Vector<bool> unusual_;
    int clues_ = 0;
    PieceNumbers lost_;
};

}  // namespace gridwright::answers
