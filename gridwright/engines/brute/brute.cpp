// Lists the fillings of every row and column that keep the constraints lying in it, by asking what the constraints
// mean. Then places rows from the list, one after the other, and turns back when the top of some column is the top of
// no listed column, or when a constraint that lies in no row or column is filled and broken. Nothing cleverer.

#include "gridwright/engines/brute/brute.hpp"

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/constraints/meaning.hpp"
#include "gridwright/engines/common/minimise_then_count.hpp"
#include "gridwright/kernel/watch.hpp"

#include <algorithm>
#include <functional>
#include <limits>

namespace gridwright::engines::brute {

using namespace kernel;

namespace {

/// The possible fillings of a line in lexicographic order, in one block of memory, which is quick to free.
class Fillings {
  public:
    explicit Fillings(Line line) : length_(line.length) {}

    void add(Line line, const Solution& solution) {
        for (int i = 0; i < line.length; ++i) values_.push_back(solution[line[i]]);
    }

    std::size_t size() const { return length_ == 0 ? 0 : values_.size() / length_; }
    Value value(std::size_t filling, int place) const { return values_[filling * length_ + place]; }

    /// The first from `begin` to `end` with at least this value at the place, where these are in order.
    std::size_t first_from(std::size_t begin, std::size_t end, int place, int least) const {
        while (begin < end) {
            const std::size_t middle = begin + (end - begin) / 2;
            if (value(middle, place) < least)
                begin = middle + 1;
            else
                end = middle;
        }
        return begin;
    }

  private:
    std::size_t length_;
    std::vector<Value> values_;
};

bool lies_in(const Constraint& constraint, Line line) {
    const std::optional<Line> its_line = line_of(constraint);
    if (!its_line) return false;
    const std::vector<int> inner = cells(*its_line), outer = cells(line);
    return std::all_of(inner.begin(), inner.end(),
                       [&](int cell) { return std::find(outer.begin(), outer.end(), cell) != outer.end(); });
}

class BruteSearch {
  public:
    BruteSearch(const Model& model, const Search& search, Outcome& outcome)
        : model_(model),
          search_(search),
          outcome_(outcome),
          collector_(model, search, outcome),
          watch_(search.limits, outcome.stats.backtracks),
          poll_(watch_, polls_between_looks),
          solution_(model.size()),
          ranges_(model.size()) {
        domains_with_givens(model, domains_);
    }

    void answer() {
        outcome_.stopped = Stop::exhausted;
        if (list_lines()) minimise_then_count(*this, model_, search_, collector_, outcome_);
    }

    template <typename Take>
    Stop find(Take take) {
        return place_rows(take);
    }

    template <typename Take>
    Stop minimise(Take take) {
        most_ = std::numeric_limits<int>::max();
        return place_rows([&](const Solution& solution) {
            most_ = objective_of(*model_.objective, solution) - 1;
            return take(solution);
        });
    }

    template <typename Take>
    Stop find_as_good(int objective, Take take) {
        most_ = objective;
        return place_rows(take);
    }

  private:
    /// Tries everything that the lists allow, unless something ends it earlier.
    template <typename Take>
    Stop place_rows(Take take) {
        outcome_.stopped = Stop::exhausted;
        take_ = take;
        place_row(0);
        return outcome_.stopped;
    }

    static constexpr std::uint64_t polls_between_looks = 64;

    /// False if the time is up or the fillings need too much memory.
    bool list_lines() {
        const Size size = model_.size();
        for (int r = 0; r < size.rows; ++r)
            if (!list(row(size, r), rows_.emplace_back(row(size, r)))) return false;
        for (int c = 0; c < size.columns; ++c)
            if (!list(column(size, c), columns_.emplace_back(column(size, c)))) return false;
        judged_after_row_.resize(size.rows);
        for (const Constraint& constraint : model_.constraints) {
            if (lies_in_some_line(constraint)) continue;
            int last = size.cells() - 1;
            if (const auto line = line_of(constraint)) last = std::max((*line)[0], (*line)[line->length - 1]);
            judged_after_row_[size.row_of(last)].push_back(&constraint);
        }
        return true;
    }

    bool lies_in_some_line(const Constraint& constraint) const {
        for (const auto& lines : {rows(model_.size()), columns(model_.size())})
            for (const Line line : lines)
                if (lies_in(constraint, line)) return true;
        return false;
    }

    bool list(Line line, Fillings& fillings) {
        std::vector<const Constraint*> constraints;
        for (const Constraint& constraint : model_.constraints)
            if (lies_in(constraint, line)) constraints.push_back(&constraint);
        return list_from(line, 0, constraints, fillings);
    }

    bool list_from(Line line, int place, const std::vector<const Constraint*>& constraints, Fillings& fillings) {
        if (interrupted()) return false;
        if (place == line.length) {
            if (!std::all_of(constraints.begin(), constraints.end(),
                             [&](auto* constraint) { return constraints::holds(*constraint, solution_); }))
                return true;
            stored_ += line.length;
            if (stored_ > BruteEngine::most_stored) return stop(Stop::limit);
            fillings.add(line, solution_);
            return true;
        }
        for (const int value : domains_[line[place]]) {
            solution_[line[place]] = static_cast<Value>(value);
            if (!list_from(line, place + 1, constraints, fillings)) return false;
        }
        return true;
    }

    /// The listed columns that start like column c, down to the last row placed.
    struct Range {
        std::size_t begin, end;
    };

    /// False when the search is over before everything was tried.
    bool place_row(int r) {
        if (r == model_.size().rows) return take_(solution_) || stop(Stop::enough);
        const Fillings& listed = rows_[r];
        for (std::size_t i = 0; i < listed.size(); ++i) {
            if (interrupted()) return false;
            if (search_.limits.failures && outcome_.stats.backtracks >= *search_.limits.failures)
                return stop(Stop::limit);
            for (int c = 0; c < model_.size().columns; ++c) solution_.at(r, c) = listed.value(i, c);
            ++outcome_.stats.nodes;
            if (!fits_so_far(r)) {
                ++outcome_.stats.backtracks;
                continue;
            }
            if (!place_row(r + 1)) return false;
        }
        return true;
    }

    bool fits_so_far(int last_row) {
        for (int c = 0; c < model_.size().columns; ++c)
            if (!narrow_column(c, last_row)) return false;
        for (const Constraint* constraint : judged_after_row_[last_row])
            if (!constraints::holds(*constraint, solution_)) return false;
        return !model_.objective || objective_so_far(last_row) <= most_;
    }

    /// The lists are in order, so those that go on with the value just placed are next to each other.
    bool narrow_column(int c, int r) {
        const Fillings& listed = columns_[c];
        const Range above = r == 0 ? Range{0, listed.size()} : range_of(c, r - 1);
        const int value = solution_.at(r, c);
        const std::size_t low = listed.first_from(above.begin, above.end, r, value);
        const std::size_t high = listed.first_from(low, above.end, r, value + 1);
        range_of(c, r) = {low, high};
        return low != high;
    }

    Range& range_of(int c, int r) { return ranges_.at(r, c); }

    int objective_so_far(int last_row) const {
        int cells = 0;
        for (int cell = 0; cell < model_.size().cell(last_row, model_.size().columns); ++cell)
            if (solution_[cell] == model_.objective->value) ++cells;
        return cells;
    }

    bool stop(Stop why) {
        outcome_.stopped = why;
        return false;
    }

    bool interrupted() { return poll_.due() && !stop(watch_.reason()); }

    const Model& model_;
    const Search& search_;
    Outcome& outcome_;
    Collector collector_;
    const Watch watch_;
    Poll poll_;
    Solution solution_;
    Grid<Range> ranges_;
    Grid<Domain> domains_;
    base::Vector<Fillings> rows_, columns_;
    std::size_t stored_ = 0;                                         // values in these lists
    base::Vector<std::vector<const Constraint*>> judged_after_row_;  // constraints that lie in no row or column
    int most_ = 0;                                                   // of the objective
    std::function<bool(const Solution&)> take_;
};

}  // namespace

std::optional<std::string> BruteEngine::refuses(const Model& model) const {
    Grid<Domain> domains;
    domains_with_givens(model, domains);
    for (const auto& lines : {rows(model.size()), columns(model.size())})
        for (const Line line : lines) {
            double fillings = 1;
            for (int i = 0; i < line.length; ++i) fillings *= domains[line[i]].size();
            if (fillings > most_fillings)
                return "the engine brute lists every filling of a line, and a line of this puzzle has too many";
        }
    return std::nullopt;
}

Outcome BruteEngine::run(const Model& model, const Search& search) {
    const auto start = base::now();
    Outcome outcome;
    BruteSearch(model, search, outcome).answer();
    outcome.stats.time = base::now() - start;
    return outcome;
}

}  // namespace gridwright::engines::brute
