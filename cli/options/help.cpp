#include "cli/options/help.hpp"

#include "cli/options/help_text.hpp"
#include "cli/options/option_table.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/answers/solve.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/reader.hpp"
#include "gridwright/generator/registry.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

template <typename Table>
void append_rows(const Table& rows, std::string& into) {
    for (const auto& row : rows) append_help_row(row.name, row.meaning, into);
}

std::string labelings_page() {
    std::string text;
    append_paragraph(
        "A labeling decides how the engine fd searches (and gecode, as far as it can): which cell it decides next "
        "(--var), how it splits the values of that cell (--val), and in which order (--down: high values first). "
        "--strength sets how much it deduces before it guesses. With the engine auto these options select fd. The "
        "names are those of SICStus Prolog, except random.",
        text);
    text += "\n--var NAME, the next cell (default ffc):\n";
    append_rows(kernel::variable_choices, text);
    text += "\n--val NAME, its values (default step):\n";
    append_rows(kernel::value_choices, text);
    text += "\n--strength NAME, deduction (default line):\n";
    append_rows(kernel::strengths, text);
    return text;
}

std::string engines_page() {
    std::string text;
    append_paragraph(
        "An engine answers questions about puzzles. All of them reach the same verdicts, though they may find "
        "different solutions; they differ in speed and in the puzzles they accept. --engine NAME chooses one:",
        text);
    text += '\n';
    append_rows(engines::table(), text);
    return text;
}

std::string formats_page() {
    std::string text;
    append_paragraph(
        "The format of a puzzle is recognised by its content; --from NAME sets it instead. --to NAME chooses the "
        "format of the output. docs/formats.md describes them.",
        text);
    text += '\n';
    append_rows(answers::format_rows(), text);
    text += '\n';
    append_paragraph(
        "A drawing as pretty can be read as text. It uses what the terminal can show, which depends on its width, "
        "TERM, "
        "NO_COLOR and the locale; --colour and --no-clues change it.",
        text);
    text += '\n';
    append_paragraph(
        "In a text, *5 is an entry of a player and {1,2,5} are pencil marks; in JSON they are the members \"filled\" "
        "and "
        "\"marks\". They are no givens: hint and check read them.",
        text);
    text += '\n';
    append_paragraph(
        "Comments such as \"# title: ...\", \"# author: ...\" and any other \"# key: text\" belong to the puzzle below "
        "them, and every format keeps them. gridwright formats shows which sizes of which puzzle a format can carry.",
        text);
    return text;
}

struct Topic {
    std::string_view name;
    std::string (*page)();
};

constexpr Topic topics[] = {{"labelings", labelings_page}, {"engines", engines_page}, {"formats", formats_page}};

std::string solved_example(const puzzles::Puzzle& puzzle) {
    const auto engine = engines::make_engine(engines::table().front().name);
    answers::Workspace workspace(*engine);
    const auto solved = answers::solve(workspace, puzzle, answers::Goal::one, {});
    std::string drawing;
    if (solved && !solved->outcome.kept.empty())
        answers::terminal_format().drawing()->draw(puzzle.scene(puzzle.filled(solved->outcome.kept.back()).cells), {},
                                                   drawing);
    return drawing;
}

std::string page_on_kind(const sheet::Notation& notation) {
    std::string text = fmt::format("{}\n\n", notation.title);
    for (const std::string_view rule : notation.rules) append_paragraph(rule, text);
    if (const auto* maker = generator::find(notation.name)) {
        text += '\n';
        append_paragraph(
            fmt::format("gridwright generate {} makes new puzzles in sizes {}.", notation.name, text_of(maker->sizes)),
            text);
    }
    if (notation.example.empty()) return text;
    text += fmt::format("\nAn example, as a file:\n\n{}", notation.example);
    formats::SheetReader reader(formats::source_of(notation.example), puzzles::notations());
    if (auto reading = reader.next(); reading && reading->sheet)
        text += "\nIts solution:\n\n" + solved_example(*puzzles::make(*std::move(reading->sheet)));
    return text;
}

}  // namespace

std::string general_help() {
    std::string text =
        "gridwright solves, checks, converts and generates grid logic puzzles.\n"
        "\n"
        "Usage: gridwright COMMAND [OPTIONS] [FILE...]\n"
        "\n"
        "Commands:\n";
    for (const Command& command : commands()) append_help_row(command.name, command.summary, text);
    append_help_row("help [TOPIC]", "explain a command, a puzzle, labelings, engines or formats", text);
    text += "\nPuzzles:\n";
    for (const sheet::Notation* notation : puzzles::notations())
        append_help_row(notation->name, notation->summary, text);
    text +=
        "\n"
        "Options:\n"
        "  -h, --help          this text; after a command, the help of that command\n"
        "  --version           the version of this build\n"
        "\n"
        "Examples:\n"
        "  gridwright solve board.gw\n"
        "  gridwright solve --unique --to json puzzles.jsonl\n"
        "  gridwright check half-filled.gw\n"
        "  gridwright generate skyscraper --size 6\n"
        "  gridwright help skyscraper\n"
        "\n"
        "Exit codes: 0 done as asked, 1 the answer is no, 2 bad input or usage,\n"
        "3 a limit or Ctrl-C ended the work early.\n";
    return text;
}

std::string help_for(const Command& command) {
    std::string text;
    append_paragraph(fmt::format("gridwright {}: {}", command.name, command.summary), text);
    text += fmt::format("\nUsage: gridwright {} {}\n\nOptions:\n", command.name, command.usage);
    for (const OptionRow& row : option_table()) {
        if (!takes(command, row) || !row.meaning) continue;
        const std::string_view space = row.value == OptionRow::Value::required ? " " : "";
        append_help_row(fmt::format("{}{}{}", row.name, space, row.value_name), row.meaning(), text);
    }
    append_help_row("-h, --help", "this text", text);
    if (command.groups & searching) text += "\nSee also: gridwright help labelings, gridwright help engines\n";
    if (command.more_help) text += "\n" + command.more_help();
    return text + "\nExamples:\n" + std::string(command.examples);
}

std::optional<std::string> help_on(std::string_view topic) {
    for (const Topic& row : topics)
        if (row.name == topic) return row.page();
    for (const Command& command : commands())
        if (command.name == topic) return help_for(command);
    if (const auto* kind = puzzles::find(topic)) return page_on_kind(kind->notation);
    return std::nullopt;
}

std::vector<std::string_view> help_topics() {
    std::vector<std::string_view> names;
    for (const Topic& row : topics) names.push_back(row.name);
    for (const Command& command : commands())
        if (std::ranges::find(names, command.name) == names.end()) names.push_back(command.name);
    for (const sheet::Notation* notation : puzzles::notations()) names.push_back(notation->name);
    return names;
}

}  // namespace gridwright::cli
