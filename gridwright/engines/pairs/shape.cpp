#include "gridwright/engines/pairs/shape.hpp"

#include <algorithm>

namespace gridwright::engines::pairs {

using namespace kernel;

namespace {

bool is(Line a, Line b) {
    return a == b || a == b.reversed();
}

/// Which rows and columns have their word; the columns come behind the rows.
class Coverage {
  public:
    explicit Coverage(Size size) : size_(size), covered_(static_cast<std::size_t>(size.rows + size.columns), false) {}

    /// The index of the row or column that this line is.
    std::optional<std::size_t> index_of(Line line) const {
        const int cell = std::min(line[0], line[line.length - 1]);
        const int r = size_.row_of(cell), c = size_.column_of(cell);
        if (c == 0 && is(line, row(size_, r))) return static_cast<std::size_t>(r);
        if (r == 0 && is(line, column(size_, c))) return static_cast<std::size_t>(size_.rows + c);
        return std::nullopt;
    }

    void cover(std::size_t index) { covered_[index] = true; }
    bool complete() const { return std::find(covered_.begin(), covered_.end(), false) == covered_.end(); }

  private:
    Size size_;
    std::vector<bool> covered_;
};

/// What the cells may hold besides the letters; nothing when that is not one value.
std::optional<Value> other_value(const Model& model, Value near, Value far) {
    Domain others;
    for (const Domain domain : model.domains) others |= domain - Domain::single(near) - Domain::single(far);
    if (others.empty()) return near == 0 || far == 0 ? (near == 1 || far == 1 ? 2 : 1) : 0;
    if (!others.fixed()) return std::nullopt;
    return static_cast<Value>(others.min());
}

}  // namespace

std::optional<Letters> letters_of(const Model& model) {
    const Size size = model.size();
    if (model.objective || size.cells() == 0 || size.rows < 2 || size.columns < 2) return std::nullopt;
    const auto closer = std::find_if(model.constraints.begin(), model.constraints.end(),
                                     [](const Constraint& word) { return std::holds_alternative<CloserPair>(word); });
    if (closer == model.constraints.end()) return std::nullopt;
    const Value near = std::get<CloserPair>(*closer).near, far = std::get<CloserPair>(*closer).far;
    if (near == far) return std::nullopt;

    Coverage coverage(size);
    for (const Constraint& word : model.constraints) {
        const std::optional<Line> line = line_of(word);
        const auto index = line ? coverage.index_of(*line) : std::nullopt;
        if (!index) return std::nullopt;
        if (const auto* pair = std::get_if<CloserPair>(&word)) {
            if (pair->near != near || pair->far != far) return std::nullopt;
            coverage.cover(*index);
        } else if (const auto* count = std::get_if<Exactly>(&word)) {
            if (count->times != 2 || (count->value != near && count->value != far)) return std::nullopt;
        } else {
            return std::nullopt;
        }
    }
    const auto other = other_value(model, near, far);
    if (!other || !coverage.complete()) return std::nullopt;
    return Letters{near, far, *other};
}

}  // namespace gridwright::engines::pairs
