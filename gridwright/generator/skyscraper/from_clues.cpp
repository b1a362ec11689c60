#include "gridwright/generator/skyscraper/from_clues.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/generator/skyscraper/everything.hpp"
#include "gridwright/generator/skyscraper/telling_clues.hpp"

namespace gridwright::generator::skyscraper {
namespace {

/// Nodes of search trees to spend on one number of clues: about a minute.
constexpr std::uint64_t nodes_for_clues = 10'000'000;

/// As many clues as are found soonest: from 8 x 8 to 10 x 10 in less than a second, at 12 x 12 in a quarter of a
/// minute.
int easy_number_of_clues(int side) {
    return side <= 10 ? side + 3 : 2 * side - 6;
}

class ClueMaker final : public Maker {
  public:
    ClueMaker(const MakeSettings& settings, const Wishes& wishes, Engines engines)
        : wishes_(wishes),
          side_(settings.size),
          most_nodes_(nodes_for_clues * settings.effort),
          engines_(engines),
          clues_(settings.size, engines.finder) {}

    Attempt<Made> make(base::Random random, const kernel::Limits& limits) override {
        const int fewest = wishes_.thin ? side_ - 1 : wishes_.clues.value_or(easy_number_of_clues(side_));
        const int most = wishes_.thin ? 2 * side_ : fewest;
        Patience patience(limits);
        for (int clues = fewest; clues <= most; ++clues) {
            patience.renew(most_nodes_);
            while (const auto found = clues_.find(clues, random, patience)) {
                auto made = dug(*found, random, patience);
                if (!made) return Patience::refusal();
                if (made->clues == clues || !wishes_.clues) return std::move(made->puzzle);
            }
            if (patience.over()) return Patience::refusal();
        }
        return Refusal{Refusal::Why::not_found,
                       base::concat("no ", side_, " x ", side_, " board was found whose clues alone are enough",
                                    wishes_.clues ? " and as many as that" : "",
                                    "; --max-givens K allows some givens, and --effort 10 searches ten times as long")};
    }

    Freedom freedom(const Draft& draft) const override {
        if (wishes_.thin || wishes_.clues) return {};
        return {one_by_one(draft.all_clues())};
    }

  private:
    struct Dug {
        Made puzzle;
        int clues;  // how many it shows
    };

    /// The puzzle without its needless clues; none when it was stopped.
    std::optional<Dug> dug(const Made& found, base::Random& random, Patience patience) const {
        patience.renew(Patience::endless);  // what was found is worth finishing
        Draft draft(everything_about(found.solution), found.solution);
        draft.shown = draft.pieces_on(found.puzzle);
        Rivals rivals(draft, engines_, patience);
        Groups groups = one_by_one(draft.shown);
        random.shuffle(std::span(groups));
        const auto others = rivals.to(draft.shown);
        base::require(others != Rivals::Answer::some, "clues that a single square keeps have no rival");
        if (others == Rivals::Answer::stopped || !leave_out_needless(draft, rivals, groups)) return std::nullopt;
        return Dug{{draft.sheet(), found.solution}, draft.shown.count()};
    }

    const Wishes wishes_;
    const int side_;
    const std::uint64_t most_nodes_;
    const Engines engines_;
    TellingClues clues_;
};

}  // namespace

std::unique_ptr<Maker> maker_from_clues(const MakeSettings& settings, const Wishes& wishes, Engines engines) {
    return std::make_unique<ClueMaker>(settings, wishes, engines);
}

}  // namespace gridwright::generator::skyscraper
