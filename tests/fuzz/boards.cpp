// boards SECONDS SEED FOLDER: compares the engines on random boards for that long. A board on which they differ is
// saved in the folder and ends the run with exit code 1.

#include "gridwright/base/deadline.hpp"
#include "tests/support/agreement.hpp"
#include "tests/support/random_boards.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace gridwright;

int main(int count, char** arguments) {
    if (count != 4) return std::fprintf(stderr, "usage: boards SECONDS SEED FOLDER\n"), 2;
    const base::Deadline end(std::chrono::seconds(std::atoi(arguments[1])));
    const std::uint64_t seed = std::strtoull(arguments[2], nullptr, 10);
    base::Random random(seed);
    std::uint64_t boards = 0, cut_short = 0;
    for (; !end.passed(); ++boards) {
        const auto puzzle = puzzles::make(tests::random_sheet(random));
        const tests::Comparison comparison = tests::compare_engines(*puzzle, random);
        cut_short += static_cast<std::uint64_t>(comparison.cut_short);
        if (!comparison.difference) continue;
        const std::string board = tests::text_of(*puzzle);
        const std::string file =
            std::string(arguments[3]) + "/seed-" + std::to_string(seed) + "-" + std::to_string(boards) + ".gw";
        std::ofstream(file) << "# source: make fuzz\n" << board;
        std::printf("the engines differ on\n%s%ssaved as %s\n", board.c_str(), comparison.difference->c_str(),
                    file.c_str());
        return 1;
    }
    std::printf("%llu boards from seed %llu, no difference (%llu runs were cut short)\n",
                static_cast<unsigned long long>(boards), static_cast<unsigned long long>(seed),
                static_cast<unsigned long long>(cut_short));
}
