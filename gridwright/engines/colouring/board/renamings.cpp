#include "gridwright/engines/colouring/board/renamings.hpp"

#include <algorithm>
#include <array>

namespace gridwright::engines::colouring {

using namespace kernel;

std::vector<Domain> interchangeable(const ColouringBoard& board) {
    std::vector<Domain> classes{board.colours};
    Domain latest = board.colours;
    for (const Domain domain : board.domains) {
        if (domain == latest) continue;  // it would split nothing
        latest = domain;
        for (std::size_t i = 0, before = classes.size(); i < before; ++i) {
            const Domain inside = classes[i] & domain, outside = classes[i] - domain;
            if (inside.empty() || outside.empty()) continue;
            classes[i] = inside;
            classes.push_back(outside);
        }
    }
    return classes;
}

Renamings::Renamings(const std::vector<Domain>& classes, Solution board) : board_(std::move(board)) {
    Domain used;
    for (const Value value : board_) used.add(value);
    for (const Domain each : classes) {
        Names names;
        for (const int colour : each& used) names.colours.push_back(static_cast<Value>(colour));
        names.used = static_cast<std::ptrdiff_t>(names.colours.size());
        for (const int colour : each - used) names.colours.push_back(static_cast<Value>(colour));
        names.names = names.colours;
        std::sort(names.names.begin(), names.names.end());
        classes_.push_back(std::move(names));
    }
    rename();
}

bool Renamings::are_at_least(std::uint64_t number) const {
    std::uint64_t needed = number;  // rounded up after each division
    for (const Names& names : classes_)
        for (int i = 0; i < names.used && needed > 1; ++i) needed = 1 + (needed - 1) / (names.colours.size() - i);
    return needed <= 1;
}

/// Orders that differ only after the used colours are the same renaming. Reversing the rest makes the next permutation
/// differ in the used part.
bool Renamings::Names::advance() {
    std::reverse(names.begin() + used, names.end());
    return std::next_permutation(names.begin(), names.end());
}

bool Renamings::next() {
    const bool more = std::any_of(classes_.begin(), classes_.end(), [](Names& names) { return names.advance(); });
    if (more) rename();
    return more;
}

void Renamings::rename() {
    std::array<Value, highest_value + 1> name{};
    for (std::size_t value = 0; value < name.size(); ++value) name[value] = static_cast<Value>(value);
    for (const Names& names : classes_)
        for (std::size_t i = 0; i < names.colours.size(); ++i) name[names.colours[i]] = names.names[i];
    renamed_ = board_;
    for (Value& value : renamed_) value = name[value];
}

}  // namespace gridwright::engines::colouring
