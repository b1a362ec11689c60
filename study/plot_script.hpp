#pragma once

// What the scripts for gnuplot have in common: settings, lines and markers, quoting, logarithmic axes.

#include "study/recipe.hpp"

namespace gridwright::study {

/// A line of a plot: rows of numbers, and how gnuplot is to draw them.
struct Series {
    std::string title;
    std::string rows;
    std::string how;
    bool named = true;  ///< has a place in the legend
};

/// The dash, marker and grey of a line, in gnuplot's words.
std::string look(std::size_t index);

/// The text as the label of a tic, which gnuplot takes for a format.
std::string label(std::string_view text);

/// Title, axes and size of a drawing.
std::string settings_for(const Plot& plot, const std::string& caption, std::string_view x, std::string_view y);

/// The whole script.
std::string script_for(const std::vector<Series>& series, std::string_view settings);

/// Where figures stand on an axis. A logarithmic one gets a place for 0 when a count needs it; times are never 0.
class Scale {
  public:
    Scale(Measure measure, bool logarithmic);

    double operator()(double value);

    /// What gnuplot is told of the axis once everything is in its place.
    std::string settings(char axis) const;

  private:
    bool lifts_;
    bool has_zero_ = false;
};

}  // namespace gridwright::study
