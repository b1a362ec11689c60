// Programs of students keep their puzzles as facts of any name, between directives and clauses.

#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

namespace gridwright::formats {
namespace {

const std::string four_sides = "[[1,2],[0,0],[0,1],[2,0]]";

Sheet only(const std::vector<Told>& all) {
    EXPECT_EQ(all.size(), 1u);
    EXPECT_TRUE(all.at(0).sheet) << all.at(0);
    return all.at(0).sheet.value_or(Sheet{});
}

TEST(PrologFacts, AreReadLikeTheirList) {
    for (const Codec* forced : {static_cast<const Codec*>(nullptr), &prolog::codec}) {
        const Sheet clues = only(read_all("testRestrictions(" + four_sides + ").\n", forced));
        EXPECT_EQ(clues.notation->name, "skyscraper");
        EXPECT_EQ(clues.sides[kernel::Side::right], (std::vector{2, 0}));
        EXPECT_EQ(clues.source, "testRestrictions");
        const Sheet hints = only(read_all("puzzle_6_1([\n [2,_],\n [_,0]]).\n", forced));
        EXPECT_EQ(hints.notation->name, "close-or-far");
        EXPECT_EQ(hints.source, "puzzle_6_1");
    }
    EXPECT_EQ(only(read_all("% source: a report\np(" + four_sides + ").")).source, "a report");
    EXPECT_EQ(only(read_all("p(" + four_sides + "% source: inside\n).")).source, "inside");
}

TEST(PrologFacts, SidesAndABoardOfTheSameNumberAreOnePuzzle) {
    const std::string board = "[[_,2],\n [_,_]]";
    const Sheet one = only(read_all("restrictions4(" + four_sides + ").\n\n% title: both\nboard4(" + board + ").\n"));
    EXPECT_EQ(one.notation->name, "skyscraper");
    EXPECT_EQ(one.sides[kernel::Side::top], (std::vector{1, 2}));
    EXPECT_EQ(one.cells.at(0, 1), 2);
    EXPECT_EQ(one.source, "restrictions4");
    EXPECT_EQ(one.title, "both");
    for (const std::string& next :
         {"board5(" + board + ").", "board(" + board + ").", "board14(" + board + ").", board + ".",
          "restrictions4(" + four_sides + ").", "skyscraper(" + four_sides + ", " + board + ")."})
        EXPECT_EQ(read_all("restrictions4(" + four_sides + ").\n% title: next\n" + next + '\n').size(), 2u) << next;
    EXPECT_EQ(read_all("restrictions4(" + four_sides + ").\n% title: next\nb5(" + board + ").").at(1).sheet->title,
              "next")
        << "a comment stays with the fact below it";
    EXPECT_EQ(read_all("restrictions(" + four_sides + ").\nboard(" + board + ").\n").size(), 2u);
    const auto small = read_all("restrictions4(" + four_sides + ").\nboard4([[_]]).\np(" + four_sides + ").");
    ASSERT_EQ(small.size(), 2u);
    EXPECT_EQ(small[0].message, "the board has 1 row; a 2 x 2 board needs 2");
    EXPECT_EQ(small[0].place, "2:8");
    const auto broken = read_all("restrictions4(" + four_sides + ").\nboard4([[_,X]]).\np(" + four_sides + ").");
    ASSERT_EQ(broken.size(), 3u);
    EXPECT_TRUE(broken[0].sheet);
    EXPECT_EQ(broken[1].message, "the variable 'X' has a name; only _ means an unknown cell");
}

/// What a reader says that it passed over.
std::string passed_over(std::string_view text, std::size_t puzzles) {
    for (const std::size_t pace : {text.size() + 1, std::size_t{1}}) {
        SheetReader reader(slow_source(text, pace), every_notation());
        std::size_t read = 0;
        while (const auto reading = reader.next()) {
            EXPECT_TRUE(reading->sheet) << reading->sheet.error().message << '\n' << text;
            ++read;
        }
        EXPECT_EQ(read, puzzles) << text;
        if (pace == 1) return reader.passed_over();
    }
    return {};
}

TEST(PrologFacts, ProgramsAroundThemArePassedOver) {
    const std::string fact = "p(" + four_sides + ").\n";
    EXPECT_EQ(passed_over(fact, 1), "");
    EXPECT_EQ(passed_over(":- use_module(library(clpfd)).\n" + fact, 1),
              "1 directive is passed over; only puzzles are read");
    EXPECT_EQ(passed_over(":- a.\n:-b.\n" + fact + "solve:- p(X), labeling([ffc], X).\n" + fact, 2),
              "2 directives and 1 clause are passed over; only puzzles are read");
    for (const std::string clause : {
             "main :- write('a. b'), nl.\n",
             "f(X, [H|T]) :- X =.. [H | T], !.\n",
             "f('it''s', \"a\\\"b\")\n    :- true.\n",
             "f(X) :- X == 0'., Y is 0'a. % end\n",
             "f(X) :- /* a. b */ X > 1.5, % c. d\n  X < 2.\n",
             "s --> \"a\", t.\n",
             "f(_) :- g({X}, [Y|_]).\n",
             "hoodoo(X) :- X.\n",
             "skyscraper(A, B) :- f(A), g(B).\n",
             "f(X) :- X = 'not closed.\n  g.\n",
         })
        EXPECT_EQ(passed_over(clause + fact, 1), "1 clause is passed over; only puzzles are read") << clause;
    std::string long_clause = "f(X) :- a";
    for (int i = 0; i < 300000; ++i) long_clause += ",\n  b(X)";
    EXPECT_EQ(passed_over(long_clause + ".\n" + fact, 1), "1 clause is passed over; only puzzles are read");
}

TEST(PrologFacts, CommentsOfAClauseAreItsOwn) {
    const std::string fact = "p(" + four_sides + ").\n";
    EXPECT_EQ(only(read_all("% title: t\n:- a.\n" + fact)).title, "t");
    EXPECT_EQ(only(read_all("% title: t\na :- b.\n" + fact)).title, "");
}

TEST(PrologFacts, WhatIsNoPuzzleHasASentence) {
    const struct {
        std::string_view input, place, message;
    } mistakes[] = {
        {"size(6).\n", "1:1",
         "unknown puzzle 'size'; known are skyscraper, hoodoo and close_or_far; a fact of another name has one list"},
        {"colours([1,2,3]).\n", "1:1",
         "the list of 'colours' is not a puzzle; sides are four lists of the same length, a board is a square list "
         "with _"},
        {"sudoku([[_]]).\n", "1:1",
         "unknown puzzle 'sudoku'; its board is blank, so nothing shows which puzzle it is; known are skyscraper, "
         "hoodoo "
         "and close_or_far"},
        {"rows([[_,_,1],[_,_,_]]).\n", "1:7", "row 1 has 3 letters; a 2 x 2 board needs 2"},
        {"f(X).\n", "1:3", "the variable 'X' has a name; only _ means an unknown cell"},
        {"main :- write('x'),\n", "2:1", "the input ends inside a Prolog clause; its full stop is missing"},
        {":- a\n", "2:1", "the input ends inside a Prolog clause; its full stop is missing"},
    };
    for (const auto& [input, place, message] : mistakes) {
        const auto all = read_all(input);
        ASSERT_EQ(all.size(), 1u) << input;
        EXPECT_EQ(all[0].message, message);
        EXPECT_EQ(all[0].place, place) << input;
    }
}

}  // namespace
}  // namespace gridwright::formats
