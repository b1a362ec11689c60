#include "gridwright/answers/grade.hpp"

#include "gridwright/answers/percentiles.hpp"
#include "gridwright/base/text.hpp"

namespace gridwright::answers {

using base::concat;

std::string_view GradeAnswer::verdict() const {
    if (!ground.unique()) return name(ground.verdict());
    return grade ? "graded" : name(kernel::Verdict::unknown);
}

std::string_view GradeAnswer::verdict_without() const {
    if (without) return "graded";
    return limited ? name(kernel::Verdict::unknown) : "unfinished";
}

base::Result<GradeAnswer> grade(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                std::string_view left_out) {
    const explain::Ladder& ladder = puzzles::ladder_of(puzzle.notation());
    if (!left_out.empty() && !ladder.has(left_out))
        return base::Error{
            concat(left_out, " is no technique of ", puzzle.kind(), "; grade --levels ", puzzle.kind(), " lists them"),
            {}};
    auto ground = lay_groundwork(workspace, puzzle, std::move(search));
    if (!ground) return ground.error();
    GradeAnswer answer{.ground = *std::move(ground)};
    if (!answer.ground.unique()) return answer;
    const explain::Position start(*answer.ground.board);
    auto graded = explain::grade(start, ladder, {}, answer.ground.watch);
    answer.grade = std::move(graded.grade);
    answer.limited = graded.limited;
    if (left_out.empty() || !answer.grade) return answer;
    answer.left_out = left_out;
    auto again = explain::grade(start, ladder, {.without = {left_out}}, answer.ground.watch);
    answer.without = std::move(again.grade);
    answer.limited = again.limited;
    return answer;
}

std::string level_name(int level) {
    return concat(level, ' ', explain::level_names[static_cast<std::size_t>(level - 1)]);
}

std::vector<std::string> notes_of(const GradeAnswer& answer, const puzzles::Puzzle& puzzle) {
    if (!answer.grade) {
        std::vector<std::string> lines{concat("verdict: ", answer.verdict())};
        if (!answer.ground.unique())
            lines.push_back(sentence_of(answer.ground));
        else
            lines.emplace_back(answer.limited
                                   ? "The puzzle has one solution; a limit was reached before it was graded."
                                   : "The puzzle has one solution, but no technique of its ladder leads to it.");
        return lines;
    }
    const explain::Grade& grade = *answer.grade;
    std::vector<std::string> counts;
    for (const explain::TechniqueCount& technique : grade.techniques)
        counts.push_back(concat(technique.id, ' ', technique.count));
    std::string techniques;
    for (const std::string& count : counts) techniques += (techniques.empty() ? "" : ", ") + count;
    std::vector<std::string> lines{concat("level: ", level_name(grade.level)), concat("score: ", grade.score),
                                   concat("techniques: ", techniques.empty() ? "none" : techniques),
                                   concat("bottleneck: ", grade.bottleneck),
                                   concat("width: ", grade.width / 10, '.', grade.width % 10)};
    if (const auto easier = percentile(puzzle.kind(), puzzle.size(), grade))
        lines.push_back(concat("percentile: ", *easier));
    lines.push_back(concat("rater: ", explain::rater_version));
    if (answer.left_out.empty()) return lines;
    if (answer.without)
        lines.push_back(concat("without ", answer.left_out, ": level ", level_name(answer.without->level), ", score ",
                               answer.without->score));
    else
        lines.push_back(concat("without ", answer.left_out, ": ",
                               answer.limited ? "a limit came first" : "the other techniques do not solve it"));
    return lines;
}

}  // namespace gridwright::answers
