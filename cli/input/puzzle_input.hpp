#pragma once

// The puzzles of all files, one after the other, each with the place where it stands.

#include "gridwright/formats/reader.hpp"
#include "host/input_file.hpp"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gridwright::cli {

/// A puzzle or a mistake, and where it stands.
struct InputPuzzle {
    std::shared_ptr<const std::string> file;  ///< its name, in one line
    std::optional<base::Place> place;         ///< none when the file itself is the mistake
    base::Result<sheet::Sheet> sheet;

    /// «file:line:column», or «file».
    std::string where() const;
};

class PuzzleInput {
  public:
    PuzzleInput(std::vector<std::string> files, std::optional<formats::Format> forced);

    /// The next record of all files; nothing at the end, or once the work should stop.
    std::optional<InputPuzzle> next();

    /// What was left to read when the work stopped.
    struct Rest {
        std::uint64_t count = 0;
        bool all = true;  ///< false where there may be more: a pipe brings any number, and counting ends after a while
    };

    /// Reads on as long as files have patience, and counts.
    Rest count_rest();

  private:
    struct OpenFile {
        OpenFile(std::string file, std::optional<formats::Format> forced);
        std::shared_ptr<const std::string> name;
        host::InputFile source;
        formats::SheetReader reader;
    };

    /// Opens the next file where none is open; false when there is none.
    bool open_next();
    std::optional<InputPuzzle> read_next();

    std::deque<std::string> waiting_;
    std::optional<formats::Format> forced_;
    std::optional<OpenFile> current_;
};

}  // namespace gridwright::cli
