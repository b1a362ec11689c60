#include "study/report.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/version.hpp"
#include "study/machine.hpp"
#include "study/text_values.hpp"

#include <fmt/format.h>

#include <cctype>
#include <ctime>
#include <thread>

namespace gridwright::study {
namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    char text[32] = "";
    std::tm parts{};
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M UTC", gmtime_r(&now, &parts));
    return text;
}

/// The name of a file or chapter, escaped for a URL.
std::string in_address(std::string_view name) {
    std::string text;
    for (const unsigned char c : name)
        text += std::isalnum(c) || c == '-' || c == '.' || c == '_' ? std::string(1, static_cast<char>(c))
                                                                    : fmt::format("%{:02X}", c);
    return text;
}

/// Inserts `more` after every occurrence of a mark.
void extend_all(std::string& text, std::string_view mark, std::string_view more) {
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + mark.size() + more.size()))
        text.insert(at + mark.size(), more);
}

/// The SVG as a part of a page: without its XML header, with a label for screen readers, and with ids that no other
/// picture uses.
std::string inlined(const Picture& picture) {
    constexpr std::string_view opening = "<svg";
    const auto begin = picture.svg.find(opening);
    if (begin == std::string::npos) return "";
    std::string svg = picture.svg.substr(begin + opening.size());
    const std::string own = in_address(picture.file) + "-";
    for (const std::string_view mark : {" id=\"", " id='", "href=\"#", "href='#", "url(#"}) extend_all(svg, mark, own);
    return fmt::format("{} role=\"img\" aria-label=\"{}\"{}", opening, html_escaped(picture.title), svg);
}

constexpr std::string_view how_to_read =
    "A cell is the median of its runs with the quartiles, or their mean with its 95 % confidence interval where the "
    "caption says so. A run that reached its limit shows only that it takes more: a figure that depends on such a run "
    "begins with >, and the cell says how many there were. \"–\" means that there is no figure: nothing was run, the "
    "solver does not take such puzzles, or no solution was found. A column called \"report\" holds what a report "
    "prints "
    "for the column before it. Of the statistics of SICStus Prolog only backtracks can be compared with ours: both "
    "count "
    "a contradiction as one. Constraints, resumptions, entailments and prunings depend on how a solver splits the "
    "rules "
    "into propagators.";

constexpr std::string_view style =
    "body{font:16px/1.5 sans-serif;max-width:78rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}"
    "table{border-collapse:collapse;margin:1.5rem 0;display:block;overflow-x:auto;font-size:14px}"
    "caption{text-align:left;padding:.3rem 0;white-space:nowrap}"
    "th,td{border-bottom:1px solid #bbb;padding:.25rem .45rem;text-align:right;white-space:nowrap}"
    "th:first-child{text-align:left}thead th{border-bottom:2px solid #333}"
    "small{display:block;color:#444}.note{margin-top:-1rem;font-size:14px;color:#444}"
    "figure{margin:1.5rem 0}svg{max-width:100%;height:auto}code{background:#eee;padding:0 .2rem}"
    "@media print{table{display:table;font-size:10px}figure,tr{break-inside:avoid}}";

std::string html_of(const Chapter& chapter) {
    const Recipe& recipe = chapter.results->recipe();
    std::string text = fmt::format("<h2 id=\"{}\">{}</h2>\n", in_address(chapter.name), html_escaped(recipe.title));
    for (const std::string& paragraph : recipe.about) text += fmt::format("<p>{}</p>\n", html_escaped(paragraph));
    text += fmt::format("<p>{0} Every run: <a href=\"{1}.csv\">{2}.csv</a>.</p>\n", html_escaped(tally(chapter)),
                        in_address(chapter.name), html_escaped(chapter.name));
    for (const std::string& note : chapter.notes) text += fmt::format("<p>{}</p>\n", html_escaped(note));
    for (const RecipeTable& table : recipe.tables)
        for (const TextTable& shown : text_tables_of(table, *chapter.results)) text += html_of(shown);
    for (const Picture& picture : chapter.pictures) text += fmt::format("<figure>{}</figure>\n", inlined(picture));
    return text;
}

}  // namespace

Circumstances circumstances(std::string command) {
    return {std::move(command), today(),
            fmt::format("{}, {}; gridwright {}, {}", processor_name(),
                        base::counted(std::thread::hardware_concurrency(), "core"), version, compiler_name())};
}

std::string tally(const Chapter& chapter) {
    std::string text = fmt::format("{} run{}", grouped(chapter.done), chapter.done == 1 ? "" : "s");
    if (chapter.done < chapter.planned) text += fmt::format(" of {}", grouped(chapter.planned));
    if (chapter.before > 0) text += fmt::format(", {} of them there before", grouped(chapter.before));
    if (chapter.given_up > 0)
        text += fmt::format(", {} of them given up at the limit of {}", grouped(chapter.given_up),
                            shown(chapter.results->limit()));
    return text + ".";
}

std::string markdown_of(const Chapter& chapter, const Circumstances& circumstances) {
    const Recipe& recipe = chapter.results->recipe();
    std::string text = fmt::format("# {}\n\n", markdown_escaped(recipe.title));
    for (const std::string& paragraph : recipe.about) text += markdown_paragraph(paragraph) + "\n\n";
    text += fmt::format("{} Made by {} on {}, {}. Every run: [{}]({}.csv).\n\n{}\n", tally(chapter),
                        markdown_code(circumstances.command), circumstances.date, circumstances.machine,
                        markdown_escaped(chapter.name + ".csv"), in_address(chapter.name), how_to_read);
    for (const std::string& note : chapter.notes) text += fmt::format("\n{}\n", markdown_paragraph(note));
    for (const RecipeTable& table : recipe.tables)
        for (const TextTable& shown : text_tables_of(table, *chapter.results)) text += "\n" + markdown_of(shown);
    for (const Picture& picture : chapter.pictures)
        text += fmt::format("\n![{}]({})\n", markdown_escaped(picture.title), in_address(picture.file));
    return text;
}

std::string html_of(const std::vector<Chapter>& chapters, const Circumstances& circumstances) {
    std::string text = fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Studies of gridwright</title>\n"
        "<style>{}</style>\n</head>\n<body>\n<h1>Studies of gridwright</h1>\n"
        "<p>Made by <code>{}</code> on {}.<br>{}.</p>\n<p>{}</p>\n<ul>\n",
        style, html_escaped(circumstances.command), circumstances.date, html_escaped(circumstances.machine),
        how_to_read);
    for (const Chapter& chapter : chapters)
        text += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", in_address(chapter.name),
                            html_escaped(chapter.results->recipe().title));
    text += "</ul>\n";
    for (const Chapter& chapter : chapters) text += html_of(chapter);
    return text + "</body>\n</html>\n";
}

}  // namespace gridwright::study
