#include "gridwright/answers/make.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/generator/common/level.hpp"

#include <algorithm>

namespace gridwright::answers {

using base::concat;

namespace {

/// Larger puzzles often take much longer to grade than to make.
constexpr int most_cells_graded = 36;

/// A list of ids may be written with blanks, which a command line would have to quote.
std::string without_blanks(std::string text) {
    std::erase_if(text, [](char c) { return std::string_view(" \t\n\v\f\r").find(c) != std::string_view::npos; });
    return text;
}

}  // namespace

generator::Attempt<Workshop> Workshop::open(const Context& context, const generator::MakerRow& kind,
                                            const generator::MakeSettings& settings) {
    Workshop workshop;
    workshop.finder_ = context.new_engine(kind.finder);
    if (!workshop.finder_)
        return generator::Refusal{
            generator::Refusal::Why::settings,
            concat("this build has no engine ", kind.finder, ", which ", kind.notation.name, " puzzles are made with")};
    workshop.decider_ = context.new_engine("sat");
    auto maker = generator::open(kind, settings, {*workshop.finder_, workshop.decider_.get()});
    if (!maker) return maker.error();
    workshop.maker_ = *std::move(maker);
    return workshop;
}

generator::Attempt<generator::Made> Workshop::make(std::uint64_t seed, std::uint64_t number,
                                                   const kernel::Limits& limits) {
    return maker_->make(base::Random::for_item(seed, number), limits);
}

generator::Attempt<generator::Made> Workshop::make_graded(std::uint64_t seed, std::uint64_t number,
                                                          const kernel::Limits& limits) {
    const kernel::Watch watch(limits);
    auto made = make(seed, number, limits);
    if (!made || made->grade || made->puzzle.size.cells() > most_cells_graded) return made;
    made->grade = generator::grade_of(*made, watch);
    if (watch.due()) return generator::Refusal{generator::Refusal::Why::stopped, "stopped while it was graded"};
    return made;
}

bool shaped_by_effort(const generator::MakerRow& kind, const generator::MakeSettings& settings) {
    return std::ranges::any_of(settings.wishes, [&](const generator::Wish& wish) {
        return std::ranges::any_of(kind.settings, [&](const generator::Setting& setting) {
            return setting.by_effort && setting.name == wish.setting;
        });
    });
}

std::string command_of(const generator::MakerRow& kind, const generator::MakeSettings& settings, std::uint64_t seed) {
    std::string command = concat("gridwright generate ", kind.notation.name, " --size ", settings.size);
    for (const generator::Wish& wish : settings.wishes)
        command += concat(" --", wish.setting, wish.value.empty() ? "" : " ", without_blanks(wish.value));
    if (settings.effort != 1 && shaped_by_effort(kind, settings)) command += concat(" --effort ", settings.effort);
    return concat(command, " --seed ", std::to_string(seed));
}

std::string source_of(std::string_view command, std::uint64_t number, int version) {
    return concat(command, " --first ", number, ", generator ", version);
}

sheet::Sheet labelled(const GeneratedPuzzle& product) {
    sheet::Sheet sheet = product.made.puzzle;
    sheet.source = source_of(product.command, product.number);
    sheet.expect = expected_of_generated;
    return sheet;
}

}  // namespace gridwright::answers
