#pragma once

// Somebody else's generator of Skyscraper puzzles, `sgt-towers` of Simon Tatham's collection, at its level `u`: puzzles
// that may need guesses, as minimal ones do. A process makes one puzzle from a fixed seed; what it costs to start one
// is taken off, in its favour.

#include "bench/score.hpp"
#include "gridwright/base/result.hpp"

#include <filesystem>

namespace gridwright::bench {

class SgtTowers {
  public:
    /// Nothing when it is not installed.
    static std::optional<SgtTowers> found();

    /// What a process takes that makes next to nothing.
    base::Result<Time> measure_start();

    /// What puzzle `number` of this size takes beyond the start; cut short after `limit` seconds of the processor.
    base::Result<Solve> make(int size, std::size_t number, unsigned limit) const;

  private:
    explicit SgtTowers(std::filesystem::path program) : program_(std::move(program)) {}

    base::Result<Solve> run(const std::string& parameters, std::size_t number, unsigned limit) const;

    std::filesystem::path program_;
    Time start_{};
};

}  // namespace gridwright::bench
