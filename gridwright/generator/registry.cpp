#include "gridwright/base/text.hpp"
#include "gridwright/generator/generator.hpp"
#include "gridwright/generator/skyscraper/maker.hpp"

#include <algorithm>

namespace gridwright::generator {
namespace {

constexpr const Kind* table[] = {&skyscraper::kind};

}  // namespace

std::span<const Kind* const> kinds() {
    return table;
}

const Kind* kind_named(std::string_view name) {
    for (const Kind* kind : table)
        if (kind->notation.name == name) return kind;
    return nullptr;
}

Attempt<std::unique_ptr<Maker>> open(const Kind& kind, const Order& order, Engines engines) {
    if (order.size < kind.smallest || order.size > kind.largest)
        return Refusal{Refusal::Why::order, base::concat(kind.notation.name, " puzzles are made in sizes from ",
                                                         kind.smallest, " to ", kind.largest, ", not ", order.size)};
    for (const Wish& wish : order.wishes)
        if (std::none_of(kind.settings.begin(), kind.settings.end(),
                         [&](const Setting& setting) { return setting.name == wish.setting; }))
            return Refusal{Refusal::Why::order, base::concat(kind.notation.name, " takes no --", wish.setting)};
    return kind.open(order, engines);
}

}  // namespace gridwright::generator
