// fuzz_puzzles SEED [PERCENT]: makes puzzles of every kind and size as `generate` does, and has another engine judge
// each of them. PERCENT (100) scales the number of puzzles. A puzzle that breaks a promise is printed, and the program
// exits with code 1.

#include "gridwright/answers/make.hpp"
#include "gridwright/base/deadline.hpp"
#include "gridwright/engines/registry.hpp"
#include "tests/support/agreement.hpp"
#include "tests/support/generated.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

using namespace gridwright;

namespace {

using sheet::Sheet;
using tests::Needed;
using Fault = std::optional<std::string>;

Fault has_one_hint_a_line(const Sheet& sheet, std::string_view) {
    return tests::fault_in_hints(sheet, 1, 1);
}

Fault has_hints_in_every_line(const Sheet& sheet, std::string_view) {
    return tests::fault_in_hints(sheet, 1, sheet.size.rows);
}

Fault has_letters_only(const Sheet& sheet, std::string_view) {
    return tests::fault_in_hints(sheet, 0, sheet.size.rows);
}

Fault is_thin(const Sheet& sheet, std::string_view) {
    if (tests::givens_on(sheet) == 0 && tests::clues_on(sheet) == sheet.size.rows - 1) return std::nullopt;
    return "it has givens, or not one clue less than rows";
}

/// An order of puzzles, and what they promise.
struct Batch {
    std::string_view kind;
    int size;
    std::uint64_t count;
    Needed needed = Needed::all;
    std::string_view setting = {}, value = {};
    Fault (*fault_in_shape)(const Sheet& sheet, std::string_view value) = nullptr;
};

constexpr Batch batches[] = {
    {"skyscraper", 4, 1000},
    {"skyscraper", 5, 1000},
    {"skyscraper", 6, 1000},
    {"skyscraper", 7, 1000},
    {"skyscraper", 8, 1000},
    {"skyscraper", 9, 1000},
    {"skyscraper", 10, 200},
    {"skyscraper", 12, 20},
    {"skyscraper", 6, 200, Needed::none, "symmetry", "half-turn", tests::fault_in_symmetry},
    {"skyscraper", 6, 200, Needed::none, "symmetry", "mirror", tests::fault_in_symmetry},
    {"skyscraper", 6, 200, Needed::none, "symmetry", "quarter-turn", tests::fault_in_symmetry},
    {"skyscraper", 7, 100, Needed::givens, "density", "0.8"},
    {"skyscraper", 4, 20, Needed::all, "thin", "", is_thin},
    {"skyscraper", 5, 20, Needed::all, "thin", "", is_thin},
    {"skyscraper", 6, 20, Needed::all, "thin", "", is_thin},
    {"hoodoo", 2, 100},
    {"hoodoo", 3, 100},
    {"hoodoo", 4, 100},
    {"hoodoo", 5, 100},
    {"hoodoo", 6, 50},
    {"hoodoo", 7, 100},
    {"hoodoo", 8, 10, Needed::none},  // fd takes minutes to see that a given is needed
    {"hoodoo", 11, 10, Needed::none},
    {"hoodoo", 12, 10, Needed::none},
    {"hoodoo", 13, 5, Needed::none},
    {"hoodoo", 14, 5, Needed::none},
    {"hoodoo", 16, 5, Needed::none},
    {"hoodoo", 18, 2, Needed::none},
    {"hoodoo", 20, 2, Needed::none},
    {"close-or-far", 6, 1000, Needed::none, "", "", has_one_hint_a_line},
    {"close-or-far", 7, 1000, Needed::none, "", "", has_one_hint_a_line},
    {"close-or-far", 8, 100, Needed::none, "", "", has_one_hint_a_line},
    {"close-or-far", 9, 1, Needed::none, "", "", has_one_hint_a_line},
    {"close-or-far", 12, 100, Needed::none, "extra", "", has_hints_in_every_line},
    {"close-or-far", 20, 100, Needed::none, "extra", "", has_hints_in_every_line},
    {"close-or-far", 12, 100, Needed::all, "minimal", "", has_letters_only},
};

/// "skyscraper 6 --symmetry mirror".
std::string name_of(const Batch& batch) {
    std::string name = std::string(batch.kind) + " " + std::to_string(batch.size);
    for (const std::string_view word : {batch.setting, batch.value})
        if (!word.empty()) name.append(word == batch.setting ? " --" : " ").append(word);
    return name;
}

/// An engine that had no part in making the puzzles. The finder shapes them, and now and then `sat` decides what the
/// finder cannot; so Gecode judges where it is quick, and `fd` on small boards with the fewest pegs.
std::string_view judge_for(const generator::MakerRow& kind, int size) {
    if (kind.finder == "colouring" && size <= 8) return "fd";
    return kind.finder == "pairs" && engines::make_engine("gecode") ? "gecode" : "sat";
}

struct Sums {
    double making = 0, judging = 0;  // seconds of all threads
    int clues = 0, givens = 0;
    Fault fault;
};

/// The engines of one thread, which makes and judges puzzles of a batch.
class Workplace {
  public:
    Workplace(const Batch& batch, std::uint64_t seed)
        : batch_(batch),
          seed_(seed),
          kind_(*generator::find(batch.kind)),
          judge_(engines::make_engine(judge_for(kind_, batch.size))) {
        generator::MakeSettings settings{.size = batch.size};
        if (!batch.setting.empty()) settings.wishes.push_back({std::string(batch.setting), std::string(batch.value)});
        auto workshop = answers::Workshop::open(answers::Context(engines::table()), kind_, settings);
        base::require(bool(workshop), "the orders of the campaign make sense");
        workshop_.emplace(*std::move(workshop));
    }

    void make(std::uint64_t index) {
        const auto started = base::now();
        const auto made = workshop_->make(seed_, index, {});
        const auto judging_started = base::now();
        sums.making += std::chrono::duration<double>(judging_started - started).count();
        if (!made) {
            blame(index, made.error().sentence + '\n');
            return;
        }
        sums.clues += tests::clues_on(made->puzzle);
        sums.givens += tests::givens_on(made->puzzle);
        if (const Fault fault = fault_of(*made)) blame(index, *fault + '\n' + tests::text_of(made->puzzle));
        sums.judging += std::chrono::duration<double>(base::now() - judging_started).count();
    }

    Sums sums;

  private:
    Fault fault_of(const generator::Made& made) {
        if (auto fault = tests::fault_of(made, *judge_, batch_.needed)) return fault;
        return batch_.fault_in_shape ? batch_.fault_in_shape(made.puzzle, batch_.value) : std::nullopt;
    }

    void blame(std::uint64_t index, const std::string& fault) {
        sums.fault =
            name_of(batch_) + ", seed " + std::to_string(seed_) + ", puzzle " + std::to_string(index) + ": " + fault;
    }

    const Batch& batch_;
    const std::uint64_t seed_;
    const generator::MakerRow& kind_;
    const std::unique_ptr<kernel::Engine> judge_;
    std::optional<answers::Workshop> workshop_;
};

/// Makes the batch with a thread for each core; a puzzle depends only on its index, not on the thread.
Sums run(const Batch& batch, std::uint64_t seed, std::uint64_t count) {
    std::atomic<std::uint64_t> next = 1;
    std::mutex adding;
    Sums all;
    const auto work = [&] {
        Workplace workplace(batch, seed);
        Sums& mine = workplace.sums;
        for (std::uint64_t index = next++; index <= count && !mine.fault; index = next++) workplace.make(index);
        if (mine.fault) next = count + 1;
        const std::lock_guard lock(adding);
        all.making += mine.making;
        all.judging += mine.judging;
        all.clues += mine.clues;
        all.givens += mine.givens;
        if (mine.fault) all.fault = std::move(mine.fault);
    };
    std::vector<std::thread> threads;
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    return all;
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 2 || count > 3) return std::fprintf(stderr, "usage: puzzles SEED [PERCENT]\n"), 2;
    const std::uint64_t seed = std::strtoull(arguments[1], nullptr, 10);
    const std::uint64_t percent = count == 3 ? std::strtoull(arguments[2], nullptr, 10) : 100;
    const auto started = base::now();
    for (const Batch& batch : batches) {
        const std::uint64_t wanted = std::max<std::uint64_t>(batch.count * percent / 100, 1);
        const Sums sums = run(batch, seed, wanted);
        if (sums.fault) return std::printf("%s", sums.fault->c_str()), 1;
        const auto each = [&](int sum) { return sum / static_cast<double>(wanted); };
        std::printf("%-36s %5llu made in %7.1f s, judged in %7.1f s; %.1f clues and %.1f givens each\n",
                    name_of(batch).c_str(), static_cast<unsigned long long>(wanted), sums.making, sums.judging,
                    each(sums.clues), each(sums.givens));
        std::fflush(stdout);
    }
    std::printf("all unique, and as promised; %.0f s\n", std::chrono::duration<double>(base::now() - started).count());
}
