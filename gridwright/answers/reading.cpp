#include "gridwright/answers/reading.hpp"

#include "gridwright/answers/json_object.hpp"
#include "gridwright/puzzles/common/phrases.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;
using namespace kernel;

class LineReader {
  public:
    explicit LineReader(const puzzles::Puzzle& puzzle)
        : puzzle_(puzzle), naming_(puzzle.notation().naming), filling_(sheet::board_of(puzzle.sheet())) {
        puzzle.model(model_);
    }

    LineReading from_side(SideClue clue) const {
        Line line = is_end_of_columns(clue.side) ? column(size(), clue.line) : row(size(), clue.line);
        if (clue.side == Side::bottom || clue.side == Side::right) line = line.reversed();
        LineReading reading = begin(line, puzzles::name_of_line(clue, size(), naming_));
        std::vector<std::string> seen;
        int tallest = -1;
        for (const int cell : reading.cells) {
            if (!filling_[cell] || *filling_[cell] <= tallest) continue;
            tallest = *filling_[cell];
            reading.sees.push_back(cell);
            seen.push_back(sheet::text_of(puzzle_.notation(), *filling_[cell]));
        }
        const int value = puzzle_.sheet().sides[clue.side][static_cast<std::size_t>(clue.line)];
        const bool open = std::ranges::any_of(reading.cells, [&](int cell) { return !filling_[cell]; });
        reading.sentence = concat(reading.title, " shows ", seen.size(), " from the ", name(clue.side),
                                  open ? " so far" : "", seen.empty() ? "" : ": ", base::listed(seen));
        reading.sentence += value > 0 ? concat("; its clue says ", value, '.') : std::string(".");
        for (const ClueStatus& status : answers::status(puzzle_).clues)
            if (status.clue.side == clue.side && status.clue.line == clue.line) reading.state = status.state;
        return reading;
    }

    base::Result<LineReading> along(std::string_view name) const {
        const std::optional<Line> line = line_called(name);
        if (!line) return base::Error{concat("the board has no line \"", base::shown(name), '"'), {}};
        LineReading reading = begin(*line, line_name(naming_, *line, size()));
        std::vector<std::string> counts, parts, apart;
        for (const Constraint& constraint : model_.constraints) {
            const auto other = kernel::line_of(constraint);
            if (!other || (*other != *line && *other != line->reversed())) continue;
            if (const auto* exactly = std::get_if<Exactly>(&constraint)) counts.push_back(counted(*exactly));
            if (const auto* pair = std::get_if<CloserPair>(&constraint)) add_arcs(*pair, reading, apart);
            if (const auto* different = std::get_if<AllDifferent>(&constraint)) add_missing(*different, parts);
        }
        for (const LineStatus& status : answers::status(puzzle_).lines)
            if (data_name(status.line, size()) == name) reading.state = status.state;
        if (!counts.empty()) parts.push_back(concat("has ", base::listed(counts)));
        if (parts.empty()) parts.push_back(concat("has ", base::counted(open_in(*line), "open cell")));
        reading.sentence = concat(reading.title, ' ', base::listed(parts), '.');
        if (!apart.empty()) reading.sentence += concat(' ', base::as_sentence(base::listed(apart)));
        return reading;
    }

  private:
    Size size() const { return puzzle_.size(); }

    LineReading begin(Line line, const std::string& name) const {
        LineReading reading;
        reading.title = base::capitalised(name);
        reading.cells = kernel::cells(line);
        return reading;
    }

    std::optional<Line> line_called(std::string_view name) const {
        for (const Lines& lines : {rows(size()), columns(size()), diagonals(size())})
            for (const Line line : lines)
                if (data_name(line, size()) == name) return line;
        return std::nullopt;
    }

    std::string noun(int value) const { return sheet::noun_of(puzzle_.notation(), static_cast<Value>(value)); }

    std::vector<int> places_of(Line line, int value) const {
        std::vector<int> places;
        for (int i = 0; i < line.length; ++i)
            if (filling_[line[i]] == value) places.push_back(i);
        return places;
    }

    int open_in(Line line) const {
        return static_cast<int>(std::ranges::count_if(kernel::cells(line), [&](int cell) { return !filling_[cell]; }));
    }

    /// "1 of 2 Cs".
    std::string counted(const Exactly& exactly) const {
        return concat(places_of(exactly.line, exactly.value).size(), " of ",
                      base::counted(exactly.times, noun(exactly.value)));
    }

    void add_arcs(const CloserPair& pair, LineReading& reading, std::vector<std::string>& apart) const {
        for (const bool far : {false, true}) {
            const int value = far ? pair.far : pair.near;
            const std::vector<int> places = places_of(pair.line, value);
            if (places.size() != 2) continue;
            const int distance = places[1] - places[0];
            reading.arcs.push_back({pair.line[places[0]], pair.line[places[1]], distance, far});
            apart.push_back(concat("the ", noun(value), "s are ", distance, " apart"));
        }
    }

    /// What is missing, where every value must occur.
    void add_missing(const AllDifferent& different, std::vector<std::string>& parts) const {
        Domain values;
        for (const int cell : kernel::cells(different.line)) values |= model_.domains[cell];
        if (values.meets(different.except) || values.size() != different.line.length) return;
        std::vector<std::string> missing;
        for (const int value : values)
            if (places_of(different.line, value).empty()) missing.push_back(noun(value));
        parts.push_back(missing.empty() ? "is full" : concat("still needs ", base::listed(missing)));
    }

    const puzzles::Puzzle& puzzle_;
    const sheet::Naming& naming_;
    const sheet::Filling filling_;
    Model model_;
};

}  // namespace

base::Result<LineReading> reading_of(const puzzles::Puzzle& puzzle, const ReadingPlace& place) {
    const LineReader reader(puzzle);
    if (!place.clue) return reader.along(place.line);
    if (!puzzle.notation().sides) return base::Error{concat(puzzle.kind(), " has no clues beside the board"), {}};
    if (place.clue->line >= sheet::places_on(place.clue->side, puzzle.size()))
        return base::Error{concat("the board has no line ", place.clue->line + 1, " at that side"), {}};
    return reader.from_side(*place.clue);
}

std::string json_of(const LineReading& reading, const puzzles::Puzzle& puzzle, const About& about) {
    const auto cell_of = [&](int cell) { return data_name(cell, puzzle.size()); };
    std::vector<std::string> arcs;
    for (const Arc& arc : reading.arcs) {
        Object item;
        item.add("text", concat(arc.distance));
        item.add_source("cells", concat("[\"", cell_of(arc.first), "\",\"", cell_of(arc.second), "\"]"));
        item.add_truth("dashed", arc.dashed);
        arcs.push_back(std::move(item).end());
    }
    Object object = begun(about);
    object.add("puzzle", puzzle.kind()).add("title", reading.title).add("sentence", reading.sentence);
    object.add_source("cells", list_of_cells(reading.cells, puzzle.size()));
    object.add_source("sees", list_of_cells(reading.sees, puzzle.size()));
    object.add_source("arcs", list_of(arcs)).add("state", name(reading.state));
    return std::move(object).end();
}

}  // namespace gridwright::answers
