#pragma once

// The parts of a gnuplot script that every kind of plot shares: settings, lines and markers, quoting, logarithmic axes.

#include "study/recipe.hpp"

namespace gridwright::study {

/// A line of a plot: rows of numbers, and how gnuplot draws them.
struct Series {
    std::string title;
    std::string rows;
    std::string how;
    bool named = true;  ///< appears in the legend
};

/// The dash, marker and grey of a line, in gnuplot's syntax.
std::string line_style(std::size_t index);

/// The text as the label of a tic, where gnuplot would take % for a format.
std::string label(std::string_view text);

/// Title, axes and size of a drawing.
std::string settings_for(const RecipePlot& plot, const std::string& caption, std::string_view x, std::string_view y);

/// The whole script.
std::string script_for(const std::vector<Series>& series, std::string_view settings);

/// Maps figures to positions on an axis. A logarithmic axis gets a position for 0 when a count needs one; times are
/// never 0.
class Scale {
  public:
    Scale(Measure measure, bool logarithmic);

    double operator()(double value);

    /// The settings of the axis, complete once every figure has been mapped.
    std::string settings(char axis) const;

  private:
    bool lifts_zero_;
    bool has_zero_ = false;
};

}  // namespace gridwright::study
