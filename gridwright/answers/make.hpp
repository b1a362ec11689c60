#pragma once

// Making puzzles by number: puzzle i of a seed is always the same, whichever thread or machine makes it.

#include "gridwright/answers/context.hpp"
#include "gridwright/generator/registry.hpp"

#include <memory>
#include <string>

namespace gridwright::answers {

/// Which puzzles are asked for.
struct MakeAsk {
    const generator::MakerRow* kind = nullptr;
    generator::MakeSettings settings;
    std::optional<std::uint64_t> seed;  ///< none: the caller chooses one
    std::uint64_t first = 1, count = 1;
    bool distinct = false;  ///< leave out puzzles that are equal to earlier ones under symmetry
    bool rising = false;    ///< as many of each level, from the easiest
};

/// A maker with the engines that it uses.
class Workshop {
  public:
    /// Refuses a size, setting or value that makes no sense.
    static generator::Attempt<Workshop> open(const Context& context, const generator::MakerRow& kind,
                                             const generator::MakeSettings& settings);

    /// Puzzle `number` of the seed, within a limit of time and until the stop flag is set.
    generator::Attempt<generator::Made> make(std::uint64_t seed, std::uint64_t number, const kernel::Limits& limits);

    /// The same with its grade, if that was wished or takes little time: up to 6 x 6.
    generator::Attempt<generator::Made> make_graded(std::uint64_t seed, std::uint64_t number,
                                                    const kernel::Limits& limits);

  private:
    Workshop() = default;

    std::unique_ptr<kernel::Engine> finder_, decider_;
    std::unique_ptr<generator::Maker> maker_;
};

/// A puzzle that was made, with everything needed to make it again.
struct GeneratedPuzzle {
    generator::Made made;
    std::string_view command;  ///< makes it again, apart from its number
    std::uint64_t seed = 0, number = 0;
};

/// The command that makes the puzzles of this seed again, with everything that shapes them and nothing else:
/// "gridwright generate skyscraper --size 6 --seed 7".
std::string command_of(const generator::MakerRow& kind, const generator::MakeSettings& settings, std::uint64_t seed);

/// True when more effort may find other puzzles, because a setting asks for the best that can be found.
bool shaped_by_effort(const generator::MakerRow& kind, const generator::MakeSettings& settings);

/// What every generated puzzle is expected to be.
inline constexpr std::string_view expected_of_generated = "unique";

/// What a generated puzzle says about where it comes from: "gridwright generate ... --first 1, generator 1".
std::string source_of(std::string_view command, std::uint64_t number, int version = generator::version);

/// The sheet of the puzzle with its source and what is expected of it.
sheet::Sheet labelled(const GeneratedPuzzle& product);

}  // namespace gridwright::answers
