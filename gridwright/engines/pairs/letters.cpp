#include "gridwright/engines/pairs/letters.hpp"

#include <algorithm>

namespace gridwright::engines::pairs {

using namespace kernel;

namespace {

/// Which rows and columns have their constraint.
class Coverage {
  public:
    explicit Coverage(Size size) : size_(size) {}

    /// Notes the row or column that this line is; false when it is none.
    bool is_whole(Line line) {
        if (line == latest_line_) return true;  // consecutive constraints are often about the same line
        latest_line_ = line;
        if (line.step < 0) line = line.reversed();
        const bool is_column = line.step == size_.columns && line.length == size_.rows && line.origin < size_.columns;
        index_ = is_column ? line.origin : line.origin / size_.columns;
        latest_ = is_column ? &columns_ : &rows_;
        return is_column || (line.step == 1 && line.length == size_.columns && line.origin == index_ * size_.columns);
    }

    /// The line noted last has its constraint.
    void cover() { latest_->add(index_); }
    bool complete() const {
        if (size_.cells() == 1) return !(rows_ | columns_).empty();  // the row of a single cell is its column
        return rows_ == Domain::below(size_.rows) && columns_ == Domain::below(size_.columns);
    }

  private:
    Size size_;
    Domain rows_, columns_;       // indexes of lines
    Line latest_line_{0, 0, -1};  // none yet
    Domain* latest_ = nullptr;
    int index_ = 0;
};

/// The value that cells can hold besides the letters; nothing unless there is exactly one.
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
    if (model.objective || size.cells() == 0 || size.rows > 64 || size.columns > 64) return std::nullopt;
    const auto closer =
        std::find_if(model.constraints.begin(), model.constraints.end(),
                     [](const Constraint& constraint) { return std::holds_alternative<CloserPair>(constraint); });
    if (closer == model.constraints.end()) return std::nullopt;
    const Value near = std::get<CloserPair>(*closer).near, far = std::get<CloserPair>(*closer).far;
    if (near == far) return std::nullopt;

    Coverage coverage(size);
    for (const Constraint& constraint : model.constraints) {
        if (const auto* pair = std::get_if<CloserPair>(&constraint)) {
            if (pair->near != near || pair->far != far || !coverage.is_whole(pair->line)) return std::nullopt;
            coverage.cover();
        } else if (const auto* count = std::get_if<Exactly>(&constraint)) {
            const bool of_letter = count->value == near || count->value == far;
            if (count->times != 2 || !of_letter || !coverage.is_whole(count->line)) return std::nullopt;
        } else {
            return std::nullopt;
        }
    }
    const auto other = other_value(model, near, far);
    if (!other || !coverage.complete()) return std::nullopt;
    return Letters{near, far, *other};
}

}  // namespace gridwright::engines::pairs
