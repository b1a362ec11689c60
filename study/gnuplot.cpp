#include "study/gnuplot.hpp"

#include "gridwright/base/text.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <sstream>

namespace gridwright::study {

bool has_gnuplot() {
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path ? path : "");
    for (std::string folder; std::getline(folders, folder, ':');)
        if (access((folder + "/gnuplot").c_str(), X_OK) == 0) return true;
    return false;
}

namespace {

/// Runs gnuplot on the script with this file as its output. Gives a sentence when that fails.
std::optional<std::string> run_gnuplot(const std::string& script_file, int drawing) {
    posix_spawn_file_actions_t streams;
    posix_spawn_file_actions_init(&streams);
    posix_spawn_file_actions_addopen(&streams, 0, script_file.c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&streams, drawing, 1);
    posix_spawn_file_actions_addopen(&streams, 2, "/dev/null", O_WRONLY, 0);
    std::string name = "gnuplot", input = "-";
    char* words[] = {name.data(), input.data(), nullptr};
    pid_t child = 0;
    const int problem = posix_spawnp(&child, "gnuplot", &streams, nullptr, words, environ);
    posix_spawn_file_actions_destroy(&streams);
    if (problem != 0) return "gnuplot cannot be started";
    int status = 0;
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR) return "the exit status of gnuplot is not known";
    if (status != 0) return "gnuplot could not draw " + script_file + "; run gnuplot " + script_file + " to see why";
    return std::nullopt;
}

std::string contents(int descriptor) {
    std::string text;
    char buffer[1 << 14];
    for (ssize_t count; (count = pread(descriptor, buffer, sizeof buffer, static_cast<off_t>(text.size()))) > 0;)
        text.append(buffer, static_cast<std::size_t>(count));
    return text;
}

}  // namespace

/// Draws into memory, because gnuplot does not notice a full disk and would leave half a drawing.
base::Result<std::string> drawn(const std::string& script_file) {
    const int drawing = memfd_create("drawing", MFD_CLOEXEC);
    if (drawing < 0) return base::Error{"there is not enough memory for a drawing", {}};
    auto problem = run_gnuplot(script_file, drawing);
    std::string text = contents(drawing);
    close(drawing);
    if (!problem && !base::trimmed(text).ends_with("</svg>")) problem = "gnuplot drew only a part of " + script_file;
    if (problem) return base::Error{*std::move(problem), {}};
    return text;
}

}  // namespace gridwright::study
