// A colour has the cells of some set that cannot be extended. As all colours together have hardly more room than there
// are cells, these sets are nearly as large as can be, and there are some hundred of them, as of queens on a
// chessboard. The search takes the cell that the fewest sets have, and goes through those sets. A set that was tried
// there need not be tried again for another colour of the same class.

#include "gridwright/explain/common/colour_cover.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace gridwright::explain {

namespace {

constexpr std::size_t longest_list = 4000;  // of one class
constexpr int most_searches = 20'000;
/// With more room there are too many sets.
constexpr int widest_room = 1;

}  // namespace

// Lists every set of at least `size` further cells that cannot be extended.
bool ColourCover::list(Cells open, Cells chosen, int size, Class& of) const {
    if (!open) {
        if (size > 0 || (of.open & ~chosen & ~sets_.attacked_by(chosen))) return true;
        of.sets.push_back(chosen);
        return of.sets.size() <= longest_list;
    }
    const auto [parts, smallest] = sets_.fewest_parts(open);
    if (parts < size) return true;
    for (Cells left = smallest; left; left &= left - 1) {
        const int cell = std::countr_zero(left);
        if (!list(open & ~smallest & ~sets_.attacked(cell), chosen | Cells{1} << cell, size - 1, of)) return false;
    }
    return parts <= size || list(open & ~smallest, chosen, size, of);
}

bool ColourCover::narrow(Rest& rest, int& cell) const {
    rest.may_stay &= rest.cells;
    rest.most_staying = std::min(rest.most_staying, std::popcount(rest.may_stay));
    int room = rest.most_staying - std::popcount(rest.cells);
    for (Class& each : rest.classes) {
        each.largest = 0;
        for (Cells& set : each.sets) {
            set &= rest.cells;
            each.largest = std::max(each.largest, std::popcount(set));
        }
        room += each.largest * each.colours;
    }
    if (room < 0) return false;
    std::array<int, 64> count{};
    for (Class& each : rest.classes) {
        std::erase_if(each.sets, [&](Cells set) { return std::popcount(set) < each.largest - room; });
        for (const Cells set : each.sets)
            for (Cells left = set; left; left &= left - 1) ++count[static_cast<std::size_t>(std::countr_zero(left))];
    }
    int fewest = std::numeric_limits<int>::max();
    for (Cells left = rest.cells; left; left &= left - 1) {
        const int here = std::countr_zero(left);
        const int ways = count[static_cast<std::size_t>(here)] + static_cast<int>(rest.may_stay >> here & 1);
        if (ways < fewest) fewest = ways, cell = here;
    }
    return fewest > 0;
}

bool ColourCover::search(Rest rest) {
    if (++nodes_ > most_searches) {
        gave_up_ = true;
        return false;
    }
    int cell = -1;
    if (!narrow(rest, cell)) return false;
    if (cell < 0) return true;
    const Cells one = Cells{1} << cell;
    for (int i = 0; i < rest.classes.count(); ++i) {
        Class& here = rest.classes[i];
        while (true) {
            const auto set = std::ranges::find_if(here.sets, [&](Cells each) { return (each & one) != 0; });
            if (set == here.sets.end()) break;
            const Cells chosen = *set;
            here.sets.erase(set);
            Rest next = rest;
            next.cells &= ~chosen;
            Class& used = next.classes[i];
            if (--used.colours == 0) next.classes.erase(next.classes.begin() + i);
            if (search(std::move(next))) return true;
            if (gave_up_) return false;
        }
    }
    if (!(rest.may_stay & one) || rest.most_staying == 0) return false;
    rest.cells &= ~one;
    --rest.most_staying;
    return search(std::move(rest));
}

std::optional<bool> ColourCover::exists(std::span<const Cells> open, Cells may_stay, int most_staying) {
    Rest rest{.cells = sets_.all(), .may_stay = may_stay, .most_staying = most_staying, .classes = {}};
    if (most_staying >= std::popcount(may_stay)) rest.cells &= ~may_stay;
    for (const Cells cells : open) {
        auto same = std::ranges::find(rest.classes, cells, &Class::open);
        if (same == rest.classes.end()) {
            rest.classes.push_back({.open = cells, .colours = 0, .largest = sets_.largest(cells), .sets = {}});
            same = rest.classes.end() - 1;
        }
        ++same->colours;
    }
    int room = std::min(most_staying, std::popcount(may_stay & rest.cells)) - std::popcount(rest.cells);
    for (const Class& each : rest.classes) room += each.largest * each.colours;
    if (room < 0) return false;
    if (room > widest_room) return std::nullopt;
    for (Class& each : rest.classes)
        if (!list(each.open, 0, each.largest - room, each)) return std::nullopt;
    nodes_ = 0;
    gave_up_ = false;
    const bool covered = search(std::move(rest));
    if (gave_up_) return std::nullopt;
    return covered;
}

}  // namespace gridwright::explain
