#pragma once

// What solve, check and convert share: read puzzles and answer each, in the order of the puzzles.

#include "cli/options/arguments.hpp"
#include "cli/output/answer_parts.hpp"
#include "cli/output/ordered_jobs.hpp"
#include "cli/output/output_style.hpp"
#include "gridwright/base/result.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <functional>
#include <memory>

namespace gridwright::cli {

/// Answers one puzzle and gives the exit code; an error is a puzzle that is refused.
using Responder = std::function<base::Result<int>(const Task& task, Reply& reply)>;

/// Answers every puzzle of the input, with one responder a job; gives the highest exit code.
int answer_all(const Options& options, Output& output, const std::function<Responder()>& new_responder);

/// The same with a Worker for each job, made from the options and the style, that serves one puzzle after the other.
template <typename Worker>
int answer_all_with(const Options& options, Output& output) {
    const OutputStyle style = style_of(options, output);
    return answer_all(options, output, [&]() -> Responder {
        return [worker = std::make_shared<Worker>(options, style)](const Task& task, Reply& reply) {
            return (*worker)(task, reply);
        };
    });
}

}  // namespace gridwright::cli
