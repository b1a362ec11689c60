#include "cli/unfinished.hpp"

#include "cli/message.hpp"
#include "cli/option_values.hpp"
#include "cli/whole_records.hpp"
#include "gridwright/base/text.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace gridwright::cli {
namespace {

constexpr mode_t usual_mode = 0666;  // less what the user's mask takes away

std::string cannot(std::string_view verb, const std::string& name, int error) {
    return fmt::format("cannot {} {}: {}", verb, one_line(name), reason(error));
}

std::string contents(const std::string& name) {
    std::string text;
    const int descriptor = open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return text;
    char buffer[4096];
    for (ssize_t size; (size = read(descriptor, buffer, sizeof buffer)) > 0;)
        text.append(buffer, static_cast<std::size_t>(size));
    close(descriptor);
    return text;
}

/// Whether the open file still goes by this name; another process may have finished and renamed it.
bool still_named(int descriptor, const std::string& name) {
    struct stat ours = {}, named = {};
    return fstat(descriptor, &ours) == 0 && stat(name.c_str(), &named) == 0 && ours.st_dev == named.st_dev &&
           ours.st_ino == named.st_ino;
}

/// The format that a recipe names; the usual one when it names none.
formats::Format format_of(const std::optional<Recipe>& recipe) {
    const std::string name = recipe ? recipe->value("--to") : "";
    for (const formats::FormatRow& row : formats::format_table)
        if (row.name == name) return row.format;
    return formats::Format::text;
}

}  // namespace

bool Unfinished::possible(const std::string& file) {
    struct stat status = {};
    return stat(file.c_str(), &status) != 0 || S_ISREG(status.st_mode);
}

base::Result<Unfinished> Unfinished::open(const std::string& file, const Making& making) {
    Unfinished unfinished(file);
    struct stat whole = {};
    const bool exists = stat(file.c_str(), &whole) == 0;
    if (making.resume && exists && access(unfinished.part_.c_str(), F_OK) != 0) {
        unlink(unfinished.run_.c_str());  // all that is missing from a run that ended between its last two steps
        unfinished.finished_ = true;
        return unfinished;
    }
    if (auto problem = unfinished.take_hold(making.resume)) return base::Error{*std::move(problem), {}};
    if (unfinished.new_ && exists && fchmod(unfinished.descriptor_, whole.st_mode & 07777) != 0)
        return base::Error{cannot("write", unfinished.part_, errno), {}};
    return unfinished;
}

Unfinished::Unfinished(const std::string& file) : part_(followed(file) + ".part"), run_(followed(file) + ".run") {}

std::optional<std::string> Unfinished::take_hold(bool resume) {
    constexpr int flags = O_RDWR | O_APPEND | O_CLOEXEC;
    descriptor_ = ::open(part_.c_str(), flags);
    if (descriptor_ < 0 && errno == ENOENT) {
        descriptor_ = ::open(part_.c_str(), flags | O_CREAT | O_EXCL, usual_mode);
        new_ = true;
    }
    if (descriptor_ < 0) return cannot("write", part_, errno);
    if (flock(descriptor_, LOCK_EX | LOCK_NB) != 0 || !still_named(descriptor_, part_))
        return fmt::format("another run is writing {}; wait for it, or choose another file", name());
    if (new_) return std::nullopt;
    begun_ = Recipe::read(contents(run_));
    if (resume) return std::nullopt;
    const auto count = static_cast<std::int64_t>(whole_records(descriptor_, format_of(begun_)).count);
    return fmt::format("{} holds {} of a run that was cut short; --resume goes on with it, or else remove it", name(),
                       base::counted(count, "puzzle"));
}

std::optional<std::uint64_t> Unfinished::seed() const {
    std::uint64_t seed = 0;
    if (begun_ && read_number(begun_->value("--seed"), seed)) return seed;
    return std::nullopt;
}

base::Result<std::uint64_t> Unfinished::go_on(const Recipe& recipe, formats::Format format) {
    struct stat status = {};
    const bool empty = fstat(descriptor_, &status) == 0 && status.st_size == 0;
    if (!begun_ && empty) {
        auto problem = write_recipe(recipe);
        if (!problem) return std::uint64_t{0};
        discard();
        return base::Error{*std::move(problem), {}};
    }
    if (!begun_)
        return base::Error{
            fmt::format("{} does not tell which run {} belongs to; remove them to start anew", one_line(run_), name()),
            {}};
    if (const auto difference = recipe.difference_to(*begun_))
        return base::Error{fmt::format("{} was begun {}", name(), *difference), {}};
    const WholeRecords whole = whole_records(descriptor_, format);
    if (ftruncate(descriptor_, whole.bytes) != 0) return base::Error{cannot("write", part_, errno), {}};
    return whole.count;
}

std::optional<std::string> Unfinished::write_recipe(const Recipe& recipe) const {
    const int file = ::open(run_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, usual_mode);
    if (file < 0) return cannot("write", run_, errno);
    const std::string text = recipe.text();
    const bool written = write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    const int error = errno;
    close(file);
    if (written) return std::nullopt;
    return cannot("write", run_, error);
}

std::string Unfinished::name() const {
    return one_line(part_);
}

void Unfinished::discard() {
    unlink(part_.c_str());
    unlink(run_.c_str());
}

}  // namespace gridwright::cli
