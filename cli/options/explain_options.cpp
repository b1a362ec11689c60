#include "cli/options/explain_options.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/explain/techniques.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

using Value = OptionRow::Value;

constexpr std::string_view html = "html";

/// What `explain` writes: the answers' JSON, text, a drawing, or a page.
std::vector<answers::OutputFormat> formats_of_explain() {
    std::vector<answers::OutputFormat> formats = answers::output_formats();
    std::erase_if(formats, [](const answers::OutputFormat& format) {
        return !(format.is_json() || format.drawing() || format == answers::usual_format());
    });
    return formats;
}

std::string names_of_formats() {
    std::vector<std::string> names;
    for (const answers::OutputFormat& format : formats_of_explain()) names.emplace_back(format.name());
    names.emplace_back(html);
    return base::listed(names, "or");
}

Problem choose_format(std::string_view name, Options& options) {
    if (name == html) {
        options.explaining.html = true;
        options.to = answers::usual_format();
        return {};
    }
    for (const answers::OutputFormat& format : formats_of_explain())
        if (format.name() == name) {
            options.to = format;
            return {};
        }
    return "needs " + names_of_formats();
}

Problem read_without(std::string_view id, Options& options) {
    for (const explain::Technique* technique : explain::techniques())
        if (technique->id == id) {
            options.explaining.without = technique->id;
            return {};
        }
    return "needs the id of a technique, as --levels lists them";
}

Problem read_why(std::string_view cell, Options& options) {
    ++options.explaining.questions;
    if (cell.empty()) return "needs a cell such as r3c4";
    options.explaining.why = answers::WhyText{std::string(cell), {}};
    return {};
}

Problem read_why_not(std::string_view text, Options& options) {
    ++options.explaining.questions;
    options.explaining.why = answers::read_why_not(text);
    return options.explaining.why ? Problem{} : "needs a value and a cell, such as 4@r3c4";
}

Problem read_reveal(std::string_view name, Options& options) {
    std::vector<std::string> names;
    for (const answers::RevealRow& row : answers::reveals) {
        if (row.name == name) {
            options.explaining.reveal = row.choice;
            return {};
        }
        names.emplace_back(row.name);
    }
    return "needs " + base::listed(names, "or");
}

}  // namespace

std::vector<OptionRow> explain_options() {
    return {
        {"--to", Value::required, "FORMAT", explaining,
         [] { return "write " + names_of_formats() + " (default: pretty on a terminal, else text)"; }, choose_format},
        {"--why", Value::required, "CELL", explaining,
         [] { return std::string("only the steps that lead to the value of this cell, such as r3c4"); }, read_why},
        {"--why-not", Value::required, "VALUE@CELL", explaining,
         [] { return std::string("only the steps that rule out this value there, such as 4@r3c4"); }, read_why_not},
        {"--short", Value::none, "", explaining,
         [] { return std::string("a short line for each step, without its reasons"); },
         [](std::string_view, Options& options) -> Problem {
             options.explaining.brief = true;
             return {};
         }},
        {"--levels", Value::none, "", grading,
         [] { return std::string("show the techniques of each level, for all kinds or those named"); },
         [](std::string_view, Options& options) -> Problem {
             options.explaining.levels = true;
             return {};
         }},
        {"--without", Value::required, "ID", grading,
         [] { return std::string("also grade without this technique, such as L2"); }, read_without},
        {"--puzzle", Value::required, "FILE", hinting | checking,
         [] { return std::string("the puzzle that the boards belong to; what it does not give are entries"); },
         [](std::string_view file, Options& options) -> Problem {
             if (file.empty()) return "needs the name of a file";
             options.explaining.puzzle = file;
             return {};
         }},
        {"--reveal", Value::required, "WHAT", hinting,
         [] { return std::string("look: where to look; technique: what to try; move: the step (default)"); },
         read_reveal},
    };
}

Problem complete_explain(std::span<const std::string> words, Options& options) {
    if (options.explaining.questions > 1) return "use either --why or --why-not";
    if (options.explaining.brief && (options.explaining.html || (options.to && options.to->is_json())))
        return "--short is for text and drawings; JSON and HTML have whole steps";
    return complete_files(words, options);
}

Problem complete_grade(std::span<const std::string> words, Options& options) {
    if (!options.explaining.levels) return complete_files(words, options);
    if (!options.explaining.without.empty())
        return "--levels and --without cannot be used together; --without is about puzzles";
    for (const std::string& word : words) {
        const auto* kind = puzzles::find(word);
        if (!kind) {
            std::vector<std::string> names;
            for (const sheet::Notation* notation : puzzles::notations()) names.emplace_back(notation->name);
            return fmt::format("--levels takes {}, not '{}'", base::listed(names, "or"), base::shown(word));
        }
        options.explaining.kinds.push_back(&kind->notation);
    }
    if (words.empty()) options.explaining.kinds.assign(puzzles::notations().begin(), puzzles::notations().end());
    return {};
}

}  // namespace gridwright::cli
