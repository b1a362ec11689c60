#include "gridwright/generator/skyscraper/maker.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/generator/skyscraper/everything.hpp"
#include "gridwright/generator/skyscraper/from_clues.hpp"
#include "gridwright/generator/skyscraper/from_squares.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"

#include <vector>

namespace gridwright::generator::skyscraper {
namespace {

/// Above this side a random square that needs no givens is too rare to be drawn: of 7 x 7 squares 7 in 1,000 can do
/// without, of 8 x 8 none in 20,000.
constexpr int largest_drawn_without_givens = 7;

/// Whether some of the groups have this many places together.
bool adds_up(const PlaceGroups& groups, int pieces) {
    std::vector<bool> sums(pieces + 1);
    sums[0] = true;
    for (const auto& group : groups)
        for (std::size_t sum = sums.size(); sum-- > group.size();)
            if (sums[sum - group.size()]) sums[sum] = true;
    return sums.back();
}

/// Why no puzzle can meet these wishes.
std::optional<Refusal> refusal_of(const Wishes& wishes, int side) {
    if (wishes.clues && !adds_up(clue_groups(side, wishes.symmetry), *wishes.clues))
        return Refusal{Refusal::Why::impossible,
                       base::concat("a pattern with the symmetry ", symmetry_names[static_cast<int>(wishes.symmetry)],
                                    " cannot have exactly ", base::counted(*wishes.clues, "clue"),
                                    "; choose another number or --symmetry none")};
    if (wishes.max_givens == 0 && (wishes.clues == 0 || wishes.density == 0))
        return Refusal{Refusal::Why::impossible,
                       "a board without clues and givens has more than one solution; allow some of either"};
    if ((wishes.thin || wishes.max_givens == 0) && side > largest_from_clues)
        return Refusal{
            Refusal::Why::not_found,
            base::concat("boards that need no givens are hopelessly rare above ", largest_from_clues, " x ",
                         largest_from_clues, "; choose a smaller size", wishes.thin ? "" : ", or --max-givens K")};
    return std::nullopt;
}

Attempt<std::unique_ptr<Maker>> open(const MakeSettings& settings, Engines engines) {
    const auto wishes = wishes_of(settings);
    if (!wishes) return wishes.error();
    if (auto refusal = refusal_of(*wishes, settings.size)) return *std::move(refusal);
    const bool drawn = settings.size <= largest_drawn_without_givens || wishes->max_givens != 0 || wishes->density ||
                       wishes->symmetry != Symmetry::none;
    if (wishes->thin || !drawn) return maker_from_clues(settings, *wishes, engines);
    return maker_from_squares(settings, *wishes, engines);
}

}  // namespace

constexpr LevelsOfSize levels[] = {{3, "12"}, {4, "1234567"}, {5, "12345678"}};

constinit const MakerRow maker_row{
    puzzles::skyscraper::notation,
    "skyline",
    {smallest, largest},
    known_settings,
    open,
    [](const kernel::Solution& square, const sheet::Sheet&) { return everything_about(square); },
    7,
    levels};

}  // namespace gridwright::generator::skyscraper
