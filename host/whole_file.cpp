#include "host/whole_file.hpp"

#include "gridwright/base/text.hpp"
#include "host/descriptors.hpp"
#include "host/error_text.hpp"
#include "host/interrupt.hpp"
#include "host/writing.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace gridwright::host {
namespace {

namespace fs = std::filesystem;

constexpr mode_t permissions = 0777, any_write = 0222;

mode_t masked(mode_t mode) {
    const mode_t mask = umask(0);
    umask(mask);
    return mode & ~mask;
}

/// The folder of a file with a final slash; empty for the working directory.
std::string folder_of(const std::string& file) {
    const auto slash = file.rfind('/');
    return slash == std::string::npos ? "" : file.substr(0, slash + 1);
}

}  // namespace

std::string followed(const std::string& name) {
    constexpr int most_links = 40;  // as many as the system follows
    std::string path = name;
    for (int links = 0; links < most_links; ++links) {
        std::error_code problem;
        const fs::path target = fs::read_symlink(path, problem);
        if (problem) return path;
        path = (fs::path(folder_of(path)) / target).string();
    }
    return path;
}

std::optional<std::string> why_not_replaced(const std::string& name) {
    struct stat status = {};
    if (stat(name.c_str(), &status) != 0) return errno == ELOOP ? std::optional(error_text(errno)) : std::nullopt;
    if (!S_ISREG(status.st_mode)) return std::nullopt;
    // The superuser could write to it all the same, but its owner protected it on purpose.
    if ((status.st_mode & any_write) == 0 || access(name.c_str(), W_OK) != 0)
        return "it is write-protected; make it writable, or choose another name";
    if (status.st_nlink > 1)
        return base::concat("it has ", status.st_nlink,
                            " hard links, and replacing it would change only this one; choose another name");
    const int file = open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    const bool locked = file >= 0 && flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    if (file >= 0) close(file);
    if (locked) return "another run is writing it";
    return std::nullopt;
}

base::Result<WholeFile> WholeFile::begin(const std::string& name) {
    if (auto problem = why_not_replaced(name)) return base::Error{*std::move(problem), {}};
    WholeFile file(followed(name));
    struct stat before = {};
    const bool exists = stat(name.c_str(), &before) == 0;
    const std::string folder = folder_of(file.place_);
    // A file without a name needs /proc to get one.
    if (access("/proc/self/fd", X_OK) == 0)
        file.descriptor_ =
            open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file.descriptor_ < 0)
        if (const int error = file.open_beside()) return base::Error{error_text(error), {}};
    // Keep the owner of the old file as far as the system allows.
    if (exists && fchown(file.descriptor_, before.st_uid, before.st_gid) != 0) errno = 0;
    if (fchmod(file.descriptor_, exists ? before.st_mode & permissions : masked(usual_mode)) != 0)
        return base::Error{error_text(errno), {}};
    return file;
}

WholeFile::WholeFile(WholeFile&& other) noexcept
    : place_(std::move(other.place_)),
      beside_(std::move(other.beside_)),
      spared_(std::move(other.spared_)),
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

/// Opens the file under a temporary name, for file systems that have no files without one.
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
    if (temporary_.empty() && beside_.empty())
        if (const int error = take_private_name()) return error;
    const std::string& old = beside_.empty() ? temporary_ : beside_;
    if (rename(old.c_str(), name.c_str()) != 0) return errno;
    interrupt::remove_when_killed(nullptr);
    temporary_.clear();
    return 0;
}

/// Linking cannot replace a file, but renaming can; so the nameless file first gets a name that no other file has.
int WholeFile::take_private_name() {
    const std::string self = base::concat("/proc/self/fd/", descriptor_);
    for (int number = 0;; ++number) {
        const std::string name = base::concat(folder_of(place_), ".gridwright-", getpid(), '-', number);
        if (linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            temporary_ = name;
            interrupt::remove_when_killed(temporary_.c_str());
            return 0;
        }
        if (errno != EEXIST) return errno;
    }
}

int WholeFile::stay_beside() {
    const bool resumable = access((place_ + ".run").c_str(), F_OK) == 0;
    int error = EEXIST;
    for (const std::string& name : {place_ + (resumable ? ".stopped.part" : ".part"), place_ + ".stopped.part",
                                    base::concat(folder_of(place_), "gridwright-", getpid(), ".stopped.part")}) {
        if (!may_replace(name)) continue;
        error = take_name(name);
        if (error != 0) continue;
        beside_ = name;
        return 0;
    }
    return error;
}

bool WholeFile::may_replace(const std::string& name) const {
    const auto is_this = [&](const std::string& spared) { return same_file(spared, name); };
    return !why_not_replaced(name) && !is_named(STDIN_FILENO, name) &&
           std::none_of(spared_.begin(), spared_.end(), is_this);
}

std::optional<std::string> put_whole(const std::string& name, std::string_view text) {
    auto file = WholeFile::begin(name);
    if (!file) return file.error().message;
    int error = write_all(file->descriptor(), text);
    if (error == 0) error = file->take_place();
    return error == 0 ? std::nullopt : std::optional(error_text(error));
}

}  // namespace gridwright::host
