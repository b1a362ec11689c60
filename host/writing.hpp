#pragma once

#include <string_view>

namespace gridwright::host {

/// Writes all of the text; gives an errno, 0 when all went well.
int write_all(int descriptor, std::string_view text);

/// The same for a pipe or a terminal, where somebody may read slowly or not at all: EINTR when a signal has asked us to
/// end and nothing was read for a while.
int write_to_reader(int descriptor, std::string_view text);

}  // namespace gridwright::host
