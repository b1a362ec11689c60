#pragma once

// What `check` found in many boards, in a few figures: verdicts, sizes, clues, boards that are the same puzzle under
// symmetry, and the numbers of those that need attention. The order in which boards are added does not matter.

#include "gridwright/answers/check.hpp"
#include "gridwright/sheet/canonical.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace gridwright::answers {

class CheckSummary {
  public:
    /// Counts a board with its number in the input.
    void add(const Checked& checked, const sheet::Sheet& board, std::uint64_t number,
             bool contradicts_expectation = false);

    /// Counts a board that could not be read or checked.
    void add_refused(std::uint64_t number);

    std::uint64_t boards() const { return boards_; }

    /// How many boards have each verdict, `refused` among them.
    const std::map<std::string, std::uint64_t>& verdicts() const { return verdicts_; }

    /// How many boards have each kind and size: "skyscraper 6 x 6".
    const std::map<std::string, std::uint64_t>& sizes() const { return sizes_; }

    /// How many boards have so many clues and givens.
    const std::map<int, std::uint64_t>& clues() const { return clues_; }

    /// The numbers of boards that are images of each other, a list for each such puzzle.
    std::vector<std::vector<std::uint64_t>> equal() const;

    /// The numbers of boards that are broken, impossible, undecided or refused, that have several solutions where one
    /// was asked for, or that are not what they are expected to be.
    std::vector<std::uint64_t> bad() const;

    /// The figures for people, a line each.
    std::vector<std::string> lines() const;

  private:
    std::uint64_t boards_ = 0;
    std::map<std::string, std::uint64_t> verdicts_, sizes_;
    std::map<int, std::uint64_t> clues_;
    std::map<sheet::Fingerprint, std::vector<std::uint64_t>> numbers_;
    std::vector<std::uint64_t> bad_;
};

}  // namespace gridwright::answers
