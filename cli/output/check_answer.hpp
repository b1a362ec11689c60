#pragma once

// The answer of `check` to one board, in every format.

#include "cli/output/answer_parts.hpp"
#include "gridwright/answers/check.hpp"

namespace gridwright::cli {

int exit_code(const answers::Checked& checked);

/// `model` is the model that was checked.
std::string text_of(const answers::Checked& checked, const Task& task, const kernel::Model& model,
                    const OutputStyle& style);

}  // namespace gridwright::cli
