// Lists the fillings of every row and column that keep the words lying in it, by asking what the words mean. Then
// places rows from the list, one after the other, and turns back when the top of some column is the top of no listed
// column, or when a word that lies in no row or column is filled and broken. Nothing cleverer.

#include "gridwright/engines/brute/brute.hpp"

#include "gridwright/base/deadline.hpp"
#include "gridwright/constraints/meaning.hpp"
#include "gridwright/engines/collector.hpp"

#include <algorithm>
#include <limits>

namespace gridwright::engines::brute {

using namespace kernel;

namespace {

using Filling = std::vector<Value>;

bool lies_in(const Constraint& word, Line line) {
    const std::optional<Line> its_line = line_of(word);
    if (!its_line) return false;
    const std::vector<int> inner = cells(*its_line), outer = cells(line);
    return std::all_of(inner.begin(), inner.end(),
                       [&](int cell) { return std::find(outer.begin(), outer.end(), cell) != outer.end(); });
}

class Board {
  public:
    Board(const Model& model, const Search& search, Outcome& outcome)
        : model_(model),
          search_(search),
          outcome_(outcome),
          collector_(model, search, outcome),
          deadline_(search.limits.time),
          solution_(model.size()),
          ranges_(model.size()) {
        domains_with_givens(model, domains_);
    }

    void answer() {
        outcome_.stopped = Stop::exhausted;
        if (!list_lines()) return;
        if (model_.objective) {
            best_ = std::numeric_limits<int>::max();
            const bool finished = place_row(0);
            if (!finished) return;
            collector_.settle();
            if (!outcome_.objective || search_.solutions == 1) return;
            collector_.count_anew();
            counting_ = true;
        }
        place_row(0);
    }

  private:
    /// False when the time is up.
    bool list_lines() {
        const Size size = model_.size();
        for (int r = 0; r < size.rows; ++r)
            if (!list(row(size, r), rows_.emplace_back())) return false;
        for (int c = 0; c < size.columns; ++c) {
            if (!list(column(size, c), columns_.emplace_back())) return false;
            std::sort(columns_.back().begin(), columns_.back().end());
        }
        judged_after_row_.resize(static_cast<std::size_t>(size.rows));
        for (const Constraint& word : model_.constraints) {
            if (lies_in_some_line(word)) continue;
            int last = size.cells() - 1;
            if (const auto line = line_of(word)) last = std::max((*line)[0], (*line)[line->length - 1]);
            judged_after_row_[static_cast<std::size_t>(size.row_of(last))].push_back(&word);
        }
        return true;
    }

    bool lies_in_some_line(const Constraint& word) const {
        for (const auto& lines : {rows(model_.size()), columns(model_.size())})
            for (const Line line : lines)
                if (lies_in(word, line)) return true;
        return false;
    }

    bool list(Line line, std::vector<Filling>& fillings) {
        std::vector<const Constraint*> words;
        for (const Constraint& word : model_.constraints)
            if (lies_in(word, line)) words.push_back(&word);
        return list_from(line, 0, words, fillings);
    }

    bool list_from(Line line, int place, const std::vector<const Constraint*>& words, std::vector<Filling>& fillings) {
        if (interrupted()) return false;
        if (place == line.length) {
            if (!std::all_of(words.begin(), words.end(),
                             [&](auto* word) { return constraints::holds(*word, solution_); }))
                return true;
            Filling& filling = fillings.emplace_back();
            for (int i = 0; i < line.length; ++i) filling.push_back(solution_[line[i]]);
            return true;
        }
        for (const int value : domains_[line[place]]) {
            solution_[line[place]] = static_cast<Value>(value);
            if (!list_from(line, place + 1, words, fillings)) return false;
        }
        return true;
    }

    /// The listed columns that begin as column c does now, down to the last row placed.
    struct Range {
        std::size_t begin, end;
    };

    /// False when the search is over before everything was tried.
    bool place_row(int r) {
        if (r == model_.size().rows) return hand_in();
        for (const Filling& filling : rows_[static_cast<std::size_t>(r)]) {
            if (interrupted()) return false;
            if (search_.limits.failures && outcome_.stats.backtracks >= *search_.limits.failures)
                return stop(Stop::limit);
            for (int c = 0; c < model_.size().columns; ++c) solution_.at(r, c) = filling[static_cast<std::size_t>(c)];
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
        for (const Constraint* word : judged_after_row_[static_cast<std::size_t>(last_row)])
            if (!constraints::holds(*word, solution_)) return false;
        return !model_.objective || objective_so_far(last_row) < best_ + (counting_ ? 1 : 0);
    }

    /// The lists are sorted, so those that go on with the value just placed stand together.
    bool narrow_column(int c, int r) {
        const auto& listed = columns_[static_cast<std::size_t>(c)];
        const Range above = r == 0 ? Range{0, listed.size()} : range_of(c, r - 1);
        const auto place = static_cast<std::size_t>(r);
        const auto first = listed.begin() + static_cast<std::ptrdiff_t>(above.begin);
        const auto last = listed.begin() + static_cast<std::ptrdiff_t>(above.end);
        const auto low = std::lower_bound(first, last, solution_.at(r, c),
                                          [&](const Filling& filling, Value value) { return filling[place] < value; });
        const auto high = std::upper_bound(low, last, solution_.at(r, c),
                                           [&](Value value, const Filling& filling) { return value < filling[place]; });
        range_of(c, r) = {static_cast<std::size_t>(low - listed.begin()),
                          static_cast<std::size_t>(high - listed.begin())};
        return low != high;
    }

    Range& range_of(int c, int r) { return ranges_.at(r, c); }

    int objective_so_far(int last_row) const {
        int cells = 0;
        for (int cell = 0; cell < model_.size().cell(last_row, model_.size().columns); ++cell)
            if (solution_[cell] == model_.objective->value) ++cells;
        return cells;
    }

    bool hand_in() {
        if (!model_.objective || counting_) return collector_.add(solution_) || stop(Stop::enough);
        best_ = objective_of(*model_.objective, solution_);
        return collector_.improve(solution_) || stop(Stop::enough);
    }

    bool stop(Stop why) {
        outcome_.stopped = why;
        return false;
    }

    bool interrupted() {
        if (search_.limits.stop && *search_.limits.stop) return !stop(Stop::cancelled);
        if (++polls_ % 64 == 0 && deadline_.passed()) return !stop(Stop::limit);
        return false;
    }

    const Model& model_;
    const Search& search_;
    Outcome& outcome_;
    Collector collector_;
    base::Deadline deadline_;
    Solution solution_;
    Grid<Range> ranges_;
    Grid<Domain> domains_;
    std::vector<std::vector<Filling>> rows_, columns_;
    std::vector<std::vector<const Constraint*>> judged_after_row_;  // words that lie in no row or column
    int best_ = 0;
    bool counting_ = false;
    unsigned polls_ = 0;
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
                return "the engine brute lists every filling of a line, and here a line has too many";
        }
    return std::nullopt;
}

Outcome BruteEngine::run(const Model& model, const Search& search) {
    const auto start = base::now();
    Outcome outcome;
    Board(model, search, outcome).answer();
    outcome.stats.time = base::now() - start;
    return outcome;
}

}  // namespace gridwright::engines::brute
