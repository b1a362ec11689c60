#include "bench/child_process.hpp"

#include "gridwright/base/deadline.hpp"
#include "host/interrupt.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>

namespace gridwright::bench {
namespace {

base::Error cannot_run(const std::string& program, int error) {
    return {fmt::format("cannot run {}: {}", program, std::strerror(error)), {}};
}

double seconds(timeval time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

/// Waits until the child ends; kills it when a signal asks us to stop.
void wait_for_end(pid_t child) {
    // The C library of Debian 12 declares pidfd_open for C only.
    const int descriptor = static_cast<int>(syscall(SYS_pidfd_open, child, 0));
    if (descriptor < 0) return;  // an old system: wait as long as it takes
    pollfd events[] = {{descriptor, POLLIN, 0}, {host::interrupt::wake_descriptor(), POLLIN, 0}};
    while (poll(events, 2, -1) < 0 && errno == EINTR) continue;
    close(descriptor);
    if (events[0].revents == 0) kill(child, SIGKILL);
}

}  // namespace

base::Result<Cost> run_program(const std::vector<std::string>& command, const std::filesystem::path& output,
                               std::optional<unsigned> most) {
    std::vector<char*> arguments;
    for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    const auto started = base::now();
    pid_t child = 0;
    const int error = posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error) return cannot_run(command[0], error);
    if (most) {
        const rlimit limit{*most, *most};
        prlimit(child, RLIMIT_CPU, &limit, nullptr);
    }
    wait_for_end(child);
    int status = 0;
    rusage usage = {};
    if (wait4(child, &status, 0, &usage) < 0) return cannot_run(command[0], errno);
    const std::chrono::duration<double> time = base::now() - started;
    return Cost{time.count(), seconds(usage.ru_utime) + seconds(usage.ru_stime),
                static_cast<double>(usage.ru_maxrss) / 1024,
                WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
                WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL};
}

}  // namespace gridwright::bench
