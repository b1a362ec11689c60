// What tests of the game share: boards of each kind, numbers that are drawn but always the same, and players who act at
// random.

import { cellAt, givenAtIndex, type Action, type Game, type MarkList, type Puzzle, type Value } from './game';

/** Draws whole numbers from 0 to below `most`; the same for the same seed (mulberry32, by T. Ettinger). */
export type Random = (most: number) => number;

export function randomFrom(seed: number): Random {
    let state = seed >>> 0;
    return (most) => {
        state = (state + 0x6d2b79f5) >>> 0;
        let bits = Math.imul(state ^ (state >>> 15), state | 1);
        bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
        return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * most);
    };
}

export function oneOf<T>(random: Random, list: readonly T[]): T {
    return list[random(list.length)]!;
}

function emptyGrid(rows: number, columns: number): (Value | null)[][] {
    return Array.from({ length: rows }, () => Array<Value | null>(columns).fill(null));
}

const skyscraper: Puzzle = {
    puzzle: 'skyscraper',
    size: 4,
    clues: { top: [0, 3, 2, 0], left: [2, 0, 3, 0], bottom: [0, 0, 0, 0], right: [0, 0, 0, 0] },
    grid: emptyGrid(4, 4).map((row, index) => (index === 3 ? [null, null, null, 1] : row)),
};
const hoodoo: Puzzle = {
    puzzle: 'hoodoo', rows: 2, columns: 3, pegs: 'fewest', colours: 3, grid: [[1, 'x', null], [null, null, null]], source: 'here',
};
const closeOrFar: Puzzle = {
    puzzle: 'close-or-far',
    size: 6,
    grid: emptyGrid(6, 6).map((row, index) => row.map((_, column) => (index === column && index < 3 ? 'F' : null))),
};

export const puzzles: readonly Puzzle[] = [skyscraper, hoodoo, closeOrFar];

/** The values of a board, in the order in which its scene has them. */
export function valuesOf(puzzle: Puzzle): Value[] {
    if (puzzle.puzzle === 'close-or-far') return ['-', 'C', 'F'];
    const highest = Number(puzzle.colours ?? puzzle.size ?? Math.max(puzzle.rows ?? 0, puzzle.columns ?? 0));
    const numbers = Array.from({ length: highest }, (_, index) => index + 1);
    return puzzle.puzzle === 'hoodoo' && puzzle['pegs'] !== 'none' ? [...numbers, 0] : numbers;
}

/** An action that the board takes; most of them change it. */
export function randomAction(game: Game, random: Random): Action {
    const open = game.board.map((_, index) => index).filter((index) => givenAtIndex(game, index) === null);
    const cell = () => cellAt(game, oneOf(random, open));
    const value = () => oneOf(random, game.values);
    const some = () => game.values.filter(() => random(2) === 0);
    const list = (): MarkList => Array.from({ length: random(4) }, () => ({ cell: cell(), values: some() }));
    const grid = (): MarkList =>
        Array.from({ length: game.rows }, (_, row) =>
            Array.from({ length: game.columns }, (_, column) =>
                open.includes(row * game.columns + column) && random(2) === 0 ? some() : null));
    const place = (): Action => ({ do: 'place', cell: cell(), value: value(), ...(random(3) === 0 && { struck: list() }) });
    const mark = (): Action => ({ do: 'mark', cell: cell(), value: value(), second: random(3) === 0 });
    const choices: (() => Action)[] = [
        place, place, place, mark, mark, mark, mark,
        () => ({ do: 'erase', cell: cell() }),
        () => ({ do: 'fill', marks: random(2) === 0 ? list() : grid() }),
        () => ({ do: 'prune', marks: random(2) === 0 ? list() : grid() }),
        () => ({ do: 'apply', placed: [{ cell: cell(), value: value() }], marks: list(), struck: list() }),
        () => ({ do: 'several', actions: [place(), mark(), { do: 'erase', cell: cell() }] }),
        () => ({ do: 'try', nested: true }),
        () => ({ do: oneOf(random, ['keep', 'discard'] as const) }),
        () => ({ do: oneOf(random, ['undo', 'undo', 'redo'] as const) }),
        () => (random(10) === 0 ? { do: 'restart' } : place()),
    ];
    return oneOf(random, choices)();
}
