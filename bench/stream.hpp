#pragma once

// Measures a stream of ten thousand easy boards: what reading and printing cost compared with solving, whether memory
// stays constant, and how much a second job gains.

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
    std::string engine;                           ///< the one that answered
    BoardTimes text, json;                        ///< by the format of the answers; the input is text
    double megabytes = 0, megabytes_tenth = 0;    ///< peak of `gridwright solve` on all boards and on a tenth
    double one_job = 0, two_jobs = 0;             ///< seconds of `gridwright solve`, the best of several runs
    double processor_one = 0, processor_two = 0;  ///< the same in processor time
    double side_by_side = 0;                      ///< seconds of two commands with one job each, at the same time
    bool same_output = false;                     ///< of one job and of two, except for the seconds
};

/// Measures with the boards of the set towers-9de, repeated. `program` is the command line; temporary files are in
/// `scratch` and are removed.
base::Result<StreamFigures> measure_stream(const std::filesystem::path& sets, const std::filesystem::path& program,
                                           const std::filesystem::path& scratch, std::size_t boards);

}  // namespace gridwright::bench
