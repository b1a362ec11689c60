// Writes puzzles in other formats. An export, the file of another program, holds one puzzle: with several, each needs a
// file of its own.

#include "cli/answer_puzzles.hpp"
#include "cli/output/answer_parts.hpp"
#include "cli/output/output.hpp"
#include "gridwright/answers/json.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

/// In the name of a file: the number of the puzzle.
constexpr std::string_view number_mark = "%d";

/// True if each puzzle goes to a file of its own.
bool has_file_each(const Options& options) {
    return options.to && options.to->exported() && options.output &&
           options.output->find(number_mark) != std::string::npos;
}

std::string with_number(std::string name, std::uint64_t number) {
    const std::string digits = fmt::format("{}", number);
    for (std::size_t at = 0; (at = name.find(number_mark, at)) != std::string::npos; at += digits.size())
        name.replace(at, number_mark.size(), digits);
    return name;
}

class ConvertWorker {
  public:
    ConvertWorker(const Options& options, const OutputStyle& style) : options_(options), style_(style) {}

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
        const bool file_each = has_file_each(options_);
        if (!file_each && task.about.number > 1)
            return base::Error{fmt::format("{} holds one puzzle, and this is number {}; use -o 'puzzle-%d.{}' to write "
                                           "a file for each",
                                           row.noun, task.about.number, row.ending),
                               {}};
        const auto text = answers::exported(task.puzzle, row);
        if (!text) return text.error();
        if (!file_each) {
            reply.print(*text);
            return Answered{};
        }
        Output file;
        file.open(with_number(*options_.output, task.about.number), options_.files);
        file.write(*text);
        return Answered{file.finish(0)};
    }

    const Options& options_;
    const OutputStyle style_;
};

}  // namespace

int convert(const Options& options, Output& output) {
    if (options.output && !has_file_each(options)) output.open(*options.output, options.files);
    return output.works() ? answer_puzzles<ConvertWorker>(options, output) : 2;
}

}  // namespace gridwright::cli
