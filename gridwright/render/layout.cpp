// From back to front: the grounds of the cells, the lines between them, the frame, what the cells hold, the labels.
// Several roles never share a cell; a role that changes a ground also has a shape or a weight, so that it shows without
// colour.

#include "gridwright/render/layout.hpp"

#include "gridwright/render/shapes.hpp"

#include <algorithm>

namespace gridwright::render {
namespace {

using kernel::Side;

constexpr int gutter = 650;      // beside the board where there are labels
constexpr int bare_margin = 40;  // where there are none: room for the frame
constexpr int thin = 16, thick = 46;
constexpr int middle = cell_side / 2;
constexpr std::string_view nothing = "_";  // as a text; a bar in pictures

Paint paint(Tone tone) {
    return {tone};
}

int letters_in(std::string_view text) {
    return static_cast<int>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

/// A size at which the text is at most `room` wide; digits and capitals are about two thirds as wide as the size.
int fitting(std::string_view text, int usual, int room) {
    return std::min(usual, room * 3 / (2 * std::max(1, letters_in(text))));
}

class Layout {
  public:
    explicit Layout(const Scene& scene) : scene_(scene), size_(scene.cells.size()), placement_(placement_of(scene)) {
        picture_.width = placement_.width;
        picture_.height = placement_.height;
        picture_.title = scene.title;
        picture_.description = description_of(scene);
    }

    Picture picture() && {
        add(Rectangle{.width = picture_.width, .height = picture_.height, .fill = paint(Tone::page)});
        draw_board();
        for (int cell = 0; cell < size_.cells(); ++cell)
            if (!scene_.cells[cell].hole) draw_ground(cell);
        draw_lines();
        for (int cell = 0; cell < size_.cells(); ++cell)
            if (!scene_.cells[cell].hole) draw_content(cell);
        for (const Side side : kernel::every_side) draw_labels(side);
        return std::move(picture_);
    }

  private:
    template <typename Shown>
    void add(Shown item) {
        picture_.items.emplace_back(std::move(item));
    }

    Point corner_of(int cell) const { return placement_.corner(size_.row_of(cell), size_.column_of(cell)); }

    Point centre_of(int cell) const {
        const Point corner = corner_of(cell);
        return {corner.x + middle, corner.y + middle};
    }

    bool solid(int row, int column) const {
        return row >= 0 && row < size_.rows && column >= 0 && column < size_.columns &&
               !scene_.cells.at(row, column).hole;
    }

    static Tone ground_of(const SceneCell& cell) {
        switch (cell.role) {
            case Role::read: return Tone::hint_soft;
            case Role::placed: return Tone::good_soft;
            case Role::wrong: return Tone::bad_soft;
            case Role::forced: return Tone::forced;
            case Role::none:
            case Role::struck:
            case Role::differs: break;
        }
        return cell.given ? Tone::surface_2 : Tone::surface;
    }

    /// The ground of all cells, and grey where there is no cell.
    void draw_board() {
        add(Rectangle{.corner = placement_.corner(0, 0),
                      .width = size_.columns * cell_side,
                      .height = size_.rows * cell_side,
                      .fill = paint(Tone::surface)});
        for (int cell = 0; cell < size_.cells(); ++cell)
            if (scene_.cells[cell].hole) fill_cell(cell, Tone::grid);
    }

    void fill_cell(int cell, Tone tone) {
        add(Rectangle{.corner = corner_of(cell), .width = cell_side, .height = cell_side, .fill = paint(tone)});
    }

    void draw_ground(int cell) {
        const SceneCell& shown = scene_.cells[cell];
        const Point corner = corner_of(cell);
        if (const Tone ground = ground_of(shown); ground != Tone::surface) fill_cell(cell, ground);
        if (shown.highest > 0 && shown.role == Role::none && !shown.given) {
            const int level = cell_side * shown.height / shown.highest;
            add(Rectangle{.corner = {corner.x, corner.y + cell_side - level},
                          .width = cell_side,
                          .height = level,
                          .fill = paint(Tone::level)});
        }
        if (shown.role == Role::wrong) draw_hatch(corner);
    }

    /// Rising strokes across a cell.
    void draw_hatch(Point corner) {
        constexpr int gap = 200;
        for (int reach = gap; reach < 2 * cell_side; reach += gap) {
            const int before = std::min(reach, cell_side), after = reach - before;
            add(Segment{{corner.x + after, corner.y + before},
                        {corner.x + before, corner.y + after},
                        {paint(Tone::bad), thin / 2}});
        }
    }

    /// The lines between two cells are thin, those around the cells thick. Strokes that continue each other are one.
    void draw_lines() {
        for (const bool frame : {false, true}) {
            for (int row = 0; row <= size_.rows; ++row)
                draw_runs(
                    size_.columns, frame,
                    [&](int column) {
                        return std::pair{solid(row - 1, column), solid(row, column)};
                    },
                    [&](int from, int to) {
                        return std::pair{placement_.corner(row, from), placement_.corner(row, to)};
                    });
            for (int column = 0; column <= size_.columns; ++column)
                draw_runs(
                    size_.rows, frame,
                    [&](int row) {
                        return std::pair{solid(row, column - 1), solid(row, column)};
                    },
                    [&](int from, int to) {
                        return std::pair{placement_.corner(from, column), placement_.corner(to, column)};
                    });
        }
    }

    template <typename Sides, typename Ends>
    void draw_runs(int length, bool frame, Sides sides_at, Ends ends_of) {
        const auto drawn = [&](int place) {
            const auto [before, after] = sides_at(place);
            return frame ? before != after : before && after;
        };
        for (int from = 0; from < length; ++from) {
            if (!drawn(from)) continue;
            int to = from + 1;
            while (to < length && drawn(to)) ++to;
            const auto [first, last] = ends_of(from, to);
            add(Segment{first, last, {paint(frame ? Tone::frame : Tone::grid), frame ? thick : thin}});
            from = to;
        }
    }

    void draw_content(int cell) {
        const SceneCell& shown = scene_.cells[cell];
        if (shown.role == Role::placed || shown.role == Role::struck) draw_ring(cell);
        if (shown.role == Role::differs)
            draw_difference(cell);
        else if (shown.text.empty())
            draw_marks(cell);
        else if (shown.shape == Shape::none)
            draw_value(cell);
        else
            draw_thing(cell);
        if (shown.role == Role::wrong) draw_alarm(corner_of(cell));
    }

    void draw_ring(int cell) {
        const Point corner = corner_of(cell);
        const bool placed = scene_.cells[cell].role == Role::placed;
        add(Rectangle{.corner = {corner.x + 45, corner.y + 45},
                      .width = cell_side - 90,
                      .height = cell_side - 90,
                      .radius = 60,
                      .stroke = {paint(placed ? Tone::good_line : Tone::bad), placed ? 50 : 30, !placed}});
    }

    /// "!" in a disc, in the corner of a cell.
    void draw_alarm(Point corner) {
        const Point centre{corner.x + 850, corner.y + 150};
        add(Disc{.centre = centre, .radius = 120, .fill = paint(Tone::bad)});
        add(Words{.centre = centre, .size = 190, .bold = true, .paint = paint(Tone::surface), .text = "!"});
    }

    /// Ink for what is known of a cell, by its role or by who wrote it.
    static Tone ink_of(const SceneCell& cell) {
        if (cell.role == Role::wrong) return Tone::bad;
        if (cell.role == Role::placed) return Tone::good;
        return cell.given || cell.role == Role::forced ? Tone::ink : Tone::accent;
    }

    /// Values are larger on boards that are printed small.
    int value_size() const { return std::max(size_.rows, size_.columns) > 16 ? 620 : 520; }

    void draw_value(int cell) {
        const SceneCell& shown = scene_.cells[cell];
        add(Words{.centre = centre_of(cell),
                  .size = fitting(shown.text, value_size(), 860),
                  .bold = shown.given || shown.role == Role::wrong,
                  .paint = paint(ink_of(shown)),
                  .text = shown.text});
    }

    /// Two values on both sides of a diagonal.
    void draw_difference(int cell) {
        const SceneCell& shown = scene_.cells[cell];
        const Point corner = corner_of(cell);
        add(Segment{
            {corner.x, corner.y + cell_side}, {corner.x + cell_side, corner.y}, {paint(Tone::ink_3), thin, true}});
        add(Words{.centre = {corner.x + 300, corner.y + 300},
                  .size = fitting(shown.text, 380, 440),
                  .bold = true,
                  .paint = paint(Tone::accent),
                  .text = shown.text});
        add(Words{.centre = {corner.x + 700, corner.y + 700},
                  .size = fitting(shown.other, 380, 440),
                  .bold = true,
                  .paint = paint(Tone::trial),
                  .text = shown.other});
    }

    void draw_marks(int cell) {
        const SceneCell& shown = scene_.cells[cell];
        int across = 1;
        while (across * across < scene_.mark_places) ++across;
        const int down = (std::max(scene_.mark_places, 1) + across - 1) / across;
        const Point corner = corner_of(cell);
        for (const SceneMark& mark : shown.marks) {
            const Point centre{corner.x + cell_side * (2 * (mark.place % across) + 1) / (2 * across),
                               corner.y + cell_side * (2 * (mark.place / across) + 1) / (2 * down)};
            draw_mark(mark, centre, fitting(mark.text, std::min(260, 840 / across), 940 / across));
        }
    }

    void draw_mark(const SceneMark& mark, Point centre, int size) {
        Tone tone = Tone::ink_3;
        if (mark.role == Role::read) tone = Tone::hint;
        if (mark.role == Role::struck || mark.role == Role::wrong) tone = Tone::bad;
        if (mark.role == Role::placed) {
            tone = Tone::good;
            add(Disc{.centre = centre,
                     .radius = size * 7 / 10,
                     .fill = paint(Tone::good_soft),
                     .stroke = {paint(Tone::good_line), size / 8}});
        }
        if (mark.text == nothing)
            add(Segment{{centre.x - size / 3, centre.y}, {centre.x + size / 3, centre.y}, {paint(tone), size / 8}});
        else
            add(Words{.centre = centre,
                      .size = size,
                      .bold = mark.role != Role::none,
                      .paint = paint(tone),
                      .text = mark.text});
        if (mark.role == Role::struck)
            add(Segment{{centre.x - size / 2, centre.y + size / 2},
                        {centre.x + size / 2, centre.y - size / 2},
                        {paint(Tone::bad), std::max(size / 9, 10)}});
    }

    /// A peg or a letter: its shape, and on it its text.
    void draw_thing(int cell) {
        const SceneCell& shown = scene_.cells[cell];
        const Point centre = centre_of(cell);
        if (shown.shape == Shape::bar || shown.shape == Shape::ring) return draw_nothing(shown, centre);
        constexpr int radius = 340;
        // Colours beyond the eighth repeat the shapes: first with an inner ring, then in the next colour.
        const int peg = (shown.colour - 1 + shown.rounds / 2) % peg_colours;
        const Paint colour{Tone::peg, peg};
        const Paint line = shown.filled ? Paint{Tone::peg_ink, peg} : paint(ink_of(shown));
        draw_outline(shown.shape, centre, radius, shown.filled ? colour : paint(Tone::surface),
                     {shown.filled ? paint(Tone::ink) : line, shown.given ? 40 : 24});
        if (shown.rounds % 2 == 1) draw_outline(shown.shape, centre, radius * 86 / 100, {}, {line, 16});
        add(Words{.centre = {centre.x, centre.y + radius * text_drop(shown.shape) / 1000},
                  .size = fitting(shown.text, 370, 520),
                  .bold = true,
                  .paint = line,
                  .text = shown.text});
    }

    void draw_outline(Shape shape, Point centre, int radius, Paint fill, Stroke stroke) {
        if (shape == Shape::circle)
            add(Disc{.centre = centre, .radius = radius, .fill = fill, .stroke = stroke});
        else
            add(Polygon{.points = outline_of(shape, centre, radius), .fill = fill, .stroke = stroke});
    }

    /// A transparent peg is a dashed ring with a bar, a cell that stays empty a bar alone.
    void draw_nothing(const SceneCell& shown, Point centre) {
        const Paint line = paint(shown.given || shown.role != Role::none ? ink_of(shown) : Tone::ink_3);
        if (shown.shape == Shape::ring)
            add(Disc{.centre = centre, .radius = 340, .stroke = {line, shown.given ? 40 : 26, true}});
        add(Segment{{centre.x - 130, centre.y}, {centre.x + 130, centre.y}, {line, shown.given ? 50 : 36}});
    }

    void draw_labels(Side side) {
        const auto& labels = scene_.labels[side];
        for (int i = 0; i < static_cast<int>(labels.size()); ++i) {
            const SceneLabel& label = labels[static_cast<std::size_t>(i)];
            if (label.text.empty()) continue;
            const Point corner =
                placement_.corner(kernel::is_end_of_columns(side) ? 0 : i, kernel::is_end_of_columns(side) ? i : 0);
            Point centre{corner.x + middle, corner.y + middle};
            if (side == Side::top) centre.y = placement_.top - gutter / 2;
            if (side == Side::bottom) centre.y = placement_.top + size_.rows * cell_side + gutter / 2;
            if (side == Side::left) centre.x = placement_.left - gutter / 2;
            if (side == Side::right) centre.x = placement_.left + size_.columns * cell_side + gutter / 2;
            draw_label(label, centre);
        }
    }

    void draw_label(const SceneLabel& label, Point centre) {
        constexpr int box = 500;
        const bool clue = scene_.labels_are_clues;
        Tone tone = clue ? Tone::ink : Tone::ink_3;
        if (label.role == Role::read || label.role == Role::wrong) {
            const bool wrong = label.role == Role::wrong;
            tone = wrong ? Tone::bad : Tone::hint;
            add(Rectangle{.corner = {centre.x - box / 2, centre.y - box / 2},
                          .width = box,
                          .height = box,
                          .radius = 100,
                          .fill = paint(wrong ? Tone::bad_soft : Tone::hint_soft),
                          .stroke = {paint(wrong ? Tone::bad : Tone::hint_line), wrong ? 50 : 24}});
        }
        const int usual = clue ? value_size() * 7 / 10 : 280;
        add(Words{.centre = centre,
                  .size = fitting(label.text, usual, 560),
                  .bold = clue,
                  .paint = paint(tone),
                  .text = label.text});
    }

    const Scene& scene_;
    const kernel::Size size_;
    const Placement placement_;
    Picture picture_;
};

}  // namespace

Placement placement_of(const Scene& scene) {
    const auto beside = [&](Side side) { return scene.labels[side].empty() ? bare_margin : gutter; };
    const kernel::Size size = scene.cells.size();
    Placement placement{.left = beside(Side::left), .top = beside(Side::top)};
    placement.width = placement.left + size.columns * cell_side + beside(Side::right);
    placement.height = placement.top + size.rows * cell_side + beside(Side::bottom);
    return placement;
}

Picture lay_out(const Scene& scene) {
    return Layout(scene).picture();
}

}  // namespace gridwright::render
