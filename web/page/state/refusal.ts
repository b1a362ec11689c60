// Why an action makes no sense on a board: it is about a cell that the puzzle gives, or a value that the board does not
// have. Nothing is taken on trust, so that a damaged action cannot damage a game.

import { isObject, isValue } from './damage';
import { givenAtIndex, indexOf, verbs } from './game';
import type { Action, Game } from './game';

/** The actions that change nothing but cells, and can be done together. */
const plain: readonly unknown[] = ['place', 'erase', 'mark', 'fill', 'prune', 'apply'];

export function listed(words: readonly string[]): string {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** The first refusal of an item; a list that is no list is refused, too. */
function ofEach(list: unknown, refusal: (item: unknown, index: number) => string | null): string | null {
    if (!Array.isArray(list)) return 'A list is expected.';
    for (const [index, item] of list.entries()) {
        const refused = refusal(item, index);
        if (refused !== null) return refused;
    }
    return null;
}

function ofPlace(game: Game, cell: unknown): string | null {
    const index = typeof cell === 'string' ? indexOf(game, cell) : -1;
    if (index < 0) return 'The board has no such cell.';
    if (givenAtIndex(game, index) === null) return null;
    return `Row ${Math.floor(index / game.columns) + 1}, column ${(index % game.columns) + 1} belongs to the puzzle.`;
}

function ofValue({ values }: Game, value: unknown): string | null {
    if (!isValue(value)) return 'A value is expected that the board can hold.';
    if (values.length === 0 || values.includes(value)) return null;
    return `${value} does not fit this board; its values are ${listed(values.map(String))}.`;
}

function ofValues(game: Game, values: unknown): string | null {
    return ofEach(values, (value) => ofValue(game, value));
}

/** Of a list of cells with their values, or of a grid. */
function ofMarks(game: Game, list: unknown): string | null {
    return ofEach(list, (item, row) => {
        if (isObject(item)) return ofPlace(game, item['cell']) ?? ofValues(game, item['values']);
        return ofEach(item, (values, column) =>
            values === null ? null : (ofPlace(game, `r${row + 1}c${column + 1}`) ?? ofValues(game, values)));
    });
}

/** A sentence about what is wrong with an action; null if it can be carried out. */
export function refusalOf(game: Game, action: Action): string | null {
    if (!isObject(action)) return 'There is no such action.';
    if (action.do === 'several')
        return ofEach(action.actions, (each) =>
            isObject(each) && plain.includes(each['do']) ? refusalOf(game, each as Action) : 'Only changes of cells can be done together.');
    if (!verbs.includes(action.do)) return 'There is no such action.';
    if (action.do === 'erase') return ofPlace(game, action.cell);
    if (action.do === 'mark') return ofPlace(game, action.cell) ?? ofValue(game, action.value);
    const placed = action.do === 'place' ? [action] : action.do === 'apply' ? (action.placed ?? []) : [];
    const marks = 'marks' in action ? (action.marks ?? []) : [];
    const struck = 'struck' in action ? (action.struck ?? []) : [];
    const ofPlaced = (each: unknown) =>
        isObject(each) ? (ofPlace(game, each['cell']) ?? ofValue(game, each['value'])) : 'The board has no such cell.';
    return ofEach(placed, ofPlaced) ?? ofMarks(game, marks) ?? ofMarks(game, struck);
}
