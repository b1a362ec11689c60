#include "paper/lessons.hpp"

#include "gridwright/answers/explain.hpp"
#include "gridwright/answers/make.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/puzzles/steps/step_scene.hpp"

#include <algorithm>
#include <map>

namespace gridwright::paper {
namespace {

constexpr std::uint64_t samples_of_level = 6;
constexpr int size_of_example = 5;
constexpr int largest_sample = 6;
constexpr int largest_shown = 9;  // of the puzzles in the book; explaining larger ones takes long

class LessonFinder {
  public:
    LessonFinder(const LessonWishes& wishes, answers::Context& context, answers::Workspace& workspace)
        : wishes_(wishes), context_(context), workspace_(workspace) {
        lessons_.notation = wishes.notation;
    }

    KindLessons lessons() && {
        work_example();
        for (const int level : wishes_.levels)
            for (const auto& sample : samples(level, std::min(wishes_.size, largest_sample), samples_of_level))
                look_at(*sample);
        for (const puzzles::Puzzle* puzzle : wishes_.puzzles)
            if (found_.size() < wishes_.techniques.size() &&
                std::max(puzzle->size().rows, puzzle->size().columns) <= largest_shown)
                look_at(*puzzle);
        for (const explain::Rung& rung : puzzles::ladder_of(*wishes_.notation).rungs)
            if (const auto found = found_.extract(rung.technique->id)) lessons_.techniques.push_back(found.mapped());
        return std::move(lessons_);
    }

  private:
    /// New puzzles of the level, as far as the kind is made and has such puzzles.
    std::vector<std::unique_ptr<puzzles::Puzzle>> samples(int level, int size, std::uint64_t count) {
        std::vector<std::unique_ptr<puzzles::Puzzle>> puzzles;
        const generator::MakerRow* kind = generator::find(wishes_.notation->name);
        if (!kind) return puzzles;
        generator::MakeSettings settings;
        settings.size = std::clamp(size, kind->sizes.smallest, kind->sizes.largest);
        settings.wishes.push_back({"level", base::concat(level)});
        auto workshop = answers::Workshop::open(context_, *kind, settings);
        for (std::uint64_t number = 1; workshop && number <= count; ++number)
            if (auto made = workshop->make(1, number, {})) puzzles.push_back(puzzles::make(std::move(made->puzzle)));
        return puzzles;
    }

    /// An easy puzzle; where none is made, the example of the kind.
    std::unique_ptr<puzzles::Puzzle> example() {
        if (auto made = samples(1, size_of_example, 1); !made.empty()) return std::move(made.front());
        formats::SheetReader reader(formats::source_of(wishes_.notation->example), puzzles::notations());
        auto reading = reader.next();
        return reading && reading->sheet ? puzzles::make(*std::move(reading->sheet)) : nullptr;
    }

    void work_example() {
        const auto puzzle = example();
        if (!puzzle) return;
        const auto explained = answers::explain(workspace_, *puzzle, {});
        if (!explained || !explained->ground.unique()) return;
        lessons_.example = puzzle->scene(puzzle->sheet().cells);
        lessons_.example_solved = puzzle->scene(puzzle->filled(explained->ground.solution()).cells);
        lessons_.budget = sentence_about_budget(explained->ground, *puzzle);
        for (std::size_t i = 0; i < explained->steps.size(); ++i)
            lessons_.example_steps.push_back(answers::sentence_of(*explained, *puzzle, i));
        collect(*explained, *puzzle);
    }

    void look_at(const puzzles::Puzzle& puzzle) {
        const auto explained = answers::explain(workspace_, puzzle, {});
        if (explained && explained->ground.unique()) collect(*explained, puzzle);
    }

    /// Keeps the shortest argument for each technique.
    void collect(const answers::Explanation& explained, const puzzles::Puzzle& puzzle) {
        for (std::size_t i = 0; i < explained.steps.size(); ++i) {
            const explain::Step& step = explained.steps[i];
            if (!step.technique || !wishes_.techniques.contains(step.technique->id)) continue;
            std::string sentence = answers::sentence_of(explained, puzzle, i);
            if (const std::string budget = sentence_about_budget(explained.ground, puzzle); !budget.empty())
                sentence = base::concat(budget, ' ', sentence);
            const auto known = found_.find(step.technique->id);
            if (known != found_.end() && known->second.sentence.size() <= sentence.size()) continue;
            found_[step.technique->id] = {std::string(step.technique->name), step.level,
                                          puzzles::steps::scene_of(step, explained.positions[i], puzzle),
                                          std::move(sentence)};
        }
    }

    const LessonWishes& wishes_;
    answers::Context& context_;
    answers::Workspace& workspace_;
    KindLessons lessons_;
    std::map<std::string_view, Lesson> found_;
};

}  // namespace

KindLessons lessons_for(const LessonWishes& wishes, answers::Context& context, answers::Workspace& workspace) {
    return LessonFinder(wishes, context, workspace).lessons();
}

}  // namespace gridwright::paper
