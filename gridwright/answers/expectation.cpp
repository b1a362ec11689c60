#include "gridwright/answers/expectation.hpp"

#include "gridwright/base/text.hpp"

#include <vector>

namespace gridwright::answers {
namespace {

using base::concat;

constexpr SolutionFacts exactly(std::uint64_t count) {
    return {.at_least = count, .at_most = count};
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!(text = base::trimmed(text)).empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

/// What `several` is followed by: nothing, an exact number, or a number that is only a lower bound.
std::optional<SolutionFacts> read_several(std::span<const std::string_view> rest) {
    if (rest.empty()) return SolutionFacts{.at_least = 2};
    std::string_view text = rest[0];
    const bool bound = text.starts_with(">=");
    if (bound) text.remove_prefix(2);
    std::uint64_t number = 0;
    if (rest.size() > 1 || !base::read_number(text, number) || number < 2) return std::nullopt;
    return bound ? SolutionFacts{.at_least = number} : exactly(number);
}

std::optional<int> read_objective(std::span<const std::string_view> words) {
    int number = 0;
    if (words.size() != 3 || !base::read_number(words[1], number) || number < 0) return std::nullopt;
    return number;
}

bool is_below(const auto& one, const auto& other) {
    return one && other && *one < *other;
}

/// How many solutions, as the end of a sentence; the facts say something about their number.
std::string number_of_solutions(const SolutionFacts& facts) {
    if (facts.at_most == 0) return "has no solution";
    if (facts.at_most == 1) return "has exactly one solution";
    const std::string count = std::to_string(facts.at_least);
    if (facts.at_most == facts.at_least) return concat("has ", count, " solutions");
    return facts.at_least == 1 ? "has a solution" : concat("has at least ", count, " solutions");
}

/// In what the two disagree, as the end of a sentence; empty when a puzzle may fit both.
std::string disagreement(const SolutionFacts& expected, const SolutionFacts& known, const std::string& noun) {
    if (is_below(known.at_most, std::optional(expected.at_least)) ||
        is_below(expected.at_most, std::optional(known.at_least)))
        return number_of_solutions(known);
    if (is_below(known.objective_at_most, expected.objective_at_least))
        return concat("has a solution with ", base::counted(*known.objective_at_most, noun));
    if (is_below(expected.objective_at_most, known.objective_at_least))
        return concat("needs at least ", base::counted(*known.objective_at_least, noun));
    return "";
}

std::string contradiction(const puzzles::Puzzle& puzzle, const std::optional<kernel::Fewest>& objective,
                          const SolutionFacts& known) {
    const std::string& text = puzzle.sheet().expect;
    const auto expected = read_expectation(text);
    if (!expected) return "";
    const std::string noun = objective ? sheet::noun_of(puzzle.notation(), objective->value) : "";
    const std::string found = disagreement(*expected, known, noun);
    return found.empty() ? "" : concat("expected ", base::shown(text), ", but the puzzle ", found);
}

}  // namespace

std::optional<SolutionFacts> read_expectation(std::string_view text) {
    const std::vector<std::string_view> words = words_of(text);
    if (words.empty()) return std::nullopt;
    const std::string_view first = words[0];
    if (first == "several") return read_several(std::span(words).subspan(1));
    if (first == "optimal" || first == "legal") {
        const auto objective = read_objective(words);
        if (!objective) return std::nullopt;
        SolutionFacts facts{.at_least = 1, .objective_at_most = objective};
        if (first == "optimal") facts.objective_at_least = objective;
        return facts;
    }
    std::uint64_t number = 0;
    if (words.size() == 2 && (words[1] == "solutions" || words[1] == "solution") && base::read_number(first, number))
        return exactly(number);
    if (words.size() > 1) return std::nullopt;
    if (first == "unique") return exactly(1);
    if (first == "impossible") return exactly(0);
    if (first == "solved") return SolutionFacts{.at_least = 1};
    return std::nullopt;
}

SolutionFacts facts_of(const Solved& solved) {
    const kernel::Outcome& outcome = solved.outcome;
    SolutionFacts facts;
    switch (outcome.verdict()) {
        case kernel::Verdict::impossible: return exactly(0);
        case kernel::Verdict::unique: facts = exactly(1); break;
        case kernel::Verdict::several:
            facts = outcome.complete() ? exactly(outcome.found) : SolutionFacts{.at_least = outcome.found};
            break;
        case kernel::Verdict::solved:
        case kernel::Verdict::optimal:
        case kernel::Verdict::unknown: facts.at_least = outcome.found > 0 ? 1 : 0; break;
    }
    facts.objective_at_least = outcome.bound;
    facts.objective_at_most = outcome.objective;
    return facts;
}

SolutionFacts facts_of(const Checked& checked) {
    switch (checked.verdict) {
        case Checked::Verdict::broken:
        case Checked::Verdict::impossible: return exactly(0);
        case Checked::Verdict::unique: return exactly(1);
        case Checked::Verdict::several: return {.at_least = 2};
        case Checked::Verdict::ok:
        case Checked::Verdict::unknown: return {.at_least = checked.completable ? std::uint64_t{1} : 0};
        case Checked::Verdict::solved: break;
    }
    return {.at_least = 1, .objective_at_most = checked.objective};
}

std::string contradiction(const puzzles::Puzzle& puzzle, const Solved& solved) {
    if (puzzle.sheet().expect.empty()) return "";
    return contradiction(puzzle, solved.objective, facts_of(solved));
}

std::string contradiction(const puzzles::Puzzle& puzzle, const Checked& checked) {
    if (puzzle.sheet().expect.empty()) return "";
    if (checked.entries) return contradiction(puzzle, checked.entries->puzzle);
    return contradiction(puzzle, checked.wanted, facts_of(checked));
}

}  // namespace gridwright::answers
