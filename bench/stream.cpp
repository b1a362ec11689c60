#include "bench/stream.hpp"

#include "bench/child_process.hpp"
#include "bench/machine.hpp"
#include "bench/sets.hpp"
#include "cli/output/solve_answer.hpp"
#include "gridwright/base/deadline.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <future>
#include <sstream>

namespace gridwright::bench {
namespace {

using Time = std::chrono::nanoseconds;

constexpr std::string_view set_name = "towers-9de";
constexpr int runs = 20;

std::string boards_as_text(const FrozenSet& set, std::size_t boards) {
    std::string text;
    for (std::size_t i = 0; i < boards; ++i) {
        sheet::Sheet sheet = set.puzzles[i % set.puzzles.size()]->sheet();
        sheet::clear_remarks(sheet);
        formats::write(sheet, formats::text::codec, text);
        text += '\n';
    }
    return text;
}

/// Reads, solves and prints board by board as the command does, with a look at the clock between the parts.
class StreamTimer {
  public:
    BoardTimes run(std::string_view text, const formats::Codec& format) {
        formats::SheetReader reader(formats::source_of(text), puzzles::notations());
        std::vector<Time> read, solve, print;
        last_ = base::now();
        while (auto reading = reader.next()) {
            const auto puzzle = puzzles::make(*std::move(reading->sheet));
            read.push_back(lap());
            const auto solved = answers::solve(workspace_, *puzzle, answers::Goal::unique, search());
            solve.push_back(lap());
            output_ += cli::text_of(*solved, {*puzzle, {}}, {format, false, false});
            if (output_.size() > 1 << 16) output_.clear();
            print.push_back(lap());
        }
        return {median(read), median(solve), median(print)};
    }

    std::string_view engine() const { return engine_->answered_by(); }

  private:
    static kernel::Search search() {
        kernel::Search search;
        search.solutions = answers::solutions_for(answers::Goal::unique);
        return search;
    }

    /// In microseconds.
    static double median(std::vector<Time>& times) {
        const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
        std::ranges::nth_element(times, middle);
        return static_cast<double>(middle->count()) / 1000;
    }

    Time lap() {
        const Time now = base::now();
        return now - std::exchange(last_, now);
    }

    std::unique_ptr<kernel::Engine> engine_ = engines::make_engine("auto");
    answers::Workspace workspace_{*engine_};
    std::string output_;
    Time last_{};
};

/// The best of several runs for each part, because other work on the machine can only add to the time.
BoardTimes best_of_runs(StreamTimer& timer, std::string_view text, const formats::Codec& format) {
    BoardTimes best = timer.run(text, format);
    for (int run = 1; run < runs; ++run) {
        const BoardTimes again = timer.run(text, format);
        for (double BoardTimes::*part : {&BoardTimes::read, &BoardTimes::solve, &BoardTimes::print})
            best.*part = std::min(best.*part, again.*part);
    }
    return best;
}

/// The file without the values of its `"seconds":`.
std::string without_seconds(const std::filesystem::path& path) {
    constexpr std::string_view key = "\"seconds\":";
    std::ifstream file(path, std::ios::binary);
    std::string result;
    for (std::string line; std::getline(file, line); result += line + '\n')
        if (const auto at = line.find(key); at != std::string::npos) line.erase(at, line.find(',', at) - at);
    return result;
}

std::filesystem::path new_folder(const std::filesystem::path& parent) {
    std::string name = (parent / "gridwright-bench-XXXXXX").string();
    base::require(mkdtemp(name.data()) != nullptr, "there is room for files of the benchmark");
    return name;
}

/// Runs the command on files of boards, which it removes at the end.
class CommandLine {
  public:
    CommandLine(std::filesystem::path program, const std::filesystem::path& scratch)
        : program_(std::move(program)), folder_(new_folder(scratch)) {}
    ~CommandLine() { std::filesystem::remove_all(folder_); }

    std::filesystem::path file(std::string_view name) const { return folder_ / name; }

    std::filesystem::path keep(std::string_view name, std::string_view text) const {
        std::ofstream(file(name), std::ios::binary) << text;
        return file(name);
    }

    base::Result<Cost> solve(const std::filesystem::path& boards, std::string_view output, int jobs) const {
        auto cost = run_program({program_.string(), "solve", "--unique", "--to", "json", "--jobs", std::to_string(jobs),
                                 "--quiet", boards.string()},
                                file(output));
        if (cost && cost->code != 0)
            return base::Error{fmt::format("gridwright solve ended with exit code {}", cost->code), {}};
        return cost;
    }

    /// Seconds until two independent commands, started together, have both ended.
    base::Result<double> solve_side_by_side(const std::filesystem::path& boards) const {
        const Time started = base::now();
        auto other = std::async(std::launch::async, [&] { return solve(boards, "other.jsonl", 1); });
        const auto mine = solve(boards, "mine.jsonl", 1);
        const auto its = other.get();
        if (!mine || !its) return mine ? its.error() : mine.error();
        return std::chrono::duration<double>(base::now() - started).count();
    }

  private:
    std::filesystem::path program_, folder_;
};

base::Result<StreamFigures> with_command(StreamFigures figures, const CommandLine& command, const FrozenSet& set) {
    const auto boards = command.keep("boards.gw", boards_as_text(set, figures.boards));
    const auto tenth = command.keep("tenth.gw", boards_as_text(set, figures.boards / 10));
    const auto of_tenth = command.solve(tenth, "tenth.jsonl", 1);
    if (!of_tenth) return of_tenth.error();
    figures.megabytes_tenth = of_tenth->megabytes;
    figures.one_job = figures.two_jobs = figures.processor_one = figures.processor_two = figures.side_by_side = 1e9;
    for (int run = 0; run < runs; ++run) {
        const auto one = command.solve(boards, "one.jsonl", 1);
        if (!one) return one.error();
        const auto two = command.solve(boards, "two.jsonl", 2);
        if (!two) return two.error();
        const auto both = command.solve_side_by_side(boards);
        if (!both) return both.error();
        figures.side_by_side = std::min(figures.side_by_side, *both);
        figures.megabytes = std::max(figures.megabytes, one->megabytes);
        figures.one_job = std::min(figures.one_job, one->seconds);
        figures.two_jobs = std::min(figures.two_jobs, two->seconds);
        figures.processor_one = std::min(figures.processor_one, one->processor);
        figures.processor_two = std::min(figures.processor_two, two->processor);
    }
    figures.same_output = without_seconds(command.file("one.jsonl")) == without_seconds(command.file("two.jsonl"));
    return figures;
}

}  // namespace

base::Result<StreamFigures> measure_stream(const std::filesystem::path& sets, const std::filesystem::path& program,
                                           const std::filesystem::path& scratch, std::size_t boards) {
    const auto set = read_set(sets, std::string(set_name));
    if (!set) return set.error();
    StreamFigures figures;
    figures.boards = boards;
    const std::string text = boards_as_text(*set, boards);
    StreamTimer timer;
    figures.text = best_of_runs(timer, text, formats::text::codec);
    figures.json = best_of_runs(timer, text, formats::json::codec);
    figures.engine = timer.engine();
    return with_command(std::move(figures), CommandLine(program, scratch), *set);
}

}  // namespace gridwright::bench
