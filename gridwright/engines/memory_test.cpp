// An engine that runs out of memory throws std::bad_alloc, can be destroyed, and has given back what it had. Each try
// is a process of its own, whose memory is limited.

#include "gridwright/engines/registry.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/sanitized.hpp"

#include <gtest/gtest.h>
#include <malloc.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <new>
#include <set>

namespace gridwright::engines {
namespace {

using namespace kernel;

enum Ending { answered, ran_out, went_wrong };

std::size_t bytes_allocated() {
    const struct mallinfo2 heap = mallinfo2();
    return heap.uordblks + heap.hblkhd;
}

std::size_t bytes_of_address_space() {
    std::size_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

/// Asks the engine in this process with so much memory more than it has.
Ending ask(const EngineRow& row, const Model& model, std::size_t more_memory) {
    const std::size_t allocated_before = bytes_allocated();
    rlimit limit{};
    getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = bytes_of_address_space() + more_memory;
    setrlimit(RLIMIT_AS, &limit);
    Ending ending = answered;
    try {
        const auto engine = row.make();
        Search search;
        search.solutions = 2;
        // Before sat has written a large board it needs more than there is, however slow the machine; the others need
        // little.
        search.limits.time = std::chrono::milliseconds(row.name == "sat" ? 60'000 : 100);
        search.limits.failures = 10;
        engine->run(model, search);
        engine->open(model)->run(search, {});
    } catch (const std::bad_alloc&) {
        ending = ran_out;
    } catch (...) {
        return went_wrong;
    }
    // Streams and the like may have got a buffer meanwhile; a space that Gecode was building is lost.
    const bool gave_back = bytes_allocated() <= allocated_before + 100'000;
    return gave_back || row.name == "gecode" ? ending : went_wrong;
}

Ending ask_in_a_process(const EngineRow& row, const Model& model, std::size_t more_memory) {
    const pid_t child = fork();
    if (child == 0) _exit(ask(row, model, more_memory));
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? static_cast<Ending>(WEXITSTATUS(status)) : went_wrong;
}

TEST(Memory, RunsOutCleanly) {
    if (tests::sanitized) GTEST_SKIP() << "the sanitizers reserve terabytes of addresses";
    std::set<std::string_view> ran_out_of_it;
    for (const puzzles::PuzzleRow& kind : puzzles::table()) {
        Model model;
        sheet::Sheet sheet = sheet::blank(kind.notation, {62, 62});
        for (auto& side : sheet.sides) std::fill(side.begin(), side.end(), 5);
        kind.make(std::move(sheet))->model(model);
        for (const EngineRow& row : table()) {
            if (!row.make()->understands(model)) continue;
            for (const std::size_t kilobytes : {100, 2'000, 8'000, 20'000}) {
                const Ending ending = ask_in_a_process(row, model, kilobytes << 10);
                EXPECT_NE(ending, went_wrong) << row.name << " with " << kilobytes << " kB";
                if (ending == ran_out) ran_out_of_it.insert(row.name);
            }
        }
    }
    EXPECT_EQ(ran_out_of_it.contains("sat"), make_engine("sat") != nullptr);
}

}  // namespace
}  // namespace gridwright::engines
