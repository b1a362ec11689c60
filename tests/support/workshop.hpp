#pragma once

// The generator as tests use it.

#include "gridwright/generator/registry.hpp"

namespace gridwright::tests {

/// Generates the puzzles of one order, with its own finder.
template <typename Finder>
class Workshop {
  public:
    Workshop(const generator::MakerRow& kind, const generator::MakeSettings& settings, Finder finder = {})
        : finder_(std::move(finder)), maker_(generator::open(kind, settings, {finder_})) {}

    generator::Made make(std::uint64_t index) {
        auto made = (*maker_)->make(base::Random::for_item(1, index), {});
        base::require(static_cast<bool>(made), made ? "" : made.error().sentence);
        return *std::move(made);
    }

    const generator::Attempt<std::unique_ptr<generator::Maker>>& maker() const { return maker_; }

  private:
    Finder finder_;
    generator::Attempt<std::unique_ptr<generator::Maker>> maker_;
};

}  // namespace gridwright::tests
