#pragma once

// The tables of a study, with the figures that the reports print beside ours.

#include "study/summary.hpp"

namespace gridwright::study {

/// Names of axes that a table or plot has neither along nor across, one choice of them.
struct Part {
    Results::Place place;
    std::string caption;  ///< «fd classic, 10x10»
};

/// Every choice of names on the axes that are not `used`, of those that `only` leaves.
std::vector<Part> parts_of(const Recipe& recipe, const std::vector<Axis>& used, const std::vector<std::string>& only);

/// A table that is ready to be written: words only. The first cell of a row is its name.
struct Sheet {
    std::string title, caption;
    std::vector<Cell> header;
    std::vector<std::vector<Cell>> rows;
};

std::vector<Sheet> sheets_of(const Table& table, const Results& results);

std::string markdown_of(const Sheet& sheet);
std::string html_of(const Sheet& sheet);

/// The text with what HTML would take for its own replaced.
std::string html_escaped(std::string_view text);

}  // namespace gridwright::study
