#include "gridwright/generator/common/rivals.hpp"

#include <algorithm>

namespace gridwright::generator {

using namespace kernel;

namespace {

/// What a question to another engine costs: it takes about as long as this many nodes of the finder.
constexpr std::uint64_t price_of_deciding = 100'000;

}  // namespace

Rivals::Answer Rivals::to(const Pieces& pieces) {
    last_.reset();
    return known(pieces) ? Answer::some : ask(draft_.model(pieces), 2);
}

Rivals::Answer Rivals::without(const Pieces& enough, std::size_t piece) {
    last_.reset();
    Pieces pieces = enough;
    pieces.remove(piece);
    if (known(pieces)) return Answer::some;
    // A rival of the rest differs in the cell that is no longer given.
    if (piece >= draft_.clues()) return ask(draft_.model_with_other(enough, piece), 1);
    return ask(draft_.model(pieces), 2);
}

bool Rivals::known(const Pieces& pieces) const {
    return std::any_of(violated_.begin(), violated_.end(),
                       [&](const Pieces& violated) { return !violated.meets(pieces); });
}

Rivals::Answer Rivals::ask(const Model& model, std::uint64_t solutions) {
    if (patience_.spent()) return Answer::stopped;
    Search search;
    search.solutions = solutions;
    search.limits = patience_.limits(giving_up_.failures);
    const Outcome outcome = engines_.finder.run(model, search);
    patience_.note(outcome);
    if (outcome.stopped == Stop::limit && !patience_.over()) return give_up(model, search);
    if (const Solution* rival = rival_in(outcome)) {
        violated_.push_back(draft_.violated_by(*rival));
        last_ = violated_.back();
        return Answer::some;
    }
    return outcome.complete() ? Answer::none : Answer::stopped;
}

Rivals::Answer Rivals::give_up(const Model& model, const Search& search) {
    switch (giving_up_.then) {
        case GivingUp::Then::ask_decider: return decide(model, search);
        case GivingUp::Then::leave_open: return Answer::open;
        case GivingUp::Then::stop: break;
    }
    return Answer::stopped;
}

/// Uses only the verdict, which is the same for every engine. The rival itself is dropped, since another engine would
/// have found another one.
Rivals::Answer Rivals::decide(const Model& model, Search search) {
    Engine& decider = engines_.decider ? *engines_.decider : engines_.finder;
    search.limits = patience_.limits(std::nullopt);
    patience_.spend(price_of_deciding);
    const Outcome outcome = decider.run(model, search);
    if (rival_in(outcome)) return Answer::some;
    return outcome.complete() ? Answer::none : Answer::stopped;
}

const Solution* Rivals::rival_in(const Outcome& outcome) const {
    for (const Solution& solution : outcome.kept)
        if (solution != draft_.solution()) return &solution;
    return nullptr;
}

}  // namespace gridwright::generator
