#pragma once

// Where results go: standard output, or a file that is written whole or not at all. The file grows under a temporary
// name beside its place and takes the place at the end, in one step.

#include <atomic>
#include <optional>
#include <string>
#include <string_view>

namespace gridwright::cli {

class Output {
  public:
    /// Opens the file; without one it is standard output.
    explicit Output(std::optional<std::string> file);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);
    void flush();

    /// False after a failure and when nobody reads any more; what is written then is dropped.
    bool works() const { return error_ == 0; }
    bool terminal() const { return terminal_; }
    /// A terminal or a pipe, where somebody may be waiting for each answer.
    bool watched() const { return watched_; }

    /// Writes what is left and puts the file in its place. Gives the exit code: 2, with a message, when the results
    /// could not be written; otherwise `code`. A closed pipe is no failure.
    int finish(int code);

  private:
    void open_file();
    void inspect();
    void fail(int error);

    std::optional<std::string> file_;  ///< as the user calls it
    std::string place_, temporary_;    ///< both empty when the bytes go straight to their place
    int descriptor_ = 1;
    std::atomic<int> error_ = 0;
    bool terminal_ = false, watched_ = false, wrote_ = false;
    std::string buffer_;
};

}  // namespace gridwright::cli
