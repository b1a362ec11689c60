#include "study/record_file.hpp"

#include "host/error_text.hpp"
#include "host/input_file.hpp"
#include "host/writing.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <limits>
#include <utility>

namespace gridwright::study {
base::Result<RecordFile> RecordFile::open(const std::string& file, bool resume) {
    const auto refuse = [&](std::string_view why) { return base::Error{fmt::format("{}: {}", file, why), {}}; };
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (descriptor < 0) return refuse(host::error_text(errno));
    RecordFile opened(descriptor);
    struct stat status = {};
    if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return refuse("is not a file that can grow");
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) return refuse("another study is writing it");
    if (auto problem = opened.read(file)) return refuse(*problem);
    if (!opened.records_.empty() && !resume)
        return refuse("there are results already; --resume goes on with them, or choose another --out");
    if (!opened.drop_torn_row()) return refuse(host::error_text(errno));
    return opened;
}

RecordFile::RecordFile(RecordFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), whole_(other.whole_), records_(std::move(other.records_)) {}

RecordFile::~RecordFile() {
    if (descriptor_ >= 0) close(descriptor_);
}

std::optional<std::string> RecordFile::read(const std::string& file) {
    const auto text = host::text_of(file, std::numeric_limits<std::size_t>::max());
    if (!text) return "cannot be read: " + text.error().message;
    const std::string header = csv_header();
    whole_ = text->rfind('\n') + 1;  // without any newline that is 0
    if (whole_ == 0 ? !header.starts_with(*text) : !text->starts_with(header))
        return "was not written by this version of gridwright; choose another --out";
    std::size_t number = 1;
    for (std::size_t begin = header.size(); begin < whole_;) {
        const auto end = text->find('\n', begin);
        auto record = record_from(std::string_view(*text).substr(begin, end - begin));
        if (!record) return fmt::format("line {} is damaged; remove that line, or choose another --out", number + 1);
        const RunKey key = record->key;
        records_.insert_or_assign(key, *std::move(record));
        begin = end + 1;
        ++number;
    }
    return std::nullopt;
}

bool RecordFile::drop_torn_row() {
    if (ftruncate(descriptor_, static_cast<off_t>(whole_)) != 0) return false;
    return whole_ > 0 || host::write_all(descriptor_, csv_header()) == 0;
}

bool RecordFile::add(const Record& record) {
    if (host::write_all(descriptor_, csv_row(record)) != 0) return false;
    records_.insert_or_assign(record.key, record);
    return true;
}

}  // namespace gridwright::study
