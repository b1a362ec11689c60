#pragma once

// A run with output to FILE grows as FILE.part, with its settings in FILE.run. Whatever stops it, the same command with
// --resume ends with the same bytes. A lock on FILE.part keeps a second process out. Files of these names that the
// program did not write are left alone.

#include "cli/generate/run_settings.hpp"
#include "cli/output/output.hpp"
#include "gridwright/base/result.hpp"
#include "gridwright/sheet/canonical.hpp"

namespace gridwright::cli {

class PartFile {
  public:
    /// False for a pipe or a device, which can neither grow nor be replaced.
    static bool possible(const std::string& file);

    /// Opens the part of an earlier run or begins a new one; an error says why this run may not write there.
    static base::Result<PartFile> open(const std::string& file, bool resume);

    /// True when there is nothing to resume: FILE exists and FILE.part does not.
    bool finished() const { return finished_; }

    /// The seed of the earlier run, if any.
    std::optional<std::uint64_t> seed() const;

    /// What is kept of an earlier run.
    struct Kept {
        std::uint64_t puzzles = 0;
        std::uint64_t numbers = 0;                      ///< with those of puzzles that were left out
        std::vector<sheet::Fingerprint> distinct = {};  ///< of the puzzles, if equal ones are left out
    };

    /// Returns what is kept of the earlier run. Cuts off an incomplete last one, and everything from the
    /// first record that is not a puzzle of this run, with a message. An error says how the earlier run differs.
    base::Result<Kept> go_on(const RunSettings& settings, std::uint64_t count, answers::OutputFormat format);

    /// The file for Output.
    GrowingFile growing_file() const { return {file_, run_}; }

    /// The name of the part for messages: "puzzles.gw.part".
    std::string name() const;

    /// Whether the part still has its name; another process may have replaced or removed it.
    bool in_place() const;

    /// Removes both files when there is nothing worth keeping.
    void discard() const;

    /// Removes FILE.run, which completes a run that was killed just before its last step.
    void forget_settings() const;

  private:
    explicit PartFile(const std::string& file);
    std::optional<std::string> take_hold();
    std::optional<std::string> why_not(bool resume) const;
    bool has_own_settings() const;
    std::optional<std::string> write_settings(const RunSettings& settings) const;

    std::string part_, run_;
    std::shared_ptr<host::AppendFile> file_;  ///< named part_; none when there is nothing to resume
    bool finished_ = false;
    std::optional<RunSettings> begun_;  ///< the settings of the earlier run
};

}  // namespace gridwright::cli
