// Places on the editor's board: cells and slots for clues, and which places belong together under a symmetry.
import type { Scene, Side } from '../../core/protocol';
import type { Spot } from '../../parts/board-types';
import { cellAt, placeOf, sameSpot } from '../../parts/moves';

export type Symmetry = 'none' | 'half-turn' | 'mirror' | 'quarter-turn';

export const symmetries: { id: Symmetry; name: string; square: boolean }[] = [
    { id: 'none', name: 'None', square: false },
    { id: 'half-turn', name: 'Half turn', square: false },
    { id: 'mirror', name: 'Mirror', square: false },
    { id: 'quarter-turn', name: 'Quarter turn', square: true },
];

export function spotKey(spot: Spot): string {
    return spot.cell !== undefined ? spot.cell : `${spot.side} ${spot.line}`;
}

// A slot is a place just outside the board, so every place has a row and a column from 0 to n + 1.
function position(scene: Scene, spot: Spot): [number, number] {
    if (spot.cell !== undefined) {
        const { row, column } = placeOf(spot.cell);
        return [row, column];
    }
    if (spot.side === 'top') return [0, spot.line];
    if (spot.side === 'bottom') return [scene.rows + 1, spot.line];
    return [spot.line, spot.side === 'left' ? 0 : scene.columns + 1];
}

function spotAt(scene: Scene, row: number, column: number): Spot {
    const slot = (side: Side, line: number): Spot => ({ side, line });
    if (row === 0) return slot('top', column);
    if (row === scene.rows + 1) return slot('bottom', column);
    if (column === 0) return slot('left', row);
    if (column === scene.columns + 1) return slot('right', row);
    return { cell: cellAt(row, column) };
}

/** The other places that are kept together with this one. */
export function partners(scene: Scene, spot: Spot, symmetry: Symmetry): Spot[] {
    const [row, column] = position(scene, spot);
    const last = { row: scene.rows + 1, column: scene.columns + 1 };
    let places: [number, number][] = [];
    if (symmetry === 'half-turn') places = [[last.row - row, last.column - column]];
    if (symmetry === 'mirror') places = [[row, last.column - column]];
    if (symmetry === 'quarter-turn' && scene.rows === scene.columns) {
        places = [[column, last.row - row], [last.row - row, last.column - column], [last.column - column, row]];
    }
    const found = new Map<string, Spot>();
    for (const [r, c] of places) {
        const partner = spotAt(scene, r, c);
        if (!sameSpot(partner, spot)) found.set(spotKey(partner), partner);
    }
    return [...found.values()];
}

/** The spot of a key of `spotKey`. */
export function spotFromKey(key: string): Spot {
    const slot = /^(top|left|bottom|right) (\d+)$/.exec(key);
    return slot === null ? { cell: key } : { side: slot[1] as Side, line: Number(slot[2]) };
}
