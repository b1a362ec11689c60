#include "tests/support/marked_boards.hpp"

#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/explain/common/consequence.hpp"
#include "tests/support/random_boards.hpp"
#include "tests/support/small_questions.hpp"

#include <string>

namespace gridwright::tests {

using namespace kernel;
using namespace explain;

namespace {

/// A solution found by a random labeling; empty if the model has none.
Solution some_solution(const Model& model, base::Random& random) {
    Search search;
    search.labeling.value = ValueChoice::random;
    search.seed = random.next();
    engines::fd::FdEngine engine;
    const Outcome outcome = engine.run(model, search);
    return outcome.kept.empty() ? Solution() : outcome.kept.front();
}

/// Strikes values at random, few or many, but not those of the solution.
std::unique_ptr<MarkedBoard> marked_at_random(Model model, const Solution& solution, base::Random& random) {
    auto marked = std::make_unique<MarkedBoard>(std::move(model));
    const std::uint64_t strictness = random.below(10);
    for (int cell = 0; cell < marked->board.cells(); ++cell)
        for (const int value : marked->position.marks(cell))
            if (value != solution[cell] && random.below(10) < strictness)
                marked->position.strike(cell, Domain::single(value));
    return marked;
}

template <typename Make>
std::unique_ptr<MarkedBoard> solvable(base::Random& random, Make make) {
    while (true) {
        Model model;
        puzzles::make(make(random))->model(model);
        model.objective.reset();
        const Solution solution = some_solution(model, random);
        if (solution.size().cells() > 0) return marked_at_random(std::move(model), solution, random);
    }
}

/// A model of nothing but these premises.
Model only_premises(const Premises& premises, const explain::Board& board) {
    Model model;
    model.domains = board.model().domains;
    for (const CellMarks& cell : premises.cells) model.domains[cell.cell] &= cell.marks;
    for (const int rule : premises.rules)
        for (const std::size_t constraint : board.rules[rule].constraints)
            model.add(board.model().constraints[constraint]);
    for (const int clue : premises.clues) model.add(board.model().constraints[board.clues[clue].constraint]);
    return model;
}

bool impossible(const Model& model) {
    for (const Domain domain : model.domains)
        if (domain.empty()) return true;
    engines::fd::FdEngine engine;
    return engine.run(model, {}).verdict() == Verdict::impossible;
}

bool follows(const Premises& premises, const Conclusion& conclusion, const explain::Board& board) {
    const Model model = only_premises(premises, board);
    if (conclusion.contradiction) return impossible(model);
    const auto denied = [&](int cell, Domain values) {
        Model denying = model;
        denying.domains[cell] &= values;
        return impossible(denying);
    };
    for (const Given& given : conclusion.placed)
        if (!denied(given.cell, model.domains[given.cell] - Domain::single(given.value))) return false;
    for (const CellMarks& struck : conclusion.struck)
        if (!denied(struck.cell, struck.marks)) return false;
    return true;
}

Constraint turned(Constraint constraint, const std::vector<int>& target, Size size) {
    std::visit(
        [&](auto& each) {
            if constexpr (requires { each.line; }) {
                const Line line = each.line;
                each.line = line_through(size, target[static_cast<std::size_t>(line[0])],
                                         target[static_cast<std::size_t>(line[line.length - 1])]);
            }
        },
        constraint);
    return constraint;
}

}  // namespace

kernel::Model latin(int side) {
    return square_board(side, kernel::Domain::range(1, side),
                        [](kernel::Line line) { return kernel::AllDifferent{line}; });
}

kernel::Domain these(std::initializer_list<int> values) {
    kernel::Domain domain;
    for (const int value : values) domain.add(value);
    return domain;
}

std::unique_ptr<MarkedBoard> random_marked_board(base::Random& random) {
    return solvable(random, random_sheet);
}

std::unique_ptr<MarkedBoard> random_marked_letters(base::Random& random) {
    return solvable(random, random_close_or_far);
}

std::unique_ptr<MarkedBoard> random_marked_heights(base::Random& random, int side) {
    const Size size{side, side};
    Model model;
    model.reset(size, Domain::range(1, side));
    for (const auto& lines : {rows(size), columns(size)})
        for (const Line line : lines) model.add(AllDifferent{line});
    const Solution solution = some_solution(model, random);
    for (const auto& lines : {rows(size), columns(size)})
        for (const Line along : lines)
            for (const Line line : {along, along.reversed()}) {
                int seen = 0, top = 0;
                for (int i = 0; i < side; ++i)
                    if (solution[line[i]] > top) top = solution[line[i]], ++seen;
                if (!random.one_in(3)) model.add(Visible{line, seen});
            }
    return marked_at_random(std::move(model), solution, random);
}

std::unique_ptr<MarkedBoard> turned(const MarkedBoard& marked, Turning how) {
    const Size size = turned(marked.board.size(), how);
    std::vector<int> target(static_cast<std::size_t>(size.cells()));
    for (int cell = 0; cell < size.cells(); ++cell)
        target[static_cast<std::size_t>(source_of(size.row_of(cell), size.column_of(cell), size, how))] = cell;
    Model model;
    model.domains.reset(size, {});
    for (int cell = 0; cell < size.cells(); ++cell)
        model.domains[target[static_cast<std::size_t>(cell)]] = marked.model.domains[cell];
    for (std::size_t i = 0; i < marked.model.constraints.size(); ++i)
        model.add(turned(marked.model.constraints[i], target, size), marked.model.constraints.origin(i));
    for (const Given& given : marked.model.givens)
        model.givens.push_back({target[static_cast<std::size_t>(given.cell)], given.value});
    auto image = std::make_unique<MarkedBoard>(std::move(model));
    for (int cell = 0; cell < size.cells(); ++cell)
        image->position.keep_only(target[static_cast<std::size_t>(cell)], marked.position.marks(cell));
    return image;
}

Findings conclusions(const Technique& technique, const Position& position) {
    Findings findings(Findings::Mode::conclusions);
    findings.begin(0);
    technique.find(position, findings);
    findings.struck.resize(position.board().cells());
    return findings;
}

std::optional<Step> first_step(const Technique& technique, const Position& position) {
    Findings findings(Findings::Mode::first);
    findings.begin(0);
    technique.find(position, findings);
    if (findings.steps.empty()) return std::nullopt;
    Consequence consequence(position.board());
    shrink(findings.steps.front(), position.board(), consequence);
    return findings.steps.front();
}

bool is_out(const MarkedBoard& marked, int cell, int value) {
    Model model = marked.model;
    model.domains = marked.position.marks();
    model.domains[cell] &= Domain::single(value);
    return impossible(model);
}

std::string fault_in_premises(const Step& step, const explain::Board& board) {
    if (!follows(step.premises, step.conclusion, board)) return "it does not follow";
    const auto without = [&](auto part, std::size_t index) {
        Premises less = step.premises;
        (less.*part).erase((less.*part).begin() + static_cast<std::ptrdiff_t>(index));
        return follows(less, step.conclusion, board);
    };
    std::size_t number = 0;
    const auto needless = [&](auto part) {
        for (std::size_t i = 0; i < (step.premises.*part).size(); ++i)
            if (++number; without(part, i)) return true;
        return false;
    };
    if (needless(&Premises::rules) || needless(&Premises::clues) || needless(&Premises::cells))
        return "it follows without premise " + std::to_string(number);
    return "";
}

}  // namespace gridwright::tests
