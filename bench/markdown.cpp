#include "bench/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gridwright::bench {
namespace {

/// Three digits and a suitable unit.
std::string shown(Time time) {
    const double us = static_cast<double>(time.count()) / 1000;
    const auto digits = [](double number) { return number < 10 ? 2 : number < 100 ? 1 : 0; };
    if (us < 1000) return fmt::format("{:.{}f} µs", us, digits(us));
    if (us < 1e6) return fmt::format("{:.{}f} ms", us / 1000, digits(us / 1000));
    return fmt::format("{:.{}f} s", us / 1e6, digits(us / 1e6));
}

std::string remark(const Score& score) {
    const std::string cut = score.cut() ? fmt::format("cut short: {}", score.cut()) : "";
    return score.gave_up() ? "gave up; " + cut : cut;
}

std::string beside_plain(const SetScores& scores, const Score& score) {
    const Score* plain = scores.of("plain-cadical");
    if (!plain) return "";
    const auto times = ratio(*plain, score);
    if (!times || (times->at_least && times->at_most)) return "";
    const std::string_view bound = times->at_least ? "> " : times->at_most ? "< " : "";
    return fmt::format("{}{:.3g}x", bound, times->times);
}

std::string row(const SetScores& scores, const Score& score) {
    const bool whole = !score.gave_up();
    const double seconds = static_cast<double>(score.total().count()) / 1e9;
    const std::string rate =
        whole && seconds > 0 ? fmt::format("{:.3g}", static_cast<double>(scores.puzzles) / seconds) : "";
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {:.0f} % | {} | {} |\n", score.engine, rate,
                       whole ? shown(score.total()) : "", shown(score.percentile(50)), shown(score.percentile(99)),
                       shown(score.percentile(100)), score.median_backtracks(), score.backtracks(),
                       score.without_a_guess(), beside_plain(scores, score), remark(score));
}

std::string_view word(const JudgedDemand& finding) {
    if (finding.holds == Judgement::absent) return "";
    if (finding.holds == Judgement::no) return "**no**";
    return finding.aim_reached && !finding.aim.empty() ? "yes, and the aim" : "yes";
}

std::string how_many_hold(const std::vector<JudgedDemand>& findings) {
    const auto count = [&](Judgement holds) { return std::ranges::count(findings, holds, &JudgedDemand::holds); };
    return fmt::format("\n{} hold, {} do not, {} cannot be judged here.\n", count(Judgement::yes), count(Judgement::no),
                       count(Judgement::absent));
}

std::string table_of(const std::vector<JudgedDemand>& findings) {
    std::string text = "| set | demand | must | aim | measured | holds |\n|---|---|---|---|---|---|\n";
    for (const JudgedDemand& finding : findings)
        text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", finding.set, finding.demand, finding.must, finding.aim,
                            finding.measured, word(finding));
    return text + how_many_hold(findings);
}

std::string demands(const std::vector<SetScores>& results) {
    return "\n## What must hold\n\nRatios of total time over the set, in this run.\n\n" + table_of(judge(results));
}

std::string parts_row(std::string_view format, const BoardTimes& parts) {
    return fmt::format("| {} | {:.1f} | {:.1f} | {:.1f} | {:.2f} |\n", format, parts.read, parts.solve, parts.print,
                       (parts.read + parts.print) / parts.solve);
}

std::string_view yes_or_no(bool yes) {
    return yes ? "yes" : "**no**";
}

std::string stream(const StreamFigures& figures) {
    const BoardTimes& parts = figures.text;
    const double around = parts.read + parts.print, over = around / parts.solve;
    const double more = figures.megabytes - figures.megabytes_tenth, gain = figures.one_job / figures.two_jobs;
    std::string text = fmt::format(
        "\n## A stream of {} easy 9x9 boards\n\n"
        "The boards of towers-9de as text, again and again, solved by `{}`; microseconds for each board (the "
        "median), one thread.\n\n"
        "| answers as | read | solve | print | read and print over solve |\n|---|---|---|---|---|\n",
        figures.boards, figures.engine);
    text += parts_row("text", figures.text) + parts_row("json", figures.json);
    text += "\n| what must hold | must | measured | holds |\n|---|---|---|---|\n";
    text += fmt::format("| read and print, text | at most 15 µs | {:.1f} µs | {} |\n", around, yes_or_no(around <= 15));
    text += fmt::format("| read and print over solve | at most 3x | {:.2f}x | {} |\n", over, yes_or_no(over <= 3));
    text += fmt::format(
        "| peak memory of `solve --unique --to json` over that of a tenth of the boards | at most 4 MB "
        "more | {:.1f} MB, {:.1f} MB | {} |\n",
        figures.megabytes, figures.megabytes_tenth, yes_or_no(more <= 4));
    text += fmt::format(
        "| `--jobs 2`: {:.3f} s instead of {:.3f} s ({:.3f} and {:.3f} of processor time); two commands side by side "
        "get {:.2f}x out of this machine | 1.7x | {:.2f}x | {} |\n",
        figures.two_jobs, figures.one_job, figures.processor_two, figures.processor_one,
        2 * figures.one_job / figures.side_by_side, gain, yes_or_no(gain >= 1.7));
    return text +
           fmt::format("| the same output but for `seconds` | yes | {0} | {0} |\n", yes_or_no(figures.same_output));
}

std::string beside(const Yardstick& yardstick) {
    if (!yardstick.absent.empty()) return yardstick.name;
    const Score& score = yardstick.score;
    const bool has_mean = yardstick.asks == Yardstick::Asks::faster;
    return fmt::format("{} ({}): {}median {}", yardstick.name, score.solves.size(),
                       has_mean ? shown(score.mean()) + ", " : "", shown(score.percentile(50)));
}

std::string generation_row(const Batch& batch, const std::optional<JudgedDemand>& finding) {
    const Score& made = batch.making;
    std::string text = fmt::format("| {} | {} | {} | {} | {} |", batch.order, made.solves.size(), shown(batch.each()),
                                   shown(made.percentile(50)), shown(made.percentile(100)));
    if (!finding) return text + " | | | | |\n";
    return text + fmt::format(" {} | {} | {} | {} | {} |\n", beside(*batch.yardstick), finding->must, finding->aim,
                              finding->measured, word(*finding));
}

std::string about_towers(const std::optional<Time>& start) {
    if (!start) return "`sgt-towers` is not installed here.";
    return fmt::format(
        "Skyscraper is compared with `sgt-towers` at its level `u`, a process for each puzzle with the seeds "
        "`gridwright-1` and so on, less the {} that its start takes; it is cut short after {} s of processor time and "
        "counts as that.",
        shown(*start), towers_limit);
}

std::string wished_levels(const std::vector<LevelBatch>& levels) {
    std::string text =
        "\nPuzzles of a wished level, by `generate --level`; `not found` are numbers for which no board of the bounded "
        "search has the level, and `boards that became puzzles` says how many of those tried for the others do.\n\n"
        "| puzzles | made | not found | a second | must | holds | boards that became puzzles |\n"
        "|---|---|---|---|---|---|---|\n";
    for (const LevelBatch& batch : levels)
        text +=
            fmt::format("| {} | {} | {} | {:.3g} | {} | {} | {:.1f} % |\n", batch.order, batch.made,
                        batch.wanted - batch.made, batch.rate(), batch.must > 0 ? fmt::format("{:g}", batch.must) : "",
                        batch.must > 0 ? yes_or_no(batch.rate() >= batch.must) : "", 100 * batch.success());
    return text;
}

std::string generation(const GenerationFigures& figures) {
    std::string text = fmt::format(
        "\n## Making puzzles\n\n"
        "The first puzzles of seed {} by the library, in one thread; `each` is the mean, with a share of the time that "
        "opening the generator takes. The time of a puzzle is the best of up to five rounds (of one where they take "
        "long), in wall-clock or processor time, whichever is less. {} Close or Far is compared with a solve for two "
        "solutions. In brackets: the number of puzzles measured.\n\n"
        "| puzzles | made | each | median | longest | beside | must | aim | measured | holds |\n"
        "|---|---|---|---|---|---|---|---|---|---|\n",
        generation_seed, about_towers(figures.start));
    std::vector<JudgedDemand> findings;
    for (const Batch& batch : figures.batches) {
        const auto finding = judge(batch);
        text += generation_row(batch, finding);
        if (finding) findings.push_back(*finding);
    }
    return text + how_many_hold(findings) + wished_levels(figures.levels);
}

double percentage(std::size_t part, std::size_t whole) {
    return whole > 0 ? 100.0 * static_cast<double>(part) / static_cast<double>(whole) : 0;
}

std::string explained_row(const ExplainedSet& set) {
    const StepShares& shares = set.shares;
    const std::size_t last_resort = shares.listings + shares.what_ifs, count = set.grading.solves.size();
    const auto level = [&](std::size_t index) { return set.levels.empty() ? 0 : set.levels[index]; };
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {:.0f} % | {}, {}, {} | {} | {} | {:.2f} % | {:.2f} % |\n",
                       set.set, count, shown(set.grading.percentile(50)), shown(set.grading.percentile(99)),
                       shown(set.explaining.percentile(50)), shown(set.explaining.percentile(99)),
                       count - set.grading.cut(), percentage(set.explained, count), level(0),
                       level(set.levels.size() / 2), level(set.levels.empty() ? 0 : set.levels.size() - 1),
                       shares.what_ifs, shares.nested, percentage(last_resort, shares.steps),
                       percentage(last_resort, shares.steps - shares.singles));
}

std::string explaining(const ExplainingFigures& figures) {
    std::string text = fmt::format(
        "\n## Grades, explanations and hints\n\n"
        "In one thread, with the proof that the solution is unique; an explanation includes smallest premises, "
        "sentences and the grade. The time of a board is the best of up to three rounds, in wall-clock or processor "
        "time, whichever is less; it ends after {} s. Puzzles without a set are the first of `generate` with seed 1. "
        "`last resorts` are line listings and what-ifs, as a share of all steps, and of the steps that are not "
        "singles.\n\n"
        "| set | puzzles | grade, median | p99 | explain, median | p99 | graded | explained | levels: lowest, median, "
        "highest | what-ifs | nested | last resorts | without singles |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
        std::chrono::duration<double>(explaining_limit).count());
    for (const ExplainedSet& set : figures.sets) text += explained_row(set);
    return text + "\n" + table_of(judge(figures));
}

std::string opening(const Report& report) {
    const Machine& machine = report.machine;
    std::string text = fmt::format(
        "# Benchmark\n\nMade by `make bench`; the sets and what is expected of them are in "
        "[sets/](sets/README.md).\n\n"
        "{}, {} cores, load {:.1f} when it began; {}, `{}`; commit {}.\n\n{}\n",
        machine.processor, machine.cores, machine.load, machine.compiler, machine.flags, machine.commit, report.rules);
    for (const std::string& name : report.absent) text += fmt::format("\n`{}` is not in this build.\n", name);
    if (!report.whole) text += "\nStopped before the end: this is what was finished.\n";
    return text;
}

}  // namespace

std::string markdown_of(const SetScores& scores) {
    std::string text = fmt::format(
        "\n### {}, {} puzzles\n\n"
        "| engine | a second | total | median | p99 | longest | backtracks, median | all | without a guess | beside "
        "plain-cadical | |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
        scores.set, scores.puzzles);
    for (const Score& score : scores.scores) text += row(scores, score);
    return text;
}

std::string markdown(const Report& report) {
    std::string text = opening(report);
    if (!report.results.empty()) text += demands(report.results);
    if (report.stream) text += stream(*report.stream);
    if (report.generation) text += generation(*report.generation);
    if (report.explaining) text += explaining(*report.explaining);
    if (!report.results.empty()) text += "\n## The sets\n";
    for (const SetScores& scores : report.results) text += markdown_of(scores);
    return text;
}

}  // namespace gridwright::bench
