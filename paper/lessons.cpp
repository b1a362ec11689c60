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
constexpr int largest_sample = 6;
constexpr int largest_shown = 9;  // of the puzzles in the book; explaining larger ones takes long

class LessonFinder {
  public:
    LessonFinder(const LessonWishes& wishes, answers::Context& context, answers::Workspace& workspace)
        : wishes_(wishes), missing_(wishes.techniques), context_(context), workspace_(workspace) {
        lessons_.notation = wishes.notation;
    }

    KindLessons lessons() && {
        work_example();
        for (const int level : wishes_.levels) look_at_samples(level);
        for (const puzzles::Puzzle* puzzle : wishes_.puzzles)
            if (!missing_.empty() && std::max(puzzle->size().rows, puzzle->size().columns) <= largest_shown)
                look_at(*puzzle);
        for (const explain::Rung& rung : puzzles::ladder_of(*wishes_.notation).rungs)
            if (const auto found = found_.extract(rung.technique->id)) lessons_.techniques.push_back(found.mapped());
        return std::move(lessons_);
    }

  private:
    void work_example() {
        formats::SheetReader reader(formats::source_of(wishes_.notation->example), puzzles::notations());
        auto reading = reader.next();
        if (!reading || !reading->sheet) return;
        const auto puzzle = puzzles::make(*std::move(reading->sheet));
        const auto explained = answers::explain(workspace_, *puzzle, {});
        if (!explained || !explained->ground.unique()) return;
        lessons_.example = puzzle->scene(puzzle->sheet().cells);
        lessons_.example_solved = puzzle->scene(puzzle->filled(explained->ground.solution()).cells);
        for (std::size_t i = 0; i < explained->steps.size(); ++i)
            lessons_.example_steps.push_back(answers::sentence_of(*explained, *puzzle, i));
        collect(*explained, *puzzle);
    }

    /// Puzzles of the level, as far as the kind is made and has such puzzles.
    void look_at_samples(int level) {
        const generator::MakerRow* kind = generator::find(wishes_.notation->name);
        if (!kind || missing_.empty()) return;
        generator::MakeSettings settings;
        settings.size = std::clamp(std::min(wishes_.size, largest_sample), kind->sizes.smallest, kind->sizes.largest);
        settings.wishes.push_back({"level", base::concat(level)});
        auto workshop = answers::Workshop::open(context_, *kind, settings);
        if (!workshop) return;
        for (std::uint64_t number = 1; number <= samples_of_level && !missing_.empty(); ++number) {
            auto made = workshop->make(1, number, {});
            if (!made) return;
            look_at(*puzzles::make(std::move(made->puzzle)));
        }
    }

    void look_at(const puzzles::Puzzle& puzzle) {
        const auto explained = answers::explain(workspace_, puzzle, {});
        if (explained && explained->ground.unique()) collect(*explained, puzzle);
    }

    void collect(const answers::Explanation& explained, const puzzles::Puzzle& puzzle) {
        for (std::size_t i = 0; i < explained.steps.size(); ++i) {
            const explain::Step& step = explained.steps[i];
            if (!step.technique || missing_.erase(step.technique->id) == 0) continue;
            found_[step.technique->id] = {std::string(step.technique->name), step.level,
                                          puzzles::steps::scene_of(step, explained.positions[i], puzzle),
                                          answers::sentence_of(explained, puzzle, i)};
        }
    }

    const LessonWishes& wishes_;
    std::set<std::string_view> missing_;
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
