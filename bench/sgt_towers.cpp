#include "bench/sgt_towers.hpp"

#include "bench/child_process.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace gridwright::bench {
namespace {

constexpr std::size_t starts = 15;

}  // namespace

std::optional<SgtTowers> SgtTowers::found() {
    const char* path = std::getenv("PATH");
    std::istringstream folders(std::string(path ? path : "") + ":/usr/games");  // where Debian has it
    for (std::string folder; std::getline(folders, folder, ':');) {
        const auto program = std::filesystem::path(folder) / "sgt-towers";
        if (access(program.c_str(), X_OK) == 0) return SgtTowers(program);
    }
    return std::nullopt;
}

base::Result<Time> SgtTowers::measure_start() {
    std::vector<Time> times;
    for (std::size_t number = 1; number <= starts; ++number) {
        const auto made = run("3de", number, 10);
        if (!made) return made.error();
        times.push_back(made->time);
    }
    std::ranges::sort(times);
    return start_ = times[times.size() / 2];
}

base::Result<Solve> SgtTowers::make(int size, std::size_t number, unsigned limit) const {
    auto made = run(fmt::format("{}du", size), number, limit);
    if (made) made->time = std::max(made->time - start_, Time(1));
    return made;
}

base::Result<Solve> SgtTowers::run(const std::string& parameters, std::size_t number, unsigned limit) const {
    const auto cost =
        run_program({program_.string(), "--generate", "1", fmt::format("{}#gridwright-{}", parameters, number)},
                    "/dev/null", limit);
    if (!cost) return cost.error();
    if (!cost->cut && cost->code != 0)
        return base::Error{fmt::format("sgt-towers ended with exit code {}", cost->code), {}};
    const Time time(static_cast<std::int64_t>(std::min(cost->seconds, cost->processor) * 1e9));
    return Solve{.time = time, .cut = cost->cut};
}

}  // namespace gridwright::bench
