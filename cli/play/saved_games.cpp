#include "cli/play/saved_games.hpp"

#include "cli/output/message.hpp"
#include "gridwright/answers/saved_game.hpp"
#include "gridwright/base/sha256.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/writer.hpp"
#include "host/input_file.hpp"
#include "host/whole_file.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <vector>

namespace gridwright::cli::play {
namespace {

namespace fs = std::filesystem;

/// No game is longer: 62 x 62 cells with all their marks, and a thousand moves that change them all.
constexpr std::size_t longest_game = std::size_t{1} << 30;

/// The value of a variable if it is an absolute path; by the XDG rules others are ignored.
std::optional<fs::path> path_in(const char* variable) {
    const char* value = std::getenv(variable);
    if (!value || *value != '/') return std::nullopt;
    return fs::path(value);
}

std::string data_folder() {
    if (const auto data = path_in("XDG_DATA_HOME")) return (*data / "gridwright/games").string();
    if (const auto home = path_in("HOME")) return (*home / ".local/share/gridwright/games").string();
    return "";
}

}  // namespace

SavedGames::SavedGames() : folder_(data_folder()) {}

std::string SavedGames::file_of(const sheet::Sheet& puzzle) const {
    constexpr std::size_t digits = 16;
    if (folder_.empty()) return "";
    sheet::Sheet alone = puzzle;
    alone.begun = {};
    alone.source.clear();
    alone.expect.clear();
    const std::string name = base::hexadecimal(base::sha256(formats::json_object(alone))).substr(0, digits);
    return fmt::format("{}/{}-{}x{}-{}.json", folder_, puzzle.notation->name, puzzle.size.rows, puzzle.size.columns,
                       name);
}

base::Result<game::Game> SavedGames::read(const std::string& file) {
    const auto damaged = [&](std::string_view why) {
        return base::Error{
            fmt::format("{}: the saved game is damaged ({}); remove the file, or use --new to start again", file, why),
            {}};
    };
    const auto text = host::text_of(file, longest_game);
    if (!text) return base::Error{fmt::format("cannot read {}: {}", file, text.error().message), {}};
    auto game = answers::read_game(*text);
    if (!game) return damaged(game.error().message);
    return game;
}

std::optional<std::string> SavedGames::save(const game::Game& game) const {
    if (folder_.empty()) return "neither XDG_DATA_HOME nor HOME names a folder";
    std::error_code problem;
    const mode_t mask = umask(S_IRWXG | S_IRWXO);  // as the XDG rules ask
    fs::create_directories(folder_, problem);
    umask(mask);
    if (problem) return fmt::format("{}: {}", folder_, problem.message());
    const std::string file = file_of(game.puzzle());
    auto failure = host::put_whole(file, answers::json_of(game) + '\n');
    if (failure) *failure = fmt::format("{}: {}", file, *failure);
    return failure;
}

std::optional<std::string> SavedGames::last_unfinished() const {
    struct Found {
        fs::file_time_type when;
        std::string file;
    };
    std::vector<Found> files;
    std::error_code problem;
    if (folder_.empty()) return std::nullopt;
    for (fs::directory_iterator entry(folder_, problem), end; !problem && entry != end; entry.increment(problem)) {
        std::error_code unreadable;
        const auto when = entry->last_write_time(unreadable);
        if (!unreadable && entry->path().extension() == ".json") files.push_back({when, entry->path().string()});
    }
    std::ranges::sort(files, [](const Found& one, const Found& other) { return one.when > other.when; });
    for (const Found& found : files) {
        const auto game = read(found.file);
        if (!game) cli::tell(game.error().message);
        if (game && !game->solved()) return found.file;
    }
    return std::nullopt;
}

}  // namespace gridwright::cli::play
