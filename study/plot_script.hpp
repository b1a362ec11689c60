#pragma once

// The parts of a gnuplot script that every kind of plot shares: settings, lines and markers, quoting, logarithmic axes.
// Lines differ in colour, dash and marker. The colours become lighter from line to line, so that they differ for
// colour- blind readers and in greyscale too.

#include "study/recipe.hpp"

#include <optional>

namespace gridwright::study {

/// A line of a plot: rows of numbers, and how gnuplot draws them.
struct Series {
    std::string title;
    std::string rows;
    std::string how;
    bool named = true;  ///< appears in the legend
};

/// The colour, dash and marker of a line, in gnuplot's syntax.
std::string line_style(std::size_t index);

/// The text as the label of a tic, where gnuplot would take % for a format.
std::string label(std::string_view text);

/// Title, axes and size of a drawing.
std::string settings_for(const RecipePlot& plot, const std::string& caption, std::string_view x, std::string_view y);

/// The whole script.
std::string script_for(const std::vector<Series>& series, std::string_view settings);

/// An axis of figures. A logarithmic one has no place for 0, so it is broken below the smallest decade, and zeros are
/// drawn in a band of their own below the break. The rows of a script hold the figures themselves; gnuplot places them.
class Scale {
  public:
    Scale(char axis, bool logarithmic) : axis_(axis), logarithmic_(logarithmic) {}

    /// Takes note of a figure that will be drawn, and gives it back.
    double operator()(double value);

    /// A column of the rows as gnuplot places it on this axis.
    std::string column(int number) const;

    /// The settings of the axis, complete once every figure has been noted.
    std::string settings() const;

  private:
    char axis_;  ///< x or y
    bool logarithmic_;
    bool has_zero_ = false;
    std::optional<double> smallest_;  ///< above 0
};

}  // namespace gridwright::study
