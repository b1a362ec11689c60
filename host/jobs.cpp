#include "host/jobs.hpp"

#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include <atomic>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace gridwright::host {
namespace {

/// Address space for the stack of a job. Searches keep their own stacks on the heap.
constexpr std::size_t stack_size = std::size_t{2} << 20;

/// Memory that must be free before another job starts: a job without memory is worse than none.
constexpr std::size_t least_room = std::size_t{32} << 20;

bool has_room() {
    void* const room = mmap(nullptr, least_room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return room != MAP_FAILED && munmap(room, least_room) == 0;
}

}  // namespace

bool run_jobs(int count, const std::function<void()>& job) {
    std::atomic<bool> some_ended = false;
    const auto run = [&] {
        try {
            job();
            some_ended = true;
        } catch (const std::bad_alloc&) {
        }
    };
    std::vector<std::jthread> others;
    try {
        others.reserve(static_cast<std::size_t>(count));
        for (int other = 1; other < count && has_room(); ++other) others.emplace_back(run);
    } catch (const std::system_error&) {
        // The system has no more threads; the others do the work.
    } catch (const std::bad_alloc&) {
    }
    run();
    others.clear();
    return some_ended;
}

void prepare_for_little_memory() {
#if defined(__GLIBC__)
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) == 0) {
        pthread_attr_setstacksize(&attributes, stack_size);
        pthread_setattr_default_np(&attributes);
        pthread_attr_destroy(&attributes);
    }
    // Otherwise each thread reserves 64 MB of addresses, however little it uses.
    rlimit space = {};
    if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
#endif
}

}  // namespace gridwright::host
