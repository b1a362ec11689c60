#include "cli/output.hpp"

#include "cli/interrupt.hpp"
#include "cli/message.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <memory>

namespace gridwright::cli {
namespace {

constexpr std::size_t buffer_size = 1 << 16;

mode_t masked(mode_t mode) {
    const mode_t mask = umask(0);
    umask(mask);
    return mode & ~mask;
}

}  // namespace

std::string followed(const std::string& name) {
    struct stat status = {};
    if (lstat(name.c_str(), &status) != 0 || !S_ISLNK(status.st_mode)) return name;
    const std::unique_ptr<char, decltype(&std::free)> path(realpath(name.c_str(), nullptr), &std::free);
    return path ? path.get() : name;
}

Output::Output() {
    inspect();
}

Output::~Output() {
    if (temporary_.empty() || beside_) return;
    interrupt::remove_when_killed(nullptr);
    unlink(temporary_.c_str());
}

void Output::open(const std::string& file) {
    file_ = file;
    open_temporary();
    if (works()) inspect();
}

void Output::open(const std::string& file, Growth growth) {
    file_ = file;
    place_ = followed(file);
    temporary_ = std::move(growth.part);
    beside_ = std::move(growth.beside);
    descriptor_ = growth.descriptor;
    terminal_ = false;
    watched_ = true;
}

void Output::open_temporary() {
    struct stat before = {};
    const bool exists = stat(file_->c_str(), &before) == 0;
    if (exists && !S_ISREG(before.st_mode)) {
        descriptor_ = ::open(file_->c_str(), O_WRONLY | O_CLOEXEC);
        if (descriptor_ < 0) fail(errno);
        return;
    }
    place_ = followed(*file_);
    const auto slash = place_.rfind('/');
    temporary_ = (slash == std::string::npos ? "" : place_.substr(0, slash + 1)) + ".gridwright-XXXXXX";
    descriptor_ = mkostemp(temporary_.data(), O_CLOEXEC);
    if (descriptor_ < 0) {
        temporary_.clear();
        return fail(errno);
    }
    interrupt::remove_when_killed(temporary_.c_str());
    if (fchmod(descriptor_, exists ? before.st_mode & 07777 : masked(usual_mode)) != 0) fail(errno);
}

void Output::inspect() {
    struct stat status = {};
    terminal_ = isatty(descriptor_) != 0;
    watched_ = fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode);
}

void Output::fail(int error) {
    error_ = error;
    buffer_.clear();
    interrupt::request_stop();
}

void Output::write(std::string_view text) {
    if (!works()) return;
    wrote_ = wrote_ || !text.empty();
    buffer_ += text;
    if (buffer_.size() >= buffer_size) flush();
}

void Output::flush() {
    std::size_t done = 0;
    while (works() && done < buffer_.size()) {
        const ssize_t written = ::write(descriptor_, buffer_.data() + done, buffer_.size() - done);
        if (written >= 0)
            done += static_cast<std::size_t>(written);
        else if (errno != EINTR)
            fail(errno);
    }
    buffer_.clear();
}

int Output::finish(int code) {
    flush();
    if (code == 2 && !wrote_ && !temporary_.empty()) return code;  // nothing came of it: what was there stays
    if (file_ && works() && !unfinished_) take_place();
    if (works() || (error_ == EPIPE && !file_)) return code;
    const std::string name = file_ ? one_line(*file_) : "standard output";
    say(fmt::format("gridwright: cannot write {}: {}\n", name, reason(error_)));
    return 2;
}

/// The lock on a file that grows is held until all is done, so that nobody takes the half for the whole.
void Output::take_place() {
    const bool kept = beside_ ? fsync(descriptor_) == 0 : close(descriptor_) == 0;
    if (!kept || (!temporary_.empty() && rename(temporary_.c_str(), place_.c_str()) != 0)) return fail(errno);
    interrupt::remove_when_killed(nullptr);
    temporary_.clear();
    if (beside_) unlink(beside_->c_str());
}

}  // namespace gridwright::cli
