#pragma once

// The records of a study in a file that grows by a row as each run ends, so that whatever stops the study, what is
// finished stays. A row is written in one go; one that was torn all the same is dropped when the study goes on. A file
// keeps the format in which it was begun, so that no file has rows of two formats.

#include "gridwright/base/result.hpp"
#include "host/append_file.hpp"
#include "study/record.hpp"

#include <map>

namespace gridwright::study {

class RecordFile {
  public:
    /// Begins the file, or with `resume` goes on with it. An error is a sentence on why not.
    static base::Result<RecordFile> open(const std::string& file, bool resume);

    /// The records that are there, the last one of each key.
    const std::map<RunKey, Record>& records() const { return records_; }

    /// Adds a row; false when it could not be written.
    bool add(const Record& record);

  private:
    explicit RecordFile(host::AppendFile file) : file_(std::move(file)) {}
    /// Gives a sentence when the file holds something else.
    std::optional<std::string> read();
    /// Drops a torn last row, and writes the header where there is none. Gives an errno, 0 when all went well.
    int prepare();

    host::AppendFile file_;
    RecordFormat format_ = newest_record_format;
    std::size_t whole_ = 0;  ///< bytes of whole rows that were there
    std::map<RunKey, Record> records_;
};

}  // namespace gridwright::study
