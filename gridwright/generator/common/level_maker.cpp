// A puzzle that can be solved by techniques up to a level has exactly one solution. The kind's own maker gives puzzles
// that show little; many of them have the wished level as they are, and others get it when more is shown. What is too
// easy is thrown away. All budgets are counts.

#include "gridwright/generator/common/level_maker.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/generator/common/fit_level.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <algorithm>

namespace gridwright::generator {

using base::concat;

namespace {

/// Boards to try before giving up, for an effort of one: the larger they are, the fewer.
std::uint64_t boards_to_try(int side) {
    return side <= 8 ? 1500 : static_cast<std::uint64_t>(std::max(40, 60'000 / (side * side)));
}

/// So many puzzles that are made quickly are only looked at: of 6 x 6 Skyscrapers that show as little as possible one
/// in 13 has the rarest of the levels 2 to 8, and looking at them all takes half as long as changing one. Lower levels
/// are quick to change.
constexpr std::uint64_t boards_only_looked_at = 24;
constexpr int lowest_only_looked_at = 4;

bool looks_first(const MakerRow& row, const GradeWish& wish, int side) {
    return side <= row.quick && wish.level.value_or(explain::highest_level) >= lowest_only_looked_at;
}

/// When the engine has failed so often, techniques find out whether a piece can be left out.
constexpr GivingUp soon{.failures = 300, .then = GivingUp::Then::leave_open};

/// If a puzzle was found that uses the required techniques, how many more boards are tried in search of one that cannot
/// do without them. Of the techniques that can be needed at all, one in 100 such puzzles needs the rarest.
std::uint64_t boards_for_needed(int side) {
    return boards_to_try(side) / 10;
}

class GradeMaker final : public Maker {
  public:
    GradeMaker(const MakerRow& row, std::unique_ptr<Maker> own, const GradeWish& wish, Engines engines,
               const MakeSettings& settings)
        : row_(row),
          own_(std::move(own)),
          wish_(wish),
          engines_(engines),
          most_boards_(boards_to_try(settings.size) * settings.effort),
          for_needed_(boards_for_needed(settings.size)),
          only_looked_at_(looks_first(row, wish, settings.size) ? boards_only_looked_at : 0),
          ladder_(puzzles::ladder_of(row.notation)) {
        for (const explain::Rung& rung : ladder_.rungs)
            if (!wish.allowed.empty() && std::ranges::find(wish.allowed, rung.technique->id) == wish.allowed.end())
                forbidden_.push_back(rung.technique->id);
    }

    Attempt<Made> make(base::Random random, const kernel::Limits& limits) override {
        const kernel::Watch watch(limits);
        std::optional<Made> usable;
        std::uint64_t most = most_boards_;
        for (std::uint64_t board = 1; board <= most; ++board) {
            auto own = own_->make(base::Random(random.next()), watch.left());
            if (!own) return own;
            Draft draft(row_.everything(own->solution, own->puzzle), own->solution);
            draft.shown = draft.pieces_on(own->puzzle);
            Patience patience(watch.left());
            Rivals rivals(draft, engines_, patience, soon);
            Reasoning reasoning(ladder_, forbidden_, draft, watch);
            const Freedom freedom = board > only_looked_at_ ? own_->freedom(draft) : Freedom{};
            auto grade = LevelFit(draft, reasoning, rivals, wish_.level, watch).fit(freedom, random);
            if (watch.due()) return Patience::refusal();
            if (!grade || !uses_required(*grade)) continue;
            const int level = grade->level;
            Made made{draft.sheet(), own->solution, std::move(grade), board};
            if (needs_required(draft, reasoning, level)) return made;
            if (usable) continue;
            usable = std::move(made);
            most = board + for_needed_;
        }
        if (usable) return *std::move(usable);
        return Refusal{Refusal::Why::not_found, advice()};
    }

  private:
    bool uses_required(const explain::Grade& grade) const {
        return std::ranges::all_of(wish_.required, [&](const std::string& id) {
            return std::ranges::find(grade.techniques, id, &explain::TechniqueCount::id) != grade.techniques.end();
        });
    }

    /// Whether the puzzle would have a higher level without any one of the required techniques.
    bool needs_required(const Draft& draft, Reasoning& reasoning, int level) const {
        return std::ranges::none_of(wish_.required, [&](const std::string& id) {
            return reasoning.start_without(id, draft.shown, level).solved();
        });
    }

    std::string advice() const {
        std::string text = "no puzzle ";
        if (wish_.level) text += concat("of level ", level_name(*wish_.level), ' ');
        if (!wish_.required.empty()) text += concat("that needs ", base::listed(wish_.required), ' ');
        if (!wish_.allowed.empty()) text += concat("for ", base::listed(wish_.allowed), " alone ");
        return concat(text, "was found on ", most_boards_,
                      " boards; another size or level may do, and --effort 10 searches ten times as long");
    }

    const MakerRow& row_;
    const std::unique_ptr<Maker> own_;
    const GradeWish wish_;
    const Engines engines_;
    const std::uint64_t most_boards_, for_needed_, only_looked_at_;
    const explain::Ladder& ladder_;
    std::vector<std::string_view> forbidden_;
};

}  // namespace

std::unique_ptr<Maker> maker_by_grade(const MakerRow& row, std::unique_ptr<Maker> own, const GradeWish& wish,
                                      Engines engines, const MakeSettings& settings) {
    return std::make_unique<GradeMaker>(row, std::move(own), wish, engines, settings);
}

}  // namespace gridwright::generator
