#pragma once

// The report of a study for people: a Markdown file with its tables, and one HTML page with everything of all studies.

#include "study/plots.hpp"
#include "study/tables.hpp"

namespace gridwright::study {

/// When, where and by which command the figures were made.
struct Circumstances {
    std::string command, date;
    std::string machine;  ///< "Xeon, 2 cores; gridwright 0.1.0, g++ 12"
};

/// Those of this moment.
Circumstances circumstances(std::string command);

/// A drawn plot.
struct Picture {
    std::string title;
    std::string file;  ///< its name, beside the report
    std::string svg;   ///< its contents
};

/// A study and its results.
struct Chapter {
    std::string name;  ///< of the recipe
    const Results* results = nullptr;
    std::size_t planned = 0, done = 0, given_up = 0;  ///< runs
    std::size_t before = 0;                           ///< those of the done runs that an earlier command did
    std::vector<std::string> notes;                   ///< sentences on what is missing
    std::vector<Picture> pictures;
};

/// "28 runs, 4 of them given up at the limit of 10 s".
std::string tally(const Chapter& chapter);

std::string markdown_of(const Chapter& chapter, const Circumstances& circumstances);

std::string html_of(const std::vector<Chapter>& chapters, const Circumstances& circumstances);

}  // namespace gridwright::study
