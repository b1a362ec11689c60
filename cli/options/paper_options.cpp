#include "cli/options/paper_options.hpp"

#include "gridwright/base/text.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

using Value = OptionRow::Value;

template <typename Row>
std::string names_in(std::span<const Row> rows) {
    std::vector<std::string> names;
    for (const Row& row : rows) names.emplace_back(row.name);
    return base::listed(names, "or");
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

Problem choose_picture_format(std::string_view name, Options& options) {
    for (const paper::PictureFormat& format : paper::picture_formats())
        if (format.name == name) {
            options.drawing.format = &format;
            return {};
        }
    return "needs " + names_in(paper::picture_formats());
}

Problem choose_theme(std::string_view name, Options& options) {
    for (const render::ThemeRow& row : render::themes())
        if (row.name == name) {
            options.drawing.wishes.theme = row.theme;
            return {};
        }
    return "needs " + names_in(render::themes());
}

Problem read_width(std::string_view text, Options& options) {
    int chosen = 0;
    if (!read_number(text, chosen) || chosen < answers::narrowest_mm || chosen > answers::widest_mm)
        return fmt::format("needs a whole number of millimetres from {} to {}", answers::narrowest_mm,
                           answers::widest_mm);
    options.drawing.wishes.width_mm = chosen;
    return {};
}

Problem choose_paper(std::string_view name, Options& options) {
    for (const paper::PaperRow& row : paper::papers())
        if (row.name == in_small_letters(name)) {
            options.book.paper = row;
            return {};
        }
    return "needs " + names_in(paper::papers());
}

Problem read_per_page(std::string_view text, Options& options) {
    int count = 0;
    if (!read_number(text, count) || count < 1 || count > paper::most_per_page)
        return fmt::format("needs a whole number from 1 to {}", paper::most_per_page);
    options.book.per_page = count;
    return {};
}

Problem read_title(std::string_view text, Options& options) {
    if (base::trimmed(text).empty()) return "needs a title";
    if (text.find_first_of("\r\n\t") != text.npos) return "needs a title in one line";
    options.book.title = text;
    return {};
}

Problem choose_order(std::string_view name, Options& options) {
    if (name != "given" && name != "level") return "needs given or level";
    options.book.by_level = name == "level";
    return {};
}

template <bool answers::DrawWishes::*wish, bool set>
Problem wish_for(std::string_view, Options& options) {
    options.drawing.wishes.*wish = set;
    return {};
}

template <bool paper::BookSettings::*wish, bool set>
Problem wish_for_book(std::string_view, Options& options) {
    options.book.*wish = set;
    return {};
}

}  // namespace

std::vector<OptionRow> paper_options() {
    return {
        {"--to", Value::required, "FORMAT", rendering,
         [] {
             return fmt::format("write {} (default: by the end of the name of -o, else {})",
                                names_in(paper::picture_formats()), paper::picture_formats().front().name);
         },
         choose_picture_format},
        {"--solution", Value::none, "", rendering,
         [] { return std::string("draw the solution; the first found, if there are several"); },
         wish_for<&answers::DrawWishes::solution, true>},
        {"--marks", Value::none, "", rendering,
         [] { return std::string("also draw what the rules leave in cells that the player has not marked"); },
         wish_for<&answers::DrawWishes::marks, true>},
        {"--size-mm", Value::required, "N", rendering,
         [] { return std::string("width of each picture in millimetres (default: 9 for each cell, at most 400)"); },
         read_width},
        {"--theme", Value::required, "NAME", rendering,
         [] {
             return fmt::format("colours: {} (default {})", names_in(render::themes()), render::themes().front().name);
         },
         choose_theme},
        {"--title", Value::required, "TEXT", binding, [] { return std::string("what the first page says"); },
         read_title},
        {"--paper", Value::required, "NAME", binding,
         [] { return fmt::format("{} (default {})", names_in(paper::papers()), paper::papers().front().name); },
         choose_paper},
        {"--per-page", Value::required, "N", binding,
         [] { return std::string("puzzles on a page (default: 4, 2 or 1, by their size)"); }, read_per_page},
        {"--large", Value::none, "", binding,
         [] { return std::string("large print: larger text, and one puzzle on a page unless --per-page says more"); },
         wish_for_book<&paper::BookSettings::large, true>},
        {"--order", Value::required, "HOW", binding,
         [] { return std::string("given: as they come (default); level: from the easiest to the hardest"); },
         choose_order},
        {"--no-solutions", Value::none, "", binding, [] { return std::string("leave out the solutions"); },
         wish_for_book<&paper::BookSettings::solutions, false>},
        {"--allow-equal", Value::none, "", binding,
         [] { return std::string("take puzzles that are equal to earlier ones under symmetry, too"); },
         wish_for_book<&paper::BookSettings::allow_equal, true>},
    };
}

Problem complete_render(std::span<const std::string> words, Options& options) {
    Drawing& wanted = options.drawing;
    if (wanted.wishes.solution && wanted.wishes.marks)
        return "--solution and --marks cannot be used together; a solved board has no open cells";
    const auto ending = options.output ? options.output->find_last_of("./") : std::string::npos;
    if (!wanted.format && options.output)
        for (const paper::PictureFormat& format : paper::picture_formats())
            if (in_small_letters(*options.output).ends_with(fmt::format(".{}", format.name))) wanted.format = &format;
    if (!wanted.format && ending != std::string::npos && (*options.output)[ending] == '.')
        return fmt::format("the name {} ends like no picture; use --to {}", base::shown(*options.output),
                           names_in(paper::picture_formats()));
    if (!wanted.format) wanted.format = &paper::picture_formats().front();
    return complete_files(words, options);
}

Problem complete_book(std::span<const std::string> words, Options& options) {
    if (!options.output) return "book needs the name of its file: -o FILE.pdf";
    return complete_files(words, options);
}

}  // namespace gridwright::cli
