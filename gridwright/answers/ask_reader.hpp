#pragma once

// An ask as data, and how it is read from JSON.

#include "gridwright/answers/check.hpp"
#include "gridwright/answers/hint.hpp"
#include "gridwright/answers/improve.hpp"
#include "gridwright/answers/make.hpp"
#include "gridwright/answers/output_format.hpp"
#include "gridwright/answers/reading.hpp"
#include "gridwright/answers/setter_check.hpp"
#include "gridwright/answers/solve.hpp"
#include "gridwright/answers/why.hpp"
#include "gridwright/formats/json/codec.hpp"

#include <string>

namespace gridwright::answers {

struct Ask {
    enum class What {
        solve,
        check,
        grade,
        hint,
        explain,
        improve,
        status,
        marks,
        convert,
        make,
        engines,
        formats,
        kinds,
        labelings,
        scene,
        reading,
        read,
        verdict
    };

    What what = What::solve;
    Goal goal = Goal::one;                 ///< of `solve`
    std::string input;                     ///< puzzles in any format
    std::string file = "-";                ///< what answers call the input
    std::string engine;                    ///< the default when it is empty
    kernel::Search search;                 ///< with the number of solutions and the limits
    MakeAsk make;                          ///< of `make`
    const formats::Codec* from = nullptr;  ///< the one format to read; every one when it is null
    OutputFormat to = formats::json::codec;
    std::string_view without;       ///< of `grade`: the id of a technique
    Reveal reveal = Reveal::move;   ///< of `hint`
    Depth depth = Depth::possible;  ///< of `check`
    std::string original;           ///< of `hint` and `check`: the puzzle that the boards belong to; may be empty
    std::optional<WhyText> why;     ///< of `explain`
    SetterWishes wishes;            ///< of `check`
    Improvement how = Improvement::unique;  ///< of `improve`
    std::optional<sheet::Sheet> towards;    ///< of `improve`
    ReadingPlace place;                     ///< of `reading`
};

/// Reads an ask; the error is a sentence for the person who wrote it.
base::Result<Ask> read_ask(std::string_view json);

}  // namespace gridwright::answers
