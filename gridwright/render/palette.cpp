// Pegs have the colours of Okabe and Ito, deepened or lightened until their number is readable on them at 4.5:1. The
// theme `ink` is for black printers and photocopiers: white pegs with black outlines, told apart by shape and number.

#include "gridwright/render/palette.hpp"

#include "gridwright/base/require.hpp"

namespace gridwright::render {
namespace {

constexpr ThemeRow theme_rows[] = {
    {"light", "colours on white", Theme::light},
    {"dark", "colours on black, for screens", Theme::dark},
    {"ink", "black, white and grey, for printers", Theme::ink},
};

constexpr Rgb rgb(std::uint32_t code) {
    return {static_cast<std::uint8_t>(code >> 16), static_cast<std::uint8_t>(code >> 8),
            static_cast<std::uint8_t>(code)};
}

/// By tone from page to forced, for each theme.
constexpr std::uint32_t tones[][19] = {
    {0xffffff, 0xffffff, 0xf0ede5, 0xb9b4a5, 0x1f2637, 0x1b2130, 0x646b7c, 0x2c46c8, 0xeff1fb, 0x8a4b00, 0xb57704,
     0xffeecb, 0x0f6b46, 0x2f9e6e, 0xdcf2e6, 0xb3261e, 0xfde6e3, 0x7439ab, 0xe4e1d6},
    {0x10131a, 0x181d27, 0x222936, 0x3d4759, 0xaeb8ca, 0xeef1f7, 0x97a2b6, 0x9db0ff, 0x252c3d, 0xffcf7a, 0xd99a2b,
     0x3d3116, 0x7edcae, 0x3fa878, 0x16392b, 0xffa79d, 0x482320, 0xd8b4ff, 0x2b3341},
    {0xffffff, 0xffffff, 0xf0f0f0, 0x999999, 0x000000, 0x000000, 0x555555, 0x000000, 0xffffff, 0x000000, 0x555555,
     0xdddddd, 0x000000, 0x000000, 0xffffff, 0x000000, 0xffffff, 0x444444, 0xe4e4e4},
};

constexpr std::uint32_t pegs[][peg_colours] = {
    {0x0067a3, 0xb84e00, 0x00754f, 0xf0c419, 0x7b3fa0, 0x7cc8f0, 0xe58fbb, 0x4a5160},
    {0x5aa9e6, 0xf08a3c, 0x45c498, 0xf3d250, 0xb98ae0, 0xb5e2fb, 0xf2a9cd, 0xa3adbd},
    {0xffffff, 0xffffff, 0xffffff, 0xffffff, 0xffffff, 0xffffff, 0xffffff, 0xffffff},
};

constexpr std::uint32_t peg_inks[][peg_colours] = {
    {0xffffff, 0xffffff, 0xffffff, 0x1b2130, 0xffffff, 0x1b2130, 0x1b2130, 0xffffff},
    {0x0b1220, 0x0b1220, 0x0b1220, 0x0b1220, 0x0b1220, 0x0b1220, 0x0b1220, 0x0b1220},
    {0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000, 0x000000},
};

}  // namespace

std::string hex_of(Rgb colour) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const int part : {colour.red, colour.green, colour.blue}) {
        text += digits[static_cast<std::size_t>(part / 16)];
        text += digits[static_cast<std::size_t>(part % 16)];
    }
    return text;
}

std::span<const ThemeRow> themes() {
    return theme_rows;
}

Rgb colour_of(Theme theme, Paint paint) {
    base::require(paint.tone != Tone::none, "nothing is drawn without a colour");
    const int row = static_cast<int>(theme);
    if (paint.tone == Tone::peg) return rgb(pegs[row][paint.peg]);
    if (paint.tone == Tone::peg_ink) return rgb(peg_inks[row][paint.peg]);
    return rgb(tones[row][static_cast<int>(paint.tone) - 1]);
}

}  // namespace gridwright::render
