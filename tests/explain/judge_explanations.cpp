// usage: judge_explanations PUZZLES STEPS
//
// Judges explanations that `gridwright explain --to json` wrote to the file STEPS. PUZZLES has the same puzzles, as
// `gridwright convert --to json` writes them. Prints every fault and what the explanations consist of; the exit code is
// 1 if there is a fault, and 2 if a file cannot be read.

#include "tests/support/judge.hpp"

#include <fstream>
#include <iostream>

namespace {

using gridwright::judge::Tally;

void print(const Tally& tally, int puzzles, int unfinished, int faults) {
    std::cout << puzzles << " puzzles, " << unfinished << " not explained to the end, " << tally.steps << " steps, "
              << tally.inner << " inner steps, " << tally.chains << " chains, " << tally.what_ifs << " what-ifs, "
              << tally.nested << " nested, " << tally.reads_more << " read more, " << tally.undecided << " of "
              << tally.questions << " questions undecided, " << faults << " faults\n ";
    for (const auto& [id, count] : tally.techniques) std::cout << ' ' << id << ' ' << count;
    std::cout << '\n';
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::cerr << "usage: judge_explanations PUZZLES STEPS\n";
        return 2;
    }
    std::ifstream puzzles(arguments[1]), steps(arguments[2]);
    if (!puzzles || !steps) {
        std::cerr << "judge_explanations: a file cannot be opened\n";
        return 2;
    }
    Tally tally;
    int judged = 0, unfinished = 0, faults = 0;
    std::string puzzle, object;
    while (std::getline(puzzles, puzzle)) {
        std::vector<std::string> objects;
        while (std::getline(steps, object)) {
            objects.push_back(object);
            if (object.find("\"kind\":\"step\"") == std::string::npos) break;
        }
        ++judged;
        if (objects.empty() || objects.back().find("\"verdict\":\"explained\"") == std::string::npos) ++unfinished;
        for (const std::string& fault : gridwright::judge::faults_in(puzzle, objects, tally)) {
            if (fault.starts_with("not explained")) continue;
            ++faults;
            std::cout << "puzzle " << judged << ": " << fault << '\n';
        }
    }
    print(tally, judged, unfinished, faults);
    return faults ? 1 : 0;
}
