// Where an arrow or Home and End lead. Cells are addressed from the top left; clues stand beyond the edge.
import type { Cell, Scene, Side } from '../core/protocol';
import type { Spot } from './board-types';

export interface Place {
    row: number;
    column: number;
}

export function cellAt(row: number, column: number): Cell {
    return `r${row}c${column}`;
}

export function placeOf(cell: Cell): Place {
    const found = /^r(\d+)c(\d+)$/.exec(cell);
    return found ? { row: Number(found[1]), column: Number(found[2]) } : { row: 1, column: 1 };
}

export function sameSpot(a: Spot, b: Spot): boolean {
    return a.cell !== undefined ? a.cell === b.cell : a.side === b.side && a.line === b.line;
}

/** A clue is on the row or column 0 or beyond the last one. */
function placeOfSpot(spot: Spot, scene: Scene): Place {
    if (spot.cell !== undefined) return placeOf(spot.cell);
    if (spot.side === 'top') return { row: 0, column: spot.line };
    if (spot.side === 'bottom') return { row: scene.rows + 1, column: spot.line };
    if (spot.side === 'left') return { row: spot.line, column: 0 };
    return { row: spot.line, column: scene.columns + 1 };
}

function spotOf(place: Place, scene: Scene): Spot | null {
    const insideRows = place.row >= 1 && place.row <= scene.rows;
    const insideColumns = place.column >= 1 && place.column <= scene.columns;
    if (insideRows && insideColumns) return { cell: cellAt(place.row, place.column) };
    if (insideColumns && place.row === 0) return { side: 'top', line: place.column };
    if (insideColumns && place.row === scene.rows + 1) return { side: 'bottom', line: place.column };
    if (insideRows && place.column === 0) return { side: 'left', line: place.row };
    if (insideRows && place.column === scene.columns + 1) return { side: 'right', line: place.row };
    return null;
}

const steps: Record<string, [number, number, Side]> = {
    ArrowUp: [-1, 0, 'top'],
    ArrowDown: [1, 0, 'bottom'],
    ArrowLeft: [0, -1, 'left'],
    ArrowRight: [0, 1, 'right'],
};

/** The spot after a key, or null if the key is no move. In the editor arrows also reach the places of clues; in play Ctrl and an arrow go to the clue at that end. */
export function moved(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>, from: Spot, scene: Scene, editor: boolean): Spot | null {
    if (event.altKey || event.metaKey) return null;
    const here = placeOfSpot(from, scene);
    const step = steps[event.key];
    const clueAt = (side: Side, line: number): boolean =>
        (editor ? scene.slots : scene.clues).some((slot) => slot.side === side && slot.line === line);
    if (step) {
        if (event.ctrlKey && from.cell !== undefined) {
            const line = step[0] ? here.column : here.row;
            if (clueAt(step[2], line)) return { side: step[2], line };
            const last = step[0] + step[1] < 0 ? 1 : step[0] ? scene.rows : scene.columns;
            return { cell: step[0] ? cellAt(last, here.column) : cellAt(here.row, last) };
        }
        const next = spotOf({ row: here.row + step[0], column: here.column + step[1] }, scene);
        if (!next) return from;
        if (next.cell === undefined && !(editor && clueAt(next.side, next.line))) return from;
        return next;
    }
    const row = Math.min(Math.max(here.row, 1), scene.rows);
    if (event.key === 'Home') return { cell: event.ctrlKey ? cellAt(1, 1) : cellAt(row, 1) };
    if (event.key === 'End') return { cell: event.ctrlKey ? cellAt(scene.rows, scene.columns) : cellAt(row, scene.columns) };
    return null;
}

/** All cells between two corners, the second one last. */
export function block(from: Cell, to: Cell): Cell[] {
    const a = placeOf(from);
    const b = placeOf(to);
    const cells: Cell[] = [];
    for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); ++row) {
        for (let column = Math.min(a.column, b.column); column <= Math.max(a.column, b.column); ++column) {
            const cell = cellAt(row, column);
            if (cell !== to) cells.push(cell);
        }
    }
    cells.push(to);
    return cells;
}

/** The cells on the way from one cell to another, both included: a quick pointer does not touch all of them. */
export function between(from: Cell, to: Cell): Cell[] {
    const a = placeOf(from);
    const b = placeOf(to);
    const steps = Math.max(Math.abs(b.row - a.row), Math.abs(b.column - a.column), 1);
    return Array.from({ length: steps + 1 }, (_, i) =>
        cellAt(Math.round(a.row + ((b.row - a.row) * i) / steps), Math.round(a.column + ((b.column - a.column) * i) / steps)));
}
