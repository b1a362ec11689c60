#include "study/record_file.hpp"

#include "study/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace gridwright::study {
namespace {

/// True when all of it was written.
bool write_whole(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const auto written = write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

}  // namespace

base::Result<RecordFile> RecordFile::open(const std::string& file, bool resume) {
    const auto refuse = [&](std::string_view why) { return base::Error{fmt::format("{}: {}", file, why), {}}; };
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (descriptor < 0) return refuse(std::strerror(errno));
    RecordFile opened(descriptor);
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) return refuse("another study is writing it");
    if (auto problem = opened.read(file)) return refuse(*problem);
    if (!opened.records_.empty() && !resume)
        return refuse("there are results already; --resume goes on with them, or choose another --out");
    if (!opened.drop_torn_row()) return refuse(std::strerror(errno));
    return opened;
}

RecordFile::RecordFile(RecordFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), whole_(other.whole_), records_(std::move(other.records_)) {}

RecordFile::~RecordFile() {
    if (descriptor_ >= 0) close(descriptor_);
}

std::optional<std::string> RecordFile::read(const std::string& file) {
    const auto text = text_in(file);
    if (!text) return "cannot be read";
    const std::string header = csv_header();
    whole_ = text->rfind('\n') + 1;  // without any newline that is 0
    if (whole_ == 0 ? !header.starts_with(*text) : !text->starts_with(header))
        return "is no file of runs of this version; choose another --out";
    std::size_t number = 1;
    for (std::size_t begin = header.size(); begin < whole_;) {
        const auto end = text->find('\n', begin);
        auto record = record_from(std::string_view(*text).substr(begin, end - begin));
        if (!record) return fmt::format("line {} is no run", number + 1);
        const RunKey key = record->key;
        records_.insert_or_assign(key, *std::move(record));
        begin = end + 1;
        ++number;
    }
    return std::nullopt;
}

bool RecordFile::drop_torn_row() {
    if (ftruncate(descriptor_, static_cast<off_t>(whole_)) != 0) return false;
    return whole_ > 0 || write_whole(descriptor_, csv_header());
}

bool RecordFile::add(const Record& record) {
    if (!write_whole(descriptor_, csv_row(record))) return false;
    records_.insert_or_assign(record.key, record);
    return true;
}

}  // namespace gridwright::study
