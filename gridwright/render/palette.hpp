#pragma once

// The colours of drawings, by meaning. A drawing names a tone; a theme says which colour that is. Every text tone has a
// contrast of 4.5:1 or more on the grounds it is used on, and no meaning rests on a colour alone.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace gridwright::render {

struct Rgb {
    std::uint8_t red = 0, green = 0, blue = 0;

    bool operator==(const Rgb&) const = default;
};

/// "#1b2130"
std::string hex_of(Rgb colour);

enum class Theme : std::uint8_t { light, dark, ink };

struct ThemeRow {
    std::string_view name;
    std::string_view meaning;
    Theme theme;
};

/// The themes, in the order in which lists show them; the first is the default.
std::span<const ThemeRow> themes();

enum class Tone : std::uint8_t {
    none,       ///< nothing is drawn
    page,       ///< the ground around the board
    surface,    ///< an open cell
    surface_2,  ///< a given cell
    grid,       ///< lines between cells
    frame,      ///< around the board
    ink,        ///< text, givens, clues
    ink_3,      ///< pencil marks, names of rows and columns
    accent,     ///< what the player wrote
    level,      ///< how high a tower is in its cell
    hint,       ///< the words that a step reads ...
    hint_line,
    hint_soft,
    good,  ///< ... that it places ...
    good_line,
    good_soft,
    bad,  ///< ... and that are wrong or struck
    bad_soft,
    trial,    ///< the second of two solutions
    forced,   ///< a cell that is decided
    peg,      ///< the colour of a peg, by its index
    peg_ink,  ///< a text on it
};

inline constexpr int peg_colours = 8;

struct Paint {
    Tone tone = Tone::none;
    int peg = 0;  ///< for pegs: 0 to 7

    bool operator==(const Paint&) const = default;
};

/// The colour of a paint that is not `none`.
Rgb colour_of(Theme theme, Paint paint);

}  // namespace gridwright::render
