// The pages of puzzles, a fixed number on each, and those of solutions, as many as fit.

#include "gridwright/base/text.hpp"
#include "gridwright/render/layout.hpp"
#include "gridwright/sheet/canonical.hpp"
#include "paper/book_parts.hpp"

#include <algorithm>

namespace gridwright::paper {
namespace {

constexpr std::size_t id_length = 8;

int longer_side(const puzzles::Puzzle& puzzle) {
    return std::max(puzzle.size().rows, puzzle.size().columns);
}

/// How many puzzles of this size share a page.
int usual_per_page(const puzzles::Puzzle& puzzle, bool large) {
    const int side = longer_side(puzzle);
    if (large) return 1;
    return side <= 9 ? 4 : side <= 13 ? 2 : 1;
}

/// A rectangle for each puzzle of a page.
struct Slots {
    int across = 1, down = 1;
    double width = 0, height = 0;
};

/// The arrangement in which square boards are largest.
Slots slots_for(int count, const Pages& pages, double top) {
    Slots best;
    double best_side = 0;
    for (int across = 1; across <= count; ++across) {
        const int down = (count + across - 1) / across;
        const Slots slots{across, down, pages.width() / across, (pages.bottom() - top) / down};
        const double side = std::min(slots.width, slots.height - pages.scaled(44));
        if (side > best_side) best = slots, best_side = side;
    }
    return best;
}

void draw_puzzle(const BookPuzzle& shown, int number, double x, double y, const Slots& slots, Pages& pages) {
    Canvas& canvas = pages.canvas();
    const puzzles::Puzzle& puzzle = *shown.puzzle;
    const double inner = slots.width - pages.scaled(16), left = x + pages.scaled(8);
    canvas.mark_place(place_of_puzzle(number));
    const Type bold{pages.scaled(12), true}, small{pages.scaled(8.5), false, render::Tone::ink_3};
    const std::string label = base::concat(number);
    double line = y + pages.scaled(16);
    canvas.write(label, left, line, bold);
    const std::string id = sheet::text_of(sheet::fingerprint(puzzle.sheet())).substr(0, id_length);
    const std::string about =
        base::concat(puzzle.notation().title, ' ', puzzle.size().rows, " x ", puzzle.size().columns, ", ",
                     level_word(shown.grade ? shown.grade->level : 0));
    const double about_x = left + canvas.width_of(label, bold) + pages.scaled(6);
    canvas.write(about, about_x, line, small);
    // Where slots are narrow the id goes below.
    if (about_x + canvas.width_of(about, small) + canvas.width_of(id, small) + pages.scaled(10) > left + inner)
        line += pages.scaled(10);
    canvas.write(id, left + inner, line, small, Align::right);
    const render::Picture picture = lay_out(puzzle.scene(puzzle.sheet().cells));
    const double room = slots.height - (line - y) - pages.scaled(18);
    const double largest_cell = (pages.large() ? 24 : 14) * points_per_mm;
    const double width =
        std::min({inner, room * picture.width / picture.height, largest_cell * picture.width / render::cell_side});
    canvas.draw(picture, left + (inner - width) / 2, line + pages.scaled(8), width);
}

}  // namespace

void draw_puzzles(const Book& book, Pages& pages, Places& places) {
    const auto capacity = [&](std::size_t index) {
        return book.settings.per_page.value_or(usual_per_page(*book.puzzles[index].puzzle, book.settings.large));
    };
    for (std::size_t first = 0; first < book.puzzles.size();) {
        int room = capacity(first);
        std::size_t end = first + 1;
        while (end < book.puzzles.size() && static_cast<int>(end - first) < room &&
               static_cast<int>(end - first) < capacity(end)) {
            room = std::min(room, capacity(end));
            ++end;
        }
        pages.next_page();
        const Slots slots = slots_for(room, pages, pages.top());
        for (std::size_t i = first; i < end; ++i) {
            const int place = static_cast<int>(i - first), number = static_cast<int>(i) + 1;
            places[place_of_puzzle(number)] = pages.number();
            draw_puzzle(book.puzzles[i], number, pages.left() + (place % slots.across) * slots.width,
                        pages.top() + (place / slots.across) * slots.height, slots, pages);
        }
        first = end;
    }
}

void draw_solutions(const Book& book, Pages& pages, Places& places) {
    pages.next_page();
    places[place_of_solutions] = pages.number();
    pages.heading("Solutions", place_of_solutions);
    const double cell = pages.scaled(4.4 * points_per_mm), gap = pages.scaled(10), caption = pages.scaled(13);
    double x = pages.left(), tallest = 0;
    for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
        const puzzles::Puzzle& puzzle = *book.puzzles[i].puzzle;
        const render::Picture picture = lay_out(puzzle.scene(puzzle.filled(book.puzzles[i].solution).cells));
        const double room = pages.bottom() - pages.top() - caption - gap;
        const double width =
            std::min({cell * picture.width / render::cell_side, pages.width(), room * picture.width / picture.height});
        const double height = width * picture.height / picture.width + caption;
        if (x > pages.left() && x + width > pages.right() + 0.1) {
            pages.y += tallest + gap;
            x = pages.left();
            tallest = 0;
        }
        if (x == pages.left()) pages.need(height);
        if (pages.y + height > pages.bottom()) {  // a taller board in a row that was begun
            pages.next_page();
            x = pages.left();
            tallest = 0;
        }
        pages.canvas().write(base::concat(i + 1), x, pages.y + caption * 0.7, {pages.scaled(9), true});
        pages.canvas().draw(picture, x, pages.y + caption, width);
        x += width + gap;
        tallest = std::max(tallest, height);
    }
    pages.y += tallest + gap;
}

}  // namespace gridwright::paper
