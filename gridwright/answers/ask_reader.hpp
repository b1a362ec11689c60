#pragma once

// An ask as data, and how it is read from JSON.

#include "gridwright/answers/make.hpp"
#include "gridwright/answers/solve.hpp"
#include "gridwright/formats/format.hpp"

#include <string>

namespace gridwright::answers {

struct Ask {
    enum class What { solve, check, convert, make, engines, formats };

    What what = What::solve;
    Goal goal = Goal::one;   ///< of `solve`
    std::string input;       ///< puzzles in any format
    std::string file = "-";  ///< what answers call the input
    std::string engine;      ///< the usual one when it is empty
    kernel::Search search;   ///< with the number of solutions and the limits
    MakeAsk make;            ///< of `make`
    std::optional<formats::Format> from;
    formats::Format to = formats::Format::json;
};

/// Reads an ask; the error is a sentence for whoever wrote it.
base::Result<Ask> read_ask(std::string_view json);

}  // namespace gridwright::answers
