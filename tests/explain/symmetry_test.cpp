// Turned, mirrored and recoloured images of a puzzle have the same grade in every member.

#include "gridwright/sheet/symmetry.hpp"

#include "tests/support/explained.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <numeric>
#include <utility>

namespace gridwright::tests {
namespace {

/// The sheet with its colours renamed; transparent pegs and holes stay.
sheet::Sheet renamed(sheet::Sheet sheet, base::Random& random) {
    std::vector<kernel::Value> names(
        static_cast<std::size_t>(sheet.notation->highest_number(sheet.size, sheet.options)) + 1);
    std::iota(names.begin(), names.end(), kernel::Value{0});
    random.shuffle(std::span(names).subspan(1));
    for (auto& cell : sheet.cells)
        if (cell && *cell < names.size()) cell = names[*cell];
    return sheet;
}

/// Returns how many images have been compared.
int expect_same_grades(const std::vector<sheet::Sheet>& sheets) {
    Explainers explainers;
    base::Random random(1);
    int compared = 0;
    for (const sheet::Sheet& sheet : sheets) {
        const auto grade = explainers.grade(sheet);
        EXPECT_TRUE(grade) << answers::json_of(sheet, {});
        for (const kernel::Turning& turning : sheet.notation->symmetries) {
            const sheet::Sheet image = sheet::turned(sheet, turning);
            const bool colours = sheet.notation->numbers_interchangeable;
            EXPECT_EQ(explainers.grade(colours ? renamed(image, random) : image), grade) << answers::json_of(sheet, {});
            ++compared;
        }
    }
    return compared;
}

/// Cells in random order get a random colour that no other attacks them with, or a transparent peg.
sheet::Sheet random_colouring(kernel::Size size, base::Random& random) {
    const puzzles::PuzzleRow& kind = *puzzles::find("hoodoo");
    sheet::Sheet sheet = blank(kind.notation, size);
    std::vector<int> cells(static_cast<std::size_t>(size.cells()));
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(std::span(cells));
    const int colours = kind.notation.highest_number(size, sheet.options);
    for (const int cell : cells) {
        kernel::Domain fitting = kernel::Domain::range(1, colours);
        for (int other = 0; other < size.cells(); ++other) {
            const int down = std::abs(size.row_of(cell) - size.row_of(other)),
                      across = std::abs(size.column_of(cell) - size.column_of(other));
            if (sheet.cells[other] && (!down || !across || down == across)) fitting.remove(*sheet.cells[other]);
        }
        std::vector<kernel::Value> choice;
        for (const int colour : fitting) choice.push_back(static_cast<kernel::Value>(colour));
        sheet.cells[cell] = choice.empty() ? kernel::Value{0} : choice[random.below(choice.size())];
    }
    return sheet;
}

/// A puzzle with one solution: givens of a random board are left out as long as it can be graded.
sheet::Sheet random_puzzle(kernel::Size size, Explainers& explainers, base::Random& random) {
    sheet::Sheet sheet = random_colouring(size, random);
    std::vector<int> cells(static_cast<std::size_t>(size.cells()));
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(std::span(cells));
    for (const int cell : cells) {
        const auto given = std::exchange(sheet.cells[cell], std::nullopt);
        if (!explainers.grade(sheet)) sheet.cells[cell] = given;
    }
    return sheet;
}

TEST(Grades, AreTheSameForEveryImageOfASkyscraper) {
    int compared = 0;
    for (const std::string set : {"6de", "6dh", "6dx", "6du"}) compared += expect_same_grades(towers(set, 15));
    for (const int size : {4, 5, 6}) compared += expect_same_grades(generated_boards("skyscraper", size, tried(40)));
    EXPECT_GT(compared, tests::tried(1000));
}

TEST(Grades, AreTheSameForEveryImageOfACloseOrFar) {
    int compared = expect_same_grades(generated_boards("close-or-far", 6, tried(60)));
    compared += expect_same_grades(generated_boards("close-or-far", 7, tried(15)));
    EXPECT_GT(compared, tests::tried(400));
}

TEST(Grades, AreTheSameForEveryImageAndColouringOfASquareHoodoo) {
    int compared = 0;
    for (const int size : {4, 5}) compared += expect_same_grades(generated_boards("hoodoo", size, tried(40)));
    compared += expect_same_grades(generated_boards("hoodoo", 6, tried(5)));
    compared += expect_same_grades(generated_boards("hoodoo", 7, tried(10)));
    EXPECT_GT(compared, tests::tried(600));
}

TEST(Grades, AreTheSameForEveryImageAndColouringOfARectangle) {
    Explainers explainers;
    base::Random random(2);
    std::vector<sheet::Sheet> sheets;
    for (const kernel::Size size : {kernel::Size{2, 5}, {3, 4}, {3, 5}, {4, 5}, {5, 3}, {6, 4}, {5, 6}})
        for (unsigned i = 0; i < tried(25); ++i) sheets.push_back(random_puzzle(size, explainers, random));
    EXPECT_GT(expect_same_grades(sheets), tests::tried(1300));
}

}  // namespace
}  // namespace gridwright::tests
