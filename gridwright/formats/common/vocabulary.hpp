#pragma once

// Which values and clues a sheet may hold, and the sentences for those it may not. The formats differ in how they spell
// a value; what fits, and what the messages say, is the same for all of them and is defined here once.

#include "gridwright/formats/common/cursor.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::formats {

/// How a format spells the values.
struct Script {
    std::string_view sheet::Symbol::*spelling;
    std::string_view unknown;
    std::string_view no_clue;  ///< and `unknown`, and 0 unless this is empty
};

/// Appends what a cell holds.
void append_cell(const sheet::Notation& notation, const Script& script, std::optional<kernel::Value> cell,
                 std::string& into);

/// True for digits with perhaps a minus before them, however many.
bool is_integer(std::string_view token);

/// What the cells and clues of one sheet may hold. The sheet's size and options are settled, and it outlives this.
class Vocabulary {
  public:
    Vocabulary(const sheet::Sheet& sheet, const Script& script);

    /// Reads a cell; false when the token does not fit.
    bool read(std::string_view token, std::optional<kernel::Value>& cell) const;
    /// The same for what a player enters or marks, which is never unknown and no hole.
    bool read_value(std::string_view token, std::optional<kernel::Value>& value) const;
    bool read_clue(std::string_view token, int& clue) const;

    /// Whether more characters could turn it into another cell or clue.
    bool may_go_on(std::string_view token) const;
    bool clue_may_go_on(std::string_view token) const;

    /// "height 9 in row 2 is out of range; heights are 1 to 6"
    base::Error unfit(std::string_view token, int row, std::size_t offset) const;
    /// The same for an entry or a mark, which is never unknown.
    base::Error unfit_value(std::string_view token, int row, std::size_t offset) const;
    base::Error unfit_clue(std::string_view token, std::size_t offset) const;

    /// "row 3 has 5 heights; a 6 x 6 board needs 6"
    base::Error wrong_length(int row, std::size_t count, std::size_t offset) const;
    base::Error wrong_clues(kernel::Side side, std::size_t count, std::size_t offset) const;

    /// "a 6 x 6 board"
    std::string board() const;

  private:
    int highest_clue() const { return std::max(sheet_.size.rows, sheet_.size.columns); }
    bool is_only_given(kernel::Value value) const;
    std::vector<std::string> values(bool of_players = false) const;

    const sheet::Sheet& sheet_;
    Script script_;
    int highest_;
};

Mistake read_size(std::string_view token, std::size_t offset, int& size);
Mistake read_option(const sheet::Option& option, std::string_view token, std::size_t offset, int& chosen);

/// "unknown puzzle 'sudoku'; known are skyscraper, hoodoo and close-or-far", or "unknown puzzle 'hodoo'; did you mean
/// hoodoo?", by the names that member has.
base::Error unknown_puzzle(std::string_view name, std::span<const sheet::Notation* const> notations,
                           std::string_view sheet::Notation::*called, std::size_t offset);

/// A header as it may be written: "skyscraper 6".
std::string header_example(std::span<const sheet::Notation* const> notations);

/// The text as it is quoted in a sentence.
std::string quoted(std::string_view text);

}  // namespace gridwright::formats
