#include "bench/machine.hpp"

#include "gridwright/base/text.hpp"
#include "study/machine.hpp"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>

namespace gridwright::bench {
namespace {

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
    return {study::processor_name(),
            std::thread::hardware_concurrency(),
            load_average(),
            study::compiler_name(),
            std::string(base::trimmed(GRIDWRIGHT_BENCH_FLAGS)),
            commit()};
}

}  // namespace gridwright::bench
