// Writes results to standard output, a pipe, a device or a file. A file is replaced at the end and only if it is
// complete; a signal ends every wait for a reader.

#include "cli/output/output.hpp"

#include "cli/output/message.hpp"
#include "host/descriptors.hpp"
#include "host/error_text.hpp"
#include "host/interrupt.hpp"
#include "host/writing.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace gridwright::cli {
namespace {

using namespace std::chrono_literals;
namespace interrupt = host::interrupt;

constexpr std::size_t buffer_size = 1 << 16;

/// The interval between two attempts to open a named pipe without a reader.
constexpr auto between_looks = 50ms;

}  // namespace

Output::Output() {
    buffer_.reserve(buffer_size);  // now, so that answers can still be written when memory runs out
    inspect();
}

void Output::open(const std::string& file, std::span<const std::string> inputs) {
    file_ = file;
    struct stat status = {};
    if (const auto descriptor = host::descriptor_named(file)) {
        descriptor_ = host::is_inherited(*descriptor) ? fcntl(*descriptor, F_DUPFD_CLOEXEC, 0) : -1;
        if (descriptor_ < 0) fail(EBADF);
    } else if (stat(file.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) {
        open_pipe(S_ISFIFO(status.st_mode));
    } else if (auto begun = host::WholeFile::begin(file)) {
        descriptor_ = whole_.emplace(*std::move(begun)).descriptor();
        whole_->spare({inputs.begin(), inputs.end()});
    } else {
        problem_ = begun.error().message;
        return fail(EACCES);
    }
    if (works()) inspect();
}

void Output::open(const std::string& file, GrowingFile growing) {
    file_ = file;
    descriptor_ = growing.part->descriptor();
    growing_ = std::move(growing);
    terminal_ = false;
    watched_ = true;
    may_wait_ = false;
}

/// Opens a pipe or a device. A plain open of a named pipe would wait for a reader and ignore signals.
void Output::open_pipe(bool named_pipe) {
    while ((descriptor_ = ::open(file_->c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK)) < 0) {
        if (errno != ENXIO || !named_pipe) return fail(errno);
        if (interrupt::wait_for_signal(between_looks)) return fail(EINTR);
    }
    fcntl(descriptor_, F_SETFL, fcntl(descriptor_, F_GETFL) & ~O_NONBLOCK);
}

void Output::inspect() {
    struct stat status = {};
    terminal_ = isatty(descriptor_) != 0;
    watched_ = may_wait_ = fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode);
}

int Output::columns() const {
    winsize size = {};
    return terminal_ && ioctl(descriptor_, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void Output::fail(int error) {
    error_ = error;
    buffer_.clear();
    interrupt::request_stop();
}

void Output::write(std::string_view text) {
    if (!works() || text.empty()) return;
    wrote_ = true;
    if (!heading_.empty()) write(std::exchange(heading_, {}));
    if (buffer_.size() + text.size() > buffer_size) flush();
    if (text.size() > buffer_size)
        write_through(text);
    else
        buffer_ += text;
}

void Output::flush() {
    write_through(buffer_);
    buffer_.clear();
}

void Output::write_through(std::string_view text) {
    if (!works()) return;
    const int error = may_wait_ ? host::write_to_reader(descriptor_, text) : host::write_all(descriptor_, text);
    if (error != 0) fail(error);
}

std::string Output::part() const {
    if (growing_) return growing_->part->name();
    return whole_ ? whole_->beside() : "";
}

void Output::leave_unfinished() {
    if (unfinished_) return;
    unfinished_ = true;
    flush();
    if (!works() || !whole_ || !wrote_) return;
    const int error = whole_->stay_beside();
    if (error == 0) return;
    problem_ = "the finished part cannot be kept beside it: " + host::error_text(error);
    fail(error);
}

int Output::finish(int code) {
    flush();
    const bool in_vain = code == 2 && !wrote_ && (whole_ || growing_);  // no results: keep the old file
    if (file_ && works() && !unfinished_ && !in_vain) take_place();
    if (works() || (error_ == EPIPE && !file_)) return code;
    const std::string name = file_ ? *file_ : "standard output";
    if (error_ == EINTR) {
        tell("stopped: nobody was reading " + name);
        return 3;
    }
    std::string sentence =
        fmt::format("cannot write {}: {}", name, problem_.empty() ? host::error_text(error_) : problem_);
    if (!unfinished_ && whole_ && !part().empty()) sentence += "; the results are in " + part();
    tell(sentence);
    return 2;
}

/// Holds the lock on a growing file until everything is done, so that nobody takes a part for the whole.
void Output::take_place() {
    if (whole_) {
        const int error = whole_->take_place();
        if (error == 0) return;
        fail(error);
        if (error != ENOSPC) whole_->stay_beside();
    } else if (growing_) {
        host::AppendFile& part = *growing_->part;
        if (!part.in_place()) {
            problem_ = part.name() + " was replaced or removed meanwhile";
            return fail(ESTALE);
        }
        if (const int error = part.take_place_of(host::followed(*file_))) return fail(error);
        // Another run may have begun since; the file beside it then belongs to that run.
        if (access(part.name().c_str(), F_OK) != 0) unlink(growing_->beside.c_str());
    } else if (close(descriptor_) != 0) {
        fail(errno);
    }
}

}  // namespace gridwright::cli
