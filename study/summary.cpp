#include "study/summary.hpp"

#include "study/recipe_names.hpp"
#include "study/text_values.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace gridwright::study {
namespace {

double in_seconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double>(time).count();
}

std::optional<Figure> figure(const std::optional<int>& number) {
    if (!number) return std::nullopt;
    return Figure{static_cast<double>(*number)};
}

/// The best objective at that time; none when the run had given up before.
std::optional<Figure> objective_at(const RunRecord& record, std::chrono::nanoseconds moment) {
    if (record.limit_reached && record.time < moment) return std::nullopt;
    std::optional<int> best;
    for (const Improvement& step : record.improvements)
        if (step.time <= moment) best = step.objective;
    return figure(best);
}

bool is_proven(const RunRecord& record, const Results::Point& point) {
    return record.verdict == "optimal" && (!point.moment || record.time <= *point.moment);
}

std::string text_of(const Figure& figure, Measure measure) {
    if (!figure.at_least) return shown(figure, measure);
    return fmt::format("> {}{}", shown(figure, measure), measure == Measure::seconds ? " s" : "");
}

/// Student's t for a confidence of 95 %, by degrees of freedom from 1 on.
constexpr double t_of_95_percent[] = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
                                      2.201,  2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
                                      2.080,  2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042};
constexpr double t_of_many = 1.96;

/// Sets the mean and its 95 % confidence interval, which is not below 0 because no measure is. With a run that is only
/// "at least" there is a mean of that kind and no interval.
void set_mean(Spread& spread, const std::vector<Figure>& figures) {
    const auto count = static_cast<double>(figures.size());
    double sum = 0, squares = 0;
    for (const Figure& figure : figures) sum += figure.value;
    const double mean = sum / count;
    for (const Figure& figure : figures) squares += (figure.value - mean) * (figure.value - mean);
    spread.lower = spread.middle = spread.upper = {mean, spread.limited > 0};
    if (figures.size() < 2 || spread.limited > 0) return;
    const std::size_t freedom = figures.size() - 1;
    const double t = freedom <= std::size(t_of_95_percent) ? t_of_95_percent[freedom - 1] : t_of_many;
    const double half = t * std::sqrt(squares / static_cast<double>(freedom) / count);
    spread.lower.value = std::max(0.0, mean - half);
    spread.upper.value = mean + half;
}

/// The figures in ascending order. Of equal ones the exact come first, because the true value of the others is higher.
bool is_smaller(const Figure& one, const Figure& other) {
    return std::pair(one.value, one.at_least) < std::pair(other.value, other.at_least);
}

}  // namespace

std::optional<Figure> figure_of(const RunRecord& record, Measure measure, const RunLimit& limit) {
    if (record.verdict == "refused") return std::nullopt;
    const auto counted = [&](std::uint64_t count) { return Figure{static_cast<double>(count), record.limit_reached}; };
    switch (measure) {
        case Measure::seconds: {
            const bool out_of_time = record.limit_reached && limit.time && record.time >= *limit.time;
            return Figure{in_seconds(out_of_time ? *limit.time : record.time), record.limit_reached};
        }
        case Measure::constraints:
            return Figure{static_cast<double>(record.stats.constraints)};  // all before any limit
        case Measure::resumptions:
        case Measure::entailments:
        case Measure::prunings:
        case Measure::backtracks:
        case Measure::nodes: return counted(record.stats.*statistic_of(measure)->count);
        case Measure::solutions: return counted(record.solutions);
        case Measure::objective: return figure(record.objective);
        case Measure::unique: return std::nullopt;
        case Measure::bound: return figure(record.bound);
    }
    return std::nullopt;
}

Figure quantile(const std::vector<Figure>& ascending, double fraction) {
    const double position = fraction * static_cast<double>(ascending.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const auto above = std::min(below + 1, ascending.size() - 1);
    const double part = position - static_cast<double>(below);
    const std::size_t last = part > 0 ? above : below;
    const double value = ascending[below].value + part * (ascending[above].value - ascending[below].value);
    const bool uncertain = std::any_of(ascending.begin(), ascending.begin() + static_cast<std::ptrdiff_t>(last) + 1,
                                       [](const Figure& figure) { return figure.at_least; });
    return {value, uncertain};
}

std::optional<Spread> spread_of(std::vector<Figure> figures, Average average) {
    if (figures.empty()) return std::nullopt;
    std::sort(figures.begin(), figures.end(), is_smaller);
    Spread spread{.average = average, .runs = figures.size()};
    for (const Figure& figure : figures) spread.limited += figure.at_least ? 1 : 0;
    switch (average) {
        case Average::median:
            spread.lower = quantile(figures, 0.25);
            spread.middle = quantile(figures, 0.5);
            spread.upper = quantile(figures, 0.75);
            break;
        case Average::mean: set_mean(spread, figures); break;
        case Average::max: spread.middle = {figures.back().value, spread.limited > 0}; break;
        case Average::min: spread.middle = figures.front(); break;
        case Average::count: spread.middle = {static_cast<double>(figures.size())}; break;
    }
    return spread;
}

std::string& Results::Point::on(Axis axis) {
    return axis == Axis::puzzles ? puzzles : axis == Axis::solvers ? solver : labeling;
}

std::string Results::name_of(Measure measure) const {
    return measure == Measure::objective ? objective_ : std::string(study::name_of(measure));
}

void Results::add(const std::string& solver, const std::string& labeling, const RunRecord& record) {
    records_[{record.key.puzzles, solver, labeling}].push_back(record);
}

const std::vector<RunRecord>& Results::at(const Point& point) const {
    static const std::vector<RunRecord> none;
    const auto found = records_.find({point.puzzles, point.solver, point.labeling});
    return found == records_.end() ? none : found->second;
}

std::optional<Spread> Results::spread(const Point& point, Measure measure, Average average) const {
    std::vector<Figure> figures;
    std::size_t proven = 0, refused = 0, silent = 0;
    for (const RunRecord& record : at(point)) {
        const bool at_moment = measure == Measure::objective && point.moment;
        const auto figure = at_moment ? objective_at(record, *point.moment) : figure_of(record, measure, limit_);
        if (figure)
            figures.push_back(*figure);
        else
            ++(record.verdict == "refused" ? refused : silent);
        if (figure && measure == Measure::objective && is_proven(record, point)) ++proven;
    }
    auto spread = spread_of(std::move(figures), average);
    if (!spread) return std::nullopt;
    spread->proven = proven;
    spread->refused = refused;
    spread->silent = silent;
    return spread;
}

std::string shown(const Figure& figure, Measure measure) {
    const auto rounded = [&](double value, int digits) {
        const double scale = std::pow(10.0, digits);
        return figure.at_least ? std::floor(value * scale + 1e-6) / scale : value;
    };
    const double value = figure.value;
    if (measure != Measure::seconds) {
        if (value == std::floor(value)) return grouped(static_cast<std::uint64_t>(value));
        return value < 1000 ? fmt::format("{:.1f}", rounded(value, 1))
                            : grouped(static_cast<std::uint64_t>(std::round(rounded(value, 0))));
    }
    if (value <= 0) return "0";
    const int before = static_cast<int>(std::floor(std::log10(value))) + 1;  // digits before the point, or less than 0
    const int digits = std::clamp((value < 0.001 ? 2 : 3) - before, 0, 9);
    std::string text = fmt::format("{:.{}f}", rounded(value, digits), digits);
    if (text.find('.') != std::string::npos) text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

std::string text_of(const Cell& cell) {
    return cell.remarks.empty() ? cell.figure : fmt::format("{} ({})", cell.figure, fmt::join(cell.remarks, "; "));
}

Cell shown(const Spread& spread, Measure measure, const RunLimit& limit) {
    const bool is_count = spread.average == Average::count;
    Cell cell{is_count ? grouped(spread.runs) : text_of(spread.middle, measure), {}};
    const auto remark = [&](std::string text) { cell.remarks.push_back(std::move(text)); };
    if (!spread.lower.at_least && spread.lower.value != spread.upper.value)
        remark(fmt::format("{}{} to {}", spread.average == Average::mean ? "95 %: " : "",
                           text_of(spread.lower, measure), text_of(spread.upper, measure)));
    if (spread.runs > 1 && spread.limited == spread.runs)
        remark(fmt::format("all {}", spread.runs));
    else if (spread.limited > 0 && spread.runs > 1)
        remark(fmt::format("{} of {} > {}", spread.limited, spread.runs, shown(limit)));
    const std::size_t all = spread.runs + spread.refused + spread.silent;
    if (spread.proven == all)
        remark("proven");
    else if (spread.proven > 0)
        remark(fmt::format("{} of {} proven", spread.proven, all));
    if (spread.silent > 0) remark(fmt::format("{} of {} found none", spread.silent, all));
    if (spread.refused > 0) remark(fmt::format("{} of {} refused", spread.refused, all));
    return cell;
}

Cell unique_among(const std::vector<RunRecord>& records) {
    std::size_t told = 0, unique = 0, unknown = 0;
    for (const RunRecord& record : records) {
        if (record.verdict == "refused") continue;
        ++told;
        if (record.verdict == "unique") ++unique;
        if (record.limit_reached && record.solutions < 2) ++unknown;
    }
    if (told == 0) return {"–", {}};
    Cell cell{fmt::format("{} of {}", unique, told), {}};
    if (unknown > 0) cell.remarks.push_back(fmt::format("{} not known", unknown));
    return cell;
}

}  // namespace gridwright::study
