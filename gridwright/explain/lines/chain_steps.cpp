#include "gridwright/explain/lines/chain_steps.hpp"

#include "gridwright/explain/common/replay.hpp"
#include "gridwright/explain/lines/singles.hpp"

#include <algorithm>

namespace gridwright::explain {

using namespace kernel;

namespace {

namespace chain_steps {

bool naked(const LinkContext& context, Step& step, const Technique& technique) {
    int cell = -1;
    if (step.conclusion.contradiction)
        cell = context.standing.emptied();
    else if (!step.conclusion.placed.empty() && context.standing.marks(step.conclusion.placed.front().cell).fixed())
        cell = step.conclusion.placed.front().cell;
    if (cell < 0) return false;
    step.technique = &technique;
    step.premises.cells.push_back({cell, context.standing.marks(cell)});
    step.minimal = true;
    return true;
}

/// True if the line has every value, and no cell but `place` has this one left.
bool has_no_other_place(const DifferLine& line, int value, int place, const Position& position) {
    if (!line.may_be_full || !line.values.contains(value)) return false;
    return std::ranges::all_of(line.cells, [&](int cell) {
        return !position.marks(cell).meets(line.except) && (cell == place || !position.marks(cell).contains(value));
    });
}

bool hidden_in(const DifferLine& line, int value, int place, const LinkContext& context, Step& step) {
    if (!has_no_other_place(line, value, place, context.standing)) return false;
    step.premises.rules.assign(1, line.rule);
    step.premises.cells.clear();
    for (const int cell : line.cells) {
        // Whatever else has been struck there does not matter.
        Domain read = context.standing.board().model().domains[cell] - line.except;
        if (cell != place) read.remove(value);
        if (cell != place || !line.except.empty()) step.premises.cells.push_back({cell, read});
    }
    return shrink(step, context.standing.board(), context.consequence, &context.before);
}

bool hidden(const LinkContext& context, Step& step, const Technique& technique) {
    const Board& board = context.standing.board();
    step.technique = &technique;
    if (step.conclusion.contradiction) {
        for (const DifferLine& line : board.differs)
            for (const int value : line.values)
                if (hidden_in(line, value, -1, context, step)) return true;
    } else if (!step.conclusion.placed.empty()) {
        const auto [cell, value] = step.conclusion.placed.front();
        for (const int differ : board.differs_of[cell])
            if (hidden_in(board.differs[differ], value, cell, context, step)) return true;
    }
    return false;
}

Conclusion concluding(const Literal& literal) {
    Conclusion conclusion;
    if (literal.holds)
        conclusion.placed.push_back(literal.candidate);
    else
        conclusion.struck.push_back({literal.candidate.cell, Domain::single(literal.candidate.value)});
    return conclusion;
}

/// Adds an inner step with this conclusion.
bool add_inner(Step& chain, Conclusion conclusion, const LinkContext& context, std::span<const LinkReason> reasons) {
    for (const LinkReason reason : reasons) {
        Step inner;
        inner.conclusion = conclusion;
        if (!reason(context, inner)) continue;
        chain.inner.push_back(std::move(inner));
        return true;
    }
    return false;
}

/// A candidate that contradicts itself after so many links.
struct Falling {
    int candidate = 0, length = 0;
};

/// Leaves out the first steps, if a later one does not read the step before it.
void drop_unread(Step& chain, const Position& assumed) {
    for (std::size_t i = chain.inner.size(); i-- > 1;)
        if (reads_what_stands(chain.inner[i], assumed)) {
            chain.inner.erase(chain.inner.begin(), chain.inner.begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
}

}  // namespace chain_steps

}  // namespace

bool by_naked_single(const LinkContext& context, Step& step) {
    return chain_steps::naked(context, step, naked_single);
}

bool by_hidden_single(const LinkContext& context, Step& step) {
    return chain_steps::hidden(context, step, hidden_single);
}

bool by_last_colour(const LinkContext& context, Step& step) {
    return chain_steps::naked(context, step, last_colour);
}

bool by_only_place(const LinkContext& context, Step& step) {
    return chain_steps::hidden(context, step, only_place);
}

bool write_chain(const Position& position, Given assumption, std::span<const Literal> path,
                 std::span<const LinkReason> reasons, Step& chain) {
    Consequence consequence(position.board());
    chain.assume = assumption;
    chain.conclusion.struck.push_back({assumption.cell, Domain::single(assumption.value)});
    chain.chain = true;
    chain.minimal = true;  // it has no premises but those of its inner steps
    Position assumed = position;
    assumed.place(assumption.cell, assumption.value);
    Position last = assumed, standing = assumed;
    for (std::size_t i = 0;; ++i) {
        const LinkContext both{standing, position.marks(), consequence};
        if (chain_steps::add_inner(chain, {.contradiction = true}, both, reasons)) break;
        if (i == path.size()) return false;
        // A link follows from the last one alone; only the end brings it together with the assumption.
        const LinkContext one{last, position.marks(), consequence};
        const Conclusion conclusion = chain_steps::concluding(path[i]);
        if (!chain_steps::add_inner(chain, conclusion, one, reasons) &&
            !chain_steps::add_inner(chain, conclusion, both, reasons))
            return false;
        last = after(chain.inner.back(), position);
        standing = after(chain.inner.back(), assumed);
    }
    chain_steps::drop_unread(chain, assumed);
    return is_path(chain, position);
}

void find_chains(const Position& position, Findings& findings, Links& links, int most,
                 std::span<const LinkReason> reasons) {
    std::vector<chain_steps::Falling> falling;
    for (int i = 0; i < links.candidates(); ++i) {
        const int length = links.length(i, most);
        if (length == 0) continue;
        if (findings.reasons()) {
            falling.push_back({i, length});
            continue;
        }
        const auto [cell, value] = links.candidate(i);
        findings.blank().conclusion.struck.push_back({cell, Domain::single(value)});
        findings.add(position);
    }
    std::ranges::stable_sort(falling, {}, &chain_steps::Falling::length);
    for (const auto& [candidate, length] : falling) {
        if (findings.enough()) return;
        if (write_chain(position, links.candidate(candidate), links.path(candidate, length), reasons, findings.blank()))
            findings.add(position);
    }
}

}  // namespace gridwright::explain
