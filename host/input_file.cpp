#include "host/input_file.hpp"

#include "gridwright/base/deadline.hpp"
#include "gridwright/base/text.hpp"
#include "host/descriptors.hpp"
#include "host/error_text.hpp"
#include "host/interrupt.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <vector>

namespace gridwright::host {
namespace {

/// Long enough to count a million small boards.
constexpr std::chrono::seconds patience_after_stop{3};

/// False a while after the stop; the time counts from the first call after it.
bool has_patience() {
    if (!interrupt::stop()) return true;
    static const base::Deadline patience(patience_after_stop);
    return !patience.passed();
}

}  // namespace

InputFile::InputFile(std::string name) : name_(std::move(name)) {
    if (name_ == "-")
        descriptor_ = STDIN_FILENO;
    else if (const auto number = descriptor_named(name_); number && !is_inherited(*number))
        descriptor_ = -1, error_ = EBADF;
    else if ((descriptor_ = open(name_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) < 0)
        error_ = errno;  // without O_NONBLOCK a named pipe would open only once somebody writes to it
    struct stat status = {};
    if (error_ != 0 || fstat(descriptor_, &status) != 0) return;
    if (S_ISDIR(status.st_mode)) error_ = EISDIR;
    regular_ = S_ISREG(status.st_mode);
}

InputFile::~InputFile() {
    if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

std::size_t InputFile::read(char* buffer, std::size_t size) {
    while (error_ == 0) {
        if (regular_ ? !has_patience() : !wait_for_bytes()) {
            ended_early_ = true;
            return 0;
        }
        const ssize_t count = ::read(descriptor_, buffer, size);
        if (count >= 0) {
            bytes_read_ += static_cast<std::uint64_t>(count);
            return static_cast<std::size_t>(count);
        }
        if (errno != EINTR && errno != EAGAIN) error_ = errno;
    }
    return 0;
}

/// Waits for bytes to read; false when a signal comes first.
bool InputFile::wait_for_bytes() const {
    pollfd ready[] = {{descriptor_, POLLIN, 0}, {interrupt::wake_descriptor(), POLLIN, 0}};
    while (poll(ready, 2, -1) < 0 && !interrupt::stop()) continue;
    return !interrupt::stop();
}

std::optional<std::uint64_t> bytes_in(std::span<const std::string> files) {
    std::uint64_t bytes = 0;
    for (const std::string& file : files) {
        struct stat status = {};
        const bool standard_input = file == "-";
        if ((standard_input ? fstat(STDIN_FILENO, &status) : stat(file.c_str(), &status)) != 0) continue;
        if (S_ISDIR(status.st_mode)) continue;
        if (!S_ISREG(status.st_mode)) return std::nullopt;
        const off_t begun = standard_input ? std::max<off_t>(lseek(STDIN_FILENO, 0, SEEK_CUR), 0) : 0;
        bytes += static_cast<std::uint64_t>(std::max<off_t>(status.st_size - begun, 0));
    }
    return bytes;
}

base::Result<std::string> text_of(const std::string& file, std::size_t at_most) {
    InputFile input(file);
    std::string text;
    std::vector<char> buffer(1 << 16);
    while (const std::size_t count = input.read(buffer.data(), buffer.size())) {
        text.append(buffer.data(), count);
        if (text.size() > at_most) return base::Error{base::concat("it is longer than ", at_most >> 20, " MB"), {}};
    }
    if (const int error = input.error()) return base::Error{error_text(error), {}};
    if (input.ended_early()) return base::Error{"stopped", {}};
    return text;
}

}  // namespace gridwright::host
