#pragma once

// Many items, several jobs, one output. Each job takes the next item when it is free; what it says is printed in the
// order of the items. A reply waits for those before it, and both the replies that wait and the text of each are
// bounded, so memory stays small however many items there are. Where memory runs out all the same, a job ends, the
// others go on, and nothing that is done is lost: printing takes no memory that was not there from the start.

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

class Output;
class OrderedJobs;

/// What is said about one item while a job works on it.
class Reply {
  public:
    /// Appends to the results; returns false when nobody reads them any more.
    bool print(std::string_view text);

    /// A line for standard error, behind the results.
    void complain(std::string line) { complaint_ = std::move(line); }

    /// Tells people who wait how far the search is.
    void show_progress(const OptimumProgress& optimum);

    /// This is the last reply: those of later items are dropped, finished or not.
    void be_the_last() { last_ = true; }

    /// A signal ended the work on this item, so that it does not count as answered. Where a file is to be whole it is
    /// the last one that is kept, and not even kept when nothing was found.
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
    std::string complaint_;
    int code_ = 0;
    bool last_ = false, cut_short_ = false, drop_ = false, out_of_memory_ = false;
    std::chrono::nanoseconds passed_on_;
};

/// What came of the work on all items.
struct WorkDone {
    int code = 0;             ///< the highest exit code
    std::uint64_t taken = 0;  ///< items that a job took
    /// Items that are answered in full; a last reply that ended the work early does not count, nor does one that a
    /// signal cut short.
    std::uint64_t answered = 0;
    std::uint64_t printed = 0;         ///< replies with something to print; others only complained
    std::uint64_t without_memory = 0;  ///< items without a reply, as there was no memory even for that
    bool out_of_memory = false;        ///< there was no memory to go on with, and items are left
};

class OrderedJobs {
  public:
    OrderedJobs(Output& output, ProgressLine& progress, answers::OutputFormat format, int jobs);

    /// Works on all items. `source.next()` gives an item, or nothing at the end, and is never called by two jobs at a
    /// time. Each job makes a Worker of its own from what all of them share; called with an item and a Reply, the
    /// worker gives the exit code. A worker that runs out of memory and does not see to it itself is not called again.
    template <typename Worker, typename Source, typename... Shared>
    WorkDone run(Source& source, const Shared&... shared) {
        run_on_every_job([&] {
            Worker worker(shared...);
            while (true) {
                auto taking = begin_taking();
                if (!taking) return;
                auto item = taken_from(source);
                if (!item) return;
                Reply reply(*this, done_.taken++);
                taking.unlock();
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

    /// Prints what the reply has so far once the replies before it are printed; waits for that, or leaves it.
    enum class Patience { wait, leave };
    void pass_on(Reply& reply, Patience patience);

    /// The next item. One that cannot be taken for want of memory ends the taking.
    template <typename Source>
    auto taken_from(Source& source) {
        reading_ = true;
        auto item = source.next();
        reading_ = false;
        ended_ = !item;
        return item;
    }

    void run_on_every_job(const std::function<void()>& job);
    /// The right to take an item, as long as the lock is held; none when no new one is to begin.
    std::unique_lock<std::mutex> begin_taking();
    void finish(Reply reply);
    /// No reply from this index on.
    void end_by(std::uint64_t index);
    void print_whole(Reply& reply);
    void emit(Reply& reply);

    Output& output_;
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
    // Whose turn it is to print; changed under printing_, which guards what follows.
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<std::uint64_t> end_ = std::numeric_limits<std::uint64_t>::max();  // no reply from here on
    bool begun_this_ = false;                                                     // it has printed something
    std::vector<std::optional<Reply>> finished_;  // those that wait for their turn, each at its index modulo the size
};

}  // namespace gridwright::cli
