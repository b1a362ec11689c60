#pragma once

// The tables of a study, with the figures of the reports beside ours, as Markdown and as HTML.

#include "study/summary.hpp"

namespace gridwright::study {

/// One name for each axis that a table or plot shows neither along nor across.
struct Slice {
    Results::Point point;
    std::string caption;  ///< "fd classic, 10x10"
};

/// Every combination of names on the axes that are not `used`, limited by `only`.
std::vector<Slice> slices_of(const Recipe& recipe, const std::vector<Axis>& used, const Only& only);

/// A table whose cells are text. The first cell of a row is its name.
struct TextTable {
    std::string title, caption;
    std::vector<Cell> header;
    std::vector<std::vector<Cell>> rows;
    std::string note;  ///< which of its figures can be compared with a report's; empty without those of a report
};

/// One table for each slice in which anything was run.
std::vector<TextTable> text_tables_of(const RecipeTable& table, const Results& results);

std::string markdown_of(const TextTable& table);
std::string html_of(const TextTable& table);

/// The text as one line with everything escaped that HTML or Markdown would interpret.
std::string html_escaped(std::string_view text);
std::string markdown_escaped(std::string_view text);

/// The same for a text at the start of a line of Markdown, where more characters have a meaning.
std::string markdown_paragraph(std::string_view text);

/// The text as code in a line of Markdown.
std::string markdown_code(std::string_view text);

}  // namespace gridwright::study
