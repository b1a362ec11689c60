#pragma once

// Where results go: standard output, a pipe, or a file that is written whole or not at all. When the work is cut short
// the file stays as it was and what is done stays beside it as FILE.part. The file of a run that can be resumed grows
// as FILE.part from the start.

#include "host/append_file.hpp"
#include "host/whole_file.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace gridwright::cli {

/// A file that stays when the work ends early.
struct GrowingFile {
    std::shared_ptr<host::AppendFile> part;  ///< which takes the place of the file at the end
    std::string beside;                      ///< another file, which is removed then
};

class Output {
  public:
    /// Standard output, until a file is opened.
    Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Writes to this file, whole or not at all. The inputs are never replaced by what stays beside it.
    void open(const std::string& file, std::span<const std::string> inputs = {});

    /// Writes to this file as it grows.
    void open(const std::string& file, GrowingFile growing);

    void write(std::string_view text);
    void flush();

    /// False after a failure and when nobody reads any more; what is written then is dropped.
    bool works() const { return error_ == 0; }
    bool terminal() const { return terminal_; }
    /// Each answer is to be written at once: a terminal or a pipe, where somebody may be waiting for it, or a file that
    /// grows.
    bool watched() const { return watched_; }
    /// What is written replaces a file at the end, if all of it is there.
    bool whole() const { return whole_.has_value(); }

    /// There was more to come: a file stays as it was, and what is done stays beside it, from now on. Nothing more may
    /// be written to a file that is not meant to grow.
    void leave_unfinished();

    /// Nothing was missing after all.
    void be_finished() { unfinished_ = false; }

    /// The name of what stays beside a file; empty where nothing does, or not yet.
    std::string part() const;

    /// Writes what is left and puts the file in its place. Gives the exit code: 2, with a message, when the results
    /// could not be written; 3 when a signal ended the wait for a reader; otherwise `code`. A closed pipe is no
    /// failure.
    int finish(int code);

  private:
    void open_pipe(bool named_pipe);
    void inspect();
    void take_place();
    void write_through(std::string_view text);
    void fail(int error);

    std::optional<std::string> file_;  ///< as the user calls it
    std::optional<host::WholeFile> whole_;
    std::optional<GrowingFile> growing_;
    bool unfinished_ = false;
    int descriptor_ = 1;
    std::atomic<int> error_ = 0;
    std::string problem_;  ///< why the file could not be opened; empty when errno says it
    bool terminal_ = false, watched_ = false, may_wait_ = false, wrote_ = false;
    std::string buffer_;
};

}  // namespace gridwright::cli
