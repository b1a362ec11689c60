#include "cli/input.hpp"

#include "cli/interrupt.hpp"
#include "cli/message.hpp"
#include "gridwright/puzzles/puzzle.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace gridwright::cli {

FileSource::FileSource(std::string name) : name_(std::move(name)) {
    if (name_ == "-")
        descriptor_ = STDIN_FILENO;
    else if ((descriptor_ = open(name_.c_str(), O_RDONLY | O_CLOEXEC)) < 0)
        error_ = errno;
    struct stat status = {};
    if (error_ == 0 && fstat(descriptor_, &status) == 0 && S_ISDIR(status.st_mode)) error_ = EISDIR;
}

FileSource::~FileSource() {
    if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

std::size_t FileSource::read(char* buffer, std::size_t size) {
    while (error_ == 0) {
        pollfd ready[] = {{descriptor_, POLLIN, 0}, {interrupt::wake_descriptor(), POLLIN, 0}};
        poll(ready, 2, -1);
        if (interrupt::stop()) return 0;
        const ssize_t count = ::read(descriptor_, buffer, size);
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno != EINTR && errno != EAGAIN) error_ = errno;
    }
    return 0;
}

std::string Record::where() const {
    return place ? fmt::format("{}:{}:{}", *file, place->line, place->column) : *file;
}

Inputs::OpenFile::OpenFile(std::string file, std::optional<formats::Format> forced)
    : name(std::make_shared<std::string>(one_line(file))),
      source(std::move(file)),
      reader([this](char* buffer, std::size_t size) { return source.read(buffer, size); }, puzzles::notations(),
             forced) {}

Inputs::Inputs(std::vector<std::string> files, std::optional<formats::Format> forced)
    : waiting_(files.begin(), files.end()), forced_(forced) {}

std::optional<Record> Inputs::next() {
    while (true) {
        if (!current_) {
            if (waiting_.empty()) return {};
            current_.emplace(std::move(waiting_.front()), forced_);
            waiting_.pop_front();
        }
        auto reading = current_->source.error() == 0 ? current_->reader.next() : std::nullopt;
        if (interrupt::stop()) return {};
        const auto name = current_->name;
        // A file that fails half-way looks cut to the reader: the failure is what there is to tell.
        if (const int error = current_->source.error()) {
            current_.reset();
            return Record{name, std::nullopt, base::Error{reason(error), {}}};
        }
        if (reading) return Record{name, reading->place, std::move(reading->sheet)};
        current_.reset();
    }
}

}  // namespace gridwright::cli
