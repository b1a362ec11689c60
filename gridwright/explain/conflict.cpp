// Deletion one by one would ask as many questions as there are clues and givens, most of them about boards that can be
// solved, and on large boards that is the slow answer. Instead a binary search over a list of the clues and givens
// finds the shortest prefix without solutions; its last element is part of the conflict. Everything after it is
// dropped, the element moves to the front, and so on until the front alone has no solution (Hemery, Lecoutre, Sais and
// Boussemart, 2006): for a conflict of k out of n elements about k log n questions.
//
// If propagation alone finds the contradiction, the search first uses propagation only, which is fast on any board. At
// the end, the engine solves the board without each element in turn, so the claim that nothing can be left out rests on
// exhausted searches.

#include "gridwright/explain/conflict.hpp"

#include "gridwright/constraints/fixpoint.hpp"
#include "gridwright/kernel/watch.hpp"

#include <algorithm>

namespace gridwright::explain {

using namespace kernel;

namespace {

/// The index of a constraint, or behind all constraints that of a given.
using Element = std::size_t;

class ConflictFinder {
  public:
    ConflictFinder(Engine& engine, const Model& model, const Search& search)
        : model_(any_solution(model)),
          session_(engine.open(model_)),
          search_(search),
          watch_(search.limits, failures_) {
        search_.solutions = 1;
        search_.keep = 0;
        search_.on_solution = nullptr;
        const Parts told = told_parts(model_);
        elements_ = told.constraints;
        for (const std::size_t given : told.givens) elements_.push_back(model_.constraints.size() + given);
        all_ = elements_;
    }

    Conflict find() {
        if (contradicts(elements_)) elements_ = shrunk(elements_, [&](const auto& kept) { return contradicts(kept); });
        elements_ = shrunk(elements_, [&](const auto& kept) { return ask(kept) == Verdict::impossible; });
        return described(without_what_can_go());
    }

  private:
    /// The objective does not matter here.
    static Model any_solution(Model model) {
        model.objective.reset();
        return model;
    }

    Parts all_but(const std::vector<Element>& kept) const {
        std::vector<bool> stays(model_.constraints.size() + model_.givens.size(), false);
        for (const Element e : kept) stays[e] = true;
        std::vector<Element> left_out;
        for (const Element e : all_)
            if (!stays[e]) left_out.push_back(e);
        return parts(left_out);
    }

    Parts parts(const std::vector<Element>& elements) const {
        Parts parts;
        for (const Element e : elements) {
            if (e < model_.constraints.size())
                parts.constraints.push_back(e);
            else
                parts.givens.push_back(e - model_.constraints.size());
        }
        return parts;
    }

    /// Propagation alone sees that there is no solution.
    bool contradicts(const std::vector<Element>& kept) const {
        const Model smaller = without(model_, all_but(kept));
        Grid<Domain> domains;
        domains_with_givens(smaller, domains);
        return !constraints::narrow_to_fixpoint(smaller, domains, watch_);
    }

    Verdict ask(const std::vector<Element>& kept) {
        if (watch_.due()) return Verdict::unknown;
        search_.limits = watch_.left();
        const Outcome outcome = session_->run(search_, all_but(kept));
        failures_ += outcome.stats.backtracks;
        return outcome.verdict();
    }

    /// A part of `row` that has no solution either, as far as `hopeless` can tell.
    template <typename Hopeless>
    std::vector<Element> shrunk(std::vector<Element> row, Hopeless hopeless) {
        std::size_t front = 0;  // elements known to belong to the conflict, at the beginning of the row
        while (front < row.size() && !hopeless(first(row, front))) {
            if (watch_.due()) return row;
            // Some beginning has no solution: at most the whole row, at least one element more than the front.
            std::size_t low = front + 1, high = row.size();
            while (low < high) {
                const std::size_t middle = low + (high - low) / 2;
                if (hopeless(first(row, middle)))
                    high = middle;
                else
                    low = middle + 1;
            }
            row.resize(low);
            std::rotate(row.begin(), row.end() - 1, row.end());
            ++front;
        }
        return first(row, front);
    }

    static std::vector<Element> first(const std::vector<Element>& row, std::size_t count) {
        return {row.begin(), row.begin() + static_cast<std::ptrdiff_t>(count)};
    }

    std::vector<Element> without_what_can_go() {
        std::vector<Element> kept = elements_;
        for (std::size_t i = 0; i < kept.size();) {
            if (watch_.due()) {
                minimal_ = false;
                break;
            }
            std::vector<Element> fewer = kept;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            const Verdict verdict = ask(fewer);
            if (verdict == Verdict::impossible) {
                kept = std::move(fewer);
                continue;
            }
            if (verdict == Verdict::unknown) minimal_ = false;
            ++i;
        }
        return kept;
    }

    Conflict described(std::vector<Element> kept) const {
        std::sort(kept.begin(), kept.end());
        return {parts(kept), minimal_};
    }

    const Model model_;
    std::unique_ptr<Session> session_;
    Search search_;
    std::uint64_t failures_ = 0;
    const Watch watch_;  // for all questions together
    std::vector<Element> all_, elements_;
    bool minimal_ = true;
};

}  // namespace

Conflict find_conflict(Engine& engine, const Model& model, const Search& search) {
    return ConflictFinder(engine, model, search).find();
}

}  // namespace gridwright::explain
