// The editor's draft without a page: writing, undo, symmetry, two digits.
import { describe, expect, it } from 'vitest';
import type { Puzzle, Scene, Side } from '../../core/protocol';
import { added, drawn, isEmpty, newDraft, puzzleOf, redo, undo, written } from './draft';
import { partners } from './spots';
import { typed } from './typing';

const sides: Side[] = ['top', 'left', 'bottom', 'right'];
const none = [0, 0, 0];
const puzzle: Puzzle = {
    puzzle: 'towers', size: 3, clues: { top: none, left: none, bottom: none, right: none },
    grid: [[null, null, null], [null, null, null], [null, null, 'x']],
};
const scene = {
    rows: 3, columns: 3, clues: [],
    cells: [1, 2, 3].map((row) => [1, 2, 3].map((column) => ({
        cell: `r${row}c${column}`, place: `row ${row}, column ${column}`, value: null, given: false, hole: row === 3 && column === 3,
    }))),
    slots: sides.flatMap((side) => [1, 2, 3].map((line) => ({ side, line, name: `no clue at ${side} ${line}` }))),
    clue_values: Array.from({ length: 12 }, (_, index) => index + 1),
    values: [1, 2, 3].map((value) => ({ value, text: String(value), keys: [String(value)], outlined: false })),
} as unknown as Scene;
const start = newDraft(puzzle, scene);

describe('the draft', () => {
    it('writes clues and values, and takes them back', () => {
        const clue = written(start, { side: 'top', line: 2 }, 3);
        const both = written(clue, { cell: 'r1c1' }, 2);
        expect(both.now.puzzle.clues?.top).toEqual([0, 3, 0]);
        expect(both.now.puzzle.grid[0]).toEqual([2, null, null]);
        expect(undo(undo(both)).now).toBe(start.now);
        expect(redo(undo(both)).now).toBe(both.now);
        expect(drawn(both.now).clues).toEqual([{ side: 'top', line: 2, value: 3, name: 'clue 3 at top 2', text: '3' }]);
        expect(start.now.puzzle.grid[0]).toEqual([null, null, null]);
    });
    it('is the same draft where nothing changes, and leaves holes alone', () => {
        expect(written(start, { cell: 'r1c1' }, null)).toBe(start);
        expect(written(start, { cell: 'r3c3' }, 1)).toBe(start);
        expect(isEmpty(start.now)).toBe(true);
        expect(isEmpty(added(start, [{ cell: 'r1c1', value: 1 }]).now)).toBe(false);
    });
    it('marks partners as wanted, and clears them together', () => {
        const spot = { side: 'top' as Side, line: 1 };
        expect(partners(scene, spot, 'half-turn')).toEqual([{ side: 'bottom', line: 3 }]);
        expect(partners(scene, spot, 'mirror')).toEqual([{ side: 'top', line: 3 }]);
        expect(partners(scene, spot, 'quarter-turn')).toEqual([{ side: 'right', line: 1 }, { side: 'bottom', line: 3 }, { side: 'left', line: 3 }]);
        expect(partners(scene, { cell: 'r2c2' }, 'half-turn')).toEqual([]);
        const one = written(start, spot, 2, partners(scene, spot, 'half-turn'));
        expect([...one.now.wanted]).toEqual(['bottom 3']);
        const two = written(one, { side: 'bottom', line: 3 }, 1, [spot]);
        expect(two.now.wanted.size).toBe(0);
        expect(isEmpty(written(two, spot, null, [{ side: 'bottom', line: 3 }]).now)).toBe(true);
    });
    it('keeps only what says what the puzzle is', () => {
        expect(puzzleOf({ ...puzzle, format: 2, verdict: 'unique', solution: [], stats: {} })).toEqual(puzzle);
    });
});

describe('typing', () => {
    it('joins two digits within 800 ms at the same place', () => {
        const spot = { side: 'left' as Side, line: 1 };
        const first = typed(scene, spot, '1', null, 0);
        expect(first?.value).toBe(1);
        expect(typed(scene, spot, '2', first?.typed ?? null, 500)?.value).toBe(12);
        expect(typed(scene, spot, '2', first?.typed ?? null, 900)?.value).toBe(2);
        expect(typed(scene, { side: 'left', line: 2 }, '2', first?.typed ?? null, 500)?.value).toBe(2);
        expect(typed(scene, { cell: 'r1c1' }, '9', null, 0)).toBeNull();
    });
});
