#pragma once

// A file that grows piece by piece and can be resumed. Whatever ends the program, everything appended stays; the next
// run opens the same file, finds out how much of it is complete, drops the rest and appends what is missing. A lock
// keeps other processes out. The owner decides what a piece is and when it is complete: `generate -o` appends puzzles,
// a study the records of its runs.

#include "gridwright/base/result.hpp"

#include <string>
#include <string_view>

namespace gridwright::host {

class AppendFile {
  public:
    /// Why the file could not be opened.
    struct OpenFailure {
        enum class Why {
            system,       ///< `error` has the reason
            not_regular,  ///< it is a pipe, a device or a folder
            locked,       ///< another process is writing it
        };
        Why why;
        int error = 0;  ///< from errno
    };

    /// Opens or creates the file, and locks it for the lifetime of the object.
    static base::Result<AppendFile, OpenFailure> open(const std::string& name);

    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&&) = delete;
    ~AppendFile();

    const std::string& name() const { return name_; }
    int descriptor() const { return descriptor_; }

    /// True when the file did not exist before.
    bool created() const { return created_; }

    /// True while the name still leads to this file; another process may replace or remove it.
    bool in_place() const;

    /// Keeps the first bytes and drops the rest. This and the functions below give an errno, or 0 on success.
    int keep(std::int64_t bytes);

    int append(std::string_view text);

    /// Flushes the file to the disk and renames it to `other`, which it replaces.
    int take_place_of(const std::string& other);

    /// Removes the file, unless its name now leads to another file.
    void remove() const;

  private:
    explicit AppendFile(std::string name) : name_(std::move(name)) {}

    std::string name_;
    int descriptor_ = -1;
    bool created_ = false;
};

}  // namespace gridwright::host
