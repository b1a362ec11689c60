// A puzzle that can be solved by techniques up to a level has exactly one solution: no engine is asked. So a puzzle of
// a wished level is dug by logic: pieces are added until the techniques of the level solve it, then every piece is left
// out without which they still do. What remains usually needs the level, since each piece left out makes it harder. If
// not, some pieces are exchanged and it is dug again; then another board is tried. Low levels keep more pieces than a
// minimal puzzle has. All budgets are counts.

#include "gridwright/generator/common/level_maker.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/explain/grade.hpp"
#include "gridwright/generator/common/dig.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <algorithm>

namespace gridwright::generator {

using base::concat;

namespace {

/// Boards to try before giving up, for an effort of one.
constexpr int most_boards = 60;

/// How often pieces of a board are exchanged before the next board is tried.
constexpr int most_exchanges = 8;

class GradeMaker final : public Maker {
  public:
    GradeMaker(const MakerRow& row, std::unique_ptr<Maker> own, const GradeWish& wish, std::uint64_t effort)
        : row_(row), own_(std::move(own)), wish_(wish), effort_(effort), ladder_(puzzles::ladder_of(row.notation)) {
        allowed_.highest = wish.level.value_or(explain::highest_level);
        for (const explain::Rung& rung : ladder_.rungs)
            if (!wish.allowed.empty() && std::ranges::find(wish.allowed, rung.technique->id) == wish.allowed.end())
                allowed_.without.push_back(rung.technique->id);
    }

    Attempt<Made> make(base::Random random, const kernel::Limits& limits) override {
        const kernel::Watch watch(limits);
        for (std::uint64_t board = 0; board < most_boards * effort_; ++board) {
            auto made = own_->make(base::Random(random.next()), watch.left());
            if (!made) return made;
            Draft draft(row_.everything(made->solution, made->puzzle), made->solution);
            draft.shown = draft.pieces_on(made->puzzle);
            for (int exchange = 0; exchange <= most_exchanges; ++exchange) {
                if (exchange > 0) exchange_some(draft, random);
                if (!show_enough_for_techniques(draft, random, watch)) return Patience::refusal();
                leave_out_for_techniques(draft, random, watch);
                if (watch.due()) return Patience::refusal();
                if (fits(draft.sheet(), watch)) return Made{draft.sheet(), made->solution};
            }
        }
        return Refusal{Refusal::Why::not_found, advice()};
    }

  private:
    explain::Graded graded(const sheet::Sheet& sheet, const explain::Allowed& allowed, const kernel::Watch& watch) {
        puzzles::make(sheet)->model(model_);
        std::optional<int> budget;
        if (model_.objective) budget = budget_;
        const explain::Board board(model_, budget);
        return explain::grade(explain::Position(board), ladder_, allowed, watch);
    }

    bool solved_by_techniques(Draft& draft, const kernel::Watch& watch) {
        return graded(draft.sheet(), allowed_, watch).grade.has_value();
    }

    /// Adds pieces until the techniques solve the puzzle, more at a time the longer it takes. False when it was
    /// stopped.
    bool show_enough_for_techniques(Draft& draft, base::Random& random, const kernel::Watch& watch) {
        learn_budget(draft);
        for (std::size_t at_once = 1; !solved_by_techniques(draft, watch); at_once = at_once * 3 / 2 + 1) {
            if (watch.due()) return false;
            Groups hidden = one_by_one((draft.all_clues() | draft.all_givens()) - draft.shown);
            if (hidden.empty()) return true;
            random.shuffle(std::span(hidden));
            // Clues are preferred to givens, which say more than a setter likes.
            std::ranges::stable_partition(hidden, [&](const Pieces& piece) { return piece.first() < draft.clues(); });
            for (std::size_t i = 0; i < std::min(at_once, hidden.size()); ++i) draft.shown |= hidden[i];
        }
        return true;
    }

    void leave_out_for_techniques(Draft& draft, base::Random& random, const kernel::Watch& watch) {
        Groups shown = one_by_one(draft.shown);
        random.shuffle(std::span(shown));
        // Givens are left out first.
        std::ranges::stable_partition(shown, [&](const Pieces& piece) { return piece.first() >= draft.clues(); });
        for (const Pieces& piece : shown) {
            if (watch.due()) return;
            draft.shown -= piece;
            if (!solved_by_techniques(draft, watch)) draft.shown |= piece;
        }
    }

    /// Hides a quarter of what is shown and shows as much of the rest.
    static void exchange_some(Draft& draft, base::Random& random) {
        Groups shown = one_by_one(draft.shown);
        Groups hidden = one_by_one((draft.all_clues() | draft.all_givens()) - draft.shown);
        random.shuffle(std::span(shown));
        random.shuffle(std::span(hidden));
        const std::size_t count = std::max<std::size_t>(1, shown.size() / 4);
        for (std::size_t i = 0; i < std::min(count, shown.size()); ++i) draft.shown -= shown[i];
        for (std::size_t i = 0; i < std::min(count, hidden.size()); ++i) draft.shown |= hidden[i];
    }

    bool fits(const sheet::Sheet& sheet, const kernel::Watch& watch) {
        explain::Allowed all = allowed_;
        const auto grade = graded(sheet, all, watch).grade;
        if (!grade || (wish_.level && grade->level != *wish_.level)) return false;
        return std::ranges::all_of(wish_.required, [&](const std::string& id) {
            return std::ranges::find(grade->techniques, id, &explain::TechniqueCount::id) != grade->techniques.end();
        });
    }

    void learn_budget(const Draft& draft) {
        puzzles::make(draft.sheet())->model(model_);
        if (model_.objective) budget_ = kernel::objective_of(*model_.objective, draft.solution());
    }

    std::string advice() const {
        std::string text = "no puzzle ";
        if (wish_.level) text += concat("of level ", level_name(*wish_.level), ' ');
        if (!wish_.required.empty()) text += concat("that needs ", base::listed(wish_.required), ' ');
        if (!wish_.allowed.empty()) text += concat("for ", base::listed(wish_.allowed), " alone ");
        return concat(text, "was found on ", most_boards * effort_,
                      " boards; another size or level may do, and --effort 10 searches ten times as long");
    }

    const MakerRow& row_;
    const std::unique_ptr<Maker> own_;
    const GradeWish wish_;
    const std::uint64_t effort_;
    const explain::Ladder& ladder_;
    explain::Allowed allowed_;
    kernel::Model model_;
    int budget_ = 0;
};

}  // namespace

std::unique_ptr<Maker> maker_by_grade(const MakerRow& row, std::unique_ptr<Maker> own, const GradeWish& wish,
                                      std::uint64_t effort) {
    return std::make_unique<GradeMaker>(row, std::move(own), wish, effort);
}

}  // namespace gridwright::generator
