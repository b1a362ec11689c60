#pragma once

// A line with two near and two far letters, as sentences speak of it: where letters are, how far apart they can be, and
// the ways to fill the line.

#include "gridwright/puzzles/steps/telling.hpp"

#include <optional>

namespace gridwright::puzzles::steps {

struct LetterWords {
    const Telling& telling;
    const explain::LetterLine& line;

    int length() const { return line.cells.count(); }
    /// "row 3".
    std::string name() const { return telling.line(line.line); }
    /// "C"; "Cs"; "Fs".
    std::string letter(kernel::Value value) const { return sheet::noun_of(telling.notation, value); }
    std::string nears() const { return letter(line.near) + "s"; }
    std::string fars() const { return letter(line.far) + "s"; }
    /// "column 2", "columns 1 and 4".
    std::string places(const std::vector<int>& cells, std::string_view last_word = "and") const {
        return telling.places(line.line, cells, last_word);
    }
    std::string follows() const { return telling.follows(line.line); }
    /// The same where only this way is left, which says what a cell is: "column 2 is an F, not empty".
    std::string follows_from(std::string_view way) const;

    /// The cells that are known to hold the letter, in the order of the line.
    std::vector<int> placed(kernel::Value value) const;
    /// "columns 1 and 4"; "column 2, where nothing else is left" if nobody has said so before.
    std::string known_places(const std::vector<int>& cells) const;
    /// The cells that may hold the letter but need not.
    std::vector<int> open(kernel::Value value) const;
    /// How far apart two cells of the line are.
    int gap(const std::vector<int>& cells) const;

    /// The smallest and the largest distance of two letters of a kind; 0 if there is no room for two.
    struct Gaps {
        int smallest = 0, largest = 0;
    };
    Gaps gaps(kernel::Value value) const;

    /// True if each struck cell is no partner of the placed letter, or has none, when the letters are at least and at
    /// most so far apart.
    bool barred_by(kernel::Value value, int least, int most) const;

    /// All ways to fill the line that are left, in reading order: "C C F - - F"; none if there are many.
    std::optional<std::vector<std::string>> ways() const;

    /// Why nothing fits: "row 3 would have three Cs".
    std::string why_impossible() const;
    /// The same with a letter tried in a cell.
    std::string why_impossible_with(kernel::Given tried) const;

  private:
    kernel::Domain marks(int place, const std::optional<kernel::Given>& tried) const;
    std::string why_impossible(const std::optional<kernel::Given>& tried) const;
    std::string why_by_distance(const std::optional<kernel::Given>& tried) const;
    /// `value`: the letter whose places are told one by one.
    std::string why_by_pairs(kernel::Value value, const std::optional<kernel::Given>& tried) const;

    /// Two places of the line.
    struct Pair {
        int one = 0, other = 0;

        int gap() const { return other - one; }
    };
    std::vector<Pair> pairs(kernel::Value value, const std::optional<kernel::Given>& tried) const;
    std::vector<Pair> beside(const Pair& pair, const std::vector<Pair>& others,
                             const std::optional<kernel::Given>& tried) const;
    static Gaps gaps_of(const std::vector<Pair>& pairs);
    std::string pairs_told(kernel::Value value, const std::vector<Pair>& pairs) const;
    std::string distance_told(const Gaps& gaps, kernel::Value value) const;
};

/// The line of letters that a step is about.
std::optional<LetterWords> letters_of(const Telling& telling);

}  // namespace gridwright::puzzles::steps
