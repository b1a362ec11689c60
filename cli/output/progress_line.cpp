#include "cli/output/progress_line.hpp"

#include "cli/output/message.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <new>
#include <system_error>

namespace gridwright::cli {

using namespace std::chrono_literals;

namespace {

/// "45 a second", "3 a minute".
std::string rate(double per_second) {
    if (per_second >= 10) return fmt::format("{:.0f} a second", per_second);
    return per_second >= 1 ? fmt::format("{:.1f} a second", per_second)
                           : fmt::format("{:.1f} a minute", 60 * per_second);
}

/// In a unit that leaves at least two of it.
std::string duration(double seconds) {
    if (seconds < 120) return fmt::format("{:.0f} s", seconds);
    return seconds < 7200 ? fmt::format("{:.0f} min", seconds / 60) : fmt::format("{:.0f} h", seconds / 3600);
}

}  // namespace

ProgressLine::ProgressLine(bool wanted, std::optional<WorkAmount> amount) : amount_(amount) {
    if (!wanted || !isatty(STDERR_FILENO)) return;
    try {
        thread_ = std::thread([this] { run(); });
    } catch (const std::system_error&) {
        // The system has no thread to spare: the work goes on unwatched.
    }
}

ProgressLine::~ProgressLine() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    wake_.notify_all();
    thread_.join();
    text_.clear();
    clear();
}

void ProgressLine::begin() {
    const std::lock_guard lock(mutex_);
    ++begun_;
}

void ProgressLine::count(std::uint64_t index) {
    const std::lock_guard lock(mutex_);
    ++done_;
    optima_.erase(index);
}

void ProgressLine::bound_rest(double seconds) {
    const std::lock_guard lock(mutex_);
    rest_at_most_ = seconds;
}

void ProgressLine::show(std::uint64_t index, const OptimumProgress& optimum) {
    const std::lock_guard lock(mutex_);
    optima_.insert_or_assign(index, optimum);
}

ProgressLine::Hidden::Hidden(ProgressLine& line) : line_(&line), lock_(line.mutex_) {
    line.clear();
}

ProgressLine::Hidden::~Hidden() {
    if (line_) line_->draw();
}

void ProgressLine::run() {
    std::unique_lock lock(mutex_);
    wake_.wait_for(lock, 1s, [this] { return over_; });
    while (!over_) {
        try {
            update();
        } catch (const std::bad_alloc&) {
            return;  // the work needs the memory more
        }
        wake_.wait_for(lock, 200ms, [this] { return over_; });
    }
}

void ProgressLine::update() {
    text_ = amount_ || begun_ > done_ ? fmt::format("\r\x1b[K{}", line()) : "";
    if (text_.empty()) clear();
    draw();
}

void ProgressLine::draw() {
    if (text_.empty()) return;
    say(text_);
    drawn_ = true;
}

std::string ProgressLine::line() const {
    const std::chrono::duration<double> passed = base::now() - started_;
    if (!amount_) {
        std::string done;
        if (done_ > 0) done = fmt::format("{} done", base::counted(static_cast<std::int64_t>(done_), "puzzle"));
        if (!optima_.empty())
            return fmt::format("{}{}{}", done, done.empty() ? "" : "  ", text_of(optima_.begin()->second));
        const auto seconds = std::chrono::floor<std::chrono::seconds>(passed).count();
        return fmt::format("{} s{}{}", seconds, done.empty() ? "" : ", ", done);
    }
    const std::uint64_t made = amount_->before + done_;
    const std::string text = fmt::format("{} of {} {}", made, amount_->all, amount_->done);
    const std::string at_most = rest_at_most_ ? fmt::format(", at most {}", duration(*rest_at_most_)) : "";
    if (done_ == 0) return fmt::format("{}, {} so far{}", text, duration(passed.count()), at_most);
    const double per_second = static_cast<double>(done_) / passed.count();
    const double at_this_rate = static_cast<double>(amount_->all - made) / per_second;
    return fmt::format("{}, {}, {} left{}", text, rate(per_second),
                       duration(std::min(at_this_rate, rest_at_most_.value_or(at_this_rate))), at_most);
}

void ProgressLine::clear() {
    if (drawn_) say("\r\x1b[K");
    drawn_ = false;
}

}  // namespace gridwright::cli
