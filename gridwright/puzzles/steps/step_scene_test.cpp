#include "gridwright/puzzles/steps/step_scene.hpp"

#include "gridwright/puzzles/common/scene_cells.hpp"
#include "tests/support/explained.hpp"

#include <gtest/gtest.h>

#include <set>

namespace gridwright::puzzles::steps {
namespace {

using render::Role;

int labels_read(const render::Scene& scene) {
    int count = 0;
    for (const auto& labels : scene.labels)
        for (const render::SceneLabel& label : labels) count += label.role == Role::read;
    return count;
}

/// The values that are crossed out in a cell.
kernel::Domain crossed_out(const render::SceneCell& cell, const std::vector<kernel::Value>& values) {
    kernel::Domain struck;
    for (const render::SceneMark& mark : cell.marks)
        if (mark.role == Role::struck) struck.add(values[static_cast<std::size_t>(mark.place)]);
    return struck;
}

void add_read(const explain::Step& step, std::vector<char>& cells, std::set<int>& clues) {
    for (const explain::CellMarks& cell : step.premises.cells) cells[static_cast<std::size_t>(cell.cell)] = 1;
    clues.insert(step.premises.clues.begin(), step.premises.clues.end());
    for (const explain::Step& inner : step.inner) {
        add_read(inner, cells, clues);
        for (const kernel::Given& placed : inner.conclusion.placed) cells[static_cast<std::size_t>(placed.cell)] = 1;
    }
}

void expect_shown(const explain::Step& step, const explain::Position& position, const Puzzle& puzzle) {
    const render::Scene scene = scene_of(step, position, puzzle);
    const std::vector<kernel::Value> values = enterable_values(puzzle);
    kernel::Grid<kernel::Domain> struck(puzzle.size());
    std::vector<char> placed(static_cast<std::size_t>(puzzle.size().cells())), read = placed;
    for (const explain::CellMarks& cell : step.conclusion.struck) struck[cell.cell] = cell.marks;
    for (const kernel::Given& cell : step.conclusion.placed) placed[cell.cell] = 1;
    std::set<int> clues;
    add_read(step, read, clues);
    for (int cell = 0; cell < puzzle.size().cells(); ++cell) {
        const render::SceneCell& shown = scene.cells[cell];
        EXPECT_EQ(shown.role == Role::placed, placed[cell] != 0);
        if (!placed[cell]) {
            EXPECT_EQ(crossed_out(shown, values), struck[cell]);
            EXPECT_EQ(shown.role == Role::read, read[cell] != 0);
            EXPECT_EQ(!shown.text.empty(), position.placed(cell) || puzzle.sheet().cells[cell].has_value());
        } else {
            EXPECT_FALSE(shown.text.empty());
        }
    }
    EXPECT_EQ(labels_read(scene), static_cast<int>(clues.size()));
}

TEST(StepScene, ShowsWhatIsReadPlacedAndStruck) {
    engines::automatic::AutomaticEngine engine;
    answers::Workspace workspace{engine};
    std::size_t steps = 0;
    for (const auto& [kind, size] : {std::pair{"skyscraper", 5}, {"hoodoo", 4}, {"close-or-far", 6}})
        for (const sheet::Sheet& sheet : tests::generated_boards(kind, size, 3)) {
            const auto puzzle = make(sheet);
            const auto explanation = answers::explain(workspace, *puzzle, {});
            ASSERT_TRUE(explanation && explanation->finished);
            for (std::size_t i = 0; i < explanation->steps.size(); ++i)
                expect_shown(explanation->steps[i], explanation->positions[i], *puzzle);
            steps += explanation->steps.size();
        }
    EXPECT_GT(steps, 100u);
}

}  // namespace
}  // namespace gridwright::puzzles::steps
