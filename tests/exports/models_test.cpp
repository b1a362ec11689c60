// MiniZinc counts the solutions of random models as often as trying every filling does: models that no puzzle of ours
// makes, with gaps in domains, parts of lines, views from everywhere and givens that contradict each other.

#include "gridwright/base/random.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/constraints/meaning.hpp"
#include "gridwright/exports/registry.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>

namespace gridwright::exports {
namespace {

using namespace kernel;

constexpr int models = 60;
constexpr int highest = 4;

constexpr sheet::Symbol symbols[] = {{0, "-", "0", "0", "empty cell"}, {2, "\"", "2", "2", "empty set"}};

const sheet::Notation notation{
    .name = "odd",
    .title = "Odd",
    .symbols = symbols,
    .highest_number = [](Size, std::span<const int>) { return highest; },
};

class RandomModels {
  public:
    Model next() {
        Model model;
        model.reset(random_.one_in(2) ? Size{2, 4} : Size{3, 3}, Domain());
        for (Domain& domain : model.domains) domain = random_.one_in(2) ? Domain::range(0, 2) : values(3);
        for (int count = 1 + below(3); count > 0; --count) add_constraint(model);
        for (int cell = 0; cell < model.size().cells(); ++cell)
            if (random_.one_in(10)) model.givens.push_back({cell, value()});
        if (random_.one_in(4)) model.objective = Fewest{value()};
        return model;
    }

  private:
    int below(int limit) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(limit))); }
    Value value() { return static_cast<Value>(below(highest + 1)); }

    Domain values(int most) {
        Domain some;
        for (int i = 0; i < most; ++i) some.add(value());
        return some;
    }

    /// A row, a column, a diagonal or a part of one, from either end.
    Line line(Size size) {
        while (true) {
            const int first = below(size.cells()), last = below(size.cells());
            const int down = std::abs(size.row_of(first) - size.row_of(last));
            const int across = std::abs(size.column_of(first) - size.column_of(last));
            if (random_.one_in(3)) return row(size, below(size.rows));
            if (first != last && (down == 0 || across == 0 || down == across)) return line_through(size, first, last);
        }
    }

    Origin origin(Size size) {
        switch (below(4)) {
            case 0: return SideClue{Side::left, below(size.rows)};
            case 1: return CellClue{below(size.cells())};
            default: return RuleOfGame{};
        }
    }

    void add_constraint(Model& model) {
        const Size size = model.size();
        const Line place = line(size);
        switch (below(5)) {
            case 0:
                if (random_.one_in(2)) {
                    for (const Line each : columns(size)) model.add(AllDifferent{each, values(2)});
                    return;
                }
                return model.add(AllDifferent{place, random_.one_in(2) ? Domain() : values(2)}, origin(size));
            case 1: return model.add(Visible{place, 1 + below(3)}, origin(size));
            case 2: return model.add(Exactly{place, value(), below(3)}, origin(size));
            case 3: return model.add(CloserPair{row({2, 4}, 0), Value{0}, Value{2}}, origin(size));
            default: {
                Solution other(size);
                for (int cell = 0; cell < size.cells(); ++cell)
                    other[cell] =
                        model.domains[cell].empty() ? Value{0} : static_cast<Value>(model.domains[cell].min());
                return model.add(NotThis{std::make_shared<const Solution>(other)});
            }
        }
    }

    base::Random random_{17};
};

/// The number of solutions; with an objective, the lowest, or -1 if there is none.
int tried(const Model& model) {
    Grid<Domain> domains;
    domains_with_givens(model, domains);
    Solution filling(model.size());
    int count = 0, best = -1;
    const std::function<void(int)> fill = [&](int cell) {
        if (cell == model.size().cells()) {
            if (!constraints::is_solution(model, filling)) return;
            ++count;
            const int objective = model.objective ? objective_of(*model.objective, filling) : 0;
            if (best < 0 || objective < best) best = objective;
            return;
        }
        for (const int value : domains[cell]) {
            filling[cell] = static_cast<Value>(value);
            fill(cell + 1);
        }
    };
    fill(0);
    return model.objective ? best : count;
}

std::string output_of(const std::string& command) {
    std::string text;
    std::FILE* pipe = popen(command.c_str(), "r");
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
    EXPECT_EQ(pclose(pipe), 0) << command;
    return text;
}

int asked(const Model& model, const std::string& file) {
    const std::string name = base::concat(testing::TempDir(), "model_", getpid(), ".mzn");
    std::ofstream(name) << file;
    const std::string said =
        output_of(base::concat("minizinc --solver gecode ", model.objective ? "" : "-a ", name, " 2>&1"));
    std::remove(name.c_str());
    if (!model.objective) {
        int count = 0;
        for (std::size_t at = 0; (at = said.find("----------\n", at)) != said.npos; ++at) ++count;
        EXPECT_NE(said.find("====="), said.npos) << said;
        return count;
    }
    const std::size_t at = said.rfind("# objective: ");
    return at == said.npos ? -1 : std::atoi(said.c_str() + at + 13);
}

TEST(Models, HaveTheSolutionsThatMiniZincFinds) {
    if (std::system("command -v minizinc >/dev/null") != 0)
        GTEST_SKIP() << "minizinc is missing; make exports installs it";
    RandomModels random;
    int solvable = 0;
    for (int i = 0; i < models; ++i) {
        const Model model = random.next();
        const std::string file = *written(*find("minizinc"), model, blank(notation, model.size()));
        const int solutions = tried(model);
        ASSERT_EQ(asked(model, file), solutions) << file;
        solvable += model.objective ? solutions >= 0 : solutions > 0;
    }
    EXPECT_GT(solvable, models / 4);
}

}  // namespace
}  // namespace gridwright::exports
