#include "gridwright/puzzles/steps/line_singles.hpp"

#include <algorithm>

namespace gridwright::puzzles::steps {

using kernel::Domain;

namespace {

void put(Marks& marks, int place, int value, bool differ) {
    for (int other = 0; other < marks.count(); ++other)
        if (differ && other != place) marks[other].remove(value);
    marks[place] &= Domain::single(value);
}

}  // namespace

LineSingles::LineSingles(const Marks& known, Tried tried, bool differ) : known_(known), tried_(tried), differ_(differ) {
    Marks marks = *with({});
    while (differ_ && !has_gap(marks)) {
        const std::optional<Forced> single = next(marks);
        if (!single) break;
        all_.push_back(*single);
        put(marks, single->place, single->value, true);
    }
}

bool LineSingles::is_single(const Marks& marks, const Forced& forced) const {
    if (marks[forced.place] == Domain::single(forced.value)) return true;
    for (int place = 0; place < marks.count(); ++place)
        if (marks[place].contains(forced.value) != (place == forced.place)) return false;
    return true;
}

/// Cells with one value left come before values with one place left, as they are easier to see.
std::optional<Forced> LineSingles::next(const Marks& marks) const {
    const auto is_new = [&](int place) {
        return !(place == tried_.place && tried_.values.fixed()) &&
               std::ranges::none_of(all_, [&](const Forced& single) { return single.place == place; });
    };
    for (int place = 0; place < marks.count(); ++place)
        if (is_new(place) && marks[place].fixed()) return Forced{place, marks[place].min()};
    for (int value = 1; value <= marks.count(); ++value)
        for (int place = 0; place < marks.count(); ++place)
            if (is_new(place) && marks[place].contains(value) && is_single(marks, {place, value}))
                return Forced{place, value};
    return std::nullopt;
}

std::optional<Marks> LineSingles::with(const std::vector<Forced>& singles) const {
    Marks marks = known_;
    if (tried_.place >= 0) {
        marks[tried_.place] &= tried_.values;
        if (tried_.values.fixed()) put(marks, tried_.place, tried_.values.min(), differ_);
    }
    for (const Forced& single : singles) {
        if (!is_single(marks, single)) return std::nullopt;
        put(marks, single.place, single.value, true);
    }
    return marks;
}

std::vector<Forced> LineSingles::fewest(const std::function<bool(const Marks& marks)>& wish) const {
    std::vector<Forced> singles = all_;
    for (std::size_t i = singles.size(); i-- > 0;) {
        std::vector<Forced> fewer = singles;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        const auto marks = with(fewer);
        if (marks && wish(*marks)) singles = std::move(fewer);
    }
    return singles;
}

bool has_gap(const Marks& marks) {
    const auto lacks = [](Domain set) { return set.empty(); };
    return std::ranges::any_of(marks, lacks) || std::ranges::any_of(places_by_value(marks), lacks);
}

Marks places_by_value(const Marks& marks) {
    Marks places(marks.size());
    for (int place = 0; place < marks.count(); ++place)
        for (const int value : marks[place] & Domain::range(1, marks.count())) places[value - 1].add(place);
    return places;
}

Domain smallest_crowd(const Marks& sets) {
    constexpr int most = 12;
    Domain smallest;
    if (sets.count() > most) return smallest;
    for (std::uint64_t bits = 1; bits < std::uint64_t{1} << sets.size(); ++bits) {
        const Domain chosen(bits);
        if (!smallest.empty() && chosen.size() >= smallest.size()) continue;
        Domain all;
        for (const int one : chosen) all |= sets[one];
        if (all.size() < chosen.size()) smallest = chosen;
    }
    return smallest;
}

}  // namespace gridwright::puzzles::steps
