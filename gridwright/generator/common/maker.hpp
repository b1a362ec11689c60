#pragma once

// The interface of generators, which make puzzles with exactly one solution. The same version, settings, seed and index
// give the same puzzle on every machine: chance comes from base/random alone, budgets are counts, no decision depends
// on a clock or on floating point, and where it matters which of several solutions an engine finds, the engine is
// fixed. `version` changes whenever some puzzle does.

#include "gridwright/base/random.hpp"
#include "gridwright/base/result.hpp"
#include "gridwright/explain/grade.hpp"
#include "gridwright/generator/common/pieces.hpp"
#include "gridwright/kernel/engine.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::generator {

inline constexpr int version = 1;

/// A setting that a kind has besides the size.
struct Setting {
    std::string_view name;     ///< "symmetry"
    std::string_view value;    ///< how its value is written, for help: "none|half-turn"; empty for a switch
    std::string_view meaning;  ///< a sentence for help
    bool by_effort = false;    ///< it asks for the best that can be found, so that the effort shapes the puzzle
};

/// A setting by name, with its value as it was written.
struct Wish {
    std::string setting, value;
};

/// Which puzzles a maker is to make.
struct MakeSettings {
    int size = 0;
    /// How many times the usual effort to spend on a puzzle. More effort finds the same puzzles where less finds any,
    /// except with a setting that is `by_effort`.
    std::uint64_t effort = 1;
    std::vector<Wish> wishes;
    /// Pieces will be added until the puzzle has a wished grade, so a puzzle that is found soon is a good beginning.
    bool by_grade = false;
};

/// Why there is no puzzle, in a sentence that says what would work.
struct Refusal {
    enum class Why {
        settings,    ///< a size or setting makes no sense
        impossible,  ///< it is proven that there is none
        not_found,   ///< none was found within the effort
        stopped,     ///< time ran out, or the stop flag was set
    };
    Why why = Why::settings;
    std::string sentence;
};

template <typename T>
using Attempt = base::Result<T, Refusal>;

struct Made {
    sheet::Sheet puzzle;
    kernel::Solution solution;
    std::optional<explain::Grade> grade = {};  ///< known if a grade was wished
    std::uint64_t boards = 1;                  ///< how many were tried until one could have the wished grade
};

class Draft;

/// What may be changed of a puzzle so that it still is one of its settings.
struct Freedom {
    Groups extra;         ///< pieces that may be shown besides; those of a group come and go together
    bool minimal = true;  ///< pieces that it shows may be left out, too
};

/// Makes puzzles by its settings; serves one thread at a time.
class Maker {
  public:
    virtual ~Maker() = default;

    /// A puzzle that depends on the settings and the random source alone. Of the limits, `time` and `stop` apply, to
    /// the whole puzzle; either gives the refusal `stopped`.
    virtual Attempt<Made> make(base::Random random, const kernel::Limits& limits) = 0;

    /// What may be changed of a puzzle that it made, whose pieces are those of the draft: by default everything.
    virtual Freedom freedom(const Draft& draft) const;
};

/// The engines that a maker uses. Both outlive it.
struct Engines {
    kernel::Engine& finder;             ///< the engine that the kind names; its solutions may shape the puzzle
    kernel::Engine* decider = nullptr;  ///< quicker where the finder takes long; only its verdicts are used
};

/// A size that a kind is not made in, although smaller and larger ones are.
struct SizeLeftOut {
    int size;
    std::string_view reason;
};

/// The sizes that a kind is made in.
struct Sizes {
    int smallest, largest;
    std::span<const SizeLeftOut> left_out = {};

    bool contain(int size) const;
    /// Why a size between the smallest and the largest is left out; empty for every other.
    std::string_view why_not(int size) const;
};

/// "from 2 to 20 except 9, 10 and 15".
std::string text_of(const Sizes& sizes);

/// The levels that puzzles of a size have. A level is missing where none was found among thousands of puzzles.
struct LevelsOfSize {
    int size;                 ///< 0 for every size without a row of its own
    std::string_view levels;  ///< "125": 1, 2 and 5
};

/// The puzzle with every cell of the solution filled in.
sheet::Sheet all_cells(const kernel::Solution& solution, const sheet::Sheet& puzzle);

/// How puzzles of a kind are made.
struct MakerRow {
    const sheet::Notation& notation;
    std::string_view finder;  ///< the name of the one engine whose solutions shape puzzles
    Sizes sizes;
    std::span<const Setting> settings;
    Attempt<std::unique_ptr<Maker>> (*open)(const MakeSettings& settings, Engines engines);
    /// The sheet with every clue and cell that a puzzle with this solution may show, with the options of `puzzle`.
    sheet::Sheet (*everything)(const kernel::Solution& solution, const sheet::Sheet& puzzle) = all_cells;
    int quick = 0;  ///< up to this size, making another puzzle takes less time than changing one for its level
    std::span<const LevelsOfSize> levels = {};  ///< a size without a row may have every level of the ladder
};

inline std::string_view name_of(const MakerRow& row) {
    return row.notation.name;
}

}  // namespace gridwright::generator
