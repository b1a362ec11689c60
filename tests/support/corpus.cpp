#include "tests/support/corpus.hpp"

#include "gridwright/formats/reader.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace gridwright::tests {

namespace fs = std::filesystem;

std::vector<sheet::Sheet> sheets_in(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    base::require(file.is_open(), base::concat(path.string(), ": cannot be read"));
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::vector<sheet::Sheet> sheets;
    formats::SheetReader reader(formats::source_of(text), puzzles::notations());
    while (auto reading = reader.next()) {
        if (!reading->sheet)
            base::require(false,
                          base::concat(path.string(), ':', reading->place.line, ": ", reading->sheet.error().message));
        sheets.push_back(*std::move(reading->sheet));
    }
    return sheets;
}

std::vector<fs::path> corpus_files() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(GRIDWRIGHT_SOURCE_DIR) / "corpus")) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(".gw") && !name.ends_with(".solution.gw")) files.push_back(entry.path());
    }
    base::require(!files.empty(), "the corpus has puzzles");
    std::sort(files.begin(), files.end());
    return files;
}

fs::path solution_file(const fs::path& puzzle) {
    return fs::path(puzzle).replace_extension(".solution.gw");
}

}  // namespace gridwright::tests
