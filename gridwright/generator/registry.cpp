#include "gridwright/base/text.hpp"
#include "gridwright/generator/close_or_far/maker.hpp"
#include "gridwright/generator/generator.hpp"
#include "gridwright/generator/hoodoo/maker.hpp"
#include "gridwright/generator/skyscraper/maker.hpp"

#include <algorithm>

namespace gridwright::generator {
namespace {

constexpr const Kind* table[] = {&skyscraper::kind, &hoodoo::kind, &close_or_far::kind};

std::optional<Refusal> refusal_of_size(const Kind& kind, int size) {
    if (kind.sizes.contain(size)) return std::nullopt;
    const int smallest = kind.notation.smallest_side;
    if (size > 0 && size < smallest)
        return Refusal{
            Refusal::Why::impossible,
            base::concat("no ", size, " x ", size, " board keeps the rules of ", kind.notation.name,
                         ", as a search of all shows; the smallest that do are ", smallest, " x ", smallest)};
    const bool board = size > 0 && size <= sheet::longest_side;  // anything else is no board of any kind
    return Refusal{
        board ? Refusal::Why::not_found : Refusal::Why::order,
        base::concat(kind.notation.name, " puzzles are made in sizes ", text_of(kind.sizes), ", not ", size)};
}

}  // namespace

bool Sizes::contain(int size) const {
    return size >= smallest && size <= largest && std::find(left_out.begin(), left_out.end(), size) == left_out.end();
}

std::string text_of(const Sizes& sizes) {
    std::string text = base::concat("from ", sizes.smallest, " to ", sizes.largest);
    std::vector<std::string> left_out;
    for (const int size : sizes.left_out) left_out.push_back(base::concat(size));
    return left_out.empty() ? text : base::concat(text, " except ", base::listed(left_out));
}

std::span<const Kind* const> kinds() {
    return table;
}

const Kind* kind_named(std::string_view name) {
    for (const Kind* kind : table)
        if (kind->notation.name == name) return kind;
    return nullptr;
}

Attempt<std::unique_ptr<Maker>> open(const Kind& kind, const Order& order, Engines engines) {
    if (auto refusal = refusal_of_size(kind, order.size)) return *std::move(refusal);
    for (const Wish& wish : order.wishes)
        if (std::none_of(kind.settings.begin(), kind.settings.end(),
                         [&](const Setting& setting) { return setting.name == wish.setting; }))
            return Refusal{Refusal::Why::order, base::concat(kind.notation.name, " takes no --", wish.setting)};
    return kind.open(order, engines);
}

}  // namespace gridwright::generator
