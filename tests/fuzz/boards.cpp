// fuzz_boards SECONDS SEED FOLDER: compares the engines and their sessions on random boards for that long. If they
// differ on a board, the program shrinks it, saves it in the folder and exits with code 1. A board on which an engine
// breaks a contract is saved as it is, because the program aborts there.

#include "gridwright/base/deadline.hpp"
#include "tests/support/agreement.hpp"
#include "tests/support/random_boards.hpp"
#include "tests/support/shrink.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace gridwright;

namespace {

std::string file;    // where the current board would be saved
sheet::Sheet board;  // the current board

void save(const sheet::Sheet& sheet) {
    const std::string text = tests::text_of(sheet);
    std::ofstream(file) << "# source: make fuzz\n" << text;
    std::printf("%ssaved as %s\n", text.c_str(), file.c_str());
}

void save_before_the_end(std::string_view sentence, const std::source_location& where) {
    std::printf("%s:%u: %.*s\n", where.file_name(), where.line(), static_cast<int>(sentence.size()), sentence.data());
    save(board);
    std::fflush(stdout);
}

/// Compares runs or sessions on a board; the same seed asks the same questions again.
struct Trial {
    tests::Panel& panel;
    std::uint64_t seed;
    bool sessions;

    tests::Comparison operator()(const sheet::Sheet& sheet) const {
        board = sheet;
        base::Random random(seed);
        const kernel::Model model = tests::model_of(sheet);
        return sessions ? panel.compare_sessions(model, random) : panel.compare(model, random);
    }
};

int report(const Trial& trial, const sheet::Sheet& sheet, const std::string& difference) {
    std::printf("the engines differ on\n%s%s", tests::text_of(sheet).c_str(), difference.c_str());
    const auto small = tests::shrunk(sheet, [&](const auto& smaller) { return trial(smaller).difference.has_value(); });
    std::printf("shrunk:\n");
    save(small);
    if (const auto again = trial(small).difference) std::printf("%s", again->c_str());
    return 1;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 4) return std::fprintf(stderr, "usage: boards SECONDS SEED FOLDER\n"), 2;
    const base::Deadline end(std::chrono::seconds(std::atoi(arguments[1])));
    const std::uint64_t seed = std::strtoull(arguments[2], nullptr, 10);
    base::on_broken_contract(save_before_the_end);
    base::Random random(seed);
    tests::Panel small_panel, large_panel(300);
    std::uint64_t boards = 0, runs = 0, cut_short = 0;
    for (; !end.passed(); ++boards) {
        file = std::string(arguments[3]) + "/seed-" + std::to_string(seed) + "-" + std::to_string(boards) + ".gw";
        const bool large = random.one_in(20);
        const sheet::Sheet sheet = large ? tests::large_sheet(random) : tests::random_sheet(random);
        const Trial trial{large ? large_panel : small_panel, random.next(), random.one_in(4)};
        const tests::Comparison comparison = trial(sheet);
        if (comparison.difference) return report(trial, sheet, *comparison.difference);
        runs += static_cast<std::uint64_t>(comparison.runs);
        cut_short += static_cast<std::uint64_t>(comparison.cut_short);
    }
    std::printf("%llu boards from seed %llu, no difference in %llu runs (%llu were cut short)\n",
                static_cast<unsigned long long>(boards), static_cast<unsigned long long>(seed),
                static_cast<unsigned long long>(runs), static_cast<unsigned long long>(cut_short));
}
