#include "cli/output.hpp"

#include "cli/interrupt.hpp"
#include "cli/message.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <memory>

namespace gridwright::cli {
namespace {

constexpr std::size_t buffer_size = 1 << 16;

/// Where a name leads when it is a symbolic link; the link stays and its target is replaced.
std::string followed(const std::string& name) {
    const std::unique_ptr<char, decltype(&std::free)> path(realpath(name.c_str(), nullptr), &std::free);
    return path ? path.get() : name;
}

mode_t usual_mode() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

}  // namespace

Output::Output(std::optional<std::string> file) : file_(std::move(file)) {
    if (file_) open_file();
    if (works()) inspect();
}

Output::~Output() {
    if (temporary_.empty()) return;
    interrupt::remove_when_killed(nullptr);
    unlink(temporary_.c_str());
}

void Output::open_file() {
    struct stat before = {};
    const bool exists = stat(file_->c_str(), &before) == 0;
    if (exists && !S_ISREG(before.st_mode)) {
        descriptor_ = open(file_->c_str(), O_WRONLY | O_CLOEXEC);
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
    if (fchmod(descriptor_, exists ? before.st_mode & 07777 : usual_mode()) != 0) fail(errno);
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
    if (file_ && works() && close(descriptor_) != 0) fail(errno);
    if (!temporary_.empty() && works()) {
        if (rename(temporary_.c_str(), place_.c_str()) != 0) {
            fail(errno);
        } else {
            interrupt::remove_when_killed(nullptr);
            temporary_.clear();
        }
    }
    if (works() || (error_ == EPIPE && !file_)) return code;
    const std::string name = file_ ? one_line(*file_) : "standard output";
    say(fmt::format("gridwright: cannot write {}: {}\n", name, reason(error_)));
    return 2;
}

}  // namespace gridwright::cli
