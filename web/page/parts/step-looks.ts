// What a step of the core says about cells and clues, as looks of the board.
import type { Cell, Scene, Side, Step, Value } from '../core/protocol';
import type { CellLook, ClueLook } from './board-types';
import { inOrder, valueTable, word } from './names';

export interface StepLooks {
    /** What is added to the look of each cell. */
    cells: Map<Cell, Partial<CellLook>>;
    clues: Set<string>;
    /** The words that describe a cell, each once. */
    words: Map<Cell, string>;
}

/** `shows`: also what the step concludes, not only what it reads. */
export function looksOf(steps: readonly Step[], shows: boolean, scene: Scene): StepLooks {
    const cells = new Map<Cell, Partial<CellLook>>();
    const words = new Map<Cell, string>();
    const clues = new Set<string>();
    const values = valueTable(scene);
    const list = (all: readonly Value[]): string => inOrder(values, [...new Set(all)]).map((value) => word(values, value)).join(' ');
    const read = (cell: Cell): void => {
        if (cells.has(cell)) return;
        cells.set(cell, { role: 'read' });
        words.set(cell, 'hint');
    };
    for (const step of steps) {
        for (const clue of step.clues ?? []) clues.add(`${clue.side} ${clue.line}`);
        for (const { cell } of step.cells ?? []) read(cell);
        for (const { cell, values: struck } of step.concludes.struck ?? []) {
            read(cell);
            if (!shows) continue;
            const before = cells.get(cell)?.struck ?? [];
            cells.set(cell, { ...cells.get(cell), struck: [...before, ...struck] });
            words.set(cell, `hint: strike ${list([...before, ...struck])}`);
        }
        for (const { cell, value } of step.concludes.placed ?? []) {
            read(cell);
            if (!shows) continue;
            cells.set(cell, { ...cells.get(cell), role: 'placed', circled: [value] });
            words.set(cell, `hint: place ${word(values, value)}`);
        }
    }
    return { cells, clues, words };
}

/** A hint that speaks of wrong entries. */
export function looksOfWrong(wrong: readonly Cell[]): StepLooks {
    return { cells: new Map(), clues: new Set(), words: new Map(wrong.map((cell) => [cell, 'hint: this entry is wrong'])) };
}

export function clueRead(looks: StepLooks | null, side: Side, line: number): ClueLook {
    return looks?.clues.has(`${side} ${line}`) ? { role: 'read' } : {};
}
