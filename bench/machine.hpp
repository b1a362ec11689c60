#pragma once

// The machine, compiler and commit of a benchmark, for its report.

#include <string>

namespace gridwright::bench {

/// What the figures depend on besides the program.
struct Machine {
    std::string processor;
    unsigned cores = 0;
    double load = 0;  ///< how many programs wanted a core in the minute before
    std::string compiler, flags;
    std::string commit;  ///< as `git describe` names it
};

Machine this_machine();

/// How many programs wanted a core in the last minute.
double load_average();

}  // namespace gridwright::bench
