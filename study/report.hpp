#pragma once

// What is left of a study for people: Markdown with the tables, and one page of HTML with everything in it.

#include "study/plots.hpp"
#include "study/tables.hpp"

namespace gridwright::study {

/// Where and how the figures were made.
struct Circumstances {
    std::string command, date;
    std::string machine;  ///< "Xeon, 2 cores; gridwright 0.1.0, g++ 12"
};

/// The circumstances of this moment.
Circumstances circumstances(std::string command);

/// A plot that was drawn.
struct Picture {
    std::string title;
    std::string file;  ///< its name, beside the report
    std::string svg;   ///< what is in it
};

/// A study with what came of it.
struct Chapter {
    std::string name;  ///< of the recipe
    const Results* results = nullptr;
    std::size_t planned = 0, done = 0, given_up = 0;  ///< runs
    std::size_t before = 0;                           ///< of the done ones, those by an earlier command
    std::vector<std::string> notes;                   ///< what is missing, in sentences
    std::vector<Picture> pictures;
};

/// "28 runs, 4 of them given up at the limit of 10 s".
std::string tally(const Chapter& chapter);

std::string markdown_of(const Chapter& chapter, const Circumstances& circumstances);

std::string html_of(const std::vector<Chapter>& chapters, const Circumstances& circumstances);

}  // namespace gridwright::study
