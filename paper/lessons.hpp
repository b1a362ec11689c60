#pragma once

// How to solve a kind of puzzle: its rules, a worked example, and the techniques that some puzzles need, each on a
// board where it is the next step.

#include "gridwright/answers/context.hpp"
#include "gridwright/answers/solve.hpp"
#include "gridwright/render/scene.hpp"

#include <set>
#include <string>
#include <vector>

namespace gridwright::paper {

struct Lesson {
    std::string name;  ///< of the technique
    int level = 0;
    render::Scene scene;
    std::string sentence;
};

struct KindLessons {
    const sheet::Notation* notation = nullptr;
    render::Scene example, example_solved;
    std::string budget;                      ///< what its steps may assume: "The fewest transparent pegs possible: 3."
    std::vector<std::string> example_steps;  ///< all of them
    std::vector<Lesson> techniques;          ///< from the easiest
};

/// Which lessons are wanted.
struct LessonWishes {
    const sheet::Notation* notation = nullptr;
    std::set<std::string_view> techniques;        ///< by id
    std::set<int> levels;                         ///< of the puzzles
    int size = 0;                                 ///< of the smallest puzzle
    std::vector<const puzzles::Puzzle*> puzzles;  ///< which may show a technique that no other board shows
};

/// Finds a board for each technique, on puzzles made for that: the reader will solve those of the book.
KindLessons lessons_for(const LessonWishes& wishes, answers::Context& context, answers::Workspace& workspace);

}  // namespace gridwright::paper
