// A role outweighs a colour: what is wrong is white on red, whatever peg it is. Clues have a colour of their own, and
// givens are bold.

#include "gridwright/render/terminal_escapes.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/render/terminal_colours.hpp"

namespace gridwright::render {
namespace {

/// By role: underlined, green, crossed out, white on red, green, black on yellow. Empty where other things decide.
constexpr std::string_view role_colours[] = {"", "4", "32", "9", "97;41", "32", "30;43"};

constexpr std::string_view clue_colour = "36";  // cyan
constexpr std::string_view faint = "2";

std::string sequence(bool bold, std::string_view rest) {
    if (!bold && rest.empty()) return "";
    return base::concat("\x1b[", bold ? "1" : "", bold && !rest.empty() ? ";" : "", rest, "m");
}

}  // namespace

std::string colours_of(const SceneCell& cell) {
    if (cell.hole) return sequence(false, faint);
    const std::string_view role = role_colours[static_cast<std::size_t>(cell.role)];
    if (!role.empty() || cell.colour <= 0) return sequence(cell.given, role);
    const int index = terminal_colour(cell.colour);
    return sequence(cell.given, base::concat("38;5;", terminal_ink_on(index), ";48;5;", index));
}

std::string colours_of(const SceneLabel& label, bool clue) {
    const std::string_view role = role_colours[static_cast<std::size_t>(label.role)];
    return sequence(false, !role.empty() ? role : clue && !label.text.empty() ? clue_colour : "");
}

}  // namespace gridwright::render
