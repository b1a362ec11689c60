#pragma once

#include <optional>
#include <string>

namespace gridwright::host {

/// The open file that a name such as /dev/stdout or /dev/fd/3 stands for; or, whatever it is called, the file behind
/// standard output or standard error. It is written to as it is and never replaced.
std::optional<int> descriptor_named(const std::string& name);

/// Whether it was open when the program began; what we open ourselves is nobody else's business.
bool is_inherited(int descriptor);

/// Whether the open file goes by this name; another one may have taken its place.
bool is_named(int descriptor, const std::string& name);

/// Whether two names lead to the same file.
bool same_file(const std::string& one, const std::string& other);

}  // namespace gridwright::host
