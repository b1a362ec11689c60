#pragma once

// The games that are saved in the user's data folder, each in a file of its own that is named by its puzzle. So a
// puzzle that is opened again, from whichever file, goes on where it was left.

#include "gridwright/base/result.hpp"
#include "gridwright/game/game.hpp"

#include <optional>
#include <string>

namespace gridwright::cli::play {

class SavedGames {
  public:
    /// The folder by the XDG rules: $XDG_DATA_HOME/gridwright/games, or ~/.local/share/gridwright/games.
    SavedGames();

    /// The file of a puzzle's game; empty if there is no folder to save in.
    std::string file_of(const sheet::Sheet& puzzle) const;

    /// Reads a saved game. An error is a sentence that names the file.
    static base::Result<game::Game> read(const std::string& file);

    /// Saves a game, whole or not at all; returns why that failed.
    std::optional<std::string> save(const game::Game& game) const;

    /// The file of the unfinished game that was played last; none if there is none. Files that are no games are passed
    /// over.
    std::optional<std::string> last_unfinished() const;

    const std::string& folder() const { return folder_; }

  private:
    std::string folder_;  ///< empty if the environment names none
};

}  // namespace gridwright::cli::play
