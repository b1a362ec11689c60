// Where arrows, Home and End lead.
import { describe, expect, it } from 'vitest';
import type { Spot } from './board-types';
import { block, cellAt, moved, placeOf, sameSpot } from './moves';
import { hoodoo, skyscraper } from './test-scenes';

const board = skyscraper(6);
const plain = { ctrlKey: false, altKey: false, metaKey: false };
const ctrl = { ...plain, ctrlKey: true };

function led(key: string, from: Spot | string, editor = false, held = plain): Spot | string | null {
    const spot = moved({ key, ...held }, typeof from === 'string' ? { cell: from } : from, board, editor);
    return spot?.cell ?? spot;
}

describe('arrows', () => {
    it('lead to the next cell, and stay at the edge', () => {
        expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => led(key, 'r3c3'))).toEqual(['r2c3', 'r4c3', 'r3c2', 'r3c4']);
        expect([led('ArrowUp', 'r1c1'), led('ArrowLeft', 'r1c1'), led('ArrowDown', 'r6c6'), led('ArrowRight', 'r6c6')]).toEqual(['r1c1', 'r1c1', 'r6c6', 'r6c6']);
    });
    it('lead to the places of clues in the editor, and back', () => {
        expect(led('ArrowUp', 'r1c3', true)).toEqual({ side: 'top', line: 3 });
        expect(led('ArrowDown', 'r6c2', true)).toEqual({ side: 'bottom', line: 2 });
        expect(led('ArrowLeft', 'r4c1', true)).toEqual({ side: 'left', line: 4 });
        expect(led('ArrowRight', 'r5c6', true)).toEqual({ side: 'right', line: 5 });
        expect(led('ArrowDown', { side: 'top', line: 3 }, true)).toBe('r1c3');
        expect(led('ArrowLeft', { side: 'right', line: 5 }, true)).toBe('r5c6');
        expect(led('ArrowRight', { side: 'top', line: 3 }, true)).toEqual({ side: 'top', line: 4 });
        expect(led('ArrowUp', { side: 'top', line: 3 }, true)).toEqual({ side: 'top', line: 3 });
        expect(led('ArrowRight', { side: 'top', line: 6 }, true)).toEqual({ side: 'top', line: 6 }); // no corner
        expect(moved({ key: 'ArrowUp', ...plain }, { cell: 'r1c1' }, hoodoo(2, 3), true)).toEqual({ cell: 'r1c1' });
    });
    it('lead with Ctrl to the clue at that end, or to the last cell', () => {
        expect(led('ArrowUp', 'r4c1', false, ctrl)).toEqual({ side: 'top', line: 1 });
        expect(led('ArrowUp', 'r4c2', false, ctrl)).toBe('r1c2');
        expect(led('ArrowDown', 'r4c1', false, ctrl)).toBe('r6c1');
        expect(led('ArrowLeft', 'r4c3', false, ctrl)).toBe('r4c1');
        expect(led('ArrowRight', 'r4c3', false, ctrl)).toBe('r4c6');
        expect(led('ArrowRight', 'r4c3', true, ctrl)).toEqual({ side: 'right', line: 4 });
        expect(led('ArrowDown', { side: 'top', line: 1 })).toBe('r1c1');
    });
});

describe('Home and End', () => {
    it('lead to the ends of the row, and with Ctrl to those of the board', () => {
        expect([led('Home', 'r3c4'), led('End', 'r3c4')]).toEqual(['r3c1', 'r3c6']);
        expect([led('Home', 'r3c4', false, ctrl), led('End', 'r3c4', false, ctrl)]).toEqual(['r1c1', 'r6c6']);
        expect([led('Home', { side: 'top', line: 4 }), led('End', { side: 'bottom', line: 4 })]).toEqual(['r1c1', 'r6c6']);
        expect([led('End', { side: 'left', line: 4 }), led('Home', { side: 'right', line: 2 })]).toEqual(['r4c6', 'r2c1']);
        expect(moved({ key: 'End', ...ctrl }, { cell: 'r1c1' }, hoodoo(2, 3), false)).toEqual({ cell: 'r2c3' });
    });
});

it('leaves other keys alone', () => {
    for (const key of ['Tab', 'Enter', 'a', '1', ' ', 'PageUp', 'F1', 'Dead']) expect(led(key, 'r1c1')).toBeNull();
    expect(led('ArrowLeft', 'r2c2', false, { ...plain, altKey: true })).toBeNull();
    expect(led('ArrowLeft', 'r2c2', false, { ...plain, metaKey: true })).toBeNull();
});

it('knows the cells between two corners, the second one last', () => {
    expect(block('r2c2', 'r1c3')).toEqual(['r1c2', 'r2c2', 'r2c3', 'r1c3']);
    expect(block('r1c1', 'r1c1')).toEqual(['r1c1']);
    expect(new Set(block('r10c2', 'r12c4')).size).toBe(9);
});

it('names cells as the core does', () => {
    expect([cellAt(3, 12), placeOf('r3c12'), placeOf('what')]).toEqual(['r3c12', { row: 3, column: 12 }, { row: 1, column: 1 }]);
    expect(sameSpot({ cell: 'r1c1' }, { cell: 'r1c1' })).toBe(true);
    expect(sameSpot({ cell: 'r1c1' }, { side: 'top', line: 1 })).toBe(false);
    expect(sameSpot({ side: 'top', line: 1 }, { cell: 'r1c1' })).toBe(false);
    expect(sameSpot({ side: 'top', line: 1 }, { side: 'top', line: 1 })).toBe(true);
    expect(sameSpot({ side: 'top', line: 1 }, { side: 'left', line: 1 })).toBe(false);
});
