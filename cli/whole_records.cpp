#include "cli/whole_records.hpp"

#include "cli/look.hpp"

#include <unistd.h>

#include <cerrno>
#include <vector>

namespace gridwright::cli {
namespace {

/// Does a line that begins like this end a record? An empty line begins with its end.
bool ends_record(char first, formats::Format format) {
    if (!a_line_each(format)) return first == '\n';
    return format != formats::Format::sgt || first != '#';
}

}  // namespace

WholeRecords whole_records(int descriptor, formats::Format format) {
    WholeRecords whole;
    std::vector<char> buffer(1 << 16);
    std::int64_t offset = 0;
    char first = 0;
    bool at_start = true;
    while (true) {
        const ssize_t size = pread(descriptor, buffer.data(), buffer.size(), offset);
        if (size < 0 && errno == EINTR) continue;
        if (size <= 0) return whole;
        for (const char* c = buffer.data(); c != buffer.data() + size; ++c) {
            ++offset;
            if (at_start) first = *c;
            at_start = *c == '\n';
            if (at_start && ends_record(first, format)) {
                whole.bytes = offset;
                if (whole.count++ == 0) whole.first = offset;
            }
        }
    }
}

}  // namespace gridwright::cli
