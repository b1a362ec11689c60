#pragma once

// A table whose rows are found by name: the engines, the puzzles, the makers of puzzles. It starts with the rows of the
// library, and a program may add its own before it starts threads, so there are no locks. Rows never move: pointers to
// rows and spans of the table stay valid, though a span taken earlier lacks the rows added later.

#include "gridwright/base/require.hpp"

#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

namespace gridwright::base {

/// `name_of(row)`, found in the namespace of Row, gives the name of a row.
template <typename Row>
class Table {
  public:
    /// The room that a table reserves, since it never moves its rows.
    static constexpr std::size_t most_rows = 64;

    Table(std::initializer_list<Row> rows) {
        rows_.reserve(most_rows);
        for (const Row& row : rows) add(row);
    }
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    std::span<const Row> rows() const { return rows_; }

    /// The row of that name; null when there is none.
    const Row* find(std::string_view name) const {
        for (const Row& row : rows_)
            if (name_of(row) == name) return &row;
        return nullptr;
    }

    /// Adds a row with a name that no other has. What the row refers to outlives the table.
    void add(const Row& row) {
        require(!name_of(row).empty(), "a row of a table has a name");
        require(!find(name_of(row)), "a row of a table has a name of its own");
        require(rows_.size() < most_rows, "a table has room for 64 rows");
        rows_.push_back(row);
    }

  private:
    std::vector<Row> rows_;
};

}  // namespace gridwright::base
