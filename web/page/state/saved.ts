// A game as it is saved, in the format of the terminal (docs/playing.md): the puzzle, what was written on its board, and
// every move. Two things only the page has. Nested trials need nothing more than the format has: a move says which trial
// it leaves and which it enters. Marks of the second kind are members of their own, named `second`, of the game and of
// its moves. The terminal passes over them, and where it saves the game again they are gone.

import type { Puzzle, Value } from '../core/protocol';
import { cellAt, type Game, type Move, type Trial, type Verb, type Writing } from './game';

type Grid<T> = (T | null)[][];
type Pair<T> = [T | null, T | null];
type Values = readonly Value[];

export interface SavedChange {
    cell: string;
    filled?: Pair<Value>;
    marks?: Pair<Values>;
}

export interface SavedMove {
    do: Verb;
    changes: SavedChange[];
    second?: { cell: string; marks: Pair<Values> }[];
    trial?: Pair<number>;
}

export interface SavedGame extends Omit<Puzzle, 'filled' | 'marks'> {
    format: 2;
    puzzle: string;
    grid: Grid<Value>;
    filled?: Grid<Value>;
    marks?: Grid<Values>;
    second?: Grid<Values>;
    seconds: number;
    solved: boolean;
    history: { moves: SavedMove[]; done: number; trial: Trial };
}

/** A part of what is written, as rows of the board; undefined where no cell has it. */
function rowsOf<Key extends keyof Writing>(game: Game, key: Key): Writing[Key][][] | undefined {
    if (game.board.every((writing) => writing[key] === null)) return undefined;
    return Array.from({ length: game.rows }, (_, row) =>
        game.board.slice(row * game.columns, (row + 1) * game.columns).map((writing) => writing[key]));
}

/** The puzzle with what its player has written, as asks take it. */
export function withWriting(game: Game): Puzzle {
    const { grid, ...others } = game.puzzle;
    const filled = rowsOf(game, 'value'), marks = rowsOf(game, 'marks');
    const board = { grid, ...(filled && { filled }), ...(marks && { marks }) };
    // In the order in which the terminal writes them: remarks come last.
    const remarks = ['title', 'author', 'source', 'expect', 'comments'];
    const members = Object.entries(others);
    return Object.fromEntries([
        ...members.filter(([key]) => !remarks.includes(key)),
        ...Object.entries(board),
        ...members.filter(([key]) => remarks.includes(key)),
    ]) as Puzzle;
}

const same = (a: Values | null, b: Values | null) => JSON.stringify(a) === JSON.stringify(b);

function savedMove(game: Game, move: Move): SavedMove {
    const changes: SavedChange[] = [];
    const second: NonNullable<SavedMove['second']> = [];
    for (const { index, before, after } of move.changes) {
        const change: SavedChange = { cell: cellAt(game, index) };
        if (before.value !== after.value) change.filled = [before.value, after.value];
        if (!same(before.marks, after.marks)) change.marks = [before.marks, after.marks];
        // The terminal takes a change without members for one of a blank cell, so such a change is left out.
        if (change.filled || change.marks) changes.push(change);
        if (!same(before.second, after.second)) second.push({ cell: change.cell, marks: [before.second, after.second] });
    }
    const saved: SavedMove = { do: move.do, changes };
    if (second.length > 0) saved.second = second;
    if (move.trialBefore !== move.trialAfter) saved.trial = [move.trialBefore, move.trialAfter];
    return saved;
}

/** Moves never change, and a game is saved after each of them, so every move is translated once. */
const translated = new WeakMap<Move, SavedMove>();

function savedOnce(game: Game, move: Move): SavedMove {
    const known = translated.get(move);
    if (known) return known;
    const saved = savedMove(game, move);
    translated.set(move, saved);
    return saved;
}

export function toSaved(game: Game): SavedGame {
    const second = rowsOf(game, 'second');
    const { format: _, ...puzzle } = withWriting(game);
    return {
        format: 2,
        ...(puzzle as Puzzle & { marks?: Grid<Values> }),
        ...(second && { second }),
        seconds: game.seconds,
        solved: game.solved,
        history: { moves: game.moves.map((move) => savedOnce(game, move)), done: game.done, trial: game.trial },
    };
}

export { fromSaved } from './read-saved';
