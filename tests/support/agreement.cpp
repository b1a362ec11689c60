#include "tests/support/agreement.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/engines/brute/brute.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/formats/writer.hpp"

namespace gridwright::tests {

using namespace kernel;

namespace {

template <typename Choice, std::size_t n>
const Named<Choice>& any_of(const Named<Choice> (&table)[n], base::Random& random) {
    return table[random.below(n)];
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

Comparison compare_engines(const puzzles::Puzzle& puzzle, base::Random& random) {
    engines::brute::BruteEngine judge;
    engines::fd::FdEngine engine;
    Model model;
    puzzle.model(model);
    base::require(judge.understands(model), "a random board is small enough to be judged");

    Search search;
    search.solutions = 50;
    search.seed = random.next();
    const Outcome judged = judge.run(model, search);

    const auto& variable = any_of(variable_choices, random);
    const auto& value = any_of(value_choices, random);
    search.labeling = {variable.choice, value.choice, random.one_in(2) ? Order::up : Order::down};
    search.limits.failures = 20000;
    Comparison comparison{judged.verdict(), 0, {}};
    for (const auto& strength : strengths) {
        search.strength = strength.choice;
        const Outcome found = engine.run(model, search);
        if (found.stopped == Stop::limit)
            ++comparison.cut_short;
        else if (facts(found) != facts(judged))
            comparison.difference = base::concat("brute: ", facts(judged), "\nfd ", strength.name, ' ', variable.name,
                                                 ' ', value.name, ": ", facts(found), '\n');
    }
    return comparison;
}

std::string text_of(const puzzles::Puzzle& puzzle) {
    std::string text;
    formats::write(puzzle.sheet(), formats::Format::text, text);
    return text;
}

}  // namespace gridwright::tests
