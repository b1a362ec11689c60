#include "bench/report.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

namespace gridwright::bench {
namespace {

std::string json_string(std::string_view text) {
    std::string result;
    formats::write_json_string(text, result);
    return result;
}

template <typename Items, typename Each>
std::string list(const Items& items, Each each) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : ",\n") + each(item);
    return "[" + text + "]";
}

double microseconds(Time time) {
    return static_cast<double>(time.count()) / 1000;
}

std::string score(const Score& score) {
    const auto time_of = [](const std::optional<Solve>& solve) {
        return solve ? fmt::format("{:.3f}", microseconds(solve->time)) : std::string("null");
    };
    std::string times;
    for (const auto& solve : score.solves) times += (times.empty() ? "" : ",") + time_of(solve);
    return fmt::format(
        R"({{"engine":{},"rounds":{},"gave_up":{},"cut_short":{},"total_us":{:.3f},"median_us":{:.3f},"p99_us":{:.3f},)"
        R"("longest_us":{:.3f},"backtracks":{},"median_backtracks":{},"without_a_guess":{:.4f},"times_us":[{}]}})",
        json_string(score.engine), score.rounds, score.gave_up(), score.cut(), microseconds(score.total()),
        microseconds(score.percentile(50)), microseconds(score.percentile(99)), microseconds(score.percentile(100)),
        score.backtracks(), score.median_backtracks(), score.without_a_guess() / 100, times);
}

std::string set(const SetScores& scores) {
    return fmt::format(R"({{"set":{},"puzzles":{},"engines":{}}})", json_string(scores.set), scores.puzzles,
                       list(scores.scores, score));
}

std::string finding(const JudgedDemand& finding) {
    const std::string_view holds = finding.holds == Judgement::absent ? "null"
                                   : finding.holds == Judgement::yes  ? "true"
                                                                      : "false";
    return fmt::format(R"({{"set":{},"demand":{},"must":{},"aim":{},"measured":{},"holds":{}}})",
                       json_string(finding.set), json_string(finding.demand), json_string(finding.must),
                       json_string(finding.aim), json_string(finding.measured), holds);
}

std::string parts(const BoardTimes& parts) {
    return fmt::format(R"({{"read_us":{:.2f},"solve_us":{:.2f},"print_us":{:.2f}}})", parts.read, parts.solve,
                       parts.print);
}

std::string stream(const std::optional<StreamFigures>& figures) {
    if (!figures) return "null";
    return fmt::format(
        R"({{"boards":{},"engine":{},"text":{},"json":{},"megabytes":{:.1f},"megabytes_tenth":{:.1f},)"
        R"("one_job_s":{:.4f},"two_jobs_s":{:.4f},"one_job_processor_s":{:.4f},"two_jobs_processor_s":{:.4f},"side_by_side_s":{:.4f},)"
        R"("same_output":{}}})",
        figures->boards, json_string(figures->engine), parts(figures->text), parts(figures->json), figures->megabytes,
        figures->megabytes_tenth, figures->one_job, figures->two_jobs, figures->processor_one, figures->processor_two,
        figures->side_by_side, figures->same_output);
}

std::string yardstick(const std::optional<Yardstick>& yardstick) {
    if (!yardstick || !yardstick->absent.empty()) return "null";
    return fmt::format(R"({{"name":{},"puzzles":{},"each_us":{:.3f},"median_us":{:.3f},"at_least":{}}})",
                       json_string(yardstick->name), yardstick->score.solves.size(),
                       microseconds(yardstick->score.mean()), microseconds(yardstick->score.percentile(50)),
                       yardstick->score.cut() > 0);
}

std::string batch(const Batch& batch) {
    std::string times;
    for (const auto& solve : batch.making.solves)
        times += fmt::format("{}{:.3f}", times.empty() ? "" : ",", microseconds(solve->time));
    const auto found = judge(batch);
    return fmt::format(
        R"({{"order":{},"puzzles":{},"rounds":{},"opening_us":{:.3f},"each_us":{:.3f},"median_us":{:.3f},)"
        R"("longest_us":{:.3f},"beside":{},"demand":{},"times_us":[{}]}})",
        json_string(batch.order), batch.making.solves.size(), batch.making.rounds, microseconds(batch.opening),
        microseconds(batch.each()), microseconds(batch.making.percentile(50)),
        microseconds(batch.making.percentile(100)), yardstick(batch.yardstick), found ? finding(*found) : "null",
        times);
}

std::string level_batch(const LevelBatch& batch) {
    return fmt::format(R"({{"order":{},"wanted":{},"made":{},"boards":{},"a_second":{:.3f},"must":{}}})",
                       json_string(batch.order), batch.wanted, batch.made, batch.boards, batch.rate(),
                       batch.must > 0 ? fmt::format("{:g}", batch.must) : "null");
}

std::string generation(const std::optional<GenerationFigures>& figures) {
    if (!figures) return "null";
    return fmt::format(R"({{"seed":{},"towers_start_us":{},"batches":{},"levels":{}}})", generation_seed,
                       figures->start ? fmt::format("{:.3f}", microseconds(*figures->start)) : "null",
                       list(figures->batches, batch), list(figures->levels, level_batch));
}

std::string explained(const ExplainedSet& set) {
    std::string levels;
    for (const int level : set.levels) levels += fmt::format("{}{}", levels.empty() ? "" : ",", level);
    return fmt::format(
        R"({{"set":{},"explained":{},"levels":[{}],"steps":{},"singles":{},"listings":{},"what_ifs":{},"nested":{},)"
        R"("grading":{},"explaining":{}}})",
        json_string(set.set), set.explained, levels, set.shares.steps, set.shares.singles, set.shares.listings,
        set.shares.what_ifs, set.shares.nested, score(set.grading), score(set.explaining));
}

std::string hinted(const HintedSet& set) {
    return fmt::format(R"({{"set":{},"hinting":{}}})", json_string(set.set), score(set.hinting));
}

std::string explaining(const std::optional<ExplainingFigures>& figures) {
    if (!figures) return "null";
    return fmt::format(R"({{"sets":{},"hints":{},"demands":{}}})", list(figures->sets, explained),
                       list(figures->hints, hinted), list(judge(*figures), finding));
}

}  // namespace

std::string json(const Report& report) {
    const Machine& machine = report.machine;
    return fmt::format(R"({{"format":2,"processor":{},"cores":{},"load":{:.2f},"compiler":{},"flags":{},"commit":{},)"
                       "\n"
                       R"("rules":{},"whole":{},"absent":{},)"
                       "\n"
                       R"("demands":{},)"
                       "\n"
                       R"("stream":{},)"
                       "\n"
                       R"("generation":{},)"
                       "\n"
                       R"("explaining":{},)"
                       "\n"
                       R"("sets":{}}})"
                       "\n",
                       json_string(machine.processor), machine.cores, machine.load, json_string(machine.compiler),
                       json_string(machine.flags), json_string(machine.commit), json_string(report.rules), report.whole,
                       list(report.absent, json_string), list(judge(report.results), finding), stream(report.stream),
                       generation(report.generation), explaining(report.explaining), list(report.results, set));
}

}  // namespace gridwright::bench
