#include "gridwright/generator/skyscraper/from_squares.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/generator/common/latin_square.hpp"
#include "gridwright/generator/skyscraper/everything.hpp"

namespace gridwright::generator::skyscraper {
namespace {

using kernel::Solution;

/// Nodes of search trees to spend on a puzzle, about half a minute; only wishes that most squares cannot meet need that
/// many.
constexpr std::uint64_t nodes_for_squares = 10'000'000;

/// How often a needless clue is exchanged for another before a new square is tried.
constexpr int most_exchanges = 100;

class SquareMaker final : public Maker {
  public:
    SquareMaker(const MakeSettings& settings, const Wishes& wishes, Engines engines)
        : wishes_(wishes),
          side_(settings.size),
          most_nodes_(wishes.clues || wishes.max_givens ? nodes_for_squares * settings.effort : Patience::endless),
          engines_(engines),
          squares_(settings.size),
          clue_places_(clue_groups(settings.size, wishes.symmetry)),
          cell_places_(cell_groups(settings.size, wishes.symmetry)) {}

    Attempt<Made> make(base::Random random, const kernel::Limits& limits) override {
        Patience patience(limits, most_nodes_);
        while (!patience.spent()) {
            const Solution square = squares_.draw(random);
            Draft draft(everything_about(square), square);
            clue_groups_ = pieces_of(clue_places_, draft);
            cell_groups_ = pieces_of(cell_places_, draft);
            Rivals rivals(draft, engines_, patience);
            const Success success = dig(draft, rivals, random);
            if (success == Success::yes) return Made{draft.sheet(), square};
            if (patience.over()) return Patience::refusal();
        }
        return Refusal{Refusal::Why::not_found, advice()};
    }

    Freedom freedom(const Draft& draft) const override {
        Freedom freedom;
        if (!wishes_.clues && !wishes_.density) freedom.extra = pieces_of(clue_places_, draft);
        if (!wishes_.max_givens) freedom.extra = joined(std::move(freedom.extra), pieces_of(cell_places_, draft));
        return freedom;
    }

  private:
    enum class Success { yes, no, stopped };

    Success dig(Draft& draft, Rivals& rivals, base::Random& random) {
        const bool drawn = draws_clues(random);
        draft.shown = first_clues(draft, drawn, random);
        if (wishes_.max_givens == 0) {
            const auto answer = rivals.to(draft.shown);
            if (answer != Rivals::Answer::none) return answer == Rivals::Answer::some ? Success::no : Success::stopped;
        } else if (!show_enough(draft, rivals, cell_groups_, random)) {
            return Success::stopped;
        }
        if (!wishes_.density && !wishes_.max_givens && !wishes_.clues)
            return leave_out(joined(clue_groups_, cell_groups_), draft, rivals, random) ? Success::yes
                                                                                        : Success::stopped;
        if (!leave_out(cell_groups_, draft, rivals, random)) return Success::stopped;
        if (drawn) {
            const Success success = exchange_needless_clues(draft, rivals, random);
            return success == Success::yes && !few_givens(draft) ? Success::no : success;
        }
        if (!few_givens(draft)) return Success::no;
        if (wishes_.density) return Success::yes;
        if (!leave_out(clue_groups_, draft, rivals, random)) return Success::stopped;
        return !wishes_.clues || clues_shown(draft) == *wishes_.clues ? Success::yes : Success::no;
    }

    /// A number of clues can be drawn, which needs givens, or it is what happens to be left of all clues, which needs
    /// luck. Where givens are limited, too, both are tried.
    bool draws_clues(base::Random& random) const {
        return wishes_.clues && (!wishes_.max_givens || (*wishes_.max_givens > 0 && random.one_in(2)));
    }

    Pieces first_clues(const Draft& draft, bool drawn, base::Random& random) const {
        Pieces clues;
        if (wishes_.density) {
            for (const Pieces& group : clue_groups_)
                if (random.below(1'000'000) < *wishes_.density) clues |= group;
            return clues;
        }
        if (!drawn) return draft.all_clues();
        for (const Pieces& group : shuffled(clue_groups_, random))
            if (clues.count() + group.count() <= *wishes_.clues) clues |= group;
        return clues;
    }

    bool few_givens(const Draft& draft) const {
        return !wishes_.max_givens || (draft.shown & draft.all_givens()).count() <= *wishes_.max_givens;
    }

    /// As many clues as there are, and none of them needless: one that is gives way to another, and then givens may.
    Success exchange_needless_clues(Draft& draft, Rivals& rivals, base::Random& random) const {
        if (clues_shown(draft) != *wishes_.clues) return Success::no;
        for (int exchanges = 0; exchanges < most_exchanges; ++exchanges) {
            const Pieces before = draft.shown;
            if (!leave_out(clue_groups_, draft, rivals, random)) return Success::stopped;
            if (draft.shown == before) return Success::yes;
            for (const Pieces& group : shuffled(clue_groups_, random))
                if (!group.meets(before) && clues_shown(draft) + group.count() <= *wishes_.clues) draft.shown |= group;
            if (clues_shown(draft) != *wishes_.clues) return Success::no;
            if (!leave_out(cell_groups_, draft, rivals, random)) return Success::stopped;
        }
        return Success::no;
    }

    static bool leave_out(const Groups& groups, Draft& draft, Rivals& rivals, base::Random& random) {
        return leave_out_needless(draft, rivals, shuffled(groups, random));
    }

    static Groups shuffled(Groups groups, base::Random& random) {
        random.shuffle(std::span(groups));
        return groups;
    }

    static Groups joined(Groups one, const Groups& other) {
        one.insert(one.end(), other.begin(), other.end());
        return one;
    }

    static int clues_shown(const Draft& draft) { return (draft.shown & draft.all_clues()).count(); }

    /// What to say when no square would do.
    std::string advice() const {
        std::string text = base::concat("no ", side_, " x ", side_, " puzzle ");
        if (wishes_.clues)
            text += base::concat("of exactly ", base::counted(*wishes_.clues, "clue"),
                                 " in which every clue and given is needed ");
        if (wishes_.max_givens)
            text += *wishes_.max_givens == 0
                        ? "without givens "
                        : base::concat("with at most ", base::counted(*wishes_.max_givens, "given"), ' ');
        text += "was found; try ";
        if (wishes_.max_givens) text += "more givens (--max-givens K), ";
        if (wishes_.density) text += "a higher density, ";
        if (wishes_.clues)
            text += "another number of clues, --density P (which also shows clues that are not needed), ";
        return text + "or --effort 10 to search ten times as long";
    }

    const Wishes wishes_;
    const int side_;
    const std::uint64_t most_nodes_;
    const Engines engines_;
    LatinSquares squares_;
    const PlaceGroups clue_places_, cell_places_;
    Groups clue_groups_, cell_groups_;  // the same as pieces of the draft
};

}  // namespace

std::unique_ptr<Maker> maker_from_squares(const MakeSettings& settings, const Wishes& wishes, Engines engines) {
    return std::make_unique<SquareMaker>(settings, wishes, engines);
}

}  // namespace gridwright::generator::skyscraper
