#pragma once

// Input files whose reading a signal can end, even from a pipe to which nobody writes or from an endless device:
// opening never blocks, and reading waits for bytes and for a signal at the same time.

#include "gridwright/base/result.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace gridwright::host {

/// Bytes from a file, or from standard input when the name is `-`.
class InputFile {
  public:
    explicit InputFile(std::string name);
    ~InputFile();
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;

    /// Gives the number of bytes read: 0 at the end, after a failure, and when it ended early.
    std::size_t read(char* buffer, std::size_t size);

    const std::string& name() const { return name_; }

    /// How many bytes have been read.
    std::uint64_t bytes_read() const { return bytes_read_; }

    /// The errno of a failure; 0 when there was none.
    int error() const { return error_; }

    /// True for a file on the disk, where reading never waits.
    bool regular() const { return regular_; }

    /// True when a stop ended the reading before the end of the file: at once where reading waits, else after a while,
    /// in which the remaining puzzles can be counted.
    bool ended_early() const { return ended_early_; }

  private:
    bool wait_for_bytes() const;

    std::string name_;
    int descriptor_ = 0;
    int error_ = 0;
    std::uint64_t bytes_read_ = 0;
    bool regular_ = false, ended_early_ = false;
};

/// How many bytes reading these files will give; nothing where that is unknown, as for a pipe. A file that cannot be
/// read has none.
std::optional<std::uint64_t> bytes_in(std::span<const std::string> files);

/// The contents of a file; an error is the reason why it cannot be read, such as a length above `at_most`.
base::Result<std::string> text_of(const std::string& file, std::size_t at_most);

}  // namespace gridwright::host
