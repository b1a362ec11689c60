#include "cli/output/progress_line.hpp"

#include "cli/output/message.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
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

/// "41 % of the input, about 20 s left".
std::string text_of_share(double share, double seconds) {
    const std::string text = fmt::format("{:.0f} % of the input", std::floor(100 * share));
    return share > 0 ? fmt::format("{}, about {} left", text, duration(seconds * (1 - share) / share)) : text;
}

/// A line that wraps could not be cleared.
std::string cut_to_terminal(std::string line) {
    winsize size = {};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        line.resize(std::min<std::size_t>(line.size(), size.ws_col - 1));
    return line;
}

}  // namespace

ProgressLine::ProgressLine(bool wanted, std::optional<WorkAmount> amount) : ProgressLine(wanted, amount, nullptr) {}

ProgressLine::ProgressLine(bool wanted, InputShare share) : ProgressLine(wanted, {}, std::move(share)) {}

ProgressLine::ProgressLine(bool wanted, std::optional<WorkAmount> amount, InputShare share)
    : amount_(amount), share_(std::move(share)) {
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
    text_ = waits_for_input() ? "" : fmt::format("\r\x1b[K{}", cut_to_terminal(line()));
    if (text_.empty()) clear();
    draw();
}

/// Between two puzzles none is in progress for a moment, so only a pause from one drawing to the next is a wait.
bool ProgressLine::waits_for_input() {
    const std::uint64_t before = std::exchange(done_when_drawn_, done_);
    return !amount_ && begun_ == done_ && done_ == before;
}

void ProgressLine::draw() {
    if (text_.empty()) return;
    say(text_);
    drawn_ = true;
}

double ProgressLine::passed() const {
    return std::chrono::duration<double>(base::now() - started_).count();
}

std::string ProgressLine::line() const {
    return amount_ ? line_of_amount() : line_of_input();
}

std::string ProgressLine::line_of_amount() const {
    const std::uint64_t made = amount_->before + done_;
    const std::string text = fmt::format("{} of {} {}", made, amount_->all, amount_->done);
    const std::string at_most = rest_at_most_ ? fmt::format(", at most {}", duration(*rest_at_most_)) : "";
    if (done_ == 0) return fmt::format("{}, {} so far{}", text, duration(passed()), at_most);
    const double per_second = static_cast<double>(done_) / passed();
    const double at_this_rate = static_cast<double>(amount_->all - made) / per_second;
    return fmt::format("{}, {}, {} left{}", text, rate(per_second),
                       duration(std::min(at_this_rate, rest_at_most_.value_or(at_this_rate))), at_most);
}

std::string ProgressLine::line_of_input() const {
    std::string text;
    const auto share = share_done();
    if (done_ > 0) text = base::counted(static_cast<std::int64_t>(done_), "puzzle");
    if (share)
        text += fmt::format(", {}", text_of_share(*share, passed()));
    else if (done_ > 0)
        text += " done";
    if (!optima_.empty())
        return fmt::format("{}{}{}", text, text.empty() ? "" : "  ", text_of(optima_.begin()->second));
    if (share) return text;
    return fmt::format("{:.0f} s{}{}", std::floor(passed()), text.empty() ? "" : ", ", text);
}

/// Several jobs have begun more than they have done, so the share of what was begun is scaled down.
std::optional<double> ProgressLine::share_done() const {
    const auto before_last = share_ ? share_() : std::nullopt;
    if (!before_last || done_ == 0 || begun_ < 2) return std::nullopt;
    return std::min(1.0, *before_last * static_cast<double>(done_) / static_cast<double>(begun_ - 1));
}

void ProgressLine::clear() {
    if (drawn_) say("\r\x1b[K");
    drawn_ = false;
}

}  // namespace gridwright::cli
