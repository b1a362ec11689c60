// The numbers of the variables never change, so small files are compared byte by byte and larger ones by their hash.
// Other tests read files as another program would, and compare them with the meaning of the rules.

#include "gridwright/exports/dimacs/dimacs.hpp"

#include "gridwright/base/sha256.hpp"
#include "gridwright/constraints/meaning.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/exports/registry.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "tests/support/every_kind.hpp"
#include "tests/support/random_boards.hpp"
#include "tests/support/settling.hpp"
#include "tests/support/sheet_from.hpp"

#include <map>

namespace gridwright::exports::dimacs {
namespace {

using namespace kernel;
using constraints::Literal;
using tests::Settled;

std::string file_of(const sheet::Sheet& sheet) {
    Model model;
    puzzles::make(sheet)->model(model);
    return *written(export_row, model, sheet);
}

const sheet::Notation& kind(std::string_view name) {
    return puzzles::find(name)->notation;
}

/// The file without the comments that are for people alone.
std::string map_and_clauses(const std::string& file) {
    const std::size_t map = file.find("c r1c1 "), helpers = file.find("c\n", map), clauses = file.find("p cnf ", map);
    return file.substr(map, std::min(helpers, clauses) - map) + file.substr(clauses);
}

std::string map_and_clauses(std::string_view text, std::string_view name) {
    return map_and_clauses(file_of(tests::sheet_from(text, kind(name))));
}

TEST(Dimacs, NeverChangesForHeights) {
    EXPECT_EQ(map_and_clauses("skyscraper 2\n. .\n2 . . .\n. . 1 .\n. .\n", "skyscraper"),
              "c r1c1 1:-1 2:1\n"
              "c r1c2 1:-2 2:2\n"
              "c r2c1 1:-3 2:3\n"
              "c r2c2 1:-4 2:4\n"
              "p cnf 4 21\n"
              "1 2 0\n-1 -2 0\n-1 -2 0\n1 2 0\n"  // row 1: at most one 1, some 1, at most one 2, some 2
              "3 4 0\n-3 -4 0\n-3 -4 0\n3 4 0\n"
              "1 3 0\n-1 -3 0\n-1 -3 0\n1 3 0\n"
              "2 4 0\n-2 -4 0\n-2 -4 0\n2 4 0\n"
              "-1 0\n1 2 0\n2 0\n-1 0\n"  // the clue
              "-4 0\n");                  // the given
}

TEST(Dimacs, NeverChangesForPegs) {
    EXPECT_EQ(map_and_clauses("hoodoo 2 3 colours=2\n1 . x\n. _ .\n", "hoodoo"),
              "c r1c1 _:1 1:2 2:3\n"
              "c r1c2 _:4 1:5 2:6\n"
              "c r1c3 x:always\n"
              "c r2c1 _:7 1:8 2:9\n"
              "c r2c2 _:10 1:11 2:12\n"
              "c r2c3 _:13 1:14 2:15\n"
              "p cnf 15 40\n"
              "1 2 3 0\n-1 -2 0\n-1 -3 0\n-2 -3 0\n"
              "4 5 6 0\n-4 -5 0\n-4 -6 0\n-5 -6 0\n"
              "7 8 9 0\n-7 -8 0\n-7 -9 0\n-8 -9 0\n"
              "10 11 12 0\n-10 -11 0\n-10 -12 0\n-11 -12 0\n"
              "13 14 15 0\n-13 -14 0\n-13 -15 0\n-14 -15 0\n"
              "-2 -5 0\n-3 -6 0\n"
              "-8 -11 0\n-8 -14 0\n-11 -14 0\n-9 -12 0\n-9 -15 0\n-12 -15 0\n"
              "-2 -8 0\n-3 -9 0\n-5 -11 0\n-6 -12 0\n"
              "-2 -11 0\n-3 -12 0\n-5 -14 0\n-6 -15 0\n"
              "-5 -8 0\n-6 -9 0\n"
              "2 0\n10 0\n");
}

/// A board with a clue at every place, whether they fit together or not, and a diagonal of givens.
std::string hash_of(std::string_view name, int side) {
    sheet::Sheet sheet = blank(kind(name), {side, side});
    for (auto& clues : sheet.sides)
        for (int i = 0; i < std::ssize(clues); ++i) clues[static_cast<std::size_t>(i)] = 1 + i % side;
    for (int i = 0; i < side; i += 2) sheet.cells.at(i, i) = Value{1};
    return base::hexadecimal(base::sha256(map_and_clauses(file_of(sheet)))).substr(0, 16);
}

TEST(Dimacs, NeverChangesForLargerBoards) {
    EXPECT_EQ(hash_of("skyscraper", 4), "55cd4b71255ceaea");
    EXPECT_EQ(hash_of("skyscraper", 9), "dfe3b2a72ef9e39f");
    EXPECT_EQ(hash_of("skyscraper", 27), "7a268f107d205af3");
    EXPECT_EQ(hash_of("hoodoo", 8), "3f7f6660184edfc2");
    EXPECT_EQ(hash_of("hoodoo", 27), "6072c9a98508139c");
    EXPECT_EQ(hash_of("close-or-far", 6), "93229e19722fd0b6");
    EXPECT_EQ(hash_of("close-or-far", 12), "6294ec86187e1f68");
}

TEST(Dimacs, NumbersTheCellsFirst) {
    for (const auto& [name, side, values] :
         {std::tuple("skyscraper", 5, 5), std::tuple("skyscraper", 30, 30), std::tuple("hoodoo", 30, 31)}) {
        const std::string file = file_of(blank(kind(name), {side, side}));
        int variable = 0;
        for (int row = 1; row <= side; ++row)
            for (int column = 1; column <= side; ++column) {
                const auto at = file.find(base::concat("c r", row, 'c', column, ' '));
                const std::string line = file.substr(at, file.find('\n', at) - at);
                EXPECT_NE(line.find(base::concat(':', variable + 1, ' ')), line.npos) << line;
                EXPECT_TRUE(line.ends_with(base::concat(':', variable + values))) << line;
                variable += values;
            }
    }
}

/// A file as another program reads it.
struct ReadFile {
    std::map<std::pair<std::string, std::string>, Literal> literals;  // of a cell and a value as text
    constraints::Formula formula;
};

ReadFile read_file(std::string_view text) {
    ReadFile file;
    int variables = -1;
    std::size_t clauses = 0;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(line.size() + 1);
        std::vector<std::string> words;
        for (std::size_t at = 0; at < line.size(); at += words.back().size() + 1)
            words.emplace_back(line.substr(at, line.find(' ', at) - at));
        if (words.front() == "p") {
            EXPECT_EQ(words[1], "cnf");
            EXPECT_TRUE(base::read_number(words[2], variables) && base::read_number(words[3], clauses));
            for (int i = 0; i < variables; ++i) file.formula.new_variable();
        } else if (words.front() != "c") {
            std::vector<Literal> clause(words.size());
            for (std::size_t i = 0; i < words.size(); ++i) EXPECT_TRUE(base::read_number(words[i], clause[i])) << line;
            EXPECT_EQ(clause.back(), 0);
            clause.pop_back();
            for (const Literal literal : clause) EXPECT_LE(std::abs(literal), variables);
            file.formula.add(clause);
        } else if (line.starts_with("c r") && words.size() > 2 && words[2].find(':') != std::string::npos) {
            for (std::size_t i = 2; i < words.size(); ++i) {
                const std::size_t colon = words[i].rfind(':');
                Literal& literal = file.literals[{words[1], words[i].substr(0, colon)}];
                if (words[i].substr(colon + 1) == "always")
                    literal = constraints::always;
                else
                    EXPECT_TRUE(base::read_number(std::string_view(words[i]).substr(colon + 1), literal)) << line;
            }
        }
    }
    EXPECT_EQ(file.formula.clauses(), clauses);
    return file;
}

TEST(Dimacs, SaysWhatTheRulesSay) {
    base::Random random(11);
    int kept = 0, broken = 0;
    for (int i = 0; i < 150; ++i) {
        const sheet::Sheet sheet = tests::random_sheet(random);
        Model model;
        puzzles::make(sheet)->model(model);
        const ReadFile file = read_file(file_of(sheet));
        Search search;
        search.solutions = search.keep = 3;
        Model without_objective = model;
        without_objective.objective.reset();
        std::vector<Solution> fillings = engines::fd::FdEngine().run(without_objective, search).kept;
        for (std::size_t k = fillings.size(); k-- > 0;) {
            fillings.push_back(fillings[k]);
            auto& cell =
                fillings.back()[static_cast<int>(random.below(static_cast<std::uint64_t>(model.size().cells())))];
            cell = cell == 1 ? Value{2} : Value{1};
        }
        for (const Solution& filling : fillings) {
            std::vector<Literal> literals;
            bool possible = true;
            for (int cell = 0; cell < model.size().cells(); ++cell) {
                const auto found =
                    file.literals.find({data_name(cell, model.size()), sheet::text_of(*sheet.notation, filling[cell])});
                if (found == file.literals.end())
                    possible = false;
                else
                    literals.push_back(found->second);
            }
            const bool right = constraints::is_solution(without_objective, filling);
            ASSERT_EQ(possible ? tests::propagated(file.formula, literals) : Settled::broken,
                      right ? Settled::kept : Settled::broken);
            ++(right ? kept : broken);
        }
    }
    EXPECT_GT(kept, 100);
    EXPECT_GT(broken, 100);
}

TEST(Dimacs, SaysThatItHasNoObjective) {
    const auto says = [](std::string_view text) {
        return file_of(tests::sheet_from(text, kind("hoodoo"))).find("c A formula has no objective") !=
               std::string::npos;
    };
    EXPECT_TRUE(says("hoodoo 3 3\n"));
    EXPECT_FALSE(says("hoodoo 3 3 pegs=none\n"));
}

TEST(Dimacs, RefusesWhatIsTooLarge) {
    const sheet::Sheet sheet = blank(kind("hoodoo"), {62, 62});
    Model model;
    puzzles::make(sheet)->model(model);
    EXPECT_FALSE(export_row.cannot_carry(model)) << "every board of our kinds fits";
    for (int i = 0; i < 40'000; ++i) model.add(AllDifferent{row({62, 62}, 0)});
    const auto refused = written(export_row, model, sheet);
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().message.starts_with("the formula of this board may have ")) << refused.error().message;
}

}  // namespace
}  // namespace gridwright::exports::dimacs
