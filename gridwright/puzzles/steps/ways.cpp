#include "gridwright/puzzles/steps/ways.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using kernel::Domain;

Marks known_in_line(const View& view) {
    Marks marks;
    for (int place = 0; place < view.sight.length(); ++place) marks.push_back(view.known(place));
    return marks;
}

Domain unplaced_singles(const View& view) {
    Domain places;
    for (int place = 0; place < view.sight.length(); ++place)
        if (view.known(place).fixed() && !view.telling.position.placed(view.cell(place))) places.add(place);
    return places;
}

std::string unplaced_told(const View& view, Domain places) {
    std::vector<std::string> names;
    for (const int place : places)
        names.push_back(
            base::concat(view.at(place), names.empty() ? " can only be " : " only ", view.known(place).min()));
    return names.empty() ? "" : base::concat("in ", view.name(), ", ", base::listed(names), ". ");
}

bool values_differ(const View& view) {
    return view.sight.differ >= 0;
}

std::string way_told(const View& view, std::vector<int> way) {
    if (view.sight.cells.front() > view.sight.cells.back()) std::ranges::reverse(way);
    std::string text;
    for (const int value : way) text += base::concat(text.empty() ? "" : " ", value);
    return text;
}

EveryWay::EveryWay(const Marks& marks, bool differ, int front_wanted, int back_wanted)
    : marks_(marks),
      differ_(differ),
      front_wanted_(front_wanted),
      back_wanted_(back_wanted),
      with_front_(marks.size()),
      with_back_(marks.size()),
      heights_(marks.size(), 0) {
    extend(0, {}, 0, 0);
}

Domain EveryWay::front() const {
    Domain counts;
    for (int count = 0; count < seen_.count(); ++count)
        if (!seen_[count].empty()) counts.add(count);
    return counts;
}

Domain EveryWay::back(int front) const {
    return front < seen_.count() ? seen_[front] : Domain();
}

void EveryWay::extend(int place, Domain used, int seen, int highest) {
    if (++nodes_ > most_nodes) return;
    if (place == marks_.count()) {
        if (ways_.size() <= most_ways) ways_.emplace_back(heights_.begin(), heights_.end());
        if (seen_.count() <= seen) seen_.resize(static_cast<std::size_t>(seen) + 1);
        const auto back = static_cast<int>(visible_among({heights_.rbegin(), heights_.rend()}).size());
        seen_[seen].add(back);
        for (int i = 0; i < place; ++i) {
            if (seen == front_wanted_) with_front_[i].add(heights_[i]);
            if (back == back_wanted_) with_back_[i].add(heights_[i]);
        }
        return;
    }
    for (const int height : marks_[place] - (differ_ ? used : Domain())) {
        heights_[place] = height;
        extend(place + 1, used | Domain::single(height), seen + (height > highest), std::max(highest, height));
    }
}

Listing::Listing(const View& view)
    : view_(view),
      other_(second_view_of(view.telling)),
      marks_(known_in_line(view)),
      differ_(values_differ(view)),
      implied_(marks_.size()) {
    extend({}, 0, 0);
}

void Listing::extend(Domain used, int seen, int highest) {
    if (++nodes_ > most_nodes || seen > view_.count()) return;
    const int place = static_cast<int>(way_.size());
    if (place == marks_.count()) {
        if (seen != view_.count()) return;
        if (other_ && static_cast<int>(visible_among({way_.rbegin(), way_.rend()}).size()) != other_->count()) return;
        for (int i = 0; i < place; ++i) implied_[i].add(way_[static_cast<std::size_t>(i)]);
        if (ways_.size() <= most) ways_.push_back(way_);
        return;
    }
    for (const int value : marks_[place] - (differ_ ? used : Domain())) {
        way_.push_back(value);
        extend(used | Domain::single(value), seen + (value > highest), std::max(highest, value));
        way_.pop_back();
    }
}

}  // namespace gridwright::puzzles::steps
