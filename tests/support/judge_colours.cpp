#include "tests/support/judge_colours.hpp"

#include <algorithm>
#include <bit>
#include <map>

namespace gridwright::judge {
namespace {

/// With more room than this, counting removes nothing.
constexpr int most_room = 2;

}  // namespace

Colours::Colours(const Question& question) : question_(question), cells_(question.cells) {
    too_large_ = cells_.size() > 64;
    for (const int cell : cells_) highest_ = std::max(highest_, 63 - std::countl_zero(question.domains[at(cell)] | 1));
    meets_.assign(cells_.size(), 0);
    if (too_large_) return;
    std::vector<int> index(question.domains.size(), -1);
    for (std::size_t i = 0; i < cells_.size(); ++i) index[at(cells_[i])] = static_cast<int>(i);
    std::map<int, std::vector<Set>> directions;  // by the distance of neighbours in a line
    for (const LineDemand& line : question.lines) {
        if (!line.differ || line.cells.size() < 2) continue;
        Set all = 0;
        for (const int cell : line.cells) all |= Set{1} << index[at(cell)];
        for (const int cell : line.cells) meets_[at(index[at(cell)])] |= all & ~(Set{1} << index[at(cell)]);
        directions[line.cells[1] - line.cells[0]].push_back(all);
    }
    for (auto& [direction, lines] : directions) {
        std::vector<Set> cover;
        Set covered = 0;
        for (const Set line : lines)
            if (line & ~covered) cover.push_back(line & ~covered), covered |= line;
        for (std::size_t i = 0; i < cells_.size(); ++i)
            if (!(covered >> i & 1)) cover.push_back(Set{1} << i);
        covers_.push_back(std::move(cover));
    }
}

int Colours::bound(Set open) const {
    int best = std::popcount(open);
    for (const std::vector<Set>& cover : covers_) {
        int count = 0;
        for (const Set each : cover) count += (each & open) != 0;
        best = std::min(best, count);
    }
    return best;
}

bool Colours::extend(Set open, Set chosen, int missing) {
    if (missing <= 0) {
        found_ = chosen;
        return true;
    }
    if (std::popcount(open) < missing || bound(open) < missing) return false;
    // The cover with the fewest sets; of these the smallest.
    const std::vector<Set>* cover = nullptr;
    int fewest = 65;
    for (const std::vector<Set>& each : covers_) {
        int count = 0;
        for (const Set set : each) count += (set & open) != 0;
        if (count < fewest) fewest = count, cover = &each;
    }
    if (!cover) {
        found_ = chosen | open;
        return true;
    }
    Set smallest = 0;
    for (const Set set : *cover)
        if ((set & open) && (!smallest || std::popcount(set & open) < std::popcount(smallest))) smallest = set & open;
    for (Set left = smallest; left; left &= left - 1) {
        const Set one = left & (0 - left);
        if (extend(open & ~smallest & ~meets_[at(std::countr_zero(left))], chosen | one, missing - 1)) return true;
    }
    return fewest > missing && extend(open & ~smallest, chosen, missing);
}

bool Colours::has(const Class& each, int size) {
    Set open = each.open & ~each.sure;
    for (Set left = each.sure; left; left &= left - 1) {
        const Set met = meets_[at(std::countr_zero(left))];
        if (met & each.sure) return false;
        open &= ~met;
    }
    return extend(open, each.sure, size - std::popcount(each.sure));
}

int Colours::largest(const Class& each) {
    if (const auto known = largest_.find(each); known != largest_.end()) return known->second;
    int size = bound(each.open);
    while (size > 0 && !has(each, size)) --size;
    return largest_[each] = size;
}

Colours::Class Colours::class_of(int colour, const std::vector<std::uint64_t>& domains) const {
    Class all;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const std::uint64_t marks = domains[at(cells_[i])];
        if (marks >> colour & 1) all.open |= Set{1} << i;
        if (marks == std::uint64_t{1} << colour) all.sure |= Set{1} << i;
    }
    return all;
}

bool Colours::filter(std::vector<std::uint64_t>& domains) {
    if (too_large_ || cells_.empty()) return true;
    for (bool changed = true; changed;) {
        changed = false;
        int coloured = 0, together = 0;
        for (const int cell : cells_) coloured += !(domains[at(cell)] & 1);
        if (question_.most_transparent >= 0)
            coloured = std::max(coloured, static_cast<int>(cells_.size()) - question_.most_transparent);
        for (int colour = 1; colour <= highest_; ++colour) together += largest(class_of(colour, domains));
        const int room = together - coloured;
        if (room < 0) return false;
        if (room > most_room) return true;
        for (int colour = 1; colour <= highest_; ++colour) {
            const Class all = class_of(colour, domains);
            const int needed = largest(all) - room;
            if (needed < 1) continue;
            Set supported = 0;
            for (Set left = all.open & ~all.sure; left; left &= left - 1) {
                const int i = std::countr_zero(left);
                if (supported >> i & 1) continue;
                Class with = all;
                with.sure |= Set{1} << i;
                if (has(with, needed)) {
                    supported |= found_;
                    continue;
                }
                domains[at(cells_[at(i)])] &= ~(std::uint64_t{1} << colour);
                if (!domains[at(cells_[at(i)])]) return false;
                changed = true;
            }
        }
    }
    return true;
}

std::vector<char> Colours::aside(const std::vector<std::uint64_t>& domains) const {
    std::vector<char> result(domains.size(), 0);
    if (too_large_) return result;
    Set left = cells_.size() == 64 ? ~Set{0} : (Set{1} << cells_.size()) - 1;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            const std::uint64_t marks = domains[at(cells_[i])];
            if (!(left >> i & 1) || std::popcount(marks) < 2) continue;
            int met = 0;
            for (Set others = meets_[i] & left; others; others &= others - 1)
                met += (domains[at(cells_[at(std::countr_zero(others))])] & marks & ~std::uint64_t{1}) != 0;
            const bool free_peg = (marks & 1) && question_.most_transparent < 0;
            if (!free_peg && std::popcount(marks & ~std::uint64_t{1}) <= met) continue;
            left &= ~(Set{1} << i);
            result[at(cells_[i])] = 1;
            changed = true;
        }
    }
    return result;
}

}  // namespace gridwright::judge
