#include "tests/support/agreement.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/writer.hpp"

#include <algorithm>

namespace gridwright::tests {

using namespace kernel;

struct Panel::Request {
    Way way;
    std::uint64_t solutions = 50;
    Parts left_out = {};
};

namespace {

/// Above so many fillings of its rows and columns a board is no longer listed in a millisecond or so.
constexpr double fillings_to_list = 1e5;
/// After this many rows that do not fit, brute gives up too.
constexpr std::uint64_t rows_to_try = 1'000'000;

template <typename Choice, std::size_t n>
std::string_view name_in(const Named<Choice> (&table)[n], Choice choice) {
    for (const auto& row : table)
        if (row.choice == choice) return row.name;
    return {};
}

std::string shown(std::optional<int> number) {
    return number ? std::to_string(*number) : "none";
}

std::string shown(const std::vector<std::size_t>& indexes) {
    std::string text = "{";
    for (const std::size_t index : indexes) text += base::concat(' ', index);
    return text + " }";
}

std::string shown(const Way& way) {
    return base::concat(name_in(strengths, way.strength), ' ', name_in(variable_choices, way.labeling.variable), ' ',
                        name_in(value_choices, way.labeling.value),
                        way.labeling.order == ValueOrder::up ? " up" : " down", " seed ", way.seed);
}

/// Everything in which the engines must agree, in one line.
std::string facts(const Outcome& outcome) {
    std::string text =
        base::concat(name(outcome.verdict()), ", ", outcome.found, " found, complete ", outcome.complete() ? 1 : 0,
                     ", objective ", shown(outcome.objective), ", bound ", shown(outcome.bound), ", board");
    if (outcome.verdict() == Verdict::unique)
        for (const Value value : outcome.kept.front()) text += base::concat(' ', value);
    return text;
}

/// An engine that was cut short may know less than the truth, but must not contradict it.
bool contradicts(const Outcome& cut_short, const Outcome& judged) {
    if (!judged.objective) return cut_short.found > judged.found;
    return (cut_short.objective && *cut_short.objective < *judged.objective) ||
           (cut_short.bound && *cut_short.bound > *judged.objective);
}

Way random_way(base::Random& random) {
    static const std::vector<Labeling> labelings = every_labeling();
    const Strength strength = random.one_in(2) ? Strength::classic : Strength::line;
    return {strength, labelings[random.below(labelings.size())], random.next()};
}

/// Some of the indexes from `first` to `end` - 1; none, some or all of them alike often.
std::vector<std::size_t> some_of(const std::vector<std::size_t>& indexes, base::Random& random) {
    std::vector<std::size_t> chosen;
    const std::uint64_t percent = 25 * random.below(5);
    for (const std::size_t index : indexes)
        if (random.below(100) < percent) chosen.push_back(index);
    return chosen;
}

}  // namespace

std::vector<Labeling> every_labeling() {
    std::vector<Labeling> all;
    for (const auto& variable : variable_choices) {
        if (variable.name == "most_constrained") continue;  // another name of ffc
        for (const auto& value : value_choices)
            for (const ValueOrder order : {ValueOrder::up, ValueOrder::down})
                all.push_back({variable.choice, value.choice, order});
    }
    return all;
}

std::vector<Way> every_way() {
    std::vector<Way> all;
    for (const Labeling& labeling : every_labeling())
        for (const auto& strength : strengths) all.push_back({strength.choice, labeling});
    return all;
}

Panel::Panel(std::uint64_t failures)
    : failures_(failures), brute_(engines::make_engine("brute")), fd_(engines::make_engine("fd")) {
    engines_.push_back(engines::make_engine("fd"));
    for (const engines::EngineRow& row : engines::table())
        if (row.name != "fd" && row.name != "brute") engines_.push_back(row.make());
}

Search Panel::search(const Way& way, std::uint64_t solutions) const {
    Search search;
    search.solutions = solutions;
    search.strength = way.strength;
    search.labeling = way.labeling;
    search.seed = way.seed;
    search.limits.failures = failures_;
    return search;
}

bool Panel::brute_takes(const Model& model) const {
    Grid<Domain> domains;
    domains_with_givens(model, domains);
    double sum = 0;
    for (const auto& lines : {rows(model.size()), columns(model.size())})
        for (const Line line : lines) {
            double fillings = 1;
            for (int i = 0; i < line.length; ++i) fillings *= domains[line[i]].size();
            sum += fillings;
        }
    return sum <= fillings_to_list && brute_->understands(model);
}

void Panel::hear(std::string_view who, const Request& request, const Outcome& judged, const Outcome& outcome,
                 Comparison& comparison) const {
    ++comparison.runs;
    const bool cut_short = outcome.stopped == Stop::limit;
    if (cut_short) ++comparison.cut_short;
    if (judged.stopped == Stop::limit) return;
    if (cut_short ? !contradicts(outcome, judged) : facts(outcome) == facts(judged)) return;
    comparison.difference =
        base::concat("the judge: ", facts(judged), '\n', who, ", ", shown(request.way), ", ", request.solutions,
                     " wanted, without constraints ", shown(request.left_out.constraints), " and givens ",
                     shown(request.left_out.givens), ": ", facts(outcome), cut_short ? ", cut short\n" : "\n");
}

Comparison Panel::compare(const Model& model, std::span<const Way> ways) {
    Comparison comparison;
    Outcome judged;
    judged.stopped = Stop::limit;
    if (brute_takes(model)) {
        Search listing = search({}, 50);
        listing.limits.failures = rows_to_try;
        judged = brute_->run(model, listing);
        comparison.judged_by_brute = judged.stopped != Stop::limit;
    }
    for (const auto& engine : engines_) {
        if (!engine->understands(model)) continue;
        for (const Way& way : ways) {
            const Outcome outcome = engine->run(model, search(way, 50));
            if (judged.stopped == Stop::limit) judged = outcome;
            hear(engine->name(), {way}, judged, outcome, comparison);
        }
    }
    comparison.verdict = judged.verdict();
    return comparison;
}

Comparison Panel::compare(const Model& model, base::Random& random) {
    const Way ways[] = {{}, random_way(random)};
    return compare(model, ways);
}

Comparison Panel::compare_sessions(const Model& model, base::Random& random) {
    const Parts told = told_parts(model);
    std::vector<Request> requests;
    std::vector<Outcome> answers;
    for (int i = 0; i < 4; ++i) {
        const Parts left_out{some_of(told.constraints, random), some_of(told.givens, random)};
        const std::uint64_t wanted[] = {1, 2, 50};
        requests.push_back({random.one_in(2) ? random_way(random) : Way{}, wanted[random.below(3)], left_out});
        answers.push_back(fd_->run(without(model, left_out), search({}, requests.back().solutions)));
    }
    const Outcome whole = fd_->run(model, search({}, 50));

    Comparison comparison;
    comparison.verdict = whole.verdict();
    for (const auto& engine : engines_) {
        if (!engine->understands(model)) continue;
        const auto session = engine->open(model);
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const Request& request = requests[i];
            const Outcome outcome = session->run(search(request.way, request.solutions), request.left_out);
            hear(base::concat("a session of ", engine->name()), request, answers[i], outcome, comparison);
            if (i == 1) hear(engine->name(), {}, whole, engine->run(model, search({}, 50)), comparison);
        }
    }
    return comparison;
}

Model model_of(const sheet::Sheet& sheet) {
    Model model;
    puzzles::make(sheet)->model(model);
    return model;
}

std::string text_of(const sheet::Sheet& sheet) {
    std::string text;
    formats::write(sheet, formats::text::codec, text);
    return text;
}

}  // namespace gridwright::tests
