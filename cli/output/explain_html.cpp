#include "cli/output/explain_html.hpp"

#include "gridwright/answers/grade.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/explain/common/replay.hpp"
#include "gridwright/puzzles/steps/sentence.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

std::string escaped(std::string_view text) {
    std::string html;
    for (const char c : text) {
        switch (c) {
            case '&': html += "&amp;"; break;
            case '<': html += "&lt;"; break;
            case '>': html += "&gt;"; break;
            case '"': html += "&quot;"; break;
            default: html += c;
        }
    }
    return html;
}

/// A row of labels above or below the board.
std::string label_row(const render::Scene& scene, kernel::Side side, bool left, bool right) {
    const auto& labels = scene.labels[side];
    if (labels.empty()) return "";
    std::string html = left ? "<tr><td></td>" : "<tr>";
    for (const render::SceneLabel& label : labels)
        html += fmt::format("<th scope=\"col\">{}</th>", escaped(label.text));
    return html + (right ? "<td></td></tr>\n" : "</tr>\n");
}

std::string table_of(const render::Scene& scene, std::string_view caption) {
    const auto& left = scene.labels[kernel::Side::left];
    const auto& right = scene.labels[kernel::Side::right];
    const kernel::Size size = scene.cells.size();
    std::string html = fmt::format("<table><caption>{}</caption>\n", caption);
    html += label_row(scene, kernel::Side::top, !left.empty(), !right.empty());
    for (int row = 0; row < size.rows; ++row) {
        html += "<tr>";
        const auto label = [&](const std::vector<render::SceneLabel>& labels) {
            if (!labels.empty())
                html += fmt::format("<th scope=\"row\">{}</th>", escaped(labels[static_cast<std::size_t>(row)].text));
        };
        label(left);
        for (int column = 0; column < size.columns; ++column) {
            const render::SceneCell& cell = scene.cells.at(row, column);
            html += fmt::format("<td class=\"{}\">{}</td>",
                                cell.hole    ? "hole"
                                : cell.given ? "cell given"
                                             : "cell",
                                escaped(cell.text));
        }
        label(right);
        html += "</tr>\n";
    }
    return html + label_row(scene, kernel::Side::bottom, !left.empty(), !right.empty()) + "</table>\n";
}

/// One step as an item; the argument of a what-if is a list inside it.
std::string item_of(const explain::Step& step, const explain::Position& position, std::optional<std::size_t> number,
                    const sheet::Notation& notation) {
    std::string html = number ? fmt::format("<li value=\"{}\">", *number) : "<li>";
    if (step.assume) {
        html += escaped(puzzles::steps::assumption_of(step, position, notation)) + "\n<ul>\n";
        replay_inner(step, position, [&](const explain::Step& inner, const explain::Position& trial) {
            html += item_of(inner, trial, {}, notation);
        });
        html += "</ul>\n" + escaped(puzzles::steps::outcome_of(step, position, notation));
    } else {
        html += escaped(puzzles::steps::sentence_of(
            step, position, notation, number ? puzzles::steps::Form::full : puzzles::steps::Form::inside));
    }
    if (number && step.technique)
        html += fmt::format(" <small>{}, level {}</small>", escaped(step.technique->name), step.level);
    return html + "</li>\n";
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
           ":root { color-scheme: light dark; }\n"
           "body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }\n"
           "table { border-collapse: collapse; margin: 1rem 0; }\n"
           "caption { text-align: left; }\n"
           "th, td { width: 2rem; height: 2rem; text-align: center; font-weight: normal; }\n"
           "td.cell { border: 1px solid; }\n"
           "td.given { font-weight: bold; }\n"
           "li { margin: 0.5rem 0; }\n"
           "small { opacity: 0.7; white-space: nowrap; }\n"
           "</style>\n"
           "</head>\n"
           "<body>\n";
}

std::string_view html_tail() {
    return "</body>\n</html>\n";
}

std::string html_of(const answers::Explanation& explanation, const Task& task) {
    const puzzles::Puzzle& puzzle = task.puzzle;
    std::string html = fmt::format("<section>\n<h1>{}</h1>\n", escaped(puzzle.notation().title));
    if (task.one_of_many)
        html += fmt::format("<p>{}:{}, number {}</p>\n", escaped(task.about.file), task.about.line.value_or(1),
                            task.about.number);
    html += table_of(puzzle.scene(puzzle.sheet().cells), "The puzzle");
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
    html += "<ol>\n";
    for (const std::size_t i : explanation.shown)
        html += item_of(explanation.steps[i], explanation.positions[i], i + 1, puzzle.notation());
    html += "</ol>\n";
    if (!explanation.note.empty()) html += fmt::format("<p>{}</p>\n", escaped(explanation.note));
    if (const std::string rest = sentence_about_rest(explanation); !rest.empty())
        html += fmt::format("<p>{}</p>\n", escaped(rest));
    return html + table_of(puzzle.scene(puzzle.filled(explanation.ground.solution()).cells), "The solution") +
           "</section>\n";
}

}  // namespace gridwright::cli
