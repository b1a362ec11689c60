// The benchmark `gridwright_bench`: reads options, measures, writes tables. engine_timing.hpp, stream.hpp,
// generation.hpp and explaining.hpp say what is measured and how.

#include "bench/engine_timing.hpp"
#include "bench/options.hpp"
#include "bench/report.hpp"
#include "gridwright/base/text.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace gridwright::bench {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t streamed_boards = 10'000;
const fs::path source_folder = GRIDWRIGHT_SOURCE_DIR;
const fs::path sets_folder = source_folder / "bench" / "sets";

int complain(std::string_view sentence, int code) {
    fmt::print(stderr, "gridwright_bench: {}\n", sentence);
    return code;
}

TimingRules rules_from(const Options& options) {
    TimingRules rules;
    rules.limit = options.quick ? std::min<Time>(options.limit, std::chrono::seconds(1)) : options.limit;
    rules.rounds = options.quick ? std::min(options.rounds, 3) : options.rounds;
    if (options.quick) rules.puzzles = 5;
    rules.stop = &host::interrupt::stop();
    return rules;
}

std::string sentence(const TimingRules& rules) {
    return fmt::format(
        "A solve builds the model, searches for two solutions and judges them; its time is the best of up to {} "
        "rounds (of three for slow engines, of one where an engine was cut short), in wall-clock or processor time, "
        "whichever is less, as the machine may be busy. A solve ends after {} s (`fd`: 2 s at most) and counts as "
        "that; "
        "an engine that meets the limit twice on a set gives up there.",
        rules.rounds, std::chrono::duration<double>(rules.limit).count());
}

/// The engines that the options name. An error names one that this build lacks, and those it has.
base::Result<std::vector<TimedEngine>> chosen(const Options& options) {
    std::vector<TimedEngine> all = timed_engines();
    for (const std::string& name : options.engines)
        if (std::ranges::find(all, name, &TimedEngine::name) == all.end()) {
            std::vector<std::string> names;
            for (const TimedEngine& timed_engine : all) names.push_back(timed_engine.name);
            return base::Error{fmt::format("this build has no engine '{}'; it has {}", name, base::listed(names)), {}};
        }
    if (!options.engines.empty())
        std::erase_if(all, [&](const TimedEngine& timed_engine) {
            return std::ranges::find(options.engines, timed_engine.name) == options.engines.end();
        });
    return all;
}

/// The files of a report.
struct Destination {
    fs::path folder, tables = folder / "RESULTS.md", numbers = folder / "results.json";
};

std::optional<Destination> destination_of(const Options& options) {
    if (options.write) return Destination{source_folder / "bench"};
    if (options.out) return Destination{*options.out};
    return std::nullopt;
}

/// Leaves the file as it is, and leaves none where there was none.
bool is_writable(const fs::path& file) {
    std::error_code problem;
    const bool is_there = fs::exists(file, problem);
    const bool opened = std::ofstream(file, std::ios::app).is_open();
    if (opened && !is_there) fs::remove(file, problem);
    return opened;
}

class Bench {
  public:
    explicit Bench(const Options& options)
        : options_(options), rules_(rules_from(options)), destination_(destination_of(options)) {}

    int run() {
        auto engines = chosen(options_);
        if (!engines) return complain(engines.error().message, 2);
        // The benchmark takes minutes, so find out first whether its results can be kept.
        if (!can_write()) return complain_about_writing();
        report_ = {this_machine(), sentence(rules_), absent(), {}, {}, {}, {}, true};
        const bool some_parts = options_.stream_only || options_.generation_only || options_.explaining_only;
        const bool all_parts = !some_parts && options_.sets.empty();
        // The stream first: a child of a large process would seem to have its peak memory.
        int code = all_parts || options_.stream_only ? run_stream() : 0;
        if (code == 0 && !stopped() && (all_parts || options_.generation_only)) code = run_generation();
        if (code == 0 && !stopped() && (all_parts || options_.explaining_only)) code = run_explaining();
        if (code == 0 && !stopped() && !some_parts) code = run_sets(*engines);
        if (code == 2) return code;
        report_.whole = code == 0 && !stopped();
        fmt::print("{}", markdown(report_));
        const int written = write();
        return code ? code : written ? written : stopped() ? 3 : 0;
    }

  private:
    static bool stopped() { return host::interrupt::stop(); }

    int run_sets(std::vector<TimedEngine>& engines) {
        auto names = set_names(sets_folder);
        if (!names) return complain(names.error().message, 2);
        std::erase_if(*names, [&](const std::string& name) { return !fits(name, options_.sets); });
        if (names->empty()) return complain("no set has a name that fits", 2);
        for (const std::string& name : *names) {
            if (const int code = run_set(name, engines)) return code;
            if (stopped()) break;
        }
        return 0;
    }

    int run_set(const std::string& name, std::vector<TimedEngine>& engines) {
        const auto set = read_set(sets_folder, name);
        if (!set) return complain(set.error().message, 2);
        fmt::print(stderr, "{}\n", name);
        auto scores = time_engines(*set, engines, rules_);
        if (!scores) return complain(scores.error().message, 1);
        if (!stopped() && !scores->scores.empty()) report_.results.push_back(*std::move(scores));
        return 0;
    }

    int run_stream() {
        fmt::print(stderr, "a stream of boards\n");
        const fs::path program = fs::read_symlink("/proc/self/exe").parent_path() / "gridwright";
        auto figures = measure_stream(sets_folder, program, fs::temp_directory_path(),
                                      options_.quick ? streamed_boards / 10 : streamed_boards);
        if (!figures) return stopped() ? 0 : complain(figures.error().message, 1);
        report_.stream = *std::move(figures);
        return 0;
    }

    int run_generation() {
        fmt::print(stderr, "making puzzles\n");
        auto figures = measure_generation(sets_folder, options_.quick, host::interrupt::stop());
        if (!figures) return stopped() ? 0 : complain(figures.error().message, 1);
        report_.generation = *std::move(figures);
        return 0;
    }

    int run_explaining() {
        auto figures = measure_explaining(sets_folder, options_.quick, host::interrupt::stop());
        if (!figures) return stopped() ? 0 : complain(figures.error().message, 1);
        report_.explaining = *std::move(figures);
        return 0;
    }

    bool can_write() const {
        if (!destination_) return true;
        std::error_code problem;
        fs::create_directories(destination_->folder, problem);
        return is_writable(destination_->tables) && is_writable(destination_->numbers);
    }

    int complain_about_writing() const {
        return complain(fmt::format("cannot write to {}", destination_->folder.string()), 2);
    }

    int write() const {
        if (!destination_) return 0;
        std::ofstream tables(destination_->tables), numbers(destination_->numbers);
        tables << markdown(report_) << std::flush;
        numbers << json(report_) << std::flush;
        return tables && numbers ? 0 : complain_about_writing();
    }

    const Options& options_;
    const TimingRules rules_;
    const std::optional<Destination> destination_;
    Report report_;
};

int main_of(int count, char** arguments) {
    const auto options = options_from({arguments + 1, arguments + count});
    if (!options) return complain(options.error().message + "; see gridwright_bench --help", 2);
    if (options->help) return fmt::print("{}", help_text()), 0;
    host::interrupt::listen();
    return Bench(*options).run();
}

}  // namespace
}  // namespace gridwright::bench

int main(int count, char** arguments) {
    return gridwright::bench::main_of(count, arguments);
}
