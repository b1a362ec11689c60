#include "cli/answer_puzzles.hpp"
#include "cli/output/answer_parts.hpp"
#include "gridwright/answers/json.hpp"

namespace gridwright::cli {
namespace {

class ConvertWorker {
  public:
    ConvertWorker(const Options&, const OutputStyle& style) : style_(style) {}

    base::Result<Answered> answer(const Task& task, Reply& reply) const {
        std::string text;
        if (style_.format.is_json())
            text = answers::json_of(task.puzzle.sheet(), task.about) + '\n';
        else
            append_board(task.puzzle, task.puzzle.sheet(), style_, text);
        reply.print(text);
        return Answered{};
    }

  private:
    const OutputStyle style_;
};

}  // namespace

int convert(const Options& options, Output& output) {
    return answer_puzzles<ConvertWorker>(options, output);
}

}  // namespace gridwright::cli
