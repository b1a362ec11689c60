#include "cli/output.hpp"

#include "cli/message.hpp"
#include "host/interrupt.hpp"
#include "host/reason.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>

namespace gridwright::cli {
namespace {

using namespace std::chrono_literals;
namespace interrupt = host::interrupt;

constexpr std::size_t buffer_size = 1 << 16;

/// How long somebody may take who reads slowly, once a signal has asked us to end.
constexpr auto patience_after_signal = 2s;

/// How often a named pipe is looked at that nobody reads yet.
constexpr auto between_looks = 50ms;

/// Waits until a pipe or a terminal takes bytes; false when a signal came and nobody reads.
bool wait_for_reader(int descriptor) {
    while (true) {
        pollfd ready[] = {{descriptor, POLLOUT, 0}, {interrupt::wake_descriptor(), POLLIN, 0}};
        const bool hurry = interrupt::signalled();
        const int patience = hurry ? static_cast<int>(std::chrono::milliseconds(patience_after_signal).count()) : -1;
        const int events = poll(ready, hurry ? 1 : 2, patience);
        if (events > 0 && ready[0].revents != 0) return true;
        if (events == 0) return false;
    }
}

}  // namespace

Output::Output() {
    buffer_.reserve(buffer_size);  // now, so that answers can be written when memory has run out
    inspect();
}

void Output::open(const std::string& file) {
    file_ = file;
    struct stat status = {};
    if (stat(file.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) {
        open_pipe();
    } else if (auto begun = host::WholeFile::begin(file)) {
        descriptor_ = whole_.emplace(*std::move(begun)).descriptor();
    } else {
        problem_ = begun.error().message;
        return fail(EACCES);
    }
    if (works()) inspect();
}

void Output::open(const std::string& file, Growth growth) {
    file_ = file;
    descriptor_ = growth.descriptor;
    growth_ = std::move(growth);
    terminal_ = false;
    watched_ = true;
    may_wait_ = false;
}

/// A pipe or a device. Opening a named pipe would wait for somebody who reads it, whatever signal comes.
void Output::open_pipe() {
    while ((descriptor_ = ::open(file_->c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK)) < 0) {
        if (errno != ENXIO) return fail(errno);
        if (interrupt::wait_for_signal(between_looks)) return fail(EINTR);
    }
    fcntl(descriptor_, F_SETFL, fcntl(descriptor_, F_GETFL) & ~O_NONBLOCK);
}

void Output::inspect() {
    struct stat status = {};
    terminal_ = isatty(descriptor_) != 0;
    watched_ = may_wait_ = fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode);
}

void Output::fail(int error) {
    error_ = error;
    buffer_.clear();
    interrupt::request_stop();
}

void Output::write(std::string_view text) {
    if (!works()) return;
    wrote_ = wrote_ || !text.empty();
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

/// No more at a time than a pipe takes at once that takes anything, so that only the wait for its reader is long.
void Output::write_through(std::string_view text) {
    while (works() && !text.empty()) {
        if (may_wait_ && !wait_for_reader(descriptor_)) return fail(EINTR);
        const std::size_t portion = may_wait_ ? std::min<std::size_t>(text.size(), PIPE_BUF) : text.size();
        const ssize_t written = ::write(descriptor_, text.data(), portion);
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR && errno != EAGAIN)
            return fail(errno);
    }
}

std::string Output::part() const {
    if (growth_) return growth_->part;
    return whole_ ? whole_->part() : "";
}

void Output::leave_unfinished() {
    if (unfinished_) return;
    unfinished_ = true;
    flush();
    if (!works() || !whole_) return;
    if (const int error = whole_->stay_beside()) fail(error);
}

int Output::finish(int code) {
    flush();
    const bool in_vain = code == 2 && !wrote_ && (whole_ || growth_);  // nothing came of it: what was there stays
    if (file_ && works() && !unfinished_ && !in_vain) take_place();
    if (works() || (error_ == EPIPE && !file_)) return code;
    const std::string name = file_ ? one_line(*file_) : "standard output";
    if (error_ == EINTR) {
        say(fmt::format("gridwright: stopped; nobody reads {}\n", name));
        return 3;
    }
    say(fmt::format("gridwright: cannot write {}: {}\n", name, problem_.empty() ? host::reason(error_) : problem_));
    return 2;
}

/// The lock on a file that grows is held until all is done, so that nobody takes the half for the whole.
void Output::take_place() {
    if (whole_) {
        if (const int error = whole_->take_place()) fail(error);
    } else if (growth_) {
        if (fsync(descriptor_) != 0 || rename(growth_->part.c_str(), host::followed(*file_).c_str()) != 0)
            return fail(errno);
        unlink(growth_->beside.c_str());
    } else if (close(descriptor_) != 0) {
        fail(errno);
    }
}

}  // namespace gridwright::cli
