#include "bench/machine.hpp"

#include "gridwright/base/text.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <thread>

namespace gridwright::bench {
namespace {

std::string processor() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name")) return std::string(base::trimmed(line.substr(line.find(':') + 1)));
    return "unknown processor";
}

std::string commit() {
    const std::unique_ptr<FILE, int (*)(FILE*)> git(
        popen("git -C '" GRIDWRIGHT_SOURCE_DIR "' describe --always --dirty 2>/dev/null", "r"), pclose);
    char line[128] = "";
    if (!git || !std::fgets(line, sizeof line, git.get())) return "unknown";
    return std::string(base::trimmed(line));
}

}  // namespace

double load_average() {
    double load = 0;
    return getloadavg(&load, 1) == 1 ? load : 0;
}

Machine this_machine() {
#ifdef __clang__
    const std::string compiler = "clang++ ";
#else
    const std::string compiler = "g++ ";
#endif
    return {processor(),
            std::thread::hardware_concurrency(),
            load_average(),
            compiler + __VERSION__,
            std::string(base::trimmed(GRIDWRIGHT_BENCH_FLAGS)),
            commit()};
}

}  // namespace gridwright::bench
