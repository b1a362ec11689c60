#pragma once

// Writes to files, pipes and terminals until everything is written or a signal asks the program to stop.

#include <string_view>

namespace gridwright::host {

/// Writes the whole text. Gives an errno, or 0 on success.
int write_all(int descriptor, std::string_view text);

/// The same for a pipe or a terminal, whose reader may be slow or absent: gives EINTR when a signal has arrived and
/// nothing was read for a while.
int write_to_reader(int descriptor, std::string_view text);

}  // namespace gridwright::host
