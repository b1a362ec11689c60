// The title page, the table of contents and the last page.

#include "gridwright/base/text.hpp"
#include "gridwright/render/layout.hpp"
#include "gridwright/version.hpp"
#include "paper/book_parts.hpp"

#include <algorithm>

namespace gridwright::paper {
namespace {

int page_of(const Places& places, const std::string& place) {
    const auto found = places.find(place);
    return found == places.end() ? 0 : found->second;
}

/// "1 to 4, 7, 8": numbers that rise.
std::string ranges_of(const std::vector<int>& numbers) {
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
        if (!text.empty()) text += ", ";
        text += base::concat(numbers[i]);
        if (end - i > 2)
            text += base::concat(" to ", numbers[end - 1]);
        else
            end = i + 1;
        i = end;
    }
    return text;
}

/// "20 Skyscraper puzzles, Easy to Hard".
std::string summary_of(const sheet::Notation& notation, const std::vector<Group>& groups) {
    std::size_t count = 0;
    std::vector<int> levels;
    for (const Group& group : groups)
        if (group.notation == &notation) {
            count += group.numbers.size();
            if (group.level > 0) levels.push_back(group.level);
        }
    std::string text = base::concat(count, ' ', notation.title, count == 1 ? " puzzle" : " puzzles");
    if (!levels.empty()) text += base::concat(", ", level_word(levels.front()));
    if (levels.size() > 1) text += base::concat(" to ", level_word(levels.back()));
    return text;
}

/// A line of the table of contents: text, dots, page.
void draw_entry(std::string_view text, const std::string& place, double indent, bool bold, const Places& places,
                Pages& pages) {
    const Type type{pages.scaled(10.5), bold};
    const std::string page = base::concat(page_of(places, place));
    const double page_width = pages.canvas().width_of("0000", type);
    const auto lines = pages.canvas().wrapped(text, pages.width() - indent - page_width - pages.scaled(20), type);
    pages.need(type.size * 1.6 * static_cast<double>(lines.size()));
    pages.canvas().begin_link(place);
    for (const std::string& line : lines) {
        pages.y += type.size * 1.6;
        pages.canvas().write(line, pages.left() + indent, pages.y, type);
    }
    pages.canvas().write(page, pages.right(), pages.y, type, Align::right);
    const double dots_from = pages.left() + indent + pages.canvas().width_of(lines.back(), type) + pages.scaled(6);
    const double step = pages.scaled(6);
    for (double x = pages.right() - page_width; x > dots_from; x -= step)
        pages.canvas().write(".", x, pages.y, {type.size, false, render::Tone::ink_3});
    pages.canvas().end_link();
}

}  // namespace

void draw_title(const Book& book, Pages& pages) {
    Canvas& canvas = pages.canvas();
    const double middle = (pages.left() + pages.right()) / 2;
    double size = pages.scaled(34);
    while (size > 14 && canvas.wrapped(book.settings.title, pages.width(), {size, true}).size() > 3) size -= 2;
    pages.y = pages.page_height() * 0.14;
    for (const std::string& line : canvas.wrapped(book.settings.title, pages.width(), {size, true})) {
        pages.y += size * 1.2;
        canvas.write(line, middle, pages.y, {size, true}, Align::centre);
    }
    pages.y += pages.scaled(14);
    const std::vector<Group> groups = groups_of(book);
    for (const KindLessons& kind : book.lessons) {
        pages.y += pages.scaled(20);
        canvas.write(summary_of(*kind.notation, groups), middle, pages.y, {pages.scaled(13)}, Align::centre);
    }
    const puzzles::Puzzle& first = *book.puzzles.front().puzzle;
    const render::Picture picture = lay_out(first.scene(first.sheet().cells));
    const double room = pages.page_height() * 0.93 - pages.y - pages.scaled(40);
    const double width = std::min({100 * points_per_mm, pages.width(), room * picture.width / picture.height});
    canvas.draw(picture, middle - width / 2, pages.y + pages.scaled(40), width);
}

void draw_contents(const Book& book, const Places& places, Pages& pages) {
    pages.next_page();
    pages.heading("Contents", "contents");
    for (const KindLessons& kind : book.lessons)
        draw_entry(base::concat("How to solve: ", kind.notation->title), place_of_lessons(*kind.notation), 0, false,
                   places, pages);
    const sheet::Notation* kind = nullptr;
    for (const Group& group : groups_of(book)) {
        const std::string place = place_of_puzzle(group.numbers.front());
        if (group.notation != kind) {
            pages.y += pages.scaled(8);
            draw_entry(group.notation->title, place_of_kind(*group.notation, book), 0, true, places, pages);
        }
        kind = group.notation;
        draw_entry(base::concat(base::capitalised(std::string(level_word(group.level))), ": ",
                                group.numbers.size() == 1 ? "puzzle " : "puzzles ", ranges_of(group.numbers)),
                   place, pages.scaled(16), false, places, pages);
    }
    pages.y += pages.scaled(8);
    if (book.settings.solutions) draw_entry("Solutions", place_of_solutions, 0, true, places, pages);
    draw_entry("About this book", place_of_colophon, 0, true, places, pages);
}

void draw_colophon(const Book& book, Pages& pages, Places& places) {
    pages.next_page();
    places[place_of_colophon] = pages.number();
    pages.heading("About this book", place_of_colophon);
    pages.paragraph(
        "Every puzzle in this book has exactly one solution. A search through all possibilities has proven it.");
    pages.paragraph(
        "The level of a puzzle is that of the hardest technique it needs when easier ones are always used first: 1 "
        "Starter, 2 Easy, 3 Medium, 4 Hard, 5 Tough, 6 Expert, 7 Master, 8 Extreme, 9 Beyond.");
    pages.paragraph(
        "The letters and digits beside each puzzle are its short id. Puzzles that can be turned or mirrored into each "
        "other have the same id.");
    pages.paragraph(base::concat("Made with gridwright ", version, " by this command:"));
    pages.paragraph(book.settings.command, 10, render::Tone::ink_3);
}

}  // namespace gridwright::paper
