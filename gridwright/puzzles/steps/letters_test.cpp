// Sentences about lines of letters name the places that their distances rest on.

#include "gridwright/explain/explainer.hpp"
#include "gridwright/explain/letters/gaps.hpp"
#include "gridwright/explain/letters/listing.hpp"
#include "gridwright/explain/letters/trial.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "gridwright/puzzles/steps/sentence.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace gridwright::puzzles::steps {
namespace {

using namespace explain;
using namespace kernel;

/// The first row of a Close or Far with the marks of its cells: "C CF- F- - CF- CF-". A single letter is placed.
struct LetterRow {
    explicit LetterRow(const std::string& marks) : model(model_from(marks)), board(model), position(board) {
        const LetterLine& line = board.letters[0];
        std::istringstream words(marks);
        int cell = 0;
        for (std::string word; words >> word; ++cell) {
            Domain values;
            for (const char c : word) values.add(c == 'C' ? line.near : c == 'F' ? line.far : 3 - line.near - line.far);
            if (values.fixed())
                position.place(cell, static_cast<Value>(values.min()));
            else
                position.keep_only(cell, values);
        }
    }

    static Model model_from(const std::string& marks) {
        std::istringstream words(marks);
        int size = 0;
        for (std::string word; words >> word;) ++size;
        std::string text = "close-or-far " + std::to_string(size) + '\n';
        for (int cell = 0; cell < size * size; ++cell) text += (cell + 1) % size == 0 ? ".\n" : ". ";
        Model made;
        make(tests::sheet_from(text, close_or_far::notation))->model(made);
        return made;
    }

    /// The first step of the technique on the first row, in words.
    std::string operator()(const Technique& technique) const {
        const Rung rung[] = {{&technique, 1, 10}};
        const auto step = Explainer(board, Ladder{rung}).next(position);
        return step ? sentence_of(*step, position, close_or_far::notation) : "";
    }

    /// What is said where the row cannot be filled.
    std::string contradiction() const {
        Step step{.technique = &letter_listing};
        step.premises.rules = {board.letters[0].closer};
        step.conclusion.contradiction = true;
        return sentence_of(step, position, close_or_far::notation);
    }

    const Model model;
    const Board board;
    Position position;
};

TEST(LetterSentence, DistancesNameTheirPlaces) {
    EXPECT_EQ(LetterRow("C F- CF- CF- CF- CF- C- -")(near_partner),
              "In row 1, the Fs can only be in columns 2 to 6, so they are at most 4 apart, and the Cs are at most 3 "
              "apart. One C is in column 1, so no C is in columns 5 to 7.");
    EXPECT_EQ(LetterRow("F- C- F F- F- C- F- C-")(gap_bounds),
              "In row 1, one F is in column 3, and the other can only be in column 1, 4, 5 or 7, so they are at most 4 "
              "apart, and the Cs are at most 3 apart. A C in column 2 would have no partner that near. So column 2 is "
              "not a C.");
    EXPECT_EQ(LetterRow("C CF- CF- F CF- CF- CF-")(far_partner),
              "In row 1, one F is in column 4, so the other is at most 3 away, and the Cs are at most 2 apart. One C "
              "is in column 1, so no C is in columns 5 to 7.");
    EXPECT_EQ(LetterRow("C CF- CF- CF- CF- CF- CF-")(widest_gaps),
              "In row 1, Cs farther than 4 apart would leave no room for Fs that are farther apart, so the Cs are at "
              "most 4 apart. One C is in column 1, so no C is in column 6 or 7.");
}

/// A letter that is tried takes its place from the others.
TEST(LetterSentence, TrialsCountOnlyPlacesThatAreLeft) {
    EXPECT_EQ(
        LetterRow("- C- F - - C- F- CF-")(letter_trial),
        "If row 1 had an empty square in column 6, its Cs would be in columns 2 and 8, 6 apart, and its Fs in columns "
        "3 and 7, 4 apart, so the Cs would not be closer together than the Fs. So row 1, column 6 is not empty.");
    EXPECT_EQ(
        LetterRow("F- CF- C- F CF- - F- C-")(letter_trial),
        "If row 1 had an F in column 2, its Cs would be in two of columns 3, 5 and 8, at least 2 apart, and its Fs in "
        "columns 2 and 4, 2 apart, so the Cs would not be closer together than the Fs. So column 2 is not an F.");
}

TEST(LetterSentence, ContradictionsGiveAReason) {
    EXPECT_EQ(LetterRow("F C- C- F F C- -").contradiction(), "Row 1 has three Fs, in columns 1, 4 and 5.");
    EXPECT_EQ(LetterRow("C - - F - F - -").contradiction(), "Row 1 has room for only one C, in column 1.");
    EXPECT_EQ(LetterRow("CF- F- CF- F- - - C").contradiction(),
              "In row 1, the Cs are in column 7 and one of columns 1 and 3, at least 4 apart, and the Fs in two of "
              "columns 1 to 4, at most 3 apart, so the Cs are not closer together than the Fs.");
    EXPECT_EQ(LetterRow("CF C F- F CF - - -").contradiction(),
              "In row 1, the Fs are in columns 1 and 4 with the Cs in columns 2 and 5, 3 apart, or in columns 3 and 4 "
              "or in columns 4 and 5, next to each other, so the Cs are never closer together than the Fs.");
}

}  // namespace
}  // namespace gridwright::puzzles::steps
