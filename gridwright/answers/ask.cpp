#include "gridwright/answers/ask.hpp"

#include "gridwright/answers/ask_reader.hpp"
#include "gridwright/answers/begun.hpp"
#include "gridwright/answers/board_json.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/answers/kinds.hpp"
#include "gridwright/answers/make_run.hpp"
#include "gridwright/answers/read_puzzle.hpp"
#include "gridwright/answers/scene_json.hpp"
#include "gridwright/answers/setter_json.hpp"
#include "gridwright/answers/step_json.hpp"
#include "gridwright/answers/verdict.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/formats/writer.hpp"

#include <algorithm>

namespace gridwright::answers {
namespace {

using base::concat;

/// A puzzle that is made, and its place in a rising run.
struct Ranked {
    int score = 0;
    std::string object;
};

/// Answers one ask. Each answer goes to the listener once it is known that another one follows; the last is returned.
class Errand {
  public:
    Errand(Context& context, const Ask& ask, const Listener& listener)
        : context_(context), ask_(ask), listener_(listener) {}
    /// A listener that stops this ask does not stop the next one.
    ~Errand() {
        if (stopped_) context_.stop = false;
    }
    Errand(const Errand&) = delete;

    std::string run() {
        switch (ask_.what) {
            case Ask::What::solve:
            case Ask::What::check:
            case Ask::What::grade:
            case Ask::What::hint:
            case Ask::What::explain:
            case Ask::What::status:
            case Ask::What::marks:
            case Ask::What::improve:
            case Ask::What::scene:
            case Ask::What::reading:
            case Ask::What::read:
            case Ask::What::verdict:
            case Ask::What::convert: return answer_every_puzzle();
            case Ask::What::make: return make();
            case Ask::What::engines: return all_of(json_of_engines(context_.engines()));
            case Ask::What::kinds: return all_of(json_of_kinds());
            case Ask::What::labelings: return json_of_labelings();
            case Ask::What::formats: break;
        }
        return all_of(json_of_formats());
    }

  private:
    /// Gives the listener an answer; true when the work goes on.
    bool tell(const std::string& object) {
        if (listener_ && !listener_(object)) stopped_ = context_.stop = true;
        return !context_.stop;
    }

    std::string all_of(const std::vector<std::string>& objects) {
        for (std::size_t i = 0; i + 1 < objects.size(); ++i) tell(objects[i]);
        return objects.back();
    }

    /// Reads one puzzle ahead, so that the last answer is known.
    std::string answer_every_puzzle() {
        formats::SheetReader reader(formats::source_of(ask_.input), puzzles::notations(), ask_.from);
        About about{.file = ask_.file, .line = 0, .number = 0};
        auto reading = reader.next();
        base::require(reading.has_value(), "an input without a puzzle is a mistake that is told");
        while (true) {
            if (reading->empty) {
                about.line.reset();
            } else {
                about.line = reading->begins.line;
                ++about.number;
            }
            std::string object = answer(*std::move(reading), about);
            reading = reader.next();
            if (!reading || !tell(object)) return object;
        }
    }

    std::string answer(formats::Reading reading, const About& about) {
        const auto refused = [&](std::string_view sentence) {
            const auto [line, column] = reading.place;
            return json_of_refusal(concat(about.file, ':', line, ':', column, ": ", sentence), about);
        };
        if (ask_.what == Ask::What::read) return json_of_read(reading, about);
        if (!reading.sheet) return refused(reading.sheet.error().message);
        if (ask_.what == Ask::What::convert) {
            const auto sentence = ask_.to.cannot_write(*reading.sheet);
            if (sentence) return refused(*sentence);
            auto object = json_of_converted(*std::move(reading.sheet), ask_.to, about);
            return object ? *std::move(object) : refused(object.error().message);
        }
        if (!ask_.original.empty()) {
            reading.sheet = on_original(*reading.sheet);
            if (!reading.sheet) return refused(reading.sheet.error().message);
        }
        const auto puzzle = puzzles::make(*std::move(reading.sheet));
        auto object = answered(*puzzle, about);
        return object ? *std::move(object) : refused(object.error().message);
    }

    /// The board on the puzzle that it belongs to.
    base::Result<sheet::Sheet> on_original(const sheet::Sheet& board) const {
        formats::SheetReader reader(formats::source_of(ask_.original), puzzles::notations());
        const auto original = reader.next()->sheet;
        if (!original) return base::Error{concat("\"original\": ", original.error().message), {}};
        return board_on(*original, board);
    }

    base::Result<std::string> answered(const puzzles::Puzzle& puzzle, const About& about) {
        switch (ask_.what) {
            case Ask::What::check: return checked(puzzle, about);
            case Ask::What::grade: return graded(puzzle, about);
            case Ask::What::hint: return hinted(puzzle, about);
            case Ask::What::explain: return explained(puzzle, about);
            case Ask::What::status: return json_of(status(puzzle), puzzle, about);
            case Ask::What::marks: return json_of(candidates(puzzle), puzzle, about);
            case Ask::What::improve: return improved(puzzle, about);
            case Ask::What::scene: return json_of_scene(puzzle, about);
            case Ask::What::reading: return read_line(puzzle, about);
            case Ask::What::verdict: return judged(puzzle, about);
            default: return solved(puzzle, about);
        }
    }

    base::Result<std::string> solved(const puzzles::Puzzle& puzzle, const About& about) {
        const auto workspace = open_workspace();
        if (!workspace) return workspace.error();
        SearchListener hears;
        hears.on_solution = [&](const kernel::Solution& solution, std::uint64_t index) {
            return tell(json_of_solution(solution, index, (*workspace)->model.objective, puzzle, about));
        };
        hears.on_progress = [&](const Progress& progress) { return tell(json_of(progress, about)); };
        const auto solved = solve(**workspace, puzzle, ask_.goal, search(), hears);
        if (!solved) return solved.error();
        return json_of(*solved, puzzle, about);
    }

    base::Result<std::string> checked(const puzzles::Puzzle& puzzle, const About& about) {
        const auto workspace = open_workspace();
        if (!workspace) return workspace.error();
        if (ask_.wishes.any()) return checked_for_setter(**workspace, puzzle, about);
        const bool begun = !ask_.original.empty() || !puzzle.sheet().begun.empty();
        const auto checked = (begun ? check_begun : check)(**workspace, puzzle, search(), ask_.depth);
        if (!checked) return checked.error();
        return json_of(*checked, puzzle, (*workspace)->model, about);
    }

    base::Result<std::string> checked_for_setter(Workspace& workspace, const puzzles::Puzzle& puzzle,
                                                 const About& about) {
        const auto answer = check_for_setter(workspace, puzzle, search(), ask_.wishes);
        if (!answer) return answer.error();
        return json_of(*answer, puzzle, workspace.model, about);
    }

    base::Result<std::string> improved(const puzzles::Puzzle& puzzle, const About& about) {
        const auto workspace = open_workspace();
        if (!workspace) return workspace.error();
        const sheet::Sheet* towards = ask_.towards ? &*ask_.towards : nullptr;
        const auto answer = improve(**workspace, puzzle, ask_.how, towards, search());
        if (!answer) return answer.error();
        return json_of(*answer, about);
    }

    base::Result<std::string> read_line(const puzzles::Puzzle& puzzle, const About& about) {
        const auto answer = reading_of(puzzle, ask_.place);
        if (!answer) return answer.error();
        return json_of(*answer, puzzle, about);
    }

    base::Result<std::string> judged(const puzzles::Puzzle& puzzle, const About& about) {
        const auto workspace = open_workspace();
        if (!workspace) return workspace.error();
        const auto answer = verdict_of(**workspace, puzzle, search(),
                                       [&](const SetterVerdict& stage) { return tell(json_of(stage, puzzle, about)); });
        if (!answer) return answer.error();
        return json_of(*answer, puzzle, about);
    }

    base::Result<std::string> graded(const puzzles::Puzzle& puzzle, const About& about) {
        const auto workspace = open_workspace();
        if (!workspace) return workspace.error();
        const auto answer = grade(**workspace, puzzle, search(), ask_.without);
        if (!answer) return answer.error();
        return json_of(*answer, puzzle, about);
    }

    base::Result<std::string> hinted(const puzzles::Puzzle& puzzle, const About& about) {
        const auto workspace = open_workspace();
        if (!workspace) return workspace.error();
        const auto answer = hint(**workspace, puzzle, search(), !ask_.original.empty());
        if (!answer) return answer.error();
        return json_of(*answer, puzzle, ask_.reveal, about);
    }

    base::Result<std::string> explained(const puzzles::Puzzle& puzzle, const About& about) {
        const auto workspace = open_workspace();
        if (!workspace) return workspace.error();
        std::optional<Why> why;
        if (ask_.why) {
            const auto question = why_on(puzzle, *ask_.why);
            if (!question) return question.error();
            why = *question;
        }
        const auto explanation = explain(**workspace, puzzle, search(), why);
        if (!explanation) return explanation.error();
        for (const std::size_t i : explanation->shown)
            if (!tell(json_of_step(*explanation, i, puzzle, about))) break;
        return json_of(*explanation, puzzle, about);
    }

    std::string make() {
        if (const auto problem = problem_of(ask_.make)) return json_of_refusal(*problem);
        const std::vector<RunPart> parts = parts_of(ask_.make);
        std::optional<std::string> end;
        for (std::size_t i = 0; !end; ++i) end = make(parts[i], i + 1 == parts.size());
        return *std::move(end);
    }

    /// Makes the puzzles of a part, in order of their scores if the run rises. Returns the object that ends the run:
    /// the last puzzle, the one at which the listener stopped it, or a refusal.
    std::optional<std::string> make(const RunPart& part, bool last) {
        const MakeAsk& wanted = ask_.make;
        auto workshop = Workshop::open(context_, *wanted.kind, part.settings);
        if (!workshop) return json_of_refusal(workshop.error().sentence);
        const std::uint64_t seed = wanted.seed.value_or(1);
        const std::string command = command_of(*wanted.kind, part.settings, seed);
        kernel::Limits limits = ask_.search.limits;
        limits.stop = &context_.stop;
        Selection selection(part.count, wanted.distinct);
        std::vector<Ranked> rising;
        for (std::uint64_t number = wanted.first; !selection.over(); ++number) {
            auto made = workshop->make_graded(seed, number, limits);
            if (!made) return json_of_refusal(concat("puzzle ", number, ": ", made.error().sentence));
            const auto answer = selection.offer(made->puzzle);
            if (answer == Selection::Answer::given_up) return json_of_refusal(selection.sentence());
            if (answer != Selection::Answer::taken) continue;
            const int score = made->grade ? made->grade->score : 0;
            std::string object = json_of(GeneratedPuzzle{*std::move(made), command, seed, number});
            if (wanted.rising)
                rising.push_back({score, std::move(object)});
            else if ((last && selection.over()) || !tell(object))
                return object;
        }
        std::ranges::stable_sort(rising, {}, &Ranked::score);
        for (const Ranked& each : rising)
            if ((last && &each == &rising.back()) || !tell(each.object)) return each.object;
        return std::nullopt;
    }

    base::Result<Workspace*> open_workspace() {
        if (workspace_) return &*workspace_;
        const std::string_view name = ask_.engine.empty() ? context_.engines().front().name : ask_.engine;
        if (kernel::Engine* engine = context_.engine(name)) return &workspace_.emplace(*engine);
        return base::Error{concat("this build has no engine '", base::shown(name), "'"), {}};
    }

    kernel::Search search() const {
        kernel::Search search = ask_.search;
        search.limits.stop = &context_.stop;
        return search;
    }

    Context& context_;
    const Ask& ask_;
    const Listener& listener_;
    std::optional<Workspace> workspace_;
    bool stopped_ = false;  ///< by the listener
};

}  // namespace

std::string ask(Context& context, std::string_view json, const Listener& listener) {
    const auto ask = read_ask(json);
    if (!ask) return json_of_refusal(ask.error().message);
    return Errand(context, *ask, listener).run();
}

}  // namespace gridwright::answers
