// Writes puzzles in other formats. An export, the file of another program, holds one puzzle: with several, each needs a
// file of its own.

#include "cli/answer_puzzles.hpp"
#include "cli/output/answer_parts.hpp"
#include "cli/output/numbered_files.hpp"
#include "cli/output/output.hpp"
#include "gridwright/answers/json.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

/// The files, if each puzzle goes to one of its own.
std::optional<NumberedFiles> files_of(const Options& options) {
    const bool exports = options.to && options.to->exported();
    return exports && options.output ? NumberedFiles::of(*options.output) : std::nullopt;
}

class ConvertWorker {
  public:
    ConvertWorker(const Options& options, const OutputStyle& style) : files_(files_of(options)), style_(style) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) const {
        if (const exports::Export* row = style_.format.exported()) return export_puzzle(task, *row, reply);
        std::string text;
        if (style_.format.is_json())
            text = answers::json_of(task.puzzle.sheet(), task.about) + '\n';
        else
            append_board(task.puzzle, task.puzzle.sheet(), style_, text);
        reply.print(text);
        return Answered{};
    }

  private:
    base::Result<Answered> export_puzzle(const Task& task, const exports::Export& row, Reply& reply) const {
        if (!files_ && task.about.number > 1)
            return base::Error{fmt::format("{} holds one puzzle, and this is number {}; use -o 'puzzle-%d.{}' to write "
                                           "a file for each",
                                           row.noun, task.about.number, row.ending),
                               {}};
        const auto text = answers::exported(task.puzzle, row);
        if (!text) return text.error();
        if (!files_)
            reply.print(*text);
        else if (auto problem = files_->write(task.about.number, *text))
            return base::Error{*std::move(problem), {}};
        return Answered{};
    }

    const std::optional<NumberedFiles> files_;
    const OutputStyle style_;
};

}  // namespace

int convert(const Options& options, Output& output) {
    if (options.output && !files_of(options)) output.open(*options.output, options.files);
    return output.works() ? answer_puzzles<ConvertWorker>(options, output) : 2;
}

}  // namespace gridwright::cli
