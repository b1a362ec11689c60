// The game as a pure reducer: a puzzle, what its player has written on the board, and how it came about. It knows cells and
// values, but no rules, no worker and no clock. The terminal plays the same game (docs/playing.md), and
// tests/game/cases.json holds for both.

import type { Cell, Puzzle, Value } from '../core/protocol';
import { boardAfter, boardBeforeTrial, changesBetween, outerTrial, replay } from './moves';
import { refusalOf } from './refusal';

export type { Cell, Puzzle, Value } from '../core/protocol';

/** What a player has written into a cell: a value, else perhaps marks, of which there is at least one. */
export interface Writing {
    readonly value: Value | null;
    readonly marks: readonly Value[] | null;
    /** Marks of the second kind, which only the page has. */
    readonly second: readonly Value[] | null;
}

export interface Change {
    readonly index: number;
    readonly before: Writing;
    readonly after: Writing;
}

/** The number of moves that were done when the trial began; null without a trial. */
export type Trial = number | null;

export interface Move {
    readonly do: Verb;
    readonly changes: readonly Change[];
    readonly trialBefore: Trial;
    readonly trialAfter: Trial;
}

export interface CellValues {
    cell: Cell;
    values: readonly Value[];
}

/** Marks of cells: a list, or a grid as the ask `marks` answers it. */
export type MarkList = readonly CellValues[] | readonly (readonly (readonly Value[] | null)[])[];

export type Action =
    | { do: 'place'; cell: Cell; value: Value; struck?: MarkList }
    | { do: 'erase'; cell: Cell }
    | { do: 'mark'; cell: Cell; value: Value; second?: boolean }
    | { do: 'fill' | 'prune'; marks: MarkList }
    | { do: 'apply'; placed?: readonly { cell: Cell; value: Value }[]; marks?: MarkList; struck?: MarkList }
    | { do: 'several'; actions: readonly Action[] }
    | { do: 'try'; nested?: boolean }
    | { do: 'keep' | 'discard' | 'restart' | 'undo' | 'redo' };

export const verbs = [
    'place', 'erase', 'mark', 'fill', 'prune', 'apply', 'try', 'keep', 'discard', 'undo', 'restart', 'redo',
] as const;
export type Verb = (typeof verbs)[number];

export interface Game {
    readonly puzzle: Puzzle;
    /** The values that a player may write; an empty list takes every value. Marks are kept in this order. */
    readonly values: readonly Value[];
    readonly rows: number;
    readonly columns: number;
    readonly board: readonly Writing[];
    readonly moves: readonly Move[];
    readonly done: number;
    readonly trial: Trial;
    readonly seconds: number;
    readonly solved: boolean;
}

export type Applied = { game: Game; changed: boolean } | { refused: string };

export const blank: Writing = { value: null, marks: null, second: null };

/** Begins with what the puzzle object says is filled in; nothing before that can be undone. */
export function newGame(puzzle: Puzzle, values: readonly Value[]): Game {
    const { filled, marks, ...alone } = puzzle;
    const { rows, columns } = sizeOf(puzzle);
    const board: Writing[] = [];
    for (let row = 0; row < rows; ++row)
        for (let column = 0; column < columns; ++column) {
            const given = puzzle.grid?.[row]?.[column] ?? null;
            const value = given === null ? (filled?.[row]?.[column] ?? null) : null;
            const marked = given === null && value === null ? (marks?.[row]?.[column] ?? null) : null;
            board.push({ value, marks: marked && marked.length > 0 ? sorted(marked, values) : null, second: null });
        }
    const game = { puzzle: alone as Puzzle, values, rows, columns, board };
    return { ...game, moves: [], done: 0, trial: null, seconds: 0, solved: false };
}

function sizeOf(puzzle: Puzzle): { rows: number; columns: number } {
    const rows = puzzle.grid?.length ?? puzzle.rows ?? puzzle.size ?? 0;
    return { rows, columns: puzzle.grid?.[0]?.length ?? puzzle.columns ?? puzzle.size ?? 0 };
}

/** Values in the order of the board's values, each once. */
export function sorted(list: readonly Value[], values: readonly Value[]): readonly Value[] {
    const place = (value: Value) => {
        const found = values.indexOf(value);
        return found >= 0 ? found : values.length + (typeof value === 'number' ? value : 0);
    };
    return [...new Set(list)].sort((a, b) => place(a) - place(b));
}

/** The place of a cell on the board, or -1. */
export function indexOf(game: Game, cell: Cell): number {
    const found = /^r([1-9]\d{0,2})c([1-9]\d{0,2})$/.exec(cell);
    if (!found) return -1;
    const row = Number(found[1]), column = Number(found[2]);
    return row <= game.rows && column <= game.columns ? (row - 1) * game.columns + column - 1 : -1;
}

export function cellAt(game: Game, index: number): Cell {
    return `r${Math.floor(index / game.columns) + 1}c${(index % game.columns) + 1}`;
}

export function givenAtIndex(game: Game, index: number): Value | null {
    return game.puzzle.grid?.[Math.floor(index / game.columns)]?.[index % game.columns] ?? null;
}

/** Whether the puzzle gives this cell; a hole counts as given. */
export function givenAt(game: Game, cell: Cell): boolean {
    const index = indexOf(game, cell);
    return index >= 0 && givenAtIndex(game, index) !== null;
}

/** The value in a cell, given or written. */
export function valueAt(game: Game, cell: Cell): Value | null {
    const index = indexOf(game, cell);
    return index < 0 ? null : (givenAtIndex(game, index) ?? game.board[index]?.value ?? null);
}

export function marksAt(game: Game, cell: Cell): readonly Value[] {
    return game.board[indexOf(game, cell)]?.marks ?? [];
}

export function secondMarksAt(game: Game, cell: Cell): readonly Value[] {
    return game.board[indexOf(game, cell)]?.second ?? [];
}

export function openCells(game: Game): number {
    return game.board.filter((writing, index) => writing.value === null && givenAtIndex(game, index) === null).length;
}

export const isFull = (game: Game): boolean => openCells(game) === 0;
export const canUndo = (game: Game): boolean => game.done > 0;
export const canRedo = (game: Game): boolean => game.done < game.moves.length;
export const inTrial = (game: Game): boolean => game.trial !== null;

/** How many trials are open, one inside the other. */
export function trialDepth(game: Game): number {
    let depth = 0;
    for (let trial = game.trial; trial !== null; trial = outerTrial(game, trial)) ++depth;
    return depth;
}

/** Whether the cell was changed in the trial. */
export function tried(game: Game, cell: Cell): boolean {
    if (game.trial === null) return false;
    const index = indexOf(game, cell);
    const moves = game.moves.slice(game.trial, game.done);
    return moves.some((move) => move.changes.some((change) => change.index === index));
}

export function withSeconds(game: Game, seconds: number): Game {
    return { ...game, seconds };
}

/** Notes that the owner has found the board solved; every change of the board takes it back. */
export function withSolved(game: Game, solved: boolean): Game {
    return { ...game, solved };
}

/** Carries out an action; a refused one has a sentence and changes nothing. */
export function apply(game: Game, action: Action): Applied {
    const refused = refusalOf(game, action);
    if (refused !== null) return { refused };
    const { trial } = game;
    switch (action.do) {
        case 'undo': return step(game, -1);
        case 'redo': return step(game, 1);
        case 'try':
            if (trial !== null && !action.nested) return { game, changed: false };
            return move(game, 'try', game.board, game.done);
        case 'keep':
        case 'discard':
            if (trial === null) return { game, changed: false };
            return move(game, action.do, action.do === 'keep' ? game.board : boardBeforeTrial(game), outerTrial(game, trial));
        case 'restart': return move(game, 'restart', game.board.map(() => blank), null);
        case 'several': {
            const verb = action.actions[0]?.do;
            // The terminal knows no move of this name; what is undone are the changes, whatever it is called.
            const name = verb === undefined || verb === 'several' || action.actions.length > 1 ? 'apply' : verb;
            return move(game, name, boardAfter(game, action), trial);
        }
        default: return move(game, action.do, boardAfter(game, action), trial);
    }
}

function move(game: Game, verb: Verb, board: readonly Writing[], trial: Trial): Applied {
    const changes = changesBetween(game.board, board);
    if (changes.length === 0 && game.trial === trial) return { game, changed: false };
    const made: Move = { do: verb, changes, trialBefore: game.trial, trialAfter: trial };
    const moves = [...game.moves.slice(0, game.done), made];
    const solved = game.solved && changes.length === 0;
    return { game: { ...game, board, moves, done: moves.length, trial, solved }, changed: true };
}

function step(game: Game, direction: 1 | -1): Applied {
    const made = game.moves[direction > 0 ? game.done : game.done - 1];
    if (!made) return { game, changed: false };
    const [from, to] = direction > 0 ? (['before', 'after'] as const) : (['after', 'before'] as const);
    const board = replay(game.board, made, from, to) ?? game.board;
    const trial = direction > 0 ? made.trialAfter : made.trialBefore;
    const solved = game.solved && made.changes.length === 0;
    return { game: { ...game, board, trial, solved, done: game.done + direction }, changed: true };
}
