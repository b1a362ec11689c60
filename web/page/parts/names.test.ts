// Accessible names: what a screen reader says, and what tests find cells by.
import { describe, expect, it } from 'vitest';
import type { Scene } from '../core/protocol';
import type { CellLook } from './board-types';
import { cellName, clueName, inOrder, spoken, valueTable } from './names';
import { closeOrFar, hoodoo, skyscraper, withGivens } from './test-scenes';

function name(scene: Scene, cell: string, look: Partial<CellLook> = {}): string {
    const found = scene.cells.flat().find((each) => each.cell === cell)!;
    return cellName(found, { value: null, ...look }, valueTable(scene));
}

describe('the name of a cell', () => {
    const board = skyscraper(6), pegs = withGivens(hoodoo(4, 4), { r2c2: 'x' }), letters = closeOrFar(7);
    it('has its place and its value', () => {
        expect(name(board, 'r3c4')).toBe('row 3, column 4, empty');
        expect(name(board, 'r3c4', { value: 4 })).toBe('row 3, column 4, 4');
        expect(name(pegs, 'r4c4', { value: 3 })).toBe('D1, colour 3');
        expect(name(pegs, 'r1c1', { value: 0 })).toBe('A4, transparent peg');
        expect(['C', 'F', '-'].map((value) => name(letters, 'r1c7', { value }))).toEqual([
            'row 1, column 7, C', 'row 1, column 7, F', 'row 1, column 7, empty square',
        ]);
        expect(name(pegs, 'r2c2', { value: 'x', given: true })).toBe('B3, hole');
    });
    it('has what else there is to say, in this order', () => {
        expect(name(board, 'r1c2', { value: 6, given: true })).toBe('row 1, column 2, 6, given');
        expect(name(board, 'r1c2', { value: 6, wrong: true })).toBe('row 1, column 2, 6, breaks a rule');
        expect(name(board, 'r1c2', { value: 6, given: true, wrong: true })).toBe('row 1, column 2, 6, given, breaks a rule');
        expect(name(board, 'r1c2', { value: 6, role: 'forced' })).toBe('row 1, column 2, 6, forced');
        expect(name(board, 'r1c2', { marks: [1, 4, 6] })).toBe('row 1, column 2, empty, marks 1 4 6');
        expect(name(board, 'r1c2', { marks: [2], wrong: true })).toBe('row 1, column 2, empty, marks 2, breaks a rule');
        expect(name(board, 'r1c2', { marks: [] })).toBe('row 1, column 2, empty');
        expect(name(board, 'r1c2', { value: 3, marks: [1] })).toBe('row 1, column 2, 3');
        for (const role of ['read', 'placed', 'seen', 'dim', null] as const) expect(name(board, 'r1c2', { value: 3, role })).toBe('row 1, column 2, 3');
    });
    it('has the marks in the order of the values, each kind by itself', () => {
        expect(name(board, 'r1c1', { marks: [5, 1], marks2: [3] })).toBe('row 1, column 1, empty, marks 1 5, second marks 3');
        expect(name(board, 'r1c1', { marks: [5, 1], marks2: [1, 2] })).toBe('row 1, column 1, empty, marks 1 5, second marks 1 2');
        expect(name(pegs, 'r1c1', { marks: [0, 2, 1] })).toBe('A4, empty, marks 1 2 transparent peg');
        expect(name(letters, 'r1c1', { marks: ['F', '-', 'C'] })).toBe('row 1, column 1, empty, marks empty square C F');
    });
    it('has both values where two solutions differ', () => {
        expect(name(board, 'r2c1', { value: 4, other: 2, role: 'differs' })).toBe('row 2, column 1, differs 4 2');
        expect(name(pegs, 'r1c1', { value: 0, other: 3, role: 'differs' })).toBe('A4, differs _ 3');
        expect(name(letters, 'r1c1', { value: 'C', other: '-', role: 'differs' })).toBe('row 1, column 1, differs C -');
        expect(name(board, 'r2c1', { value: 4, role: 'differs' })).toBe('row 2, column 1, 4');
    });
    it('may be another', () => expect(name(board, 'r1c1', { value: 1, name: 'mine' })).toBe('mine'));
});

describe('the name of a clue', () => {
    const clue = { side: 'top' as const, line: 1, value: 5, name: 'clue 5 above column 1', text: '5' };
    it('has its state', () => {
        expect(clueName(clue, '', {})).toBe('clue 5 above column 1');
        expect(clueName(clue, '', { state: 'open' })).toBe('clue 5 above column 1');
        expect(clueName(clue, '', { state: 'met' })).toBe('clue 5 above column 1, met');
        expect(clueName(clue, '', { state: 'broken' })).toBe('clue 5 above column 1, broken');
        expect(clueName(clue, '', { role: 'conflict' })).toBe('clue 5 above column 1, in conflict');
        for (const role of ['read', 'pointed', 'typing', null] as const) expect(clueName(clue, '', { role })).toBe('clue 5 above column 1');
    });
    it('is that of its place where there is none', () => {
        expect(clueName(null, 'no clue above column 1', {})).toBe('no clue above column 1');
        expect(clueName(clue, '', { name: 'clue 1 above column 1', state: 'met' })).toBe('clue 1 above column 1');
    });
});

it('speaks values as the scene does, and knows others by their text', () => {
    const values = valueTable(hoodoo(3, 3));
    expect([spoken(values, 2), spoken(values, 0), spoken(values, 9)]).toEqual(['colour 2', 'transparent peg', '9']);
    const marks = [0, 3, 1] as const;
    expect(inOrder(values, marks)).toEqual([1, 3, 0]);
    expect(marks).toEqual([0, 3, 1]);
});
