#include "study/gnuplot.hpp"

#include <fcntl.h>
#include <spawn.h>
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

std::optional<std::string> draw(const std::string& script_file, const std::string& drawing_file) {
    posix_spawn_file_actions_t streams;
    posix_spawn_file_actions_init(&streams);
    posix_spawn_file_actions_addopen(&streams, 0, script_file.c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&streams, 1, drawing_file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    posix_spawn_file_actions_addopen(&streams, 2, "/dev/null", O_WRONLY, 0);
    std::string name = "gnuplot", input = "-";
    char* words[] = {name.data(), input.data(), nullptr};
    pid_t child = 0;
    const int problem = posix_spawnp(&child, "gnuplot", &streams, nullptr, words, environ);
    posix_spawn_file_actions_destroy(&streams);
    if (problem != 0) return "gnuplot cannot be started";
    int status = 0;
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR) return "gnuplot was lost";
    if (status != 0) return "gnuplot could not draw " + script_file + "; gnuplot " + script_file + " tells why";
    return std::nullopt;
}

}  // namespace gridwright::study
