#include "cli/output/explain_html.hpp"

#include "gridwright/answers/grade.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/explain/common/replay.hpp"
#include "gridwright/puzzles/steps/sentence.hpp"
#include "gridwright/puzzles/steps/step_scene.hpp"
#include "gridwright/render/layout.hpp"
#include "gridwright/render/svg.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

std::string escaped(std::string_view text) {
    std::string html;
    render::append_escaped(html, text);
    return html;
}

/// A board with a caption.
std::string figure_of(const render::Scene& scene, std::string_view caption) {
    std::string html = "<figure>\n";
    write_svg(lay_out(scene), render::Theme::light, 0, html);
    return html + fmt::format("<figcaption>{}</figcaption>\n</figure>\n", caption);
}

/// The words of a step; the argument of a what-if is a list inside them.
std::string words_of(const explain::Step& step, const explain::Position& position, std::optional<std::size_t> number,
                     const sheet::Notation& notation) {
    std::string html;
    if (step.assume) {
        html += escaped(puzzles::steps::assumption_of(step, position, notation)) + "\n<ul>\n";
        replay_inner(step, position, [&](const explain::Step& inner, const explain::Position& trial) {
            html += fmt::format("<li>{}</li>\n", words_of(inner, trial, {}, notation));
        });
        html += "</ul>\n" + escaped(puzzles::steps::outcome_of(step, position, notation));
    } else {
        html += escaped(puzzles::steps::sentence_of(
            step, position, notation, number ? puzzles::steps::Form::full : puzzles::steps::Form::inside));
    }
    if (number && step.technique)
        html += fmt::format(" <small>{}, level {}</small>", escaped(step.technique->name), step.level);
    return html;
}

/// A numbered step: the board with what it reads and changes, and what it says.
std::string item_of(const explain::Step& step, const explain::Position& position, std::size_t number,
                    const puzzles::Puzzle& puzzle) {
    std::string html = fmt::format("<li value=\"{}\"><div class=\"step\">\n", number);
    html += fmt::format("<div>{}</div>\n", words_of(step, position, number, puzzle.notation()));
    write_svg(lay_out(puzzles::steps::scene_of(step, position, puzzle)), render::Theme::light, 0, html);
    return html + "</div></li>\n";
}

}  // namespace

std::string_view html_head() {
    return "<!DOCTYPE html>\n"
           "<html lang=\"en\">\n"
           "<head>\n"
           "<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<title>Puzzles explained</title>\n"
           "<style>\n"
           ":root { color-scheme: light; }\n"
           "body { font: 1rem/1.5 system-ui, sans-serif; color: #1b2130; background: #fff; max-width: 52rem; "
           "margin: 2rem auto; padding: 0 1rem; }\n"
           "figure { display: inline-block; margin: 1rem 2rem 1rem 0; }\n"
           "figure svg { width: 16rem; max-width: 100%; height: auto; }\n"
           "li { margin: 1rem 0; }\n"
           "li li { margin: 0.3rem 0; }\n"
           ".step { display: flex; flex-flow: row-reverse wrap; justify-content: flex-end; gap: 1rem 1.5rem; "
           "align-items: flex-start; break-inside: avoid; }\n"
           ".step > svg { flex: none; width: 13rem; height: auto; }\n"
           ".step > div { flex: 1 1 16rem; }\n"
           "small { color: #646b7c; white-space: nowrap; }\n"
           "</style>\n"
           "</head>\n"
           "<body>\n";
}

std::string_view html_tail() {
    return "</body>\n</html>\n";
}

std::string html_of(const answers::Explanation& explanation, const Task& task) {
    const puzzles::Puzzle& puzzle = task.puzzle;
    std::string html = fmt::format("<section>\n<h1>{}</h1>\n", escaped(puzzle.scene(puzzle.sheet().cells).title));
    if (task.one_of_many)
        html += fmt::format("<p>{}:{}, number {}</p>\n", escaped(task.about.file), task.about.line.value_or(1),
                            task.about.number);
    html += figure_of(puzzle.scene(puzzle.sheet().cells), "The puzzle");
    if (!explanation.ground.unique())
        return html + fmt::format("<p>{}</p>\n</section>\n", escaped(answers::sentence_of(explanation.ground)));
    const auto steps = base::counted(static_cast<std::int64_t>(explanation.steps.size()), "step");
    if (explanation.why)
        html += fmt::format("<p>{} of {}: those on which {} rests.</p>\n", explanation.shown.size(), steps,
                            escaped(sheet::cell_name(puzzle.notation().naming, explanation.why->cell, puzzle.size())));
    else if (explanation.grade)
        html += fmt::format("<p>Level {}, {}.</p>\n", answers::level_name(explanation.grade->level), steps);
    if (const std::string budget = sentence_about_budget(explanation.ground, puzzle); !budget.empty())
        html += fmt::format("<p>{}</p>\n", escaped(budget));
    html +=
        "<p>On the boards, what a step reads is shaded, what it fills in is framed, and what it rules out is crossed "
        "out.</p>\n<ol>\n";
    for (const std::size_t i : explanation.shown)
        html += item_of(explanation.steps[i], explanation.positions[i], i + 1, puzzle);
    html += "</ol>\n";
    if (!explanation.note.empty()) html += fmt::format("<p>{}</p>\n", escaped(explanation.note));
    if (const std::string rest = sentence_about_rest(explanation); !rest.empty())
        html += fmt::format("<p>{}</p>\n", escaped(rest));
    return html + figure_of(puzzle.scene(puzzle.filled(explanation.ground.solution()).cells), "The solution") +
           "</section>\n";
}

}  // namespace gridwright::cli
