#pragma once

// Many items, several jobs, one output in order. A free job takes the next item; its reply is printed in the order of
// the items. A reply waits for those before it. The number of waiting replies and the size of each are bounded, so
// memory stays small however many items there are. If memory runs out nevertheless, a job ends, the others continue,
// and no finished reply is lost: printing uses only memory that was reserved at the start.

#include "cli/output/outputs.hpp"
#include "cli/output/progress_line.hpp"
#include "gridwright/answers/output_format.hpp"

#include <atomic>
#include <functional>
#include <limits>
#include <new>
#include <optional>
#include <string_view>
#include <vector>

namespace gridwright::cli {

class OrderedJobs;

/// The output about one item, filled while a job works on it.
class Reply {
  public:
    /// Appends to the results; false when the reader is gone.
    bool print(std::string_view text);

    /// Appends to the trace of a search, where there is an output for it.
    void print_trace(std::string_view text);

    /// Waits until all replies before this one are printed. Whatever jobs do then, they do in the order of the items.
    void await_turn();

    /// Adds a line for standard error, printed after the results.
    void complain(std::string line) { complaint_ = std::move(line); }

    /// Shows how far the search is on the progress line.
    void show_progress(const OptimumProgress& optimum);

    /// Makes this the last reply: those of later items are dropped, finished or not.
    void be_the_last() { last_ = true; }

    /// Says that a signal ended the work on this item, so that it does not count as answered. In a file that must be
    /// whole this is the last reply kept, and it is dropped too when nothing was found.
    void be_cut_short(bool found_something) {
        cut_short_ = true;
        drop_ = !found_something;
    }

  private:
    friend class OrderedJobs;
    Reply(OrderedJobs& jobs, std::uint64_t index);

    OrderedJobs& jobs_;
    std::uint64_t index_;
    std::string text_;
    std::string trace_;
    std::string complaint_;
    int code_ = 0;
    bool last_ = false, cut_short_ = false, drop_ = false, out_of_memory_ = false;
    std::chrono::nanoseconds passed_on_;
};

/// The result of the work on all items.
struct WorkDone {
    int code = 0;             ///< the highest exit code
    std::uint64_t taken = 0;  ///< items taken by a job
    /// Items answered in full, without a last reply that ended the work early or one that a signal cut short.
    std::uint64_t answered = 0;
    std::uint64_t printed = 0;         ///< replies with results; others only have complaints
    std::uint64_t without_memory = 0;  ///< items for which memory was too short even for a reply
    bool out_of_memory = false;        ///< memory ran out while items were left
};

class OrderedJobs {
  public:
    OrderedJobs(Outputs outputs, ProgressLine& progress, answers::OutputFormat format, int jobs);

    /// Works on all items. `source.next()` returns an item, or nothing at the end, and is never called by two jobs at
    /// once. Each job makes its own Worker from the shared arguments; called with an item and a Reply, the worker
    /// returns the exit code. A worker that lets a std::bad_alloc escape is not called again.
    template <typename Worker, typename Source, typename... Shared>
    WorkDone run(Source& source, Shared&... shared) {
        run_on_every_job([&] {
            Worker worker(shared...);
            while (true) {
                auto taking = begin_taking();
                if (!taking) return;
                auto item = taken_from(source);
                if (!item) return;
                Reply reply(*this, done_.taken++);
                taking.unlock();
                progress_.begin();
                try {
                    reply.code_ = worker(*std::move(item), reply);
                } catch (const std::bad_alloc&) {
                    reply.out_of_memory_ = true;
                    finish(std::move(reply));
                    throw;
                }
                finish(std::move(reply));
            }
        });
        return done_;
    }

  private:
    friend class Reply;

    /// Prints the text and the trace of the reply so far once the replies before it are printed; waits for that or
    /// returns at once.
    enum class Turn { wait, leave };
    void pass_on(Reply& reply, Turn turn);
    void await(std::uint64_t index);

    /// The next item. If memory is too short to take it, no more items are taken.
    template <typename Source>
    auto taken_from(Source& source) {
        reading_ = true;
        auto item = source.next();
        reading_ = false;
        ended_ = !item;
        return item;
    }

    void run_on_every_job(const std::function<void()>& job);
    /// The right to take an item while the lock is held; none when no new item should begin.
    std::unique_lock<std::mutex> begin_taking();
    void finish(Reply reply);
    /// Drops every reply from this index on.
    void end_by(std::uint64_t index);
    void print_whole(Reply& reply);
    void emit(Reply& reply);

    Output& output_;
    Output* trace_;
    ProgressLine& progress_;
    const answers::OutputFormat format_;
    const int jobs_;

    WorkDone done_;  // its members are guarded by what changes them: `taken` by taking_, the others by printing_

    std::mutex taking_;
    // Guarded by taking_.
    bool reading_ = false;  // and still so once reading has failed
    bool ended_ = false;

    std::mutex printing_;
    std::condition_variable turn_;
    // The index that may print; changed under printing_, which also guards the members below.
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<std::uint64_t> end_ = std::numeric_limits<std::uint64_t>::max();  // no reply from here on
    bool begun_this_ = false;                                                     // it has printed something
    std::vector<std::optional<Reply>> finished_;  // those that wait for their turn, each at its index modulo the size
};

}  // namespace gridwright::cli
