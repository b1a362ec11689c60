#pragma once

// The records of a study in a file that grows by a row as each run ends, so that whatever stops the study, what is
// finished stays. A row is written in one go; one that was torn all the same is dropped when the study goes on.

#include "gridwright/base/result.hpp"
#include "study/record.hpp"

#include <map>

namespace gridwright::study {

class RecordFile {
  public:
    /// Begins the file, or with `resume` goes on with it. An error is a sentence on why not.
    static base::Result<RecordFile> open(const std::string& file, bool resume);

    RecordFile(RecordFile&& other) noexcept;
    RecordFile& operator=(RecordFile&&) = delete;
    ~RecordFile();

    /// The records that are there, the last one of each key.
    const std::map<RunKey, Record>& records() const { return records_; }

    /// Adds a row; false when it could not be written.
    bool add(const Record& record);

  private:
    explicit RecordFile(int descriptor) : descriptor_(descriptor) {}
    std::optional<std::string> read(const std::string& file);
    bool drop_torn_row();

    int descriptor_;
    std::size_t whole_ = 0;  ///< bytes of whole rows that were there
    std::map<RunKey, Record> records_;
};

}  // namespace gridwright::study
