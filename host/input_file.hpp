#pragma once

// Files to read from. Whatever a name leads to, a pipe that nobody writes to or a device without end, a signal ends the
// wait: opening never blocks, and reading waits for bytes and for a signal at once.

#include "gridwright/base/result.hpp"

#include <string>

namespace gridwright::host {

/// Bytes from a file, or from standard input when the name is `-`.
class InputFile {
  public:
    explicit InputFile(std::string name);
    ~InputFile();
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;

    /// Gives how many bytes there were: 0 at the end, after a failure, and when it ended early.
    std::size_t read(char* buffer, std::size_t size);

    const std::string& name() const { return name_; }

    /// What went wrong with the file itself; 0 when nothing did.
    int error() const { return error_; }

    /// All its bytes are there already, so that reading never waits.
    bool regular() const { return regular_; }

    /// The work should stop, and bytes are missing: at once where reading has to wait, else after a while, in which
    /// what is left can be counted.
    bool ended_early() const { return ended_early_; }

  private:
    bool wait_for_bytes() const;

    std::string name_;
    int descriptor_ = 0;
    int error_ = 0;
    bool regular_ = false, ended_early_ = false;
};

/// The whole file as a text; the error is the reason why not, and so is a file of more bytes than this.
base::Result<std::string> text_of(const std::string& file, std::size_t at_most);

}  // namespace gridwright::host
