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

/// "Hoo-Doo, 5 x 5, Easy".
std::string about(const BookPuzzle& shown, const render::Scene& scene) {
    return base::concat(scene.title, ", ", level_word(shown.grade ? shown.grade->level : 0));
}

/// What else a solver should know: how many cells hold the value that is to be rare, the title and the author.
std::string remarks_about(const BookPuzzle& shown) {
    const puzzles::Puzzle& puzzle = *shown.puzzle;
    std::vector<std::string> remarks;
    kernel::Model model;
    puzzle.model(model);
    if (model.objective) {
        const auto count = std::ranges::count(shown.solution, model.objective->value);
        remarks.push_back(base::counted(count, sheet::noun_of(puzzle.notation(), model.objective->value)));
    }
    if (!puzzle.sheet().title.empty()) remarks.push_back(puzzle.sheet().title);
    if (!puzzle.sheet().author.empty()) remarks.push_back(base::concat("by ", puzzle.sheet().author));
    std::string text;
    for (const std::string& remark : remarks) text += (text.empty() ? "" : ", ") + remark;
    return text;
}

/// The heading of a puzzle: its number, what it is, its id, and remarks in a second line. Gives the height.
double draw_heading(const BookPuzzle& shown, int number, const render::Scene& scene, double left, double top,
                    double width, Pages& pages) {
    Canvas& canvas = pages.canvas();
    const Type bold{pages.scaled(12), true};
    Type small{pages.scaled(8.5), false, render::Tone::ink_3};
    const std::string label = base::concat(number), words = about(shown, scene), remarks = remarks_about(shown);
    const std::string id = sheet::text_of(sheet::fingerprint(shown.puzzle->sheet())).substr(0, id_length);
    const double begin = left + canvas.width_of(label, bold) + pages.scaled(6);
    while (small.size > 4 && begin + canvas.width_of(words, small) > left + width) small.size -= 0.5;
    double line = top + pages.scaled(16);
    canvas.write(label, left, line, bold);
    canvas.write(words, begin, line, small);
    const bool wide = begin + canvas.width_of(base::concat(words, id, "xx"), small) <= left + width;
    if (wide) canvas.write(id, left + width, line, small, Align::right);
    if (!wide || !remarks.empty()) line += small.size * 1.3;
    if (!wide) canvas.write(id, left + width, line, small, Align::right);
    const double room = width - (wide ? 0 : canvas.width_of(base::concat(id, "x"), small));
    const auto lines = canvas.wrapped(remarks, room, small);
    for (const std::string& text : lines) {
        if (&text != &lines.front()) line += small.size * 1.3;
        canvas.write(text, left, line, small);
    }
    return line - top + pages.scaled(8);
}

void draw_puzzle(const BookPuzzle& shown, int number, double x, double y, const Slots& slots, Pages& pages) {
    const double inner = slots.width - pages.scaled(24), left = x + pages.scaled(12);
    pages.canvas().mark_place(place_of_puzzle(number));
    const render::Scene scene = shown.puzzle->scene(shown.puzzle->sheet().cells);
    const double heading = draw_heading(shown, number, scene, left, y, inner, pages);
    const render::Picture picture = lay_out(scene);
    const double room = slots.height - heading - pages.scaled(10);
    const double largest_cell = (pages.large() ? 24 : 14) * points_per_mm;
    const double width =
        std::min({inner, room * picture.width / picture.height, largest_cell * picture.width / render::cell_side});
    pages.canvas().draw(picture, left + (inner - width) / 2, y + heading, width);
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
               static_cast<int>(end - first) < capacity(end) &&
               &book.puzzles[end].puzzle->notation() == &book.puzzles[first].puzzle->notation()) {
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
    const double cell = pages.scaled(5.2 * points_per_mm), gap = pages.scaled(10), caption = pages.scaled(13);
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
