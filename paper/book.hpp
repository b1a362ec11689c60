#pragma once

// A book of puzzles as a PDF: a title page, a table of contents, how to solve, the puzzles, and their solutions.

#include "gridwright/base/result.hpp"
#include "gridwright/explain/grade.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"
#include "paper/lessons.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gridwright::paper {

struct PaperRow {
    std::string_view name;
    double width_mm, height_mm;
};

/// The sizes of paper; the first is the default.
std::span<const PaperRow> papers();

inline constexpr int most_per_page = 30;

struct BookSettings {
    std::string title = "Puzzles";
    PaperRow paper = papers().front();
    std::optional<int> per_page;  ///< none: by the size of the puzzles
    bool large = false;           ///< for readers who need large print
    bool by_level = false;        ///< from the easiest to the hardest
    bool solutions = true;
    bool allow_equal = false;  ///< puzzles may be equal under symmetry
    std::string command;       ///< that makes the book
};

struct BookPuzzle {
    std::unique_ptr<puzzles::Puzzle> puzzle;
    kernel::Solution solution;
    std::optional<explain::Grade> grade;  ///< none for a puzzle that is too large to be graded
};

/// What is in a book.
struct Book {
    BookSettings settings;
    std::vector<BookPuzzle> puzzles;   ///< in the order of the book
    std::vector<KindLessons> lessons;  ///< for each kind that occurs
};

/// The file; an error says why there is none. The same book always has the same bytes.
base::Result<std::string> write_book(const Book& book);

}  // namespace gridwright::paper
