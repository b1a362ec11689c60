// Why a wrong entry is wrong, as another program sees it: the steps from the board to a contradiction, judged as the
// argument of a what-if that assumes the entry.

#include "gridwright/answers/begun.hpp"
#include "gridwright/answers/candidates.hpp"
#include "gridwright/answers/step_json.hpp"
#include "gridwright/base/random.hpp"
#include "gridwright/engines/auto/auto.hpp"
#include "gridwright/formats/writer.hpp"
#include "gridwright/generator/registry.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "tests/support/judge.hpp"
#include "tests/support/sanitized.hpp"

#include <gtest/gtest.h>

namespace gridwright::tests {
namespace {

/// The list of the member "because" in an answer.
std::string because_in(const std::string& json) {
    const std::string key = "\"because\":";
    const std::size_t begin = json.find(key) + key.size(), end = json.rfind(",\"sentence\":");
    return json.substr(begin, end - begin);
}

struct Refuted {
    sheet::Sheet board;  ///< with the right entries as givens
    kernel::Solution solution;
    int cell = 0;
    kernel::Value value = 0;  ///< the wrong entry
    std::string steps = {};   ///< against it
};

/// What the judge says about a what-if with this argument against a value; it goes on to complain that the puzzle is
/// not solved.
std::string fault_of(const Refuted& refuted, kernel::Value value, judge::Tally& tally) {
    const sheet::Notation& notation = *refuted.board.notation;
    const std::string cell = kernel::data_name(refuted.cell, refuted.board.size);
    std::string spelled, solution;
    formats::append_cell(notation, formats::json_script, value, spelled);
    formats::write_json_grid(notation, refuted.solution, solution);
    const std::string step = base::concat(
        R"({"format":2,"kind":"step","index":1,"technique":"L8","name":"what-if","level":9,"cost":1,"assume":{"cell":")",
        cell, R"(","value":)", spelled, R"(},"steps":)", refuted.steps, R"(,"concludes":{"struck":[{"cell":")", cell,
        R"(","values":[)", spelled, R"(]}]},"sentence":"x"})");
    const std::string summary =
        base::concat(R"({"kind":"explained","count":1,"verdict":"begun","solution":)", solution, '}');
    return judge::fault_in(answers::json_of(refuted.board, {}), {step, summary}, tally);
}

/// Wrong entries on puzzles of a kind, among none, some and many right ones.
std::vector<Refuted> refuted(std::string_view kind, int size, int count) {
    engines::automatic::AutomaticEngine engine;
    answers::Workspace workspace(engine);
    auto maker = generator::open(*generator::find(kind), {size, 1, {}}, {engine});
    std::vector<Refuted> all;
    for (int i = 1; i <= (sanitized ? count / 4 + 1 : count); ++i) {
        base::Random random = base::Random::for_item(6, static_cast<std::uint64_t>(i));
        const auto made = (*maker)->make(base::Random::for_item(1, static_cast<std::uint64_t>(i)), {});
        if (!made) continue;
        sheet::Sheet sheet = made->puzzle;
        sheet.begun.entries.reset(sheet.size, std::nullopt);
        std::vector<int> open;
        for (int cell = 0; cell < sheet.size.cells(); ++cell) {
            if (sheet.cells[cell]) continue;
            if (i % 3 > 0 && random.below(4) < static_cast<std::uint64_t>(i % 3))
                sheet.begun.entries[cell] = made->solution[cell];
            else
                open.push_back(cell);
        }
        if (open.empty()) continue;
        Refuted one{answers::with_entries_given(sheet), made->solution, open[random.below(open.size())]};
        do one.value = made->solution[static_cast<int>(random.below(static_cast<std::uint64_t>(sheet.size.cells())))];
        while (one.value == made->solution[one.cell]);
        sheet.begun.entries[one.cell] = one.value;
        const auto puzzle = puzzles::make(sheet);
        const auto answer = answers::hint(workspace, *puzzle, {});
        EXPECT_EQ(answer->wrong, std::vector{one.cell});
        // A value that is on a line already is no candidate, and nothing needs to be argued.
        if (!answers::candidates(*puzzles::make(one.board)).all[one.cell]->contains(one.value)) continue;
        one.steps = because_in(answers::json_of(*answer, *puzzle, answers::Reveal::move, {}));
        all.push_back(std::move(one));
    }
    return all;
}

void expect_sound(std::string_view kind, int size, int count) {
    judge::Tally tally;
    for (const Refuted& one : refuted(kind, size, count))
        EXPECT_EQ(fault_of(one, one.value, tally), "not explained to the end: begun")
            << one.steps << '\n'
            << answers::json_of(one.board, {});
    EXPECT_GT(tally.inner, 0);
}

TEST(Refutations, OfHeightsAreSound) {
    expect_sound("skyscraper", 6, 45);
}

TEST(Refutations, OfLettersAreSound) {
    expect_sound("close-or-far", 6, 45);
}

TEST(Refutations, OfPegsAreSound) {
    expect_sound("hoodoo", 4, 45);
}

/// The judge is no rubber stamp: the argument against an entry says nothing against the right value.
TEST(Refutations, OfRightEntriesAreRefused) {
    judge::Tally tally;
    std::size_t refused = 0;
    const auto all = refuted("skyscraper", 5, 12);
    for (const Refuted& one : all)
        refused += fault_of(one, one.solution[one.cell], tally) != "not explained to the end: begun";
    EXPECT_EQ(refused, all.size());
}

}  // namespace
}  // namespace gridwright::tests
