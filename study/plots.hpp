#pragma once

// The plots of a study as scripts for gnuplot, which draws them as SVG and keeps text as text. Lines differ in
// colours, dashes and markers, so that they can be read in greyscale, and runs that reached their limit have their own
// mark.

#include "study/summary.hpp"

namespace gridwright::study {

/// A script that draws one plot.
struct PlotScript {
    std::string title;
    std::string script;
};

/// One script for each slice that has anything to show.
std::vector<PlotScript> plot_scripts_of(const RecipePlot& plot, const Results& results);

}  // namespace gridwright::study
