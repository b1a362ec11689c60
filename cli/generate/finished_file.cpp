#include "cli/generate/finished_file.hpp"

#include "cli/generate/complete_records.hpp"
#include "cli/generate/run_settings.hpp"
#include "cli/options/option_values.hpp"
#include "cli/output/output_style.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

/// The part of the first record in which the seed is searched; enough for a drawing of 62 x 62.
constexpr std::size_t far_enough = 1 << 16;

std::string beginning_of(int descriptor) {
    std::string text(far_enough, '\0');
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(pread(descriptor, text.data(), text.size(), 0), 0)));
    return text;
}

/// The seed in the text, at the place that the origin shows.
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

ExpectedPuzzles expected_of(const answers::MakeAsk& make, answers::OutputFormat format, bool solutions) {
    RunSettings settings(make);
    settings.add("--first", std::to_string(make.first));
    if (solutions) settings.add("--solutions", "");
    if (make.distinct) settings.add("--distinct", "");
    return {settings, make.first, format};
}

/// Whether the file holds every puzzle and nothing else. No empty line follows the last board.
bool holds_all(int descriptor, answers::MakeAsk make, answers::OutputFormat format, bool solutions) {
    if (!make.seed) {
        make.seed = 0;
        const ExpectedPuzzles any = expected_of(make, format, solutions);
        make.seed = seed_in(beginning_of(descriptor), any.origin(0));
        if (!make.seed) return false;
    }
    const CompleteRecords whole = complete_records(descriptor, expected_of(make, format, solutions));
    if (whole.error != 0) return false;
    if (format.line_each()) return whole.count == make.count && whole.rest == CompleteRecords::Rest::nothing;
    return whole.count + 1 == make.count && whole.rest == CompleteRecords::Rest::unended;
}

}  // namespace

bool is_finished(const std::string& file, const answers::MakeAsk& make, answers::OutputFormat format, bool solutions) {
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool finished = holds_all(descriptor, make, format, solutions);
    close(descriptor);
    return finished;
}

}  // namespace gridwright::cli
