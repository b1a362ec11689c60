#include "cli/output/ordered_jobs.hpp"

#include "cli/output/message.hpp"
#include "cli/output/output_style.hpp"
#include "host/interrupt.hpp"
#include "host/jobs.hpp"

#include <algorithm>

namespace gridwright::cli {
namespace {

using namespace std::chrono_literals;
namespace interrupt = host::interrupt;

constexpr std::size_t longest_waiting_text = 1 << 16;
constexpr auto longest_silence = 100ms;
constexpr std::size_t waiting_replies_per_job = 64, most_waiting_replies = 2048;

/// About fifty microseconds: as long as reading or writing a full buffer takes.
constexpr int looks_before_sleeping = 1000;

void rest_a_moment() {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
}

/// Spins on a lock that others hold for microseconds only. An easy board takes twenty microseconds to read, solve and
/// print, so sleeping and waking for each would cost more than a second job gains.
std::unique_lock<std::mutex> soon(std::mutex& mutex) {
    for (int look = 0; look < looks_before_sleeping; ++look) {
        if (mutex.try_lock()) return {mutex, std::adopt_lock};
        rest_a_moment();
    }
    return std::unique_lock(mutex);
}

}  // namespace

Reply::Reply(OrderedJobs& jobs, std::uint64_t index) : jobs_(jobs), index_(index), passed_on_(base::now()) {}

bool Reply::print(std::string_view text) {
    text_ += text;
    if (text_.size() >= longest_waiting_text)
        jobs_.pass_on(*this, OrderedJobs::Turn::wait);
    else if (base::now() - passed_on_ >= longest_silence)
        jobs_.pass_on(*this, OrderedJobs::Turn::leave);
    return jobs_.output_.works();
}

void Reply::await_turn() {
    jobs_.await(index_);
}

void Reply::print_trace(std::string_view text) {
    trace_ += text;
    if (trace_.size() >= longest_waiting_text) jobs_.pass_on(*this, OrderedJobs::Turn::wait);
}

void Reply::show_progress(const OptimumProgress& optimum) {
    jobs_.progress_.show(index_, optimum);
}

OrderedJobs::OrderedJobs(Outputs outputs, ProgressLine& progress, answers::OutputFormat format, int jobs)
    : output_(outputs.results),
      trace_(outputs.trace),
      progress_(progress),
      format_(format),
      jobs_(jobs),
      finished_(std::min<std::size_t>(static_cast<std::size_t>(jobs) * waiting_replies_per_job, most_waiting_replies)) {
}

/// Works without a job for which memory is too short, as long as another one continues.
void OrderedJobs::run_on_every_job(const std::function<void()>& job) {
    const bool memory_lasted = host::run_jobs(jobs_, job);
    done_.out_of_memory = reading_ || !(memory_lasted || ended_ || interrupt::stop());
    if (done_.out_of_memory) done_.code = 2;
}

std::unique_lock<std::mutex> OrderedJobs::begin_taking() {
    auto lock = soon(taking_);
    const auto has_room = [&] { return done_.taken < next_ + finished_.size(); };
    if (!has_room()) {
        std::unique_lock room(printing_);
        turn_.wait(room, has_room);
    }
    if (interrupt::stop() || done_.taken >= end_ || reading_) return {};
    return lock;
}

void OrderedJobs::await(std::uint64_t index) {
    std::unique_lock lock(printing_);
    turn_.wait(lock, [&] { return next_ == index; });
}

void OrderedJobs::pass_on(Reply& reply, Turn turn) {
    std::unique_lock lock(printing_);
    if (turn == Turn::wait) turn_.wait(lock, [&] { return next_ == reply.index_; });
    if (next_ == reply.index_) emit(reply);
}

void OrderedJobs::finish(Reply reply) {
    progress_.count(reply.index_);
    const auto lock = soon(printing_);
    if (reply.last_) end_by(reply.index_ + 1);
    // FILE.part has no gaps.
    if (reply.cut_short_ && output_.whole()) end_by(reply.index_ + (reply.drop_ ? 0 : 1));
    const auto waiting = [&](std::uint64_t index) -> std::optional<Reply>& {
        return finished_[static_cast<std::size_t>(index % finished_.size())];
    };
    if (reply.index_ != next_) {
        waiting(reply.index_).emplace(std::move(reply));
        return;
    }
    print_whole(reply);
    while (auto& next = waiting(next_)) {
        print_whole(*next);
        next.reset();
    }
    turn_.notify_all();
}

void OrderedJobs::end_by(std::uint64_t index) {
    end_ = std::min<std::uint64_t>(end_, index);
}

/// Prints the rest of the reply whose turn it is.
void OrderedJobs::print_whole(Reply& reply) {
    if (reply.index_ < end_) {
        if (output_.works())
            done_.code = std::max(done_.code, reply.code_);  // output that nobody can read does not count
        if (reply.out_of_memory_) {
            done_.code = 2;
            ++done_.without_memory;
        }
        emit(reply);
        if (reply.last_)
            interrupt::request_stop();  // work on later items is no longer needed
        else if (!reply.cut_short_ && !reply.out_of_memory_)
            ++done_.answered;
    }
    begun_this_ = false;
    ++next_;
}

/// Separates replies by an empty line, except in formats with one line per record.
void OrderedJobs::emit(Reply& reply) {
    if (reply.index_ >= end_) return;
    if (reply.drop_ && output_.whole() && !begun_this_) {
        reply.text_.clear();
        reply.trace_.clear();
    }
    const bool on_screen = output_.terminal() || !reply.complaint_.empty();
    const auto hidden = on_screen ? progress_.hidden() : ProgressLine::Hidden();
    if (!reply.text_.empty() && !begun_this_) {
        begun_this_ = true;
        if (done_.printed++ > 0 && !format_.line_each()) output_.write("\n");
    }
    output_.write(reply.text_);
    if (output_.watched()) output_.flush();
    if (trace_) {
        trace_->write(reply.trace_);
        if (trace_->watched()) trace_->flush();
    }
    if (!reply.complaint_.empty()) say(reply.complaint_);
    reply.text_.clear();
    reply.trace_.clear();
    reply.complaint_.clear();
    reply.passed_on_ = base::now();
}

}  // namespace gridwright::cli
