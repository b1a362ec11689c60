#include "bench/sets.hpp"

#include "gridwright/base/sha256.hpp"
#include "gridwright/formats/reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

namespace gridwright::bench {
namespace {

struct Frozen {
    std::string hash;
    std::filesystem::path file;
};

base::Result<std::vector<Frozen>> frozen_files(const std::filesystem::path& folder) {
    std::ifstream list(folder / "SHA256SUMS");
    if (!list) return base::Error{fmt::format("{}/SHA256SUMS cannot be read", folder.string()), {}};
    std::vector<Frozen> files;
    for (std::string hash, file; list >> hash >> file;) files.push_back({hash, file});
    return files;
}

base::Result<std::string> content(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return base::Error{fmt::format("{} cannot be read", path.string()), {}};
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

bool is_expectation(std::string_view word) {
    constexpr std::array<std::string_view, 3> words{"unique", "several", "impossible"};
    return std::ranges::find(words, word) != words.end();
}

base::Result<FrozenSet> puzzles_of(std::string_view text, const Frozen& frozen) {
    FrozenSet set{frozen.file.stem().string(), {}};
    formats::SheetReader reader(formats::source_of(text), puzzles::notations());
    while (auto reading = reader.next()) {
        const auto place = fmt::format("{}:{}", frozen.file.string(), reading->place.line);
        if (!reading->sheet) return base::Error{fmt::format("{}: {}", place, reading->sheet.error().message), {}};
        if (!is_expectation(reading->sheet->expect))
            return base::Error{fmt::format("{}: the puzzle does not say what is expected of it", place), {}};
        set.puzzles.push_back(puzzles::make(*std::move(reading->sheet)));
    }
    return set;
}

}  // namespace

base::Result<std::vector<std::string>> set_names(const std::filesystem::path& folder) {
    auto files = frozen_files(folder);
    if (!files) return files.error();
    std::vector<std::string> names;
    for (const Frozen& frozen : *files) names.push_back(frozen.file.stem().string());
    return names;
}

base::Result<FrozenSet> read_set(const std::filesystem::path& folder, const std::string& name) {
    const auto files = frozen_files(folder);
    if (!files) return files.error();
    const auto frozen = std::ranges::find(*files, name, [](const Frozen& file) { return file.file.stem().string(); });
    if (frozen == files->end()) return base::Error{fmt::format("there is no set {}", name), {}};
    const auto text = content(folder / frozen->file);
    if (!text) return text.error();
    if (base::hexadecimal(base::sha256(*text)) != frozen->hash)
        return base::Error{fmt::format("{} is not the set that was frozen: its SHA-256 differs from SHA256SUMS",
                                       (folder / frozen->file).string()),
                           {}};
    return puzzles_of(*text, *frozen);
}

}  // namespace gridwright::bench
