#pragma once

// A file that grows piece by piece and can be resumed. Whatever ends the program, what was appended stays; the next run
// opens the same file, finds out how much of it is whole, drops the rest and appends what is missing. A lock keeps a
// second process out. What a piece is and when it is whole is for the owner to say: `generate -o` appends puzzles, a
// study the records of its runs.

#include "gridwright/base/result.hpp"

#include <string>
#include <string_view>

namespace gridwright::host {

class AppendFile {
  public:
    /// Why a file cannot grow.
    struct OpenFailure {
        enum class Why {
            system,       ///< the system says `error`
            not_regular,  ///< it is a pipe, a device or a folder
            locked,       ///< another process writes it
        };
        Why why;
        int error = 0;  ///< from errno
    };

    /// Opens the file, or creates it, and locks it for as long as this lives.
    static base::Result<AppendFile, OpenFailure> open(const std::string& name);

    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&&) = delete;
    ~AppendFile();

    const std::string& name() const { return name_; }
    int descriptor() const { return descriptor_; }

    /// There was no such file before.
    bool created() const { return created_; }

    /// The file still goes by its name; somebody may have replaced or removed it.
    bool in_place() const;

    /// Keeps so many bytes and drops what follows. Like all that follow, gives an errno, 0 when all went well.
    int keep(std::int64_t bytes);

    int append(std::string_view text);

    /// Takes the place of another file once everything is on the disk.
    int take_place_of(const std::string& other);

    /// Removes the file, unless its name has become another's.
    void remove() const;

  private:
    explicit AppendFile(std::string name) : name_(std::move(name)) {}

    std::string name_;
    int descriptor_ = -1;
    bool created_ = false;
};

}  // namespace gridwright::host
