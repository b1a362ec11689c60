#pragma once

// Which puzzles belong to a run: those of one level or of several that rise, all of them or only those that differ from
// the earlier ones.

#include "gridwright/answers/make.hpp"
#include "gridwright/sheet/canonical.hpp"

#include <atomic>
#include <set>

namespace gridwright::answers {

/// A part of a run: so many puzzles by the same settings.
struct RunPart {
    generator::MakeSettings settings;
    std::uint64_t count = 0;
};

/// The parts of a run, from the easiest level; a run that does not rise has one.
std::vector<RunPart> parts_of(const MakeAsk& ask);

/// Why an ask makes no sense; nothing for a good one.
std::optional<std::string> problem_of(const MakeAsk& ask);

/// The highest level of a rising run: what is harder needs a what-if, which few people like.
inline constexpr int highest_rising = 7;

/// A rising run is sorted before it is printed, so it must fit into memory.
inline constexpr std::uint64_t most_rising = 100'000;

/// Chooses puzzles that are offered one after another. One thread at a time offers; any may ask `over`.
class Selection {
  public:
    /// After so many puzzles in a row that are equal to earlier ones, it gives up.
    static constexpr int most_equal_in_a_row = 200;

    Selection(std::uint64_t count, bool distinct) : count_(count), distinct_(distinct) { over_ = count == 0; }

    enum class Answer {
        taken,
        equal,       ///< to an earlier puzzle under symmetry
        given_up,    ///< the same, for too long
        not_needed,  ///< there are enough, or it has given up
    };
    Answer offer(const sheet::Sheet& puzzle);

    /// Counts a puzzle of an earlier run.
    void count_earlier(const sheet::Fingerprint& puzzle);

    /// Counts a number that brought no puzzle, so that a run in which none does comes to its end.
    void count_fruitless() { over_ = over_ || ++equal_in_a_row_ >= most_equal_in_a_row; }

    /// Wants no more puzzles.
    void close() { over_ = true; }
    bool over() const { return over_; }
    std::uint64_t taken() const { return taken_; }

    /// What to say when it gives up.
    std::string sentence() const;

  private:
    const std::uint64_t count_;
    const bool distinct_;
    std::uint64_t taken_ = 0;
    int equal_in_a_row_ = 0;
    std::set<sheet::Fingerprint> known_;
    std::atomic<bool> over_ = false;
};

}  // namespace gridwright::answers
