// A book is drawn twice: the first time only to learn on which page everything is, for the table of contents.

#include "paper/book.hpp"

#include "gridwright/base/text.hpp"
#include "paper/book_parts.hpp"
#include "paper/document_facts.hpp"

#include <algorithm>

namespace gridwright::paper {
namespace {

constexpr PaperRow paper_rows[] = {{"a4", 210, 297}, {"letter", 215.9, 279.4}};

Places draw(const Book& book, const Places& known, Canvas& canvas) {
    Pages pages(canvas, book.settings);
    Places places;
    draw_title(book, pages);
    draw_contents(book, known, pages);
    draw_lessons(book, pages, places);
    draw_puzzles(book, pages, places);
    if (book.settings.solutions) draw_solutions(book, pages, places);
    draw_colophon(book, pages, places);
    return places;
}

void add_bookmarks(const Book& book, Canvas& canvas) {
    const int solving = canvas.bookmark(0, "How to solve", place_of_lessons(*book.lessons.front().notation));
    for (const KindLessons& lessons : book.lessons)
        canvas.bookmark(solving, std::string(lessons.notation->title), place_of_lessons(*lessons.notation));
    const sheet::Notation* kind = nullptr;
    int below = 0;
    for (const Group& group : groups_of(book)) {
        const std::string place = place_of_puzzle(group.numbers.front());
        if (group.notation != kind)
            below = canvas.bookmark(0, std::string(group.notation->title), place_of_kind(*group.notation, book));
        kind = group.notation;
        canvas.bookmark(below, std::string(level_word(group.level)), place);
    }
    if (book.settings.solutions) canvas.bookmark(0, "Solutions", place_of_solutions);
    canvas.bookmark(0, "About this book", place_of_colophon);
}

Canvas blank(const BookSettings& settings) {
    return Canvas::pdf({settings.paper.width_mm * points_per_mm, settings.paper.height_mm * points_per_mm},
                       facts_about(settings.title), render::Theme::light);
}

}  // namespace

std::span<const PaperRow> papers() {
    return paper_rows;
}

std::string_view level_word(int level) {
    return level == 0 ? "not graded" : explain::level_names[static_cast<std::size_t>(level - 1)];
}

std::string place_of_puzzle(int number) {
    return base::concat("puzzle-", number);
}

std::string place_of_kind(const sheet::Notation& notation, const Book& book) {
    const auto first = std::ranges::find_if(
        book.puzzles, [&](const BookPuzzle& shown) { return &shown.puzzle->notation() == &notation; });
    return place_of_puzzle(static_cast<int>(first - book.puzzles.begin()) + 1);
}

std::string place_of_lessons(const sheet::Notation& notation) {
    return base::concat("solving-", notation.name);
}

std::vector<Group> groups_of(const Book& book) {
    std::vector<Group> groups;
    for (const KindLessons& kind : book.lessons) {
        const std::size_t first = groups.size();
        for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
            const BookPuzzle& puzzle = book.puzzles[i];
            if (&puzzle.puzzle->notation() != kind.notation) continue;
            const int level = puzzle.grade ? puzzle.grade->level : 0;
            const auto found = std::find_if(groups.begin() + static_cast<std::ptrdiff_t>(first), groups.end(),
                                            [&](const Group& group) { return group.level == level; });
            Group& group = found != groups.end() ? *found : groups.emplace_back(Group{kind.notation, level, {}});
            group.numbers.push_back(static_cast<int>(i) + 1);
        }
        std::sort(groups.begin() + static_cast<std::ptrdiff_t>(first), groups.end(),
                  [](const Group& one, const Group& other) { return one.level < other.level; });
    }
    return groups;
}

base::Result<std::string> write_book(const Book& book) {
    base::require(!book.puzzles.empty(), "a book has a puzzle");
    Canvas trial = blank(book.settings);
    const Places places = draw(book, {}, trial);
    Canvas canvas = blank(book.settings);
    draw(book, places, canvas);
    add_bookmarks(book, canvas);
    return canvas.bytes();
}

}  // namespace gridwright::paper
