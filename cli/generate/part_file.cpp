#include "cli/generate/part_file.hpp"

#include "cli/generate/complete_records.hpp"
#include "cli/options/option_values.hpp"
#include "cli/output/message.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/base/text.hpp"
#include "host/descriptors.hpp"
#include "host/error_text.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace gridwright::cli {
namespace {

constexpr std::size_t longest_settings = 1 << 16;

std::string cannot(std::string_view verb, const std::string& name, int error) {
    return fmt::format("cannot {} {}: {}", verb, one_line(name), host::error_text(error));
}

std::string contents(const std::string& name) {
    std::string text;
    const int descriptor = open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return text;
    char buffer[4096];
    for (ssize_t size; text.size() < longest_settings && (size = read(descriptor, buffer, sizeof buffer)) > 0;)
        text.append(buffer, static_cast<std::size_t>(size));
    close(descriptor);
    return text;
}

/// The format in the settings; the usual one if they have none.
answers::OutputFormat format_of(const std::optional<RunSettings>& settings) {
    const std::string name = settings ? settings->value("--to") : "";
    for (const answers::OutputFormat& format : answers::output_formats())
        if (format.name() == name) return format;
    return answers::usual_format();
}

/// The puzzles of a run according to its settings.
ExpectedPuzzles expected_after(const RunSettings& settings, answers::OutputFormat format) {
    std::uint64_t first = 1;
    base::read_number(settings.value("--first"), first);
    return {settings, first, format};
}

/// The message about a part that ends in something other than half a puzzle. The puzzles cut off are made again.
std::string cut_off(std::uint64_t whole, bool all) {
    if (whole == 0) return "the first puzzle is damaged or not part of this run; all puzzles are made again";
    return fmt::format("the first {} complete; what follows is not part of this run and is {}",
                       whole == 1 ? "puzzle is" : fmt::format("{} puzzles are", whole),
                       all ? "left out" : "made again");
}

/// Whether the run had a time limit: which puzzles it left out then depends on the machine.
bool timed(const RunSettings& settings) {
    return !settings.value("--time").empty();
}

}  // namespace

bool PartFile::possible(const std::string& file) {
    struct stat status = {};
    if (host::descriptor_named(file)) return false;
    return stat(file.c_str(), &status) != 0 || S_ISREG(status.st_mode);
}

base::Result<PartFile> PartFile::open(const std::string& file, bool resume) {
    PartFile part(file);
    struct stat whole = {};
    const bool exists = stat(file.c_str(), &whole) == 0;
    if (resume && exists && access(part.part_.c_str(), F_OK) != 0) {
        if (auto problem = part.why_not(true)) return base::Error{*std::move(problem), {}};
        part.finished_ = true;
        return part;
    }
    if (auto problem = part.take_hold()) return base::Error{*std::move(problem), {}};
    if (auto problem = part.why_not(resume)) {
        if (part.file_->created()) part.file_->remove();
        return base::Error{*std::move(problem), {}};
    }
    // Keep the owner of the file as far as we are allowed to.
    const bool replaces = part.file_->created() && exists;
    if (replaces && fchown(part.file_->descriptor(), whole.st_uid, whole.st_gid) != 0) errno = 0;
    if (replaces && fchmod(part.file_->descriptor(), whole.st_mode & 0777) != 0)
        return base::Error{cannot("write", part.part_, errno), {}};
    return part;
}

PartFile::PartFile(const std::string& file)
    : part_(host::followed(file) + ".part"), run_(host::followed(file) + ".run") {}

std::optional<std::string> PartFile::take_hold() {
    using Why = host::AppendFile::OpenFailure::Why;
    auto opened = host::AppendFile::open(part_);
    if (!opened) {
        switch (opened.error().why) {
            case Why::not_regular:
                return fmt::format("{} exists and is not a regular file; remove it, or choose another name", name());
            case Why::locked:
                return fmt::format("another run is writing {}; wait for it, or choose another file", name());
            case Why::system: break;
        }
        return cannot("write", part_, opened.error().error);
    }
    file_ = std::make_shared<host::AppendFile>(*std::move(opened));
    if (!file_->created() && has_own_settings()) begun_ = RunSettings::read(contents(run_));
    return std::nullopt;
}

/// Reads the settings under the lock, as a run that is just starting has not written all of them.
std::optional<std::string> PartFile::why_not(bool resume) const {
    if (!has_own_settings())
        return fmt::format("{} already exists and was not written by gridwright; choose another name or remove it",
                           one_line(run_));
    if (!file_ || file_->created() || resume) return std::nullopt;
    if (!begun_)
        return fmt::format("{} already exists and is not known to belong to any run; choose another name or remove it",
                           name());
    if (timed(*begun_))
        return fmt::format("{} comes from an interrupted run with --time, which cannot be resumed; remove it", name());
    const auto count = complete_records(file_->descriptor(), expected_after(*begun_, format_of(begun_))).count;
    return fmt::format("{} holds {} of an interrupted run; use --resume to continue it, or remove it", name(),
                       base::counted(static_cast<std::int64_t>(count), "puzzle"));
}

/// Whether FILE.run may be replaced: it does not exist, a run wrote it, or a run was killed while writing it.
bool PartFile::has_own_settings() const {
    struct stat status = {};
    if (lstat(run_.c_str(), &status) != 0) return errno == ENOENT;
    return S_ISREG(status.st_mode) && (status.st_size == 0 || RunSettings::read(contents(run_)));
}

std::optional<std::uint64_t> PartFile::seed() const {
    std::uint64_t seed = 0;
    if (begun_ && read_number(begun_->value("--seed"), seed)) return seed;
    return std::nullopt;
}

base::Result<PartFile::Kept> PartFile::go_on(const RunSettings& settings, std::uint64_t count,
                                             answers::OutputFormat format) {
    struct stat status = {};
    if (fstat(file_->descriptor(), &status) != 0) return base::Error{cannot("read", part_, errno), {}};
    if (!begun_ && status.st_size == 0) {
        auto problem = write_settings(settings);
        if (!problem) return Kept{};
        discard();
        return base::Error{*std::move(problem), {}};
    }
    if (!begun_)
        return base::Error{
            fmt::format("{} does not say which run {} belongs to; remove both to start again", one_line(run_), name()),
            {}};
    if (timed(*begun_))
        return base::Error{
            fmt::format("{} comes from a run with --time, which cannot be resumed; remove it to start again", name()),
            {}};
    if (const auto difference = settings.difference_to(*begun_))
        return base::Error{fmt::format("{} was begun {}", name(), *difference), {}};
    CompleteRecords whole = complete_records(file_->descriptor(), expected_after(settings, format));
    if (whole.error != 0) return base::Error{cannot("read", part_, whole.error), {}};
    const bool all = whole.count == count;
    if (whole.count > count || (all && whole.rest == CompleteRecords::Rest::unended))
        return base::Error{fmt::format("{} holds more than {}; remove it to start again", name(),
                                       base::counted(static_cast<std::int64_t>(count), "puzzle")),
                           {}};
    // No empty line follows the last board.
    const std::int64_t kept = whole.bytes - (all && !format.line_each() ? 1 : 0);
    if (const int error = file_->keep(kept)) return base::Error{cannot("write", part_, error), {}};
    if (whole.rest == CompleteRecords::Rest::foreign || (all && whole.rest == CompleteRecords::Rest::torn))
        tell(fmt::format("{}: {}", name(), cut_off(whole.count, all)));
    return Kept{whole.count, whole.numbers, std::move(whole.distinct)};
}

std::optional<std::string> PartFile::write_settings(const RunSettings& settings) const {
    const auto why = host::put_whole(run_, settings.text());
    return why ? std::optional(fmt::format("cannot write {}: {}", one_line(run_), *why)) : std::nullopt;
}

std::string PartFile::name() const {
    return one_line(part_);
}

bool PartFile::in_place() const {
    return file_->in_place();
}

void PartFile::discard() const {
    file_->remove();
    unlink(run_.c_str());
}

void PartFile::forget_settings() const {
    unlink(run_.c_str());
}

}  // namespace gridwright::cli
