#pragma once

// The answers of `check --forced`, `check --redundant` and `improve` to one puzzle, in every format.

#include "cli/output/answer_parts.hpp"
#include "gridwright/answers/improve.hpp"
#include "gridwright/answers/setter_check.hpp"

namespace gridwright::cli {

int exit_code(const answers::SetterChecked& answer);
int exit_code(const answers::Improved& improved);

/// `model` is the model that was checked.
std::string text_of(const answers::SetterChecked& answer, const Task& task, const kernel::Model& model,
                    const OutputStyle& style);

std::string text_of(const answers::Improved& improved, const Task& task, const OutputStyle& style);

}  // namespace gridwright::cli
