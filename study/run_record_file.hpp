#pragma once

// The records of a study in a file that grows by a row as each run ends, so that finished runs survive whatever stops
// the study. A row is written in one go; if it is torn all the same, it is dropped when the study resumes. A file
// keeps the format in which it was begun, so that no file has rows of two formats.

#include "gridwright/base/result.hpp"
#include "host/append_file.hpp"
#include "study/run_record.hpp"

#include <map>

namespace gridwright::study {

class RunRecordFile {
  public:
    /// Begins the file, or with `resume` continues it. An error says in a sentence why that fails.
    static base::Result<RunRecordFile> open(const std::string& file, bool resume);

    /// The records in the file, the last one of each key.
    const std::map<RunKey, RunRecord>& records() const { return records_; }

    /// Adds a row; false when it could not be written.
    bool add(const RunRecord& record);

  private:
    explicit RunRecordFile(host::AppendFile file) : file_(std::move(file)) {}
    /// Reads the records. Gives a sentence when the file holds something else.
    std::optional<std::string> read();
    /// Drops a torn last row and writes the header if it is missing. Gives an errno, or 0 on success.
    int prepare();

    host::AppendFile file_;
    RunRecordFormat format_ = newest_record_format;
    std::size_t whole_ = 0;  ///< bytes of whole lines when the file was opened
    std::map<RunKey, RunRecord> records_;
};

}  // namespace gridwright::study
