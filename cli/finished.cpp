#include "cli/finished.hpp"

#include "cli/look.hpp"
#include "cli/option_values.hpp"
#include "cli/product.hpp"
#include "cli/recipe.hpp"
#include "cli/whole_records.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

constexpr std::int64_t longest_record = 1 << 16;

/// The first record of a file that has as many as it should; else nothing.
std::string first_of(int descriptor, std::uint64_t count, formats::Format format) {
    struct stat status = {};
    if (fstat(descriptor, &status) != 0) return "";
    const WholeRecords whole = whole_records(descriptor, format);
    // The last board has no empty line behind it.
    const std::uint64_t last = a_line_each(format) ? 0 : 1;
    if (whole.count + last != count || (status.st_size > whole.bytes) != (last == 1)) return "";
    const std::int64_t size = std::min(whole.count > 0 ? whole.first : status.st_size, longest_record);
    std::string text(static_cast<std::size_t>(size), '\0');
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(pread(descriptor, text.data(), text.size(), 0), 0)));
    return text;
}

/// What the first puzzle tells of its origin.
std::string origin_of(const Making& making, formats::Format format) {
    return format == formats::Format::pretty ? note_of(*making.seed, making.first)
                                             : source_of(Recipe(making).command(), making.first);
}

/// The seed that stands in the text where that of the origin would.
std::optional<std::uint64_t> seed_in(std::string_view text, std::string_view origin) {
    constexpr std::string_view key = "seed ";
    const std::string_view before = origin.substr(0, origin.find(key) + key.size());
    const std::size_t place = text.find(before);
    if (place == std::string_view::npos) return std::nullopt;
    text.remove_prefix(place + before.size());
    std::uint64_t seed = 0;
    if (!read_number(text.substr(0, text.find_first_not_of("0123456789")), seed)) return std::nullopt;
    return seed;
}

bool is_first(std::string_view text, Making making, formats::Format format) {
    if (!making.seed) {
        making.seed = 0;
        const auto seed = seed_in(text, origin_of(making, format));
        if (!seed) return false;
        making.seed = seed;
    }
    const std::string origin = origin_of(making, format);
    const std::size_t place = text.find(origin);
    if (place == std::string_view::npos) return false;
    text.remove_prefix(place + origin.size());
    return text.starts_with('\n') || text.starts_with('"');  // else its last number goes on
}

}  // namespace

bool is_finished(const std::string& file, const Making& making, formats::Format format) {
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const std::string first = first_of(descriptor, making.count, format);
    close(descriptor);
    return is_first(first, making, format);
}

}  // namespace gridwright::cli
