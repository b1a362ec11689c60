// Why an action makes no sense on a board: it is about a cell that the puzzle gives, or a value that the board does not have.

import type { Cell, Value } from '../core/protocol';
import { givenAtIndex, indexOf, verbs } from './game';
import type { Action, Game } from './game';
import { marked } from './moves';

const NO_CELL = 'The board has no such cell.';

export function listed(words: readonly string[]): string {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

function ofPlace(game: Game, index: number): string | null {
    if (index < 0) return NO_CELL;
    if (givenAtIndex(game, index) === null) return null;
    return `Row ${Math.floor(index / game.columns) + 1}, column ${(index % game.columns) + 1} belongs to the puzzle.`;
}

function ofValues(game: Game, values: readonly Value[]): string | null {
    const unknown = game.values.length > 0 ? values.find((value) => !game.values.includes(value)) : undefined;
    if (unknown === undefined) return null;
    return `${unknown} does not fit this board; its values are ${listed(game.values.map(String))}.`;
}

/** A sentence about what is wrong with an action; null if it can be carried out. */
export function refusalOf(game: Game, action: Action): string | null {
    const ofCell = (cell: Cell, values: readonly Value[]) => ofPlace(game, indexOf(game, cell)) ?? ofValues(game, values);
    switch (action.do) {
        case 'erase': return ofCell(action.cell, []);
        case 'mark':
        case 'place': {
            const refused = ofCell(action.cell, [action.value]);
            if (refused !== null || action.do === 'mark') return refused;
            break;
        }
        case 'several': {
            const plain = ['place', 'erase', 'mark', 'fill', 'prune', 'apply'];
            for (const each of action.actions) {
                const refused = plain.includes(each.do) ? refusalOf(game, each) : 'Only changes of cells can be done together.';
                if (refused !== null) return refused;
            }
            return null;
        }
        default:
            if (!(verbs as readonly string[]).includes(action.do)) return 'There is no such action.';
    }
    if (action.do === 'apply')
        for (const { cell, value } of action.placed ?? []) {
            const refused = ofCell(cell, [value]);
            if (refused !== null) return refused;
        }
    const lists = [
        'marks' in action ? (action.marks ?? []) : [],
        'struck' in action ? (action.struck ?? []) : [],
    ];
    for (const list of lists)
        for (const { index, values } of marked(game, list)) {
            const refused = ofPlace(game, index) ?? ofValues(game, values);
            if (refused !== null) return refused;
        }
    return null;
}
