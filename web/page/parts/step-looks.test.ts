// What a step of a hint changes on the board and says about its cells.
import { describe, expect, it } from 'vitest';
import type { Step } from '../core/protocol';
import { clueRead, looksOf } from './step-looks';
import { hoodoo, skyscraper } from './test-scenes';

const step = (others: Partial<Step>): Step => ({ technique: 'L1', name: 'naked single', level: 1, cost: 1, concludes: {}, sentence: '', ...others });
const placing = step({
    clues: [{ side: 'right', line: 4, value: 1 }],
    cells: [{ cell: 'r4c1', marks: [1, 2] }, { cell: 'r4c6' }],
    concludes: { placed: [{ cell: 'r4c6', value: 6 }] },
});
const striking = step({
    cells: [{ cell: 'r1c1' }],
    concludes: { struck: [{ cell: 'r1c2', values: [3, 4] }, { cell: 'r1c2', values: [6] }, { cell: 'r1c1', values: [2] }] },
});
const board = skyscraper(6);

describe('the looks of a step', () => {
    it('show what it reads and concludes', () => {
        const looks = looksOf([placing], true, board);
        expect([...looks.cells]).toEqual([['r4c1', { role: 'read' }], ['r4c6', { role: 'placed', circled: [6] }]]);
        expect([...looks.words]).toEqual([['r4c1', 'hint'], ['r4c6', 'hint: place 6']]);
    });
    it('show what it strikes', () => {
        const looks = looksOf([striking], true, board);
        expect([...looks.cells]).toEqual([['r1c1', { role: 'read', struck: [2] }], ['r1c2', { role: 'read', struck: [3, 4, 6] }]]);
        expect([...looks.words]).toEqual([['r1c1', 'hint: strike 2'], ['r1c2', 'hint: strike 3 4 6']]);
    });
    it('only tell where to look while the move is not shown', () => {
        const looks = looksOf([placing, striking], false, board);
        expect([...looks.cells.values()].every((look) => JSON.stringify(look) === '{"role":"read"}')).toBe(true);
        expect([...looks.words]).toEqual([['r4c1', 'hint'], ['r4c6', 'hint'], ['r1c1', 'hint'], ['r1c2', 'hint']]);
    });
    it('have the words of the puzzle', () => {
        const pegs = step({ concludes: { placed: [{ cell: 'r1c1', value: 0 }], struck: [{ cell: 'r1c2', values: [1, 0] }] } });
        expect([...looksOf([pegs], true, hoodoo(2, 2)).words].sort()).toEqual([['r1c1', 'hint: place transparent peg'], ['r1c2', 'hint: strike 1 transparent peg']]);
        const unknown = step({ concludes: { placed: [{ cell: 'r1c1', value: 77 }] } });
        expect(looksOf([unknown], true, board).words.get('r1c1')).toBe('hint: place 77');
    });
    it('are none for a step about nothing', () => {
        const looks = looksOf([step({ concludes: { contradiction: true } })], true, board);
        expect([looks.cells.size, looks.clues.size, looks.words.size]).toEqual([0, 0, 0]);
    });
    it('name the clues that are read', () => {
        const looks = looksOf([placing], false, board);
        expect([clueRead(looks, 'right', 4), clueRead(looks, 'left', 4), clueRead(null, 'right', 4)]).toEqual([{ role: 'read' }, {}, {}]);
    });
});
