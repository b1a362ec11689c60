#pragma once

// The layout of the whole screen: a title, the board, a panel about the cell and the game, messages, and a bar with
// keys. The panel is beside the board where there is room, else below it.

#include "cli/play/board_drawing.hpp"

namespace gridwright::cli::play {

struct PanelLine {
    std::string text;
    Style style = {};
};

struct BarItem {
    std::string key, word;
};

struct GamePage {
    std::string title, state, time;  ///< "Skyscraper 6 x 6", "trial", "0:34"
    BoardLook board;
    std::vector<PanelLine> panel;  ///< about the cell and the game
    std::string message;           ///< the answer to the last command
    Ink message_ink = Ink::plain;
    std::string more;          ///< how to read the rest of a message that is too long
    std::vector<BarItem> bar;  ///< the most important first
};

/// A text of its own, such as help.
struct TextPage {
    std::string title;
    std::vector<std::string> lines;  ///< each is wrapped to the width
    int first = 0;                   ///< the first line shown
};

inline constexpr int fewest_rows = 16, fewest_columns = 40;

Screen drawn(const GamePage& page, int rows, int columns, bool unicode);

/// Draws the text from its first line on; a first line beyond the last part of the text is corrected.
Screen drawn(TextPage& page, int rows, int columns);

/// Says that the terminal is too small, and which size is needed.
Screen too_small(int rows, int columns);

}  // namespace gridwright::cli::play
