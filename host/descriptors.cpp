#include "host/descriptors.hpp"

#include "gridwright/base/text.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace gridwright::host {
namespace {

bool same(const struct stat& one, const struct stat& other) {
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

}  // namespace

std::optional<int> descriptor_named(const std::string& name) {
    if (name == "/dev/stdout") return STDOUT_FILENO;
    if (name == "/dev/stderr") return STDERR_FILENO;
    for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
        int number = -1;
        if (name.starts_with(folder) && base::read_number(std::string_view(name).substr(folder.size()), number))
            return number;
    }
    for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO})
        if (is_named(descriptor, name)) return descriptor;
    return std::nullopt;
}

/// The program opens all its own files with FD_CLOEXEC; those without it were inherited.
bool is_inherited(int descriptor) {
    const int flags = fcntl(descriptor, F_GETFD);
    return flags >= 0 && (flags & FD_CLOEXEC) == 0;
}

bool is_named(int descriptor, const std::string& name) {
    struct stat ours = {}, named = {};
    return fstat(descriptor, &ours) == 0 && stat(name.c_str(), &named) == 0 && same(ours, named);
}

bool same_file(const std::string& one, const std::string& other) {
    struct stat first = {}, second = {};
    return stat(one.c_str(), &first) == 0 && stat(other.c_str(), &second) == 0 && same(first, second);
}

}  // namespace gridwright::host
