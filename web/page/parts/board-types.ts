// What a view tells the board: how each cell and clue looks now. The scene says what stands where; the look says what it means at this moment.
import type { ComponentChildren } from 'preact';
import type { Arc, Cell, ClueSpot, Scene, Side, Status, Value } from '../core/protocol';

export type { Arc, Cell, Side, Value };

/** Where the focus is: a cell, or a place for a clue. */
export type Spot = { cell: Cell; side?: undefined; line?: undefined } | (ClueSpot & { cell?: undefined });

export interface CellLook {
    value: Value | null;
    /** A second value where two solutions differ. */
    other?: Value | null;
    marks?: readonly Value[];
    marks2?: readonly Value[];
    given?: boolean;
    trial?: boolean;
    wrong?: boolean;
    role?: 'read' | 'placed' | 'forced' | 'differs' | 'seen' | 'dim' | null;
    /** Marks that a hint strikes, and marks that it makes the value. */
    struck?: readonly Value[];
    circled?: readonly Value[];
    /** On a row or column of the selected cell. */
    onLine?: boolean;
    /** Replaces the name made from place, value and state. */
    name?: string;
    describedBy?: string;
}

export interface ClueLook {
    state?: 'open' | 'met' | 'broken';
    role?: 'read' | 'pointed' | 'conflict' | 'typing' | null;
    /** Replaces the clue's text, while it is typed. */
    text?: string;
    name?: string;
}

export interface BoardProps {
    scene: Scene;
    label: string;
    editor?: boolean;
    /** The spot that Tab enters. The board moves the focus there when it changes while the board has the focus. */
    focus: Spot;
    selected: ReadonlySet<Cell>;
    look(cell: Cell): CellLook;
    clueLook?(side: Side, line: number): ClueLook;
    /** An arrow, a click or a tap went to this spot; extend: the selection grows to it. */
    onFocus(spot: Spot, extend: boolean): void;
    /** The focus came to this spot by itself, as by Tab or a screen reader. Without it, as if an arrow had led there. */
    onEnter?(spot: Spot): void;
    /** Every key that is not a move inside the board. */
    onKey(event: KeyboardEvent): void;
    /** The selection by pointer: a drag over cells, or all cells of one value. */
    onPick(cells: Cell[]): void;
    onPointClue?(clue: ClueSpot | null): void;
    /** The drawing at the end of a line is pointed at: "row 3". */
    onPointLine?(line: string): void;
    /** What each line has of what it wants, drawn at its end where the puzzle counts values. */
    tallies?: Status | null;
    arcs?: readonly Arc[];
    overlay?: ComponentChildren;
    /** Once after the last value: a wave over the rows. */
    finished?: boolean;
    /** Reads only: no selection by pointer, for examples and replays. */
    quiet?: boolean;
}
