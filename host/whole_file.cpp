#include "host/whole_file.hpp"

#include "gridwright/base/text.hpp"
#include "host/interrupt.hpp"
#include "host/reason.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>

namespace gridwright::host {
namespace {

constexpr mode_t permissions = 07777, any_write = 0222;

mode_t masked(mode_t mode) {
    const mode_t mask = umask(0);
    umask(mask);
    return mode & ~mask;
}

/// The folder of a file, with the slash behind it; empty for the one we are in.
std::string folder_of(const std::string& file) {
    const auto slash = file.rfind('/');
    return slash == std::string::npos ? "" : file.substr(0, slash + 1);
}

}  // namespace

std::string followed(const std::string& name) {
    struct stat status = {};
    if (lstat(name.c_str(), &status) != 0 || !S_ISLNK(status.st_mode)) return name;
    const std::unique_ptr<char, decltype(&std::free)> path(realpath(name.c_str(), nullptr), &std::free);
    return path ? path.get() : name;
}

std::optional<std::string> why_not_replaced(const std::string& name) {
    struct stat status = {};
    if (stat(name.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
    // The superuser may write to any file, but whoever protected this one wants it kept.
    if ((status.st_mode & any_write) == 0 || access(name.c_str(), W_OK) != 0) return "it is write-protected";
    if (status.st_nlink > 1)
        return base::concat("it has ", status.st_nlink, " names (hard links), of which only this one would change");
    return std::nullopt;
}

base::Result<WholeFile> WholeFile::begin(const std::string& name) {
    if (auto problem = why_not_replaced(name)) return base::Error{*std::move(problem), {}};
    WholeFile file(followed(name));
    struct stat before = {};
    const mode_t mode = stat(name.c_str(), &before) == 0 ? before.st_mode & permissions : masked(usual_mode);
    const std::string folder = folder_of(file.place_);
    file.descriptor_ = open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file.descriptor_ < 0)
        if (const int error = file.open_beside()) return base::Error{reason(error), {}};
    if (fchmod(file.descriptor_, mode) != 0) return base::Error{reason(errno), {}};
    return file;
}

WholeFile::WholeFile(WholeFile&& other) noexcept
    : place_(std::move(other.place_)),
      temporary_(std::exchange(other.temporary_, {})),
      descriptor_(std::exchange(other.descriptor_, -1)) {
    if (!temporary_.empty()) interrupt::remove_when_killed(temporary_.c_str());
}

WholeFile::~WholeFile() {
    if (descriptor_ >= 0) close(descriptor_);
    if (temporary_.empty()) return;
    interrupt::remove_when_killed(nullptr);
    unlink(temporary_.c_str());
}

std::string WholeFile::part() const {
    return place_ + (access((place_ + ".run").c_str(), F_OK) == 0 ? ".stopped.part" : ".part");
}

/// Under a name of its own, for file systems that have no files without one.
int WholeFile::open_beside() {
    std::string name = folder_of(place_) + ".gridwright-XXXXXX";
    descriptor_ = mkostemp(name.data(), O_CLOEXEC);
    if (descriptor_ < 0) return errno;
    temporary_ = std::move(name);
    interrupt::remove_when_killed(temporary_.c_str());
    return 0;
}

int WholeFile::take_name(const std::string& name) {
    if (fsync(descriptor_) != 0) return errno;
    if (temporary_.empty())
        if (const int error = take_first_name(name)) return error;
    if (temporary_ != name && rename(temporary_.c_str(), name.c_str()) != 0) return errno;
    interrupt::remove_when_killed(nullptr);
    temporary_.clear();
    return 0;
}

/// The name that it is to have, if nobody has it. A link cannot replace a file: then it takes a name from which it can
/// be renamed, first of all the one under which it would stay beside the file, where it may be found.
int WholeFile::take_first_name(const std::string& wanted) {
    const std::string self = base::concat("/proc/self/fd/", descriptor_);
    for (const std::string& name : {wanted, part(), base::concat(folder_of(place_), ".gridwright-", getpid())}) {
        if (linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            temporary_ = name;
            return 0;
        }
        if (errno != EEXIST) return errno;
    }
    return EEXIST;
}

std::optional<std::string> put_whole(const std::string& name, std::string_view text) {
    auto file = WholeFile::begin(name);
    if (!file) return file.error().message;
    int error = write_all(file->descriptor(), text);
    if (error == 0) error = file->take_place();
    return error == 0 ? std::nullopt : std::optional(reason(error));
}

int write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

}  // namespace gridwright::host
