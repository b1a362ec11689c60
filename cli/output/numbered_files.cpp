#include "cli/output/numbered_files.hpp"

#include "gridwright/base/text.hpp"
#include "host/error_text.hpp"
#include "host/whole_file.hpp"
#include "host/writing.hpp"

#include <fmt/format.h>

namespace gridwright::cli {

std::optional<NumberedFiles> NumberedFiles::of(std::string_view name) {
    for (std::size_t percent = name.find('%'); percent != name.npos; percent = name.find('%', percent + 1)) {
        std::size_t end = percent + 1;
        std::size_t digits = 0;
        while (end < name.size() && name[end] >= '0' && name[end] <= '9' && digits < 100)
            digits = 10 * digits + static_cast<std::size_t>(name[end++] - '0');
        if (end == name.size() || name[end] != 'd') continue;
        NumberedFiles files;
        files.before_ = name.substr(0, percent);
        files.after_ = name.substr(end + 1);
        files.digits_ = digits;
        return files;
    }
    return {};
}

std::string NumberedFiles::name(std::uint64_t number) const {
    return fmt::format("{}{:0{}}{}", before_, number, digits_, after_);
}

std::optional<std::string> NumberedFiles::write(std::uint64_t number, std::string_view bytes) const {
    const std::string file = name(number);
    const auto cannot = [&](std::string_view why) {
        return fmt::format("cannot write {}: {}", base::shown(file), why);
    };
    auto whole = host::WholeFile::begin(file);
    if (!whole) return cannot(whole.error().message);
    int problem = host::write_all(whole->descriptor(), bytes);
    if (problem == 0) problem = whole->take_place();
    return problem == 0 ? std::nullopt : std::optional(cannot(host::error_text(problem)));
}

}  // namespace gridwright::cli
