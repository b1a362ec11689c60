// How a step marks the board: what it reads, what it places and what it strikes.
import type { Cell, Side, Step, Value } from '../../core/protocol';
import type { CellLook, ClueLook } from '../../parts/board-types';

/** The values that the steps before this one have placed. */
export function placedBefore(steps: readonly Step[], index: number): Map<Cell, Value> {
    const placed = new Map<Cell, Value>();
    for (const step of steps.slice(0, index)) for (const entry of step.concludes.placed ?? []) placed.set(entry.cell, entry.value);
    return placed;
}

export function stepLook(step: Step, cell: Cell, base: CellLook): CellLook {
    const placed = step.concludes.placed?.find((entry) => entry.cell === cell);
    const struck = step.concludes.struck?.find((entry) => entry.cell === cell);
    const read = step.cells?.find((entry) => entry.cell === cell);
    if (placed === undefined && struck === undefined && read === undefined) return base;
    const values = new Set<Value>([...(read?.marks ?? []), ...(struck?.values ?? []), ...(placed === undefined ? [] : [placed.value])]);
    return {
        ...base,
        marks: base.value === null ? [...values] : [],
        struck: struck?.values ?? [],
        circled: placed === undefined ? [] : [placed.value],
        role: placed !== undefined ? 'placed' : 'read',
        describedBy: `about-${cell}`,
    };
}

export function stepClue(step: Step, side: Side, line: number): ClueLook {
    return { role: step.clues?.some((clue) => clue.side === side && clue.line === line) ? 'read' : null };
}
