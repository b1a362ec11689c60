#pragma once

// The plots of a study as scripts for gnuplot, which draws them as SVG with text that stays text. Lines are told apart
// by dashes and markers, so that they can be read in greyscale; runs that reached their limit have a mark of their own.

#include "study/summary.hpp"

namespace gridwright::study {

struct Drawing {
    std::string title;
    std::string script;
};

/// One drawing for each name of an open axis that has anything to show.
std::vector<Drawing> drawings_of(const Plot& plot, const Results& results);

}  // namespace gridwright::study
