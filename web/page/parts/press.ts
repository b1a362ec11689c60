// A button that acts as soon as it is touched, and still by keyboard or screen reader. The focus stays where it was, so
// that keys go on working on the board.
import type { JSX } from 'preact';

/** The press that acted already; the click that follows it does not act again. */
let acted: { button: EventTarget; at: number } | null = null;
const sameTap = 1000;

export interface PressHandlers {
    onPointerDown(event: JSX.TargetedPointerEvent<HTMLButtonElement>): void;
    onMouseDown(event: JSX.TargetedMouseEvent<HTMLButtonElement>): void;
    onClick(event: JSX.TargetedMouseEvent<HTMLButtonElement>): void;
}

export function onPress(run: () => void): PressHandlers {
    return {
        onPointerDown: (event) => {
            if (event.button !== 0) return;
            acted = { button: event.currentTarget, at: event.timeStamp };
            run();
        },
        onMouseDown: (event) => event.preventDefault(),
        onClick: (event) => {
            const again = acted?.button === event.currentTarget && event.timeStamp - acted.at < sameTap;
            acted = null;
            if (!again) run();
        },
    };
}
