// How the cells and clues of the editor look under the verdict.
import type { Cell, Scene, Side, Value, VerdictAnswer } from '../../core/protocol';
import type { CellLook, ClueLook, Spot } from '../../parts/board-types';
import { placeOf, sameSpot } from '../../parts/moves';
import { cellValue, clueValue, slotPlace } from './draft';
import type { Page } from './draft';
import { spotKey } from './spots';

/** Which of two solutions is shown. */
export type Which = 'both' | 'first' | 'second';

function at(grid: (Value | null)[][] | null | undefined, cell: Cell): Value | null {
    const { row, column } = placeOf(cell);
    return grid?.[row - 1]?.[column - 1] ?? null;
}

export function cellLook(page: Page, verdict: VerdictAnswer | null, which: Which, cell: Cell): CellLook {
    const given = cellValue(page.puzzle, cell);
    if (given !== null) return { value: given, given: true, wrong: verdict?.conflict?.cells.includes(cell) ?? false };
    const wanted = page.wanted.has(cell);
    const name = wanted ? `${page.scene.cells.flat().find((entry) => entry.cell === cell)?.place ?? cell}, empty, to be filled` : undefined;
    const empty: CellLook = { value: null, name, circled: [], role: wanted ? 'read' : null };
    if (verdict === null) return empty;
    const forced = at(verdict.forced, cell);
    if (forced !== null) return { value: forced, role: 'forced' };
    const [first, second] = verdict.solutions ?? [];
    if (which !== 'both') {
        const value = at(which === 'first' ? first : second, cell);
        return value === null ? empty : { value, role: null, trial: which === 'second' };
    }
    if (verdict.differ?.includes(cell)) return { value: at(first, cell), other: at(second, cell), role: 'differs' };
    return empty;
}

export function clueLook(page: Page, scene: Scene, verdict: VerdictAnswer | null, focus: Spot, side: Side, line: number): ClueLook {
    const spot: Spot = { side, line };
    const inConflict = verdict?.conflict?.clues.some((clue) => clue.side === side && clue.line === line) ?? false;
    if (inConflict && clueValue(page.puzzle, side, line) !== null) return { role: 'conflict' };
    if (page.wanted.has(spotKey(spot))) {
        return { role: sameSpot(focus, spot) ? 'typing' : 'read', name: `no clue ${slotPlace(scene, side, line)}, to be filled` };
    }
    return { role: sameSpot(focus, spot) ? 'typing' : null };
}

/** The part of a verdict that may still be drawn on this board: that of an earlier one goes when it makes room. */
export function drawable(answer: VerdictAnswer | null, looking: boolean): VerdictAnswer | null {
    return looking || answer === null || answer.verdict === 'unknown' ? null : answer;
}
