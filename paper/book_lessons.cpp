// How to solve: for each kind its rules, a worked example, and the techniques on boards.

#include "gridwright/base/text.hpp"
#include "gridwright/render/layout.hpp"
#include "paper/book_parts.hpp"

#include <algorithm>

namespace gridwright::paper {
namespace {

constexpr std::size_t most_example_steps = 8;

void draw_example(const KindLessons& lessons, Pages& pages) {
    if (lessons.example.cells.size().cells() == 0) return;
    pages.subheading("A worked example");
    const render::Picture puzzle = lay_out(lessons.example), solved = lay_out(lessons.example_solved);
    const double width = std::min(pages.width() * 0.38, 62 * points_per_mm);
    const double height = width * puzzle.height / puzzle.width;
    pages.need(height + pages.scaled(24));
    const double gap = (pages.width() - 2 * width) / 3;
    pages.y += pages.scaled(8);
    pages.canvas().draw(puzzle, pages.left() + gap, pages.y, width);
    pages.canvas().draw(solved, pages.left() + 2 * gap + width, pages.y, width);
    pages.y += height + pages.scaled(8);
    if (!lessons.budget.empty()) pages.paragraph(lessons.budget);
    const std::size_t shown = std::min(lessons.example_steps.size(), most_example_steps);
    for (std::size_t i = 0; i < shown; ++i) pages.paragraph(base::concat(i + 1, ". ", lessons.example_steps[i]));
    if (shown < lessons.example_steps.size())
        pages.paragraph(base::concat("The other ", lessons.example_steps.size() - shown,
                                     " steps go on like this, until the board at the right is full."));
}

/// A board at the left, and beside it what to see there.
void draw_technique(const Lesson& lesson, Pages& pages) {
    const render::Picture picture = lay_out(lesson.scene);
    const double board = std::min(pages.width() * 0.32, pages.scaled(54 * points_per_mm));
    const double gap = pages.scaled(14), column = pages.width() - board - gap;
    const std::string level = base::concat("Level ", lesson.level, ' ', level_word(lesson.level));
    const double picture_height = board * picture.height / picture.width;
    const double text_height = pages.scaled(40) + pages.height_of(lesson.sentence, column, 9.5);
    const double height = std::max(picture_height, text_height) + pages.scaled(14);
    pages.need(height);
    const double begin = pages.y;
    pages.canvas().draw(picture, pages.left(), begin, board);
    pages.column(base::capitalised(lesson.name), pages.left() + board + gap, column, 11, true);
    pages.column(level, pages.left() + board + gap, column, 8.5);
    pages.y += pages.scaled(3);
    pages.column(lesson.sentence, pages.left() + board + gap, column, 9.5);
    pages.y = begin + height;
}

}  // namespace

void draw_lessons(const Book& book, Pages& pages, Places& places) {
    for (const KindLessons& lessons : book.lessons) {
        pages.next_page();
        const std::string place = place_of_lessons(*lessons.notation);
        places[place] = pages.number();
        pages.heading(base::concat("How to solve ", lessons.notation->title), place);
        for (const std::string_view rule : lessons.notation->rules) pages.paragraph(rule);
        draw_example(lessons, pages);
        if (lessons.techniques.empty()) continue;
        pages.subheading("Techniques");
        pages.paragraph(
            "These are the techniques that the puzzles of this book need, from the easiest to the hardest. Each "
            "board shows one as the next step: what it reads is shaded, what it fills in is framed, and what "
            "it rules out is crossed out.");
        pages.y += pages.scaled(6);
        for (const Lesson& lesson : lessons.techniques) draw_technique(lesson, pages);
    }
}

}  // namespace gridwright::paper
