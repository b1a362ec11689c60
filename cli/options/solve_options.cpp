#include "cli/options/solve_options.hpp"

#include "cli/options/option_table.hpp"
#include "cli/output/search_trace.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>

#include <filesystem>

namespace gridwright::cli {
namespace {

/// True when both names are about one file that can be replaced, whether it exists or not.
bool same_file(const std::string& one, const std::string& other) {
    namespace fs = std::filesystem;
    std::error_code unknown;
    const auto canonical = [&](const std::string& name) {
        return fs::weakly_canonical(fs::absolute(name, unknown), unknown);
    };
    const fs::path path = canonical(one);
    return path == canonical(other) && (fs::is_regular_file(path, unknown) || !fs::exists(path, unknown));
}

/// Chooses the engine whose search can be traced, and refuses files that the trace would overwrite.
Problem prepare_trace(Options& options) {
    const std::string& trace = *options.trace;
    if (options.engine.empty()) options.engine = traced_engine;
    if (options.engine != traced_engine)
        return fmt::format("--trace shows the search of the engine {}; leave out --engine {}", traced_engine,
                           options.engine);
    if (options.output && same_file(trace, *options.output)) return "--trace and -o need two different files";
    for (const std::string& file : options.files)
        if (file != "-" && same_file(trace, file))
            return fmt::format("--trace would replace the puzzles in '{}'; choose another file", base::shown(file));
    return {};
}

}  // namespace

Problem complete_solve(std::span<const std::string> words, Options& options) {
    if (const Problem problem = complete_files(words, options)) return problem;
    return options.trace ? prepare_trace(options) : Problem();
}

}  // namespace gridwright::cli
