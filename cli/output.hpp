#pragma once

// Where results go: standard output, or a file that is written whole or not at all. The file grows under another name
// beside its place and takes the place at the end, in one step. That name is temporary, and gone with whatever ends the
// work early; or it stays in sight, so that the work can be resumed.

#include <sys/stat.h>

#include <atomic>
#include <optional>
#include <string>
#include <string_view>

namespace gridwright::cli {

/// The permissions of a new file, less what the user's mask takes away.
inline constexpr mode_t usual_mode = 0666;

/// Where a name leads when it is a symbolic link: the link stays and its target is replaced.
std::string followed(const std::string& name);

/// A file that stays when the work ends early.
struct Growth {
    int descriptor;      ///< of the part, which it stands at the end of and keeps locked
    std::string part;    ///< the name under which it grows
    std::string beside;  ///< another file, which is removed when this one takes its place
};

class Output {
  public:
    /// Standard output, until a file is opened.
    Output();
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Writes to this file, whole or not at all.
    void open(const std::string& file);

    /// Writes to this file as it grows.
    void open(const std::string& file, Growth growth);

    void write(std::string_view text);
    void flush();

    /// False after a failure and when nobody reads any more; what is written then is dropped.
    bool works() const { return error_ == 0; }
    bool terminal() const { return terminal_; }
    /// Each answer is to be written at once: a terminal or a pipe, where somebody may be waiting for it, or a file that
    /// grows.
    bool watched() const { return watched_; }

    /// A file that grows is left as it is, since there is more to come another time.
    void leave_unfinished() { unfinished_ = true; }

    /// Writes what is left and puts the file in its place. Gives the exit code: 2, with a message, when the results
    /// could not be written; otherwise `code`. A closed pipe is no failure.
    int finish(int code);

  private:
    void open_temporary();
    void inspect();
    void take_place();
    void fail(int error);

    std::optional<std::string> file_;    ///< as the user calls it
    std::string place_, temporary_;      ///< both empty when the bytes go straight to their place
    std::optional<std::string> beside_;  ///< of a file that grows
    bool unfinished_ = false;
    int descriptor_ = 1;
    std::atomic<int> error_ = 0;
    bool terminal_ = false, watched_ = false, wrote_ = false;
    std::string buffer_;
};

}  // namespace gridwright::cli
