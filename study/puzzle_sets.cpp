#include "study/puzzle_sets.hpp"

#include "gridwright/answers/make_options.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/generator/registry.hpp"
#include "host/error_text.hpp"
#include "host/input_file.hpp"
#include "study/text_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace gridwright::study {
namespace {

using Sheets = base::Result<std::vector<sheet::Sheet>>;

base::Error wrong(std::string message) {
    return {std::move(message), {}};
}

/// A bound on memory, as all puzzles of a set are loaded at once.
constexpr std::size_t most_puzzles = 1'000'000;

/// The puzzles of a source; messages call it `name`.
Sheets read_sheets(formats::Source source, const std::string& name) {
    std::vector<sheet::Sheet> sheets;
    formats::SheetReader reader(std::move(source), puzzles::notations());
    while (auto reading = reader.next()) {
        if (sheets.size() == most_puzzles)
            return wrong(fmt::format("{} has more than {} puzzles; --first and --count choose from a smaller file",
                                     name, most_puzzles));
        if (!reading->sheet)
            return wrong(fmt::format("{}:{}:{}: {}", name, reading->place.line, reading->place.column,
                                     reading->sheet.error().message));
        sheets.push_back(*std::move(reading->sheet));
    }
    return sheets;
}

Sheets read_file(const std::string& file, const LoadOptions& loading) {
    const auto stopped = [&] { return loading.stop && *loading.stop; };
    host::InputFile input(file);
    auto sheets =
        read_sheets([&](char* buffer, std::size_t size) { return stopped() ? 0 : input.read(buffer, size); }, file);
    if (const int error = input.error()) return wrong(fmt::format("cannot read {}: {}", file, host::error_text(error)));
    if (stopped()) return wrong("stopped while puzzles were read");
    return sheets;
}

/// The puzzles of the files, or the share of them that --first and --count choose.
Sheets read_files(const Recipe& recipe, const PuzzleSet& set, const LoadOptions& loading) {
    std::vector<sheet::Sheet> sheets;
    std::optional<std::uint64_t> first, count;
    for (std::size_t i = 0; i < set.words.size(); ++i) {
        const std::string& word = set.words[i];
        if (word == "--first" || word == "--count") {
            auto& number = word == "--first" ? first : count;
            number = i + 1 < set.words.size() ? whole_number(set.words[++i]) : std::nullopt;
            if (number.value_or(0) == 0) return wrong(word + " needs a whole number, 1 or more");
            continue;
        }
        const std::string file = (std::filesystem::path(recipe.file).parent_path() / word).string();
        auto read = read_file(file, loading);
        if (!read) return read;
        std::move(read->begin(), read->end(), std::back_inserter(sheets));
    }
    if (sheets.empty()) return wrong("needs a file with puzzles in it");
    if (first.value_or(1) > sheets.size() || count.value_or(1) > sheets.size() - first.value_or(1) + 1)
        return wrong(
            fmt::format("there are only {}", base::counted(static_cast<std::int64_t>(sheets.size()), "puzzle")));
    sheets.erase(sheets.begin(), sheets.begin() + static_cast<std::ptrdiff_t>(first.value_or(1) - 1));
    if (count) sheets.erase(sheets.begin() + static_cast<std::ptrdiff_t>(*count), sheets.end());
    return sheets;
}

Sheets generate(const PuzzleSet& set, const LoadOptions& loading) {
    const auto ask = answers::read_make_words(set.words);
    if (!ask) return ask.error();
    const std::uint64_t seed = ask->seed.value_or(loading.seed);
    const answers::Context context(engines::table());
    auto workshop = answers::Workshop::open(context, *ask->kind, ask->settings);
    if (!workshop) return wrong(workshop.error().sentence);
    const std::uint64_t count = std::min<std::uint64_t>(ask->count, loading.at_most.value_or(ask->count));
    std::vector<sheet::Sheet> sheets;
    for (std::uint64_t i = 0; i < count; ++i) {
        auto made = workshop->make(seed, ask->first + i, {.stop = loading.stop});
        if (!made) return wrong(fmt::format("puzzle {}: {}", ask->first + i, made.error().sentence));
        sheets.push_back(std::move(made->puzzle));
    }
    return sheets;
}

Sheets sheets_of(const Recipe& recipe, const PuzzleSet& set, const LoadOptions& loading) {
    switch (set.origin) {
        case PuzzleSet::Origin::files: return read_files(recipe, set, loading);
        case PuzzleSet::Origin::generate: return generate(set, loading);
        case PuzzleSet::Origin::board: break;
    }
    const std::string header = joined(set.words) + "\n";
    return read_sheets(formats::source_of(header), "board");
}

}  // namespace

base::Result<LoadedSet> load(const Recipe& recipe, const PuzzleSet& set, const LoadOptions& loading) {
    auto sheets = sheets_of(recipe, set, loading);
    if (!sheets)
        return wrong(fmt::format("{}:{}: puzzles {}: {}", recipe.file, set.line, set.name, sheets.error().message));
    LoadedSet loaded{set.name, {}};
    for (sheet::Sheet& sheet : *sheets) {
        if (loaded.puzzles.size() == loading.at_most) break;
        loaded.puzzles.push_back(puzzles::make(std::move(sheet)));
    }
    return loaded;
}

}  // namespace gridwright::study
