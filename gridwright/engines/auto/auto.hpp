#pragma once

// The default engine. It delegates to the specialist that understands the model, or to the general engine; if the
// search becomes too hard for these, an engine that learns takes over. A search with a labeling or strength of its own
// always runs on the general engine, as these settings are about it.

#include "gridwright/engines/colouring/colouring.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/engines/pairs/pairs.hpp"
#include "gridwright/engines/skyline/skyline.hpp"

namespace gridwright::engines::automatic {

/// How many failures an engine may have before learning is likely to be faster, as measured in docs/engines.md.
/// Counting failures instead of time makes searches repeatable.
struct FailureLimits {
    std::uint64_t skyline = 6000, pairs = 10000;
    std::uint64_t colouring = 3000, colouring_without_givens = 100000;
    std::uint64_t general = 20, optimising = 100000;
};

class AutomaticEngine final : public kernel::Engine {
  public:
    /// `learner` is the engine that takes over; a build may have none. A large model that it refuses stays with the
    /// first engine.
    explicit AutomaticEngine(std::unique_ptr<kernel::Engine> learner = nullptr, FailureLimits limits = {})
        : learner_(std::move(learner)), limits_(limits) {}

    std::string_view name() const override { return "auto"; }
    std::optional<std::string> refuses(const kernel::Model& model) const override { return general_.refuses(model); }
    kernel::Outcome run(const kernel::Model& model, const kernel::Search& search) override;
    std::string_view answered_by() const override { return answered_by_->name(); }

  private:
    kernel::Outcome ask_the_best(const kernel::Model& model, kernel::Search search, bool hands_over);

    fd::FdEngine general_;
    colouring::ColouringEngine colouring_;
    pairs::PairsEngine pairs_;
    skyline::SkylineEngine skyline_;
    std::unique_ptr<kernel::Engine> learner_;
    FailureLimits limits_;
    kernel::Engine* answered_by_ = &general_;
};

}  // namespace gridwright::engines::automatic
