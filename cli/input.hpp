#pragma once

// The puzzles of all files, one after the other, each with the place where it stands.

#include "gridwright/formats/reader.hpp"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gridwright::cli {

/// Bytes from a file, or from standard input when the name is `-`. Waiting for them ends when the work should stop.
class FileSource {
  public:
    explicit FileSource(std::string name);
    ~FileSource();
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    std::size_t read(char* buffer, std::size_t size);

    const std::string& name() const { return name_; }
    /// What went wrong with the file itself; 0 when nothing did.
    int error() const { return error_; }

  private:
    std::string name_;
    int descriptor_ = 0;
    int error_ = 0;
};

/// A puzzle or a mistake, and where it stands.
struct Record {
    std::shared_ptr<const std::string> file;  ///< its name, in one line
    std::optional<base::Place> place;         ///< none when the file itself is the mistake
    base::Result<formats::Sheet> sheet;

    /// «file:line:column», or «file».
    std::string where() const;
};

class Inputs {
  public:
    Inputs(std::vector<std::string> files, std::optional<formats::Format> forced);

    /// The next record of all files; nothing at the end, or once the work should stop.
    std::optional<Record> next();

  private:
    struct OpenFile {
        OpenFile(std::string file, std::optional<formats::Format> forced);
        std::shared_ptr<const std::string> name;
        FileSource source;
        formats::SheetReader reader;
    };

    std::deque<std::string> waiting_;
    std::optional<formats::Format> forced_;
    std::optional<OpenFile> current_;
};

}  // namespace gridwright::cli
