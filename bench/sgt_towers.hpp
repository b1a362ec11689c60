#pragma once

// The rival generator of Skyscraper puzzles: `sgt-towers` of Simon Tatham's collection, at its level `u`, whose puzzles
// may need guesses, as minimal ones do. Each process makes one puzzle from a fixed seed; the time to start a process is
// subtracted, in its favour.

#include "bench/score.hpp"
#include "gridwright/base/result.hpp"

#include <filesystem>

namespace gridwright::bench {

class SgtTowers {
  public:
    /// None when it is not installed.
    static std::optional<SgtTowers> found();

    /// The time of a process that makes a tiny puzzle.
    base::Result<Time> measure_start();

    /// The time for puzzle `number` of this size without the start; cut short after `limit` seconds of processor time.
    base::Result<Solve> make(int size, std::size_t number, unsigned limit) const;

  private:
    explicit SgtTowers(std::filesystem::path program) : program_(std::move(program)) {}

    base::Result<Solve> run(const std::string& parameters, std::size_t number, unsigned limit) const;

    std::filesystem::path program_;
    Time start_{};
};

}  // namespace gridwright::bench
