#pragma once

// Where results go: standard output, a pipe, or a file that is written whole or not at all. When the work stops early,
// the file stays as it was and the finished results are in FILE.part. The file of a resumable run grows as FILE.part
// from the start.

#include "host/append_file.hpp"
#include "host/whole_file.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace gridwright::cli {

/// A file that is kept when the work ends early.
struct GrowingFile {
    std::shared_ptr<host::AppendFile> part;  ///< replaces the file at the end
    std::string beside;                      ///< another file, removed at the end
};

class Output {
  public:
    /// Writes to standard output until a file is opened.
    Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Writes to this file, whole or not at all. FILE.part never replaces one of the inputs.
    void open(const std::string& file, std::span<const std::string> inputs = {});

    /// Writes to this file as it grows.
    void open(const std::string& file, GrowingFile growing);

    /// Sets text that goes before the first other text.
    void begin_with(std::string heading) { heading_ = std::move(heading); }

    void write(std::string_view text);
    void flush();

    /// True once anything was written.
    bool wrote() const { return wrote_; }
    /// False after a failure and after the reader has closed the pipe; further output is dropped.
    bool works() const { return error_ == 0; }
    bool terminal() const { return terminal_; }
    /// How many columns the terminal has; 0 if that is not known.
    int columns() const;
    /// True when each answer must be written at once: on a terminal or a pipe, where a reader may wait for it, and in a
    /// growing file.
    bool watched() const { return watched_; }
    /// True when the output replaces a file at the end, provided that it is complete.
    bool whole() const { return whole_.has_value(); }

    /// Marks the output as incomplete: the file stays as it was, and FILE.part keeps the finished results. Nothing more
    /// may be written to a file that does not grow.
    void leave_unfinished();

    /// Marks the output as complete after all.
    void be_finished() { unfinished_ = false; }

    /// The name of the kept part of a file; empty where there is none yet.
    std::string part() const;

    /// Writes the rest and moves the file into place. Returns the exit code: 2, with a message, when the results could
    /// not be written; 3 when a signal ended the wait for a reader; otherwise `code`. A closed pipe is not a failure.
    int finish(int code);

  private:
    void open_pipe(bool named_pipe);
    void inspect();
    void take_place();
    void write_through(std::string_view text);
    void fail(int error);

    std::optional<std::string> file_;  ///< the name that the user gave
    std::optional<host::WholeFile> whole_;
    std::optional<GrowingFile> growing_;
    bool unfinished_ = false;
    int descriptor_ = 1;
    std::atomic<int> error_ = 0;
    std::string problem_;  ///< why the file could not be opened; empty when errno has the reason
    bool terminal_ = false, watched_ = false, may_wait_ = false, wrote_ = false;
    std::string buffer_;
    std::string heading_;
};

}  // namespace gridwright::cli
