#pragma once

// Many questions to one engine under the limits of one: what a setter asks about a puzzle takes hundreds of searches.

#include "gridwright/kernel/engine.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::answers {

class Questions {
  public:
    /// The limits of the search are for all questions together; its strength, labeling and seed are for each.
    Questions(kernel::Engine& engine, kernel::Search search);
    Questions(const Questions&) = delete;

    kernel::Engine& engine() const { return engine_; }

    /// Looks for so many solutions and keeps up to two. A question may have a limit of failures of its own. One that
    /// the engine does not understand ends at a limit.
    kernel::Outcome ask(const kernel::Model& model, std::uint64_t solutions,
                        std::optional<std::uint64_t> most_failures = {});

    /// Looks for all solutions, with an objective for the best ones, and passes them on until `take` returns false.
    kernel::Outcome list(const kernel::Model& model, std::uint64_t most_failures,
                         std::function<bool(const kernel::Solution&)> take);

    /// The limits are reached.
    bool over() const { return watch_.due(); }
    bool cancelled() const { return over() && watch_.reason() == kernel::Stop::cancelled; }
    const kernel::Watch& watch() const { return watch_; }

    std::uint64_t asked() const { return asked_; }
    const kernel::Stats& stats() const { return stats_; }

  private:
    kernel::Outcome run(const kernel::Model& model, std::optional<std::uint64_t> most_failures);

    kernel::Engine& engine_;
    kernel::Search search_;
    kernel::Stats stats_;
    const kernel::Watch watch_;
    std::uint64_t asked_ = 0;
};

/// Changes the model from "find the best solutions" to "find the solutions as good as this one", which every engine
/// answers sooner, where the engine takes such a model. No solution of the model or of a question about it may be
/// better. A model without an objective stays as it is.
void ask_for_as_good_as(const kernel::Solution& best, const kernel::Engine& engine, kernel::Model& model);

}  // namespace gridwright::answers
