#pragma once

// A step of an explanation in words: what the board shows, and what follows, in the puzzle's own names. Sentences are
// about constraints and lines, so these serve every puzzle. `position` is where the step was found: a sentence speaks
// of everything that is known there, which may be more than the step needs.

#include "gridwright/explain/common/position.hpp"
#include "gridwright/explain/common/step.hpp"
#include "gridwright/sheet/notation.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace gridwright::puzzles::steps {

/// How much is said: what follows and by which technique, for a list, or the whole argument, for a learner; inside the
/// argument of a what-if or chain, cells have their whole names, as the lines change from step to step.
enum class Form { brief, full, inside };

/// The step as one or more sentences. Full: "Row 3 has only one place left for 4: column 2." Brief: "Row 3, a hidden
/// single: column 2 is 4."
std::string sentence_of(const explain::Step& step, const explain::Position& position, const sheet::Notation& notation,
                        Form form = Form::full);

/// What to look at, without saying what is to be seen: "Look at row 3 and the clue left of it."
std::string where_to_look(const explain::Step& step, const explain::Position& position,
                          const sheet::Notation& notation);

/// Which technique to try, where, and what to ask: "Row 3: a hidden single. Which value has only one place left?"
std::string technique_to_try(const explain::Step& step, const explain::Position& position,
                             const sheet::Notation& notation);

/// The same in lines: the argument of a what-if or chain has a line for each of its steps, which begins with "- ".
std::vector<std::string> lines_of(const explain::Step& step, const explain::Position& position,
                                  const sheet::Notation& notation);

/// "Suppose row 2, column 5 were 3.": how the argument of a what-if or chain begins.
std::string assumption_of(const explain::Step& step, const explain::Position& position,
                          const sheet::Notation& notation);

/// "So row 2, column 5 is not 3.": how it ends.
std::string outcome_of(const explain::Step& step, const explain::Position& position, const sheet::Notation& notation);

/// True if there is a sentence for the techniques with this id.
bool has_sentence(std::string_view id);

}  // namespace gridwright::puzzles::steps
