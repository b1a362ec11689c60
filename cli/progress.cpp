#include "cli/progress.hpp"

#include "cli/message.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace gridwright::cli {

using namespace std::chrono_literals;

Progress::Progress(bool wanted) {
    if (wanted && isatty(STDERR_FILENO)) thread_ = std::thread([this] { run(); });
}

Progress::~Progress() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    wake_.notify_all();
    thread_.join();
    clear();
}

void Progress::count() {
    const std::lock_guard lock(mutex_);
    ++done_;
    reached_.clear();
}

void Progress::show(std::string reached) {
    const std::lock_guard lock(mutex_);
    reached_ = std::move(reached);
}

std::unique_lock<std::mutex> Progress::hidden() {
    std::unique_lock lock(mutex_);
    clear();
    return lock;
}

void Progress::run() {
    std::unique_lock lock(mutex_);
    wake_.wait_for(lock, 1s, [this] { return over_; });
    while (!over_) {
        draw();
        wake_.wait_for(lock, 200ms, [this] { return over_; });
    }
}

void Progress::draw() {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(base::now() - started_).count();
    std::string line = fmt::format("{} s", seconds);
    if (done_ > 0) line += fmt::format(", {} done", base::counted(static_cast<std::int64_t>(done_), "puzzle"));
    if (!reached_.empty()) line += ", " + reached_;
    say(fmt::format("\r\x1b[K{}", line));
    drawn_ = true;
}

void Progress::clear() {
    if (drawn_) say("\r\x1b[K");
    drawn_ = false;
}

}  // namespace gridwright::cli
