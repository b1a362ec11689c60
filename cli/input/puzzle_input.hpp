#pragma once

// The puzzles of all files, one after the other, each with the place where it stands.

#include "gridwright/answers/json.hpp"
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
    std::optional<base::TextPosition> place;  ///< none when the file itself is the mistake
    base::Result<sheet::Sheet> sheet;
    std::uint64_t number = 0;  ///< from 1, over all files
    bool one_of_many = false;  ///< known only where the input is read ahead, or from the second record on

    answers::About about() const { return {*file, place ? std::optional(place->line) : std::nullopt, number}; }

    /// "file:line:column", or "file".
    std::string where() const;
};

class PuzzleInput {
  public:
    /// Answers of format `to` follow. It reads a record ahead of the first, to know whether there is only one, but for
    /// JSON: a program that gets objects may wait for the answer to one puzzle before it writes the next.
    PuzzleInput(std::vector<std::string> files, const formats::Codec* forced, answers::OutputFormat to);

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
        OpenFile(std::string file, const formats::Codec* forced);
        std::shared_ptr<const std::string> name;
        host::InputFile source;
        formats::SheetReader reader;
    };

    /// Opens the next file where none is open; false when there is none.
    bool open_next();
    std::optional<InputPuzzle> read_next();
    std::optional<InputPuzzle> read_numbered();

    std::deque<std::string> waiting_;
    const formats::Codec* forced_;
    std::optional<OpenFile> current_;
    const bool reads_ahead_;
    std::optional<InputPuzzle> second_;  ///< read ahead of the first
    std::uint64_t read_ = 0;
};

}  // namespace gridwright::cli
