#pragma once

// The answers of `grade`, `hint` and `explain` to one puzzle, in every format but HTML.

#include "cli/output/answer_parts.hpp"
#include "gridwright/answers/explain.hpp"
#include "gridwright/answers/grade.hpp"
#include "gridwright/answers/hint.hpp"

namespace gridwright::cli {

int exit_code(const answers::GradeAnswer& answer);
int exit_code(const answers::HintAnswer& answer);
int exit_code(const answers::Explanation& explanation);

std::string text_of(const answers::GradeAnswer& answer, const Task& task, const OutputStyle& style);

std::string text_of(const answers::HintAnswer& answer, answers::Reveal reveal, const Task& task,
                    const OutputStyle& style);

/// Steps in full, or `brief`: a short line for each.
std::string text_of(const answers::Explanation& explanation, const Task& task, const OutputStyle& style, bool brief);

}  // namespace gridwright::cli
