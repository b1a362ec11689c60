#pragma once

// A run that goes to FILE grows as FILE.part, with its settings beside it in FILE.run, so that whatever cuts it short,
// the same command with --resume ends with the same bytes. A lock on FILE.part keeps a second process out. What people
// have under these names themselves is left alone.

#include "cli/generate/run_settings.hpp"
#include "cli/output/output.hpp"
#include "gridwright/base/result.hpp"

namespace gridwright::cli {

class PartFile {
  public:
    /// False for a pipe or a device, which neither grow nor take another's place.
    static bool possible(const std::string& file);

    /// Finds the part of an earlier run or begins one; an error is a sentence on why this run may not go there.
    static base::Result<PartFile> open(const std::string& file, bool resume);

    /// There is nothing to resume: FILE is there, and no part of it.
    bool finished() const { return finished_; }

    /// The seed of the earlier run, where there was one.
    std::optional<std::uint64_t> seed() const;

    /// Gives how many puzzles are there already and stay. A torn last one does not, nor does anything from the first
    /// record on that is no puzzle of this run, which is said. An error is a sentence on how the earlier run differs.
    base::Result<std::uint64_t> go_on(const RunSettings& settings, std::uint64_t count, answers::OutputFormat format);

    /// What the output needs.
    GrowingFile growing_file() const { return {file_, run_}; }

    /// How people know the part: "puzzles.gw.part".
    std::string name() const;

    /// The part still goes by its name; somebody may have replaced or removed it.
    bool in_place() const;

    /// Removes both files when there is nothing worth keeping.
    void discard() const;

    /// Removes FILE.run, which is all that is missing from a run that ended between its last two steps.
    void forget_settings() const;

  private:
    explicit PartFile(const std::string& file);
    std::optional<std::string> take_hold();
    std::optional<std::string> why_not(bool resume) const;
    bool has_own_settings() const;
    std::optional<std::string> write_settings(const RunSettings& settings) const;

    std::string part_, run_;
    std::shared_ptr<host::AppendFile> file_;  ///< under the name part_; none where there is nothing to resume
    bool finished_ = false;
    std::optional<RunSettings> begun_;  ///< the settings of the earlier run
};

}  // namespace gridwright::cli
