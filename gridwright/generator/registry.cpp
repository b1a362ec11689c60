#include "gridwright/generator/registry.hpp"

#include "gridwright/base/table.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/generator/close_or_far/maker.hpp"
#include "gridwright/generator/common/level_maker.hpp"
#include "gridwright/generator/hoodoo/maker.hpp"
#include "gridwright/generator/skyscraper/maker.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <algorithm>

namespace gridwright::generator {
namespace {

base::Table<MakerRow>& registered() {
    static base::Table<MakerRow> all{skyscraper::maker_row, hoodoo::maker_row, close_or_far::maker_row};
    return all;
}

std::optional<Refusal> refusal_of_size(const MakerRow& row, int size) {
    if (row.sizes.contain(size)) return std::nullopt;
    if (size > 0 && size < row.notation.smallest_side)
        return Refusal{Refusal::Why::settings,
                       "exhaustive search shows that " + sheet::no_board_of(row.notation, {size, size})};
    std::string sentence =
        base::concat(row.notation.name, " puzzles are made in sizes ", text_of(row.sizes), ", not ", size);
    if (const auto reason = row.sizes.why_not(size); !reason.empty()) sentence += base::concat(": ", reason);
    return Refusal{Refusal::Why::settings, std::move(sentence)};
}

}  // namespace

std::span<const MakerRow> table() {
    return registered().rows();
}

const MakerRow* find(std::string_view name) {
    return registered().find(name);
}

void add(const MakerRow& row) {
    registered().add(row);
}

Attempt<std::unique_ptr<Maker>> open(const MakerRow& row, const MakeSettings& settings, Engines engines) {
    if (auto refusal = refusal_of_size(row, settings.size)) return *std::move(refusal);
    MakeSettings own = settings;
    const auto wish = take_grade_wish(own, row.notation);
    if (!wish) return wish.error();
    if (auto refusal = refusal_of_level(*wish, row, settings.size)) return *std::move(refusal);
    own.by_grade = wish->any();
    for (const Wish& each : own.wishes)
        if (std::none_of(row.settings.begin(), row.settings.end(),
                         [&](const Setting& setting) { return setting.name == each.setting; }))
            return Refusal{Refusal::Why::settings, base::concat(row.notation.name, " takes no --", each.setting)};
    auto maker = row.open(own, engines);
    if (!maker || !wish->any()) return maker;
    return maker_by_grade(row, *std::move(maker), *wish, engines, settings);
}

}  // namespace gridwright::generator
