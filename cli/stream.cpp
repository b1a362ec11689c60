#include "cli/stream.hpp"

#include "cli/input.hpp"
#include "cli/interrupt.hpp"
#include "cli/look.hpp"
#include "cli/message.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>

namespace gridwright::cli {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t longest_waiting_text = 1 << 16;
constexpr auto longest_silence = 100ms;
constexpr std::uint64_t waiting_answers_per_job = 64;

/// About fifty microseconds: as long as reading or writing a full buffer takes.
constexpr int looks_before_sleeping = 1000;

void rest_a_moment() {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
}

/// Locks what others hold for microseconds only. An easy board is read, solved and printed in twenty, and falling
/// asleep and being woken for each would cost more than the second job brings.
std::unique_lock<std::mutex> soon(std::mutex& mutex) {
    for (int look = 0; look < looks_before_sleeping; ++look) {
        if (mutex.try_lock()) return {mutex, std::adopt_lock};
        rest_a_moment();
    }
    return std::unique_lock(mutex);
}

}  // namespace

class Stream {
  public:
    Stream(const Options& options, Output& output)
        : output_(output),
          format_(look_of(options, output).format),
          window_(static_cast<std::uint64_t>(options.jobs) * waiting_answers_per_job),
          inputs_(options.files, options.from),
          progress_(!options.quiet) {}

    /// Answers puzzles until there are none; every job runs it.
    void work(const Responder& respond);

    int code() const { return code_; }
    bool works() const { return output_.works(); }
    Progress& progress() { return progress_; }

    /// Prints what the reply has so far once the answers before it are printed; waits for that, or leaves it.
    enum class Patience { wait, leave };
    void pass_on(Reply& reply, Patience patience);

  private:
    std::optional<std::pair<std::uint64_t, Record>> take();
    int answer(Record record, const Responder& respond, Reply& reply);
    int refuse(const std::string& place, const std::string& sentence, Reply& reply);
    void finish(Reply reply, int code);
    void print_whole(Reply& reply);
    void emit(Reply& reply);

    Output& output_;
    const formats::Format format_;
    const std::uint64_t window_;

    std::mutex reading_;
    Inputs inputs_;  // guarded by reading_, as is taken_
    std::uint64_t taken_ = 0;

    std::mutex printing_;
    std::condition_variable turn_;
    std::atomic<std::uint64_t> next_ =
        0;                     // whose turn it is to print; changed under printing_, which guards what follows
    std::uint64_t begun_ = 0;  // answers that have printed something
    bool begun_this_ = false;
    std::map<std::uint64_t, Reply> finished_;
    int code_ = 0;

    Progress progress_;
};

Reply::Reply(Stream& stream, std::uint64_t index) : stream_(stream), index_(index), passed_on_(base::now()) {}

bool Reply::print(std::string_view text) {
    text_ += text;
    if (text_.size() >= longest_waiting_text)
        stream_.pass_on(*this, Stream::Patience::wait);
    else if (base::now() - passed_on_ >= longest_silence)
        stream_.pass_on(*this, Stream::Patience::leave);
    return stream_.works();
}

void Reply::show_progress(std::string reached) {
    stream_.progress().show(std::move(reached));
}

std::optional<std::pair<std::uint64_t, Record>> Stream::take() {
    const auto lock = soon(reading_);
    const auto has_room = [&] { return taken_ < next_ + window_; };
    if (!has_room()) {
        std::unique_lock room(printing_);
        turn_.wait(room, has_room);
    }
    std::optional<Record> record;
    if (!interrupt::stop()) record = inputs_.next();
    if (!record) return {};
    return std::pair(taken_++, std::move(*record));
}

void Stream::work(const Responder& respond) {
    while (auto taken = take()) {
        Reply reply(*this, taken->first);
        const int code = answer(std::move(taken->second), respond, reply);
        finish(std::move(reply), code);
    }
}

int Stream::answer(Record record, const Responder& respond, Reply& reply) {
    if (!record.sheet) return refuse(record.where(), record.sheet.error().message, reply);
    if (const auto sentence = formats::cannot_write(*record.sheet->notation, format_))
        return refuse(record.where(), *sentence, reply);
    const auto puzzle = puzzles::make(*std::move(record.sheet));
    const base::Result<int> code = respond(*puzzle, reply);
    return code ? *code : refuse(record.where(), code.error().message, reply);
}

int Stream::refuse(const std::string& place, const std::string& sentence, Reply& reply) {
    reply.complaint_ = fmt::format("{}: {}\n", place, one_line(sentence));
    if (format_ == formats::Format::json) {
        reply.text_ += R"({"format":1,"verdict":"refused","error":)";
        formats::write_json_string(fmt::format("{}: {}", place, sentence), reply.text_);
        reply.text_ += "}\n";
    }
    return 2;
}

void Stream::pass_on(Reply& reply, Patience patience) {
    std::unique_lock lock(printing_);
    if (patience == Patience::wait) turn_.wait(lock, [&] { return next_ == reply.index_; });
    if (next_ == reply.index_) emit(reply);
}

void Stream::finish(Reply reply, int code) {
    progress_.count();
    const auto lock = soon(printing_);
    if (output_.works()) code_ = std::max(code_, code);  // what nobody can read does not count
    if (reply.index_ != next_) {
        finished_.emplace(reply.index_, std::move(reply));
        return;
    }
    print_whole(reply);
    for (auto first = finished_.begin(); first != finished_.end() && first->first == next_;
         first = finished_.erase(first))
        print_whole(first->second);
    turn_.notify_all();
}

/// The last of an answer whose turn it is.
void Stream::print_whole(Reply& reply) {
    emit(reply);
    begun_this_ = false;
    ++next_;
}

/// Boards are told apart by an empty line between two answers; what takes a line each is not.
void Stream::emit(Reply& reply) {
    const auto hidden = progress_.hidden();
    if (!reply.text_.empty() && !begun_this_) {
        begun_this_ = true;
        const bool a_line_each = format_ == formats::Format::json || format_ == formats::Format::sgt;
        if (begun_++ > 0 && !a_line_each) output_.write("\n");
    }
    output_.write(reply.text_);
    if (output_.watched()) output_.flush();
    if (!reply.complaint_.empty()) say(reply.complaint_);
    reply.text_.clear();
    reply.passed_on_ = base::now();
}

int answer_all(const Options& options, Output& output, const std::function<Responder()>& new_responder) {
    Stream stream(options, output);
    std::vector<std::thread> others;
    for (int job = 1; job < options.jobs; ++job) {
        try {
            others.emplace_back([&] { stream.work(new_responder()); });
        } catch (const std::system_error&) {
            break;  // the system has no more threads; fewer give the same output
        }
    }
    stream.work(new_responder());
    for (std::thread& other : others) other.join();
    const bool interrupted = interrupt::stop() && output.works();
    return interrupted ? std::max(stream.code(), 3) : stream.code();
}

}  // namespace gridwright::cli
