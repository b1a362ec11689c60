// The puzzle on the setter's board, with its history. Pure: a key changes the draft without asking the core.
import type { Cell, ClueOrGiven, Puzzle, Scene, SceneClue, Side, Value } from '../../core/protocol';
import type { Spot } from '../../parts/board-types';
import { placeOf } from '../../parts/moves';
import { spotKey } from './spots';

/** A puzzle and how its board is drawn; the scene is asked for again only when the whole board is replaced. */
export interface Page {
    puzzle: Puzzle;
    scene: Scene;
    /** Places that symmetric entry has opened and that are still empty, by key. */
    wanted: ReadonlySet<string>;
}

export interface Draft {
    now: Page;
    past: readonly Page[];
    future: readonly Page[];
}

// An answer that is a puzzle also has members about the answer; a draft keeps those that say what the puzzle is.
const aboutTheAnswer = [
    'format', 'file', 'line', 'number', 'verdict', 'added', 'removed', 'fewest', 'decides', 'solution', 'engine', 'seconds', 'stats',
    'expect', 'grade', 'seed', 'index', 'generator', 'source', 'filled', 'marks',
];

export function puzzleOf(answer: object): Puzzle {
    const members = Object.entries(answer).filter(([key]) => !aboutTheAnswer.includes(key));
    return Object.fromEntries(members) as Puzzle;
}

/** Of the places in `wanted` those are taken that this board has. */
export function newDraft(puzzle: Puzzle, scene: Scene, wanted: readonly string[] = []): Draft {
    const places = new Set([...scene.cells.flat().map((cell) => cell.cell), ...scene.slots.map((slot) => spotKey(slot))]);
    return { now: { puzzle, scene, wanted: new Set(wanted.filter((place) => places.has(place))) }, past: [], future: [] };
}

export function replaced(draft: Draft, puzzle: Puzzle, scene: Scene): Draft {
    return step(draft, { puzzle, scene, wanted: new Set() });
}

function step(draft: Draft, now: Page): Draft {
    return { now, past: [...draft.past, draft.now], future: [] };
}

export function undo(draft: Draft): Draft {
    const now = draft.past[draft.past.length - 1];
    return now === undefined ? draft : { now, past: draft.past.slice(0, -1), future: [draft.now, ...draft.future] };
}

export function redo(draft: Draft): Draft {
    const now = draft.future[0];
    return now === undefined ? draft : { now, past: [...draft.past, draft.now], future: draft.future.slice(1) };
}

export function cellValue(puzzle: Puzzle, cell: Cell): Value | null {
    const { row, column } = placeOf(cell);
    return puzzle.grid[row - 1]?.[column - 1] ?? null;
}

/** The clue at a place, null where there is none; puzzles write 0 for none. */
export function clueValue(puzzle: Puzzle, side: Side, line: number): number | null {
    return puzzle.clues?.[side]?.[line - 1] || null;
}

export function valueAt(puzzle: Puzzle, spot: Spot): Value | null {
    return spot.cell !== undefined ? cellValue(puzzle, spot.cell) : clueValue(puzzle, spot.side, spot.line);
}

function sceneCell(scene: Scene, cell: Cell) {
    const { row, column } = placeOf(cell);
    return scene.cells[row - 1]?.[column - 1];
}

function withValue(puzzle: Puzzle, spot: Spot, value: Value | null): Puzzle {
    if (spot.cell !== undefined) {
        const grid = puzzle.grid.map((row) => row.slice());
        const { row, column } = placeOf(spot.cell);
        const cells = grid[row - 1];
        if (cells !== undefined) cells[column - 1] = value;
        return { ...puzzle, grid };
    }
    if (puzzle.clues === undefined) return puzzle;
    const side = puzzle.clues[spot.side].slice();
    side[spot.line - 1] = value === null ? 0 : Number(value);
    return { ...puzzle, clues: { ...puzzle.clues, [spot.side]: side } };
}

/** The same draft if nothing changes. `partners` are the places that symmetric entry opens or clears together with this one. */
export function written(draft: Draft, spot: Spot, value: Value | null, partners: readonly Spot[] = []): Draft {
    const { puzzle, scene, wanted } = draft.now;
    if (spot.cell !== undefined && sceneCell(scene, spot.cell)?.hole !== false) return draft;
    const free = partners.filter((partner) => partner.cell === undefined || sceneCell(scene, partner.cell)?.hole === false);
    let changed = withValue(puzzle, spot, value);
    const open = new Set(wanted);
    open.delete(spotKey(spot));
    for (const partner of free) {
        if (value === null) {
            changed = withValue(changed, partner, null);
            open.delete(spotKey(partner));
        } else if (valueAt(puzzle, partner) === null) open.add(spotKey(partner));
    }
    const same = valueAt(puzzle, spot) === value && open.size === wanted.size
        && free.every((partner) => valueAt(puzzle, partner) === valueAt(changed, partner));
    return same ? draft : step(draft, { puzzle: changed, scene, wanted: open });
}

/** Several clues and givens at once, as one step. */
export function added(draft: Draft, items: readonly ClueOrGiven[]): Draft {
    let puzzle = draft.now.puzzle;
    for (const item of items) puzzle = withValue(puzzle, spotOf(item), item.value);
    return step(draft, { ...draft.now, puzzle });
}

export function removed(draft: Draft, item: ClueOrGiven): Draft {
    return written(draft, spotOf(item), null);
}

export function spotOf(item: { cell?: Cell; side?: Side; line?: number }): Spot {
    return item.cell !== undefined ? { cell: item.cell } : { side: item.side ?? 'top', line: item.line ?? 1 };
}

export function withOption(draft: Draft, key: string, word: string, scene: Scene): Draft {
    return step(draft, { ...draft.now, scene, puzzle: { ...draft.now.puzzle, [key]: word } });
}

/** No clue and no value stands on the board (holes are neither). */
export function isEmpty(page: Page): boolean {
    const cells = page.scene.cells.flat();
    return cells.every((cell) => cell.hole || cellValue(page.puzzle, cell.cell) === null)
        && page.scene.slots.every((slot) => clueValue(page.puzzle, slot.side, slot.line) === null);
}

/** The part of a slot's name that says where it is: "above column 4". */
export function slotPlace(scene: Scene, side: Side, line: number): string {
    const slot = scene.slots.find((entry) => entry.side === side && entry.line === line);
    return (slot?.name ?? '').replace(/^no clue /, '');
}

/** The scene with the clues and values of the draft in it. */
export function drawn(page: Page): Scene {
    const { puzzle, scene } = page;
    const clues: SceneClue[] = [];
    for (const slot of scene.slots) {
        const value = clueValue(puzzle, slot.side, slot.line);
        if (value !== null) {
            const name = `clue ${value} ${slotPlace(scene, slot.side, slot.line)}`;
            clues.push({ side: slot.side, line: slot.line, value, name, text: String(value) });
        }
    }
    const cells = scene.cells.map((row) => row.map((cell) => {
        const value = cell.hole ? cell.value : cellValue(puzzle, cell.cell);
        return { ...cell, value, given: value !== null };
    }));
    return { ...scene, clues, cells };
}
