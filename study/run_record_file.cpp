#include "study/run_record_file.hpp"

#include "host/error_text.hpp"
#include "host/input_file.hpp"
#include "host/whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace gridwright::study {
namespace {

std::string why_not(const host::AppendFile::OpenFailure& failure) {
    using Why = host::AppendFile::OpenFailure::Why;
    switch (failure.why) {
        case Why::not_regular: return "is not a regular file";
        case Why::locked: return "another study is writing it";
        case Why::system: break;
    }
    return host::error_text(failure.error);
}

constexpr RunRecordFormat formats[] = {RunRecordFormat::one, RunRecordFormat::two};

/// The format of a file, by its header.
std::optional<RunRecordFormat> format_of(std::string_view text) {
    for (const RunRecordFormat format : formats)
        if (text.starts_with(csv_header(format))) return format;
    return std::nullopt;
}

bool is_torn_header(std::string_view text) {
    return std::ranges::any_of(formats, [&](RunRecordFormat format) { return csv_header(format).starts_with(text); });
}

}  // namespace

base::Result<RunRecordFile> RunRecordFile::open(const std::string& file, bool resume) {
    const auto refuse = [&](std::string_view why) { return base::Error{fmt::format("{}: {}", file, why), {}}; };
    auto grown = host::AppendFile::open(host::followed(file));
    if (!grown) return refuse(why_not(grown.error()));
    RunRecordFile opened(*std::move(grown));
    if (auto problem = opened.read()) return refuse(*problem);
    if (!opened.records_.empty() && !resume)
        return refuse("there are results already; use --resume to continue, or choose another --out");
    if (const int error = opened.prepare()) return refuse(host::error_text(error));
    return opened;
}

std::optional<std::string> RunRecordFile::read() {
    const auto text = host::text_of(file_.name(), std::numeric_limits<std::size_t>::max());
    if (!text) return "cannot be read: " + text.error().message;
    whole_ = text->rfind('\n') + 1;  // without any newline that is 0
    const auto format = whole_ > 0 ? format_of(*text) : newest_record_format;
    if (!format || (whole_ == 0 && !is_torn_header(*text)))
        return "was not written by this version of gridwright; choose another --out";
    format_ = *format;
    std::size_t number = 1;
    for (std::size_t begin = csv_header(format_).size(); begin < whole_;) {
        const auto end = text->find('\n', begin);
        auto record = record_from(std::string_view(*text).substr(begin, end - begin), format_);
        if (!record) return fmt::format("line {} is damaged; remove that line, or choose another --out", number + 1);
        const RunKey key = record->key;
        records_.insert_or_assign(key, *std::move(record));
        begin = end + 1;
        ++number;
    }
    return std::nullopt;
}

int RunRecordFile::prepare() {
    if (const int error = file_.keep(static_cast<std::int64_t>(whole_))) return error;
    return whole_ > 0 ? 0 : file_.append(csv_header(format_));
}

bool RunRecordFile::add(const RunRecord& record) {
    if (file_.append(csv_row(record, format_)) != 0) return false;
    records_.insert_or_assign(record.key, record);
    return true;
}

}  // namespace gridwright::study
