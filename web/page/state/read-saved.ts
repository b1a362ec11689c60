// Reads a saved game. It may come from another program, another version or a hand that changed it, so nothing in it is
// taken on trust: what contradicts itself is refused with a sentence, as in the terminal.

import type { Puzzle, Value } from '../core/protocol';
import { blank, givenAtIndex, isFull, newGame, type Game, type Writing } from './game';
import { Damage, isCount, isObject, isValue, member, refuse, valueReader, type Members } from './damage';
import { readHistory } from './read-history';

const largestSide = 62;
const mostSeconds = 2 ** 30;

function side(saved: Members, key: string): number | null {
    const value = member(saved, key);
    if (value === null) return null;
    if (isCount(value) && value >= 1 && value <= largestSide) return value;
    return refuse(`"${key}" must be a number from 1 to ${largestSide}.`);
}

/** A list of rows of a board, with one item for each cell. */
function gridOf<T>(
    value: unknown, key: string, rows: number, columns: number, read: (item: unknown) => T | null,
): (T | null)[][] {
    const fits = (list: unknown, length: number): list is unknown[] => Array.isArray(list) && list.length === length;
    if (!fits(value, rows) || !value.every((row) => fits(row, columns)))
        return refuse(`"${key}" must have ${rows} rows of ${columns} cells.`);
    return (value as unknown[][]).map((row) => row.map((item) => (item === null ? null : read(item))));
}

function checkClues(clues: unknown, rows: number, columns: number): void {
    const lengths = { top: columns, left: rows, bottom: columns, right: rows };
    for (const [key, length] of Object.entries(lengths)) {
        const list = isObject(clues) ? member(clues, key) : null;
        if (!Array.isArray(list) || list.length !== length || !list.every(isCount))
            refuse(`The clues need a list "${key}" of ${length} numbers.`);
    }
}

/** The puzzle without what was written on it, with a grid that fits its size. */
function puzzleOf(saved: Members): Puzzle {
    const version = member(saved, 'format');
    if (version !== null && version !== 1 && version !== 2) refuse('The format of this game is unknown; 1 and 2 are read.');
    const kind = member(saved, 'puzzle');
    if (typeof kind !== 'string' || kind === '') refuse('The member "puzzle" is missing; it names the kind of puzzle.');
    const size = side(saved, 'size');
    const rows = size ?? side(saved, 'rows');
    const columns = size ?? side(saved, 'columns');
    if (rows === null || columns === null) return refuse('The size of the board is missing.');
    const given = (item: unknown) => (isValue(item) ? item : refuse('A given must be a number or a text.'));
    const grid = member(saved, 'grid')
        ? gridOf(saved['grid'], 'grid', rows, columns, given)
        : Array.from({ length: rows }, () => Array<Value | null>(columns).fill(null));
    const clues = member(saved, 'clues');
    if (clues !== null) checkClues(clues, rows, columns);
    const { format: _f, filled: _i, marks: _m, second: _s, seconds: _t, solved: _d, history: _h, ...puzzle } = saved;
    return { ...puzzle, grid } as Puzzle;
}

/** The board of the members `filled`, `marks` and `second`. */
function boardOf(saved: Members, game: Game): Writing[] {
    const read = valueReader(game);
    const part = <T>(key: string, each: (item: unknown) => T | null) => {
        const grid = member(saved, key);
        return grid === null ? [] : gridOf(grid, key, game.rows, game.columns, each).flat();
    };
    const given = (index: number) => givenAtIndex(game, index);
    // Entries and marks may repeat what the puzzle gives, so a given's value is read here although no player writes it.
    const filled = part('filled', (item) => (isValue(item) ? item : read.value(item)));
    const marks = part('marks', read.marks), second = part('second', read.marks);
    return game.board.map((_, index) => {
        const value = filled[index] ?? null;
        if (given(index) !== null) {
            if (value !== null && value !== given(index)) refuse('A cell is filled in that the puzzle gives.');
            return blank;
        }
        if (value !== null) return { ...blank, value: read.value(value) };
        return { value: null, marks: marks[index] ?? null, second: second[index] ?? null };
    });
}

function read(saved: Members, values: readonly Value[]): Game {
    const start = newGame(puzzleOf(saved), values);
    const board = boardOf(saved, start);
    const history = member(saved, 'history');
    const game: Game = { ...start, board, ...(history !== null && readHistory(history, { ...start, board })) };
    const seconds = member(saved, 'seconds');
    return {
        ...game,
        seconds: Number.isFinite(seconds) ? Math.min(Math.max(Math.floor(seconds as number), 0), mostSeconds) : 0,
        solved: member(saved, 'solved') === true && isFull(game),
    };
}

/**
 * The game that `toSaved` or the terminal has saved, on a board of these values; otherwise a sentence about what is wrong
 * with it. A board without a history is a game that begins there.
 */
export function fromSaved(saved: unknown, values: readonly Value[]): Game | string {
    try {
        return isObject(saved) ? read(saved, values) : 'This is not a saved game.';
    } catch (problem) {
        return problem instanceof Damage ? problem.message : 'The saved game cannot be read.';
    }
}
