#pragma once

// A stream of ten thousand easy boards: what reading and printing cost beside the solving, whether memory stays where
// it is, and what a second job brings.

#include "gridwright/base/result.hpp"

#include <filesystem>
#include <string>

namespace gridwright::bench {

/// Microseconds for each board, in one thread; the median of all boards. A solve begins with building the model.
struct BoardTimes {
    double read = 0, solve = 0, print = 0;
};

struct StreamFigures {
    std::size_t boards = 0;
    std::string engine;                           ///< that gave the answers
    BoardTimes text, json;                        ///< by the format of the answers; the boards are text
    double megabytes = 0, megabytes_tenth = 0;    ///< peak memory of `gridwright solve`, and on a tenth of the boards
    double one_job = 0, two_jobs = 0;             ///< seconds of `gridwright solve`, the best of some runs
    double processor_one = 0, processor_two = 0;  ///< seconds of processor time, likewise
    double side_by_side = 0;   ///< seconds of two such commands with one job each: what this machine gives to two
    bool same_output = false;  ///< of one job and of two, but for the seconds
};

/// Measures with the boards of the set towers-9de, repeated; `program` is the command line. Files that it needs stand
/// in `scratch` and are removed.
base::Result<StreamFigures> measure_stream(const std::filesystem::path& sets, const std::filesystem::path& program,
                                           const std::filesystem::path& scratch, std::size_t boards);

}  // namespace gridwright::bench
