#include "cli/generate/complete_records.hpp"

#include "cli/output/output_style.hpp"

#include <unistd.h>

#include <cerrno>
#include <optional>

namespace gridwright::cli {
namespace {

using Rest = CompleteRecords::Rest;

constexpr std::size_t chunk = 1 << 16;

/// More than any record needs: a board of 62 x 62 with its solution takes 40 kB as JSON.
constexpr std::size_t longest_record = 1 << 17;

struct Ending {
    std::size_t record, all;  ///< the length of the record without and with the empty line after it
};

/// The end of the record at the start of the text; nothing when the record is not complete.
std::optional<Ending> ending_of(std::string_view text, answers::OutputFormat format) {
    if (!format.line_each()) {
        const std::size_t end = text.starts_with('\n') ? 0 : text.find("\n\n");
        if (end == std::string_view::npos) return std::nullopt;
        return end == 0 ? Ending{0, 1} : Ending{end + 1, end + 2};
    }
    const char mark = format.comment_mark();
    for (std::size_t begin = 0, end; (end = text.find('\n', begin)) != std::string_view::npos; begin = end + 1)
        if (mark == '\0' || text[begin] != mark) return Ending{end + 1, end + 1};
    return std::nullopt;
}

Rest rest_of(std::string_view text, const ExpectedPuzzles& expected, std::uint64_t before) {
    if (text.empty()) return Rest::nothing;
    const auto numbers = expected.numbers_before(text, before);
    if (!expected.format().line_each() && numbers && expected.holds(text, *numbers)) return Rest::unended;
    return expected.may_begin(text, before) ? Rest::torn : Rest::foreign;
}

}  // namespace

CompleteRecords complete_records(int descriptor, const ExpectedPuzzles& expected) {
    CompleteRecords whole;
    std::string buffer;
    std::int64_t offset = 0;
    while (true) {
        std::string_view text = buffer;
        while (const auto ending = ending_of(text, expected.format())) {
            const std::string_view record = text.substr(0, ending->record);
            const auto numbers = expected.numbers_before(record, whole.numbers);
            if (!numbers || !expected.holds(record, *numbers)) {
                whole.rest = Rest::foreign;
                return whole;
            }
            ++whole.count;
            whole.numbers = *numbers + 1;
            if (const auto name = expected.distinct() ? expected.fingerprint(record) : std::nullopt)
                whole.distinct.push_back(*name);
            whole.bytes += static_cast<std::int64_t>(ending->all);
            text.remove_prefix(ending->all);
        }
        buffer.erase(0, buffer.size() - text.size());
        const std::size_t kept = buffer.size();
        if (kept > longest_record) {
            whole.rest = Rest::foreign;
            return whole;
        }
        buffer.resize(kept + chunk);
        ssize_t size = 0;
        do size = pread(descriptor, buffer.data() + kept, chunk, offset);
        while (size < 0 && errno == EINTR);
        whole.error = size < 0 ? errno : 0;
        buffer.resize(kept + static_cast<std::size_t>(size < 0 ? 0 : size));
        if (size <= 0) {
            whole.rest = rest_of(buffer, expected, whole.numbers);
            return whole;
        }
        offset += size;
    }
}

}  // namespace gridwright::cli
