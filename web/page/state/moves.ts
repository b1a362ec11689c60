// Every action is turned into the board that it leads to; a move keeps the cells in which that differs. So undo, redo and
// discard need no knowledge of what the actions mean.

import type { Value } from '../core/protocol';
import { cellAt, indexOf, sorted } from './game';
import type { Action, Change, Game, MarkList, Move, Trial, Writing } from './game';

type List = readonly Value[] | null;

function sameList(a: List, b: List): boolean {
    if (a === null || b === null) return a === b;
    return a.length === b.length && a.every((value, i) => value === b[i]);
}

export function sameWriting(a: Writing, b: Writing): boolean {
    return a === b || (a.value === b.value && sameList(a.marks, b.marks) && sameList(a.second, b.second));
}

export function changesBetween(before: readonly Writing[], after: readonly Writing[]): Change[] {
    const changes: Change[] = [];
    before.forEach((writing, index) => {
        const next = after[index];
        if (next && !sameWriting(writing, next)) changes.push({ index, before: writing, after: next });
    });
    return changes;
}

/** The board with the changes of a move made; null if the board is not as they say. */
export function replay(
    board: readonly Writing[], move: Move, from: 'before' | 'after', to: 'before' | 'after',
): readonly Writing[] | null {
    const next = [...board];
    for (const change of move.changes) {
        const now = next[change.index];
        if (!now || !sameWriting(now, change[from])) return null;
        next[change.index] = change[to];
    }
    return next;
}

/** The trial around the one that began after `trial` moves. */
export function outerTrial(game: Game, trial: number): Trial {
    const begun = game.moves[trial];
    return begun?.do === 'try' && begun.trialBefore !== trial ? begun.trialBefore : null;
}

export function boardBeforeTrial(game: Game): readonly Writing[] {
    let board = game.board;
    for (let i = game.done; i-- > (game.trial ?? game.done);) {
        const move = game.moves[i];
        if (move) board = replay(board, move, 'after', 'before') ?? board;
    }
    return board;
}

/** Marks of cells as pairs of a place on the board and values. */
export function marked(game: Game, list: MarkList): { index: number; values: readonly Value[] }[] {
    const found: { index: number; values: readonly Value[] }[] = [];
    list.forEach((item, row) => {
        if ('cell' in item) found.push({ index: indexOf(game, item.cell), values: item.values });
        else
            item.forEach((values, column) => {
                if (values) found.push({ index: indexOf(game, `r${row + 1}c${column + 1}`), values });
            });
    });
    return found;
}

function unlessEmpty(list: readonly Value[]): List {
    return list.length > 0 ? list : null;
}

const without = (list: List, values: readonly Value[]): List => list && unlessEmpty(list.filter((value) => !values.includes(value)));
const within = (list: List, values: readonly Value[]): List => list && unlessEmpty(list.filter((value) => values.includes(value)));

/** Writes an action about marks and values on a board, in place. */
function write(game: Game, board: Writing[], action: Action): void {
    const change = (index: number, next: (old: Writing) => Partial<Writing>) => {
        const old = board[index];
        if (old) board[index] = { ...old, ...next(old) };
    };
    const place = (index: number, value: Value) => change(index, () => ({ value, marks: null, second: null }));
    const strike = (struck: MarkList | undefined) => {
        for (const { index, values } of marked(game, struck ?? []))
            change(index, (old) => ({ marks: without(old.marks, values), second: without(old.second, values) }));
    };
    switch (action.do) {
        case 'place':
            place(indexOf(game, action.cell), action.value);
            strike(action.struck);
            break;
        case 'erase':
            change(indexOf(game, action.cell), () => ({ value: null, marks: null, second: null }));
            break;
        case 'mark':
            change(indexOf(game, action.cell), (old) => {
                const kind = action.second ? 'second' : 'marks';
                const list = old[kind] ?? [];
                if (old.value !== null) return {};
                if (list.includes(action.value)) return { [kind]: without(list, [action.value]) };
                return { [kind]: sorted([...list, action.value], game.values) };
            });
            break;
        case 'fill':
            for (const { index, values } of marked(game, action.marks ?? []))
                change(index, (old) =>
                    old.value === null && !old.marks ? { marks: unlessEmpty(sorted(values, game.values)) } : {});
            break;
        case 'prune':
            for (const { index, values } of marked(game, action.marks ?? []))
                change(index, (old) => ({ marks: within(old.marks, values) }));
            break;
        case 'apply':
            for (const { cell, value } of action.placed ?? []) place(indexOf(game, cell), value);
            for (const { index, values } of marked(game, action.marks ?? []))
                change(index, (old) => (old.value === null ? { marks: unlessEmpty(sorted(values, game.values)) } : {}));
            strike(action.struck);
            break;
        case 'several':
            for (const each of action.actions) write(game, board, each);
            break;
        default:
            break;
    }
}

export function boardAfter(game: Game, action: Action): readonly Writing[] {
    const board = [...game.board];
    write(game, board, action);
    return board;
}

/** The cells that a move changed. */
export function changedCells(game: Game, move: Move): string[] {
    return move.changes.map((change) => cellAt(game, change.index));
}
