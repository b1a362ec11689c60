#pragma once

// JSON and Prolog both write a board as lists of lists. A Listing is such a text after parsing: one flat sequence of
// items in two blocks of memory, from which both formats read cells and clues in the same way.

#include "gridwright/formats/common/vocabulary.hpp"

namespace gridwright::formats {

class Listing {
  public:
    enum ItemType : std::uint8_t { unknown, number, word, list, object };

    struct Item {
        ItemType kind;
        std::uint32_t offset;         ///< in the record
        std::uint32_t begin, length;  ///< of its spelling; a list has the item behind it, and how many it holds
    };

    void add(ItemType kind, std::size_t offset, std::string_view spelling);
    /// Adds a word with quotes around it, which is how JSON spells it.
    void add_quoted(std::size_t offset, std::string_view word);
    /// Adds a list or an object; what follows until `close` is inside.
    void open(ItemType kind, std::size_t offset);
    void close();

    /// How many items there are at every depth; also the index of the next one.
    std::size_t size() const { return items_.size(); }
    const Item& operator[](std::size_t index) const { return items_[index]; }
    bool is_list(std::size_t index) const { return items_[index].kind == list; }
    /// How many items a list holds.
    std::size_t count(std::size_t index) const { return items_[index].length; }
    /// The next item at the same depth.
    std::size_t after(std::size_t index) const { return items_[index].kind < list ? index + 1 : items_[index].begin; }

    /// How the item is spelled; of a list only its brackets, for sentences.
    std::string_view spelling(std::size_t index) const;
    /// The same without the quotes of JSON.
    std::string_view bare(std::size_t index) const;

  private:
    void count_one();

    std::vector<Item> items_;
    std::vector<std::uint32_t> open_;
    std::string spelled_;
};

/// Reads the item as the sheet's rows.
Mistake read_rows(const Listing& listing, std::size_t item, const Vocabulary& vocabulary, sheet::Sheet& sheet);

/// Reads the item as a player's entries, of which none may contradict a given.
Mistake read_entries(const Listing& listing, std::size_t item, const Vocabulary& vocabulary, sheet::Sheet& sheet);

/// Reads the item as a player's marks: a list of values for each cell, or unknown.
Mistake read_marks(const Listing& listing, std::size_t item, const Vocabulary& vocabulary, sheet::Sheet& sheet);

/// Reads the item as the clues of one side.
Mistake read_side(const Listing& listing, std::size_t item, const Vocabulary& vocabulary, kernel::Side side,
                  sheet::Sheet& sheet);

}  // namespace gridwright::formats
