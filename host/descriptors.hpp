#pragma once

// Finds out which open file or file on the disk a name leads to, so that no file is replaced by accident.

#include <optional>
#include <string>

namespace gridwright::host {

/// The open file behind a name such as /dev/stdout or /dev/fd/3, or behind any other name of the file to which standard
/// output or standard error goes. Such a file is written to and never replaced.
std::optional<int> descriptor_named(const std::string& name);

/// Whether the descriptor was open when the program started, which makes it one that the user may name.
bool is_inherited(int descriptor);

/// Whether the name leads to this open file; another file may have replaced it.
bool is_named(int descriptor, const std::string& name);

/// Whether two names lead to the same file.
bool same_file(const std::string& one, const std::string& other);

}  // namespace gridwright::host
