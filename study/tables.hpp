#pragma once

// The tables of a study, with the figures that the reports print beside ours.

#include "study/summary.hpp"

namespace gridwright::study {

/// Names of axes that a table or plot has neither along nor across, one choice of them.
struct Part {
    Results::Point point;
    std::string caption;  ///< "fd classic, 10x10"
};

/// Every choice of names on the axes that are not `used`, of those that `only` leaves.
std::vector<Part> parts_of(const Recipe& recipe, const std::vector<Axis>& used, const Only& only);

/// A table that is ready to be written: words only. The first cell of a row is its name.
struct TextTable {
    std::string title, caption;
    std::vector<Cell> header;
    std::vector<std::vector<Cell>> rows;
};

/// One for each name of an open axis of which anything is known.
std::vector<TextTable> text_tables_of(const Table& table, const Results& results);

std::string markdown_of(const TextTable& table);
std::string html_of(const TextTable& table);

/// The text as one line in which HTML or Markdown takes nothing for its own.
std::string html_escaped(std::string_view text);
std::string markdown_escaped(std::string_view text);

/// The same for a text that begins a line of Markdown, where more has a meaning.
std::string markdown_paragraph(std::string_view text);

/// The text as code in a line of Markdown.
std::string markdown_code(std::string_view text);

}  // namespace gridwright::study
