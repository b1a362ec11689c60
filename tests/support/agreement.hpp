#pragma once

// Compares all engines on the same boards. A panel holds one engine of each kind in this build and gives each of them
// board after board, as a thread of a program does, which exposes engines that keep stale state. The judge is brute, or
// if brute takes too long the first engine that finishes, starting with fd.

#include "gridwright/base/random.hpp"
#include "gridwright/kernel/engine.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gridwright::tests {

/// How an engine is asked to look for solutions.
struct Way {
    kernel::Strength strength = kernel::Strength::line;
    kernel::Labeling labeling = {};
    std::uint64_t seed = 1;
};

struct Comparison {
    kernel::Verdict verdict = kernel::Verdict::unknown;  ///< what the judge says
    int runs = 0, cut_short = 0;                         ///< runs, and those that were cut short
    bool judged_by_brute = false;
    std::optional<std::string> difference;  ///< how another engine disagrees, if one does
};

class Panel {
  public:
    /// Runs end after this many failures, because some labelings at classic strength take hours even on small boards.
    explicit Panel(std::uint64_t failures = 20000);

    /// Every engine that understands the model, in each of these ways: same verdict, same number of solutions up to 50,
    /// same board where there is one, same fewest pegs and bound. What was cut short must not contradict the judge.
    Comparison compare(const kernel::Model& model, std::span<const Way> ways);

    /// The same in the usual way and in one drawn at random.
    Comparison compare(const kernel::Model& model, base::Random& random);

    /// A session of every engine that understands the model, asked several times without some of its clues and givens,
    /// the engine itself in between; judged by fd on models that never had them.
    Comparison compare_sessions(const kernel::Model& model, base::Random& random);

  private:
    struct Request;

    kernel::Search search(const Way& way, std::uint64_t solutions) const;
    bool brute_takes(const kernel::Model& model) const;
    void hear(std::string_view who, const Request& request, const kernel::Outcome& judged,
              const kernel::Outcome& outcome, Comparison& comparison) const;

    std::uint64_t failures_;
    std::unique_ptr<kernel::Engine> brute_, fd_;
    std::vector<std::unique_ptr<kernel::Engine>> engines_;  // all but brute, fd first
};

/// All 8 x 6 x 2 of them.
std::vector<kernel::Labeling> every_labeling();

/// Every labeling at both strengths.
std::vector<Way> every_way();

/// The constraints, clues and givens of the puzzle.
kernel::Model model_of(const sheet::Sheet& sheet);

/// The board as text, to be shown when something is wrong with it.
std::string text_of(const sheet::Sheet& sheet);

}  // namespace gridwright::tests
