// A fourth kind of puzzle for the browser module, as somebody would add it: diagonal latin squares, in which every row,
// every column and both long diagonals have each number once. It shows that whoever puts questions to the module knows
// a new kind from the answers alone. Here all of it is in one file; docs/adding-a-puzzle.md has the usual places.

#include "gridwright/generator/common/dig.hpp"
#include "gridwright/generator/registry.hpp"
#include "gridwright/puzzles/common/scene_cells.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <algorithm>

namespace {

using namespace gridwright;
using kernel::Line;
using kernel::Solution;

constexpr std::string_view rules[] = {
    "Fill in the numbers from 1 to the number of rows.",
    "Every row, every column and both long diagonals have each number once.",
};

constexpr std::string_view example =
    "diagonal 5\n"
    ". . 1 . .\n"
    ". . . 3 .\n"
    ". . . . 4\n"
    "2 . . . .\n"
    ". . 3 5 .\n";

const sheet::Notation notation{
    .name = "diagonal",
    .functor = "diagonal",
    .title = "Diagonal",
    .summary = "Each number once in every row, every column and both long diagonals.",
    .rules = rules,
    .example = example,
    .blank_by_header = true,
    .cell_noun = "number",
    .highest_number = [](kernel::Size size, std::span<const int>) { return size.rows; },
    .numbers_interchangeable = true,
    .page = {.first_size = 4, .last_at_once = 6, .daily_size = 5},
};

class Diagonal final : public puzzles::Puzzle {
  public:
    using Puzzle::Puzzle;

    void model(kernel::Model& m) const override {
        const int n = size().rows;
        m.reset(size(), kernel::Domain::range(1, n));
        for (const auto& lines : {rows(size()), columns(size())})
            for (const Line line : lines) m.add(kernel::AllDifferent{line});
        if (n > 1) {
            m.add(kernel::AllDifferent{line_through(size(), 0, n * n - 1)});
            m.add(kernel::AllDifferent{line_through(size(), n - 1, n * (n - 1))});
        }
        add_givens(m);
    }

    render::Scene scene(const sheet::Filling& filling) const override {
        render::Scene scene = begin_scene(*this, filling);
        scene.frame = render::Scene::Frame::boxes;
        return scene;
    }
};

/// Digs puzzles out of random boards.
class DiagonalMaker final : public generator::Maker {
  public:
    DiagonalMaker(const generator::MakeSettings& settings, generator::Engines engines)
        : size_{settings.size, settings.size}, engines_(engines) {}

    generator::Attempt<generator::Made> make(base::Random random, const kernel::Limits& limits) override {
        generator::Patience patience(limits);
        sheet::Sheet everything = sheet::blank(notation, size_);
        const std::optional<Solution> board = random_board(everything, random, limits);
        if (!board) return generator::Patience::refusal();
        std::copy(board->begin(), board->end(), everything.cells.begin());

        generator::Draft draft(everything, *board);
        draft.shown = draft.all_givens();
        generator::Groups cells = generator::one_by_one(draft.shown);
        random.shuffle(std::span(cells));
        generator::Rivals rivals(draft, engines_, patience);
        if (!leave_out_needless(draft, rivals, cells)) return generator::Patience::refusal();
        return generator::Made{draft.sheet(), *board};
    }

  private:
    std::optional<Solution> random_board(const sheet::Sheet& blank, base::Random& random,
                                         const kernel::Limits& limits) const {
        kernel::Model model;
        Diagonal(blank).model(model);
        kernel::Search search;
        search.solutions = 1;
        search.labeling.value = kernel::ValueChoice::random;
        search.seed = random.next();
        search.limits = limits;
        kernel::Outcome outcome = engines_.finder.run(model, search);
        return outcome.kept.empty() ? std::nullopt : std::optional(std::move(outcome.kept.front()));
    }

    const kernel::Size size_;
    const generator::Engines engines_;
};

generator::Attempt<std::unique_ptr<generator::Maker>> open(const generator::MakeSettings& settings,
                                                           generator::Engines engines) {
    return std::unique_ptr<generator::Maker>(std::make_unique<DiagonalMaker>(settings, engines));
}

constexpr generator::LevelsOfSize levels[] = {{4, "15"}, {5, "1356"}};

[[maybe_unused]] const bool added = [] {
    puzzles::add({notation, puzzles::make_as<Diagonal>});
    generator::add({notation, "fd", {4, 8}, {}, open, generator::all_cells, 0, levels});
    return true;
}();

}  // namespace
