#pragma once

// The parts of a book, in their order. Each draws its pages and says where it begins.

#include "paper/pages.hpp"

#include <map>

namespace gridwright::paper {

/// The page on which each place of the book is, by the name of the place.
using Places = std::map<std::string, int>;

/// Puzzles of a kind and level, by their numbers in the book.
struct Group {
    const sheet::Notation* notation = nullptr;
    int level = 0;  ///< 0: not graded
    std::vector<int> numbers;
};

/// The groups in the order of kinds in the book, and of levels.
std::vector<Group> groups_of(const Book& book);

/// "Hard"; for a puzzle without a grade "not graded".
std::string_view level_word(int level);

std::string place_of_puzzle(int number);
/// Where the first puzzle of the kind is.
std::string place_of_kind(const sheet::Notation& notation, const Book& book);
std::string place_of_lessons(const sheet::Notation& notation);
inline const std::string place_of_solutions = "solutions", place_of_colophon = "about";

void draw_title(const Book& book, Pages& pages);
/// Knows the pages from an earlier drawing of the same book.
void draw_contents(const Book& book, const Places& places, Pages& pages);
void draw_lessons(const Book& book, Pages& pages, Places& places);
void draw_puzzles(const Book& book, Pages& pages, Places& places);
void draw_solutions(const Book& book, Pages& pages, Places& places);
void draw_colophon(const Book& book, Pages& pages, Places& places);

}  // namespace gridwright::paper
