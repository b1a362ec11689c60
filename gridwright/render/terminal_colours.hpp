#pragma once

// The colours that a terminal of 256 colours shows for the colours of a scene.

namespace gridwright::render {

/// The terminal's index for a colour of a scene, which counts from 1.
int terminal_colour(int colour);

/// The index of black or white, whichever has more contrast (WCAG 2) with this colour.
int terminal_ink_on(int index);

}  // namespace gridwright::render
