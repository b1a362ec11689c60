#include "tests/support/agreement.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/engines/brute/brute.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/writer.hpp"

namespace gridwright::tests {

using namespace kernel;

namespace {

template <typename Choice, std::size_t n>
std::string_view name_in(const Named<Choice> (&table)[n], Choice choice) {
    for (const auto& row : table)
        if (row.choice == choice) return row.name;
    return {};
}

std::string shown(std::optional<int> number) {
    return number ? std::to_string(*number) : "none";
}

/// Everything in which the two must agree, in one line.
std::string facts(const Outcome& outcome) {
    std::string text =
        base::concat(name(outcome.verdict()), ", ", outcome.found, " found, complete ", outcome.complete() ? 1 : 0,
                     ", objective ", shown(outcome.objective), ", bound ", shown(outcome.bound), ", board");
    if (outcome.verdict() == Verdict::unique)
        for (const Value value : outcome.kept.front()) text += base::concat(' ', value);
    return text;
}

}  // namespace

std::vector<Labeling> every_labeling() {
    std::vector<Labeling> all;
    for (const auto& variable : variable_choices) {
        if (variable.name == "most_constrained") continue;  // another name of ffc
        for (const auto& value : value_choices)
            for (const Order order : {Order::up, Order::down}) all.push_back({variable.choice, value.choice, order});
    }
    return all;
}

Comparison compare_engines(const puzzles::Puzzle& puzzle, const Labeling& labeling, std::uint64_t seed) {
    engines::brute::BruteEngine judge;
    Model model;
    puzzle.model(model);
    base::require(judge.understands(model), "a board to compare on is small enough to be judged");

    Search search;
    search.solutions = 50;
    const Outcome judged = judge.run(model, search);

    search.labeling = labeling;
    search.seed = seed;
    search.limits.failures = 20000;
    Comparison comparison{judged.verdict(), 0, {}};
    for (const engines::EngineRow& row : engines::engine_table()) {
        const auto engine = row.make();
        if (row.name == judge.name() || !engine->understands(model)) continue;
        for (const auto& strength : strengths) {
            search.strength = strength.choice;
            const Outcome found = engine->run(model, search);
            if (found.stopped == Stop::limit)
                ++comparison.cut_short;
            else if (facts(found) != facts(judged))
                comparison.difference = base::concat(
                    "brute: ", facts(judged), '\n', row.name, ' ', strength.name, ' ',
                    name_in(variable_choices, labeling.variable), ' ', name_in(value_choices, labeling.value),
                    labeling.order == Order::up ? " up" : " down", " seed ", seed, ": ", facts(found), '\n');
        }
    }
    return comparison;
}

Comparison compare_engines(const puzzles::Puzzle& puzzle, base::Random& random) {
    static const std::vector<Labeling> labelings = every_labeling();
    const Labeling& labeling = labelings[random.below(labelings.size())];
    return compare_engines(puzzle, labeling, random.next());
}

std::string text_of(const puzzles::Puzzle& puzzle) {
    std::string text;
    formats::write(puzzle.sheet(), formats::Format::text, text);
    return text;
}

}  // namespace gridwright::tests
