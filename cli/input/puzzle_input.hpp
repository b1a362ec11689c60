#pragma once

// Reads the puzzles of all files one after the other, each with its position.

#include "gridwright/answers/json.hpp"
#include "gridwright/formats/reader.hpp"
#include "host/input_file.hpp"

#include <atomic>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gridwright::cli {

/// A puzzle or a mistake, with its position.
struct InputPuzzle {
    std::shared_ptr<const std::string> file;  ///< its name, in one line
    std::optional<std::size_t> begins_in;     ///< the line; none when the file itself is the mistake, and no puzzle
    std::optional<base::TextPosition> place;  ///< of the mistake; the beginning of a puzzle
    base::Result<sheet::Sheet> sheet;
    std::uint64_t before = 0;  ///< bytes of all files before it
    std::uint64_t number = 0;  ///< from 1, over all files; 0 for what is no puzzle
    bool one_of_many = false;  ///< known only where the input is read ahead, or from the second record on

    bool is_puzzle() const { return begins_in.has_value(); }
    answers::About about() const { return {*file, begins_in, number}; }

    /// "file:line:column", or "file".
    std::string where() const;
};

class PuzzleInput {
  public:
    /// `to` is the format of the answers. Reads one puzzle ahead of the first to know whether it is the only one,
    /// except for JSON: a program may wait for the answer to one puzzle before it writes the next.
    PuzzleInput(std::vector<std::string> files, const formats::Codec* forced, answers::OutputFormat to);

    /// The next puzzle or mistake; nothing at the end, or once the work should stop.
    std::optional<InputPuzzle> next();

    /// The puzzles left when the work stopped.
    struct Rest {
        std::uint64_t count = 0;
        bool all = true;  ///< false where there may be more: a pipe may bring any number, and counting has a time limit
    };

    /// Counts the remaining puzzles within a time limit.
    Rest count_rest();

    /// The share of all bytes that lie before the puzzle given last, from 0 to 1; nothing where the length of the input
    /// is unknown. Another thread may ask.
    std::optional<double> share() const;

  private:
    struct OpenFile {
        OpenFile(std::string file, const formats::Codec* forced);
        std::shared_ptr<const std::string> name;
        host::InputFile source;
        formats::SheetReader reader;
    };

    /// Opens the next file unless one is open; false when none is left.
    bool open_next();
    void close_current();
    std::optional<InputPuzzle> read_next();
    std::optional<InputPuzzle> read_numbered();

    std::deque<std::string> waiting_;
    const formats::Codec* forced_;
    std::optional<OpenFile> current_;
    const bool reads_ahead_;
    std::optional<InputPuzzle> second_;         ///< read ahead of the first
    std::uint64_t records_ = 0;                 ///< read, including those that are no puzzle
    std::uint64_t puzzles_ = 0;                 ///< read
    const std::optional<std::uint64_t> bytes_;  ///< in all files
    std::uint64_t bytes_before_ = 0;            ///< in the files before the current one
    std::atomic<std::uint64_t> begun_ = 0;      ///< bytes before the puzzle given last
};

}  // namespace gridwright::cli
