#include "host/append_file.hpp"

#include "host/descriptors.hpp"
#include "host/whole_file.hpp"
#include "host/writing.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <utility>

namespace gridwright::host {

base::Result<AppendFile, AppendFile::OpenFailure> AppendFile::open(const std::string& name) {
    using Why = OpenFailure::Why;
    constexpr int flags = O_RDWR | O_APPEND | O_CLOEXEC;
    AppendFile file(name);
    file.descriptor_ = ::open(name.c_str(), flags);
    if (file.descriptor_ < 0 && errno == ENOENT) {
        file.descriptor_ = ::open(name.c_str(), flags | O_CREAT | O_EXCL, usual_mode);
        file.created_ = true;
    }
    if (file.descriptor_ < 0) return OpenFailure{Why::system, errno};
    struct stat status = {};
    if (fstat(file.descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) return OpenFailure{Why::not_regular};
    if (flock(file.descriptor_, LOCK_EX | LOCK_NB) != 0 || !file.in_place()) return OpenFailure{Why::locked};
    return file;
}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : name_(std::move(other.name_)), descriptor_(std::exchange(other.descriptor_, -1)), created_(other.created_) {}

AppendFile::~AppendFile() {
    if (descriptor_ >= 0) close(descriptor_);
}

bool AppendFile::in_place() const {
    return is_named(descriptor_, name_);
}

int AppendFile::keep(std::int64_t bytes) {
    return ftruncate(descriptor_, bytes) == 0 ? 0 : errno;
}

int AppendFile::append(std::string_view text) {
    return write_all(descriptor_, text);
}

int AppendFile::take_place_of(const std::string& other) {
    return fsync(descriptor_) == 0 && rename(name_.c_str(), other.c_str()) == 0 ? 0 : errno;
}

void AppendFile::remove() const {
    if (in_place()) unlink(name_.c_str());
}

}  // namespace gridwright::host
