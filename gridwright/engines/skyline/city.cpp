#include "gridwright/engines/skyline/city.hpp"

#include <algorithm>

namespace gridwright::engines::skyline {

using namespace kernel;

namespace {

class Reader {
  public:
    explicit Reader(const Model& model) : model_(model), side_(model.size().rows) {}

    std::optional<City> read() {
        const Size size = model_.size();
        if (model_.objective || side_ < 1 || side_ > longest_side || size.columns != side_) return std::nullopt;
        city_.side = side_;
        for (const Constraint& constraint : model_.constraints)
            if (!std::visit([&](const auto& c) { return take(c); }, constraint)) return std::nullopt;
        if (side_ == 1) different_columns_ |= different_rows_;  // the row of a single cell is its column
        const std::uint32_t all = (1u << side_) - 1;
        if (different_rows_ != all || different_columns_ != all || !read_values()) return std::nullopt;
        return city_;
    }

  private:
    bool read_values() {
        Domain values;
        for (const Domain domain : model_.domains) values |= domain;
        if (values.size() != side_ || values.meets(excepted_)) return false;
        int i = 0;
        for (const int value : values) city_.values[i++] = static_cast<Value>(value);
        return true;
    }

    bool take(const AllDifferent& constraint) {
        excepted_ |= constraint.except;
        if (is_row(constraint.line) || is_row(constraint.line.reversed()))
            different_rows_ |= 1u << std::min(constraint.line[0], constraint.line[side_ - 1]) / side_;
        else if (is_column(constraint.line) || is_column(constraint.line.reversed()))
            different_columns_ |= 1u << std::min(constraint.line[0], constraint.line[side_ - 1]);
        else
            return false;
        return true;
    }

    bool take(const Visible& constraint) {
        const Line line = constraint.line, back = line.reversed();
        if (is_row(line)) return put(city_.left, line[0] / side_, constraint.count);
        if (is_row(back)) return put(city_.right, back[0] / side_, constraint.count);
        if (is_column(line)) return put(city_.top, line[0], constraint.count);
        if (is_column(back)) return put(city_.bottom, back[0], constraint.count);
        return false;
    }

    template <typename Other>
    bool take(const Other&) {
        return false;
    }

    bool is_row(Line line) const { return line.length == side_ && line.step == 1 && line.origin % side_ == 0; }
    bool is_column(Line line) const { return line.length == side_ && line.step == side_ && line.origin < side_; }

    bool put(City::ClueLine& clues, int place, int count) {
        std::uint8_t& clue = clues[place];
        if (count < 1 || count > side_ || (clue && clue != count))
            city_.hopeless = true;
        else
            clue = static_cast<std::uint8_t>(count);
        return true;
    }

    const Model& model_;
    const int side_;
    Domain excepted_;
    City city_;
    std::uint32_t different_rows_ = 0, different_columns_ = 0;
};

}  // namespace

std::optional<City> city_of(const Model& model) {
    return Reader(model).read();
}

}  // namespace gridwright::engines::skyline
