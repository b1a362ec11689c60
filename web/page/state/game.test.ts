// The cases that the terminal's game plays, too, and what only the page's game has.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
    apply, canRedo, cellAt, givenAt, givenAtIndex, inTrial, indexOf, isFull, newGame, openCells, trialDepth, tried, valueAt,
    withSeconds, withSolved, type Action, type Game, type Puzzle, type Value, type Writing,
} from './game';
import { fromSaved, toSaved } from './saved';
import { oneOf, puzzles, randomAction, randomFrom, valuesOf } from './test-games';

interface CaseStep {
    action: Action;
    changed?: boolean;
    refused?: true;
    then?: Record<string, unknown>;
}

interface Case {
    name: string;
    puzzle: Puzzle;
    steps: CaseStep[];
}

const table = new URL('../../../tests/game/cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(table, 'utf8')) as { cases: Case[] };

function rowsOf(game: Game, key: keyof Writing): unknown[][] {
    const all = game.board.map((writing) => writing[key]);
    return Array.from({ length: game.rows }, (_, row) => all.slice(row * game.columns, (row + 1) * game.columns));
}

const sentence = /^[^\n]+\.$/;

/** The parts of the state by the names that the cases have for them. */
const parts: Record<string, (game: Game) => unknown> = {
    filled: (game) => rowsOf(game, 'value'),
    marks: (game) => rowsOf(game, 'marks'),
    undo: (game) => game.done,
    redo: (game) => game.moves.length - game.done,
    trial: inTrial,
    full: isFull,
};

function done(game: Game, action: Action, about = JSON.stringify(action)): Game {
    const applied = apply(game, action);
    if ('refused' in applied) throw new Error(`${about} is refused: ${applied.refused}`);
    return applied.game;
}

function allOf(game: Game, verb: 'undo' | 'redo'): Game {
    let now = game;
    for (let applied = apply(now, { do: verb }); 'changed' in applied && applied.changed; applied = apply(now, { do: verb }))
        now = applied.game;
    return now;
}

function play(game: Game, step: CaseStep, about: string): Game {
    const applied = apply(game, step.action);
    if (step.refused) {
        expect('refused' in applied && applied.refused, `${about} must be refused`).toMatch(sentence);
        return game;
    }
    if ('refused' in applied) throw new Error(`${about} is refused: ${applied.refused}`);
    expect(applied.changed, `${about}: changed`).toBe(step.changed);
    if (applied.changed) expect(applied.game.solved, `${about}: a change takes "solved" back`).toBe(false);
    else expect(applied.game, `${about}: the same game`).toBe(game);
    let next = applied.game;
    for (const [key, wanted] of Object.entries(step.then ?? {})) {
        // Only the core can judge a board; what it finds is noted, and the next change takes it back.
        if (key === 'solved') next = withSolved(next, wanted as boolean);
        else expect((parts[key] ?? (() => 'unknown'))(next), `${about}: ${key}`).toEqual(wanted);
    }
    const saved = JSON.parse(JSON.stringify(toSaved(next))) as unknown;
    expect(fromSaved(saved, next.values), `${about}: saved and read again`).toEqual(next);
    return next;
}

describe('the cases of the terminal', () => {
    it('are there', () => expect(cases.length).toBeGreaterThan(10));
    it.each(cases.map((each) => [each.name, each] as const))('%s', (name, { puzzle, steps }) => {
        let game = newGame(puzzle, valuesOf(puzzle));
        const start = game.board;
        steps.forEach((step, i) => {
            game = play(game, step, `case "${name}", step ${i + 1}, ${JSON.stringify(step.action)}`);
        });
        expect(allOf(game, 'undo').board, 'undone to the start').toEqual(start);
        expect(allOf(allOf(game, 'undo'), 'redo').board, 'redone to the end').toEqual(allOf(game, 'redo').board);
    });
});

const [skyscraper, hoodoo, closeOrFar] = puzzles.map((puzzle) => newGame(puzzle, valuesOf(puzzle))) as [Game, Game, Game];

describe('an action that makes no sense', () => {
    const value = null as unknown as Value;
    const damaged = [
        null, undefined, 7, 'place', [], {}, { do: 'eat' }, { do: '__proto__' }, { do: 'toString' }, { do: null },
        { do: 'place' }, { do: 'place', cell: 'r1c1' }, { do: 'place', cell: 'r1c1', value }, { do: 'place', value: 1 },
        { do: 'place', cell: 'r1c1', value: 1.5 }, { do: 'place', cell: 'r1c1', value: NaN }, { do: 'place', cell: 'r1c1', value: [1] },
        { do: 'place', cell: 'r1c1', value: '1' }, { do: 'place', cell: 'r1c1', value: 1, struck: 4 },
        { do: 'place', cell: 'r1c1', value: 1, struck: [{ cell: 'r9c9', values: [1] }] },
        { do: 'mark', cell: 'r1c1' }, { do: 'mark', cell: 'r1c1', value: 9 }, { do: 'mark', cell: { row: 1 }, value: 1 },
        { do: 'erase' }, { do: 'erase', cell: 'r0c1' }, { do: 'erase', cell: 'r01c1' }, { do: 'erase', cell: 'r1c5' },
        { do: 'erase', cell: 'R1C1' }, { do: 'erase', cell: 'r1c1 ' }, { do: 'erase', cell: 'r4c4' },
        { do: 'fill', marks: 3 }, { do: 'fill', marks: [3] }, { do: 'fill', marks: [[3]] }, { do: 'fill', marks: [null] },
        { do: 'fill', marks: [{ cell: 'r1c1' }] }, { do: 'fill', marks: [{ values: [1] }] }, { do: 'fill', marks: [[[1, 9]]] },
        { do: 'prune', marks: [{ cell: 'r1c1', values: [value] }] }, { do: 'prune', marks: [[null, null, null, null, [1]]] },
        { do: 'apply', placed: 5 }, { do: 'apply', placed: [null] }, { do: 'apply', placed: [{ cell: 'r1c1' }] },
        { do: 'apply', placed: [{ cell: 'r1c1', value: 1 }, { cell: 'r4c4', value: 1 }] },
        { do: 'apply', marks: [{ cell: 'r1c1', values: 1 }] }, { do: 'apply', struck: [{ cell: 'r1c1', values: [7] }] },
        { do: 'several' }, { do: 'several', actions: 2 }, { do: 'several', actions: [null] },
        { do: 'several', actions: [{ do: 'undo' }] }, { do: 'several', actions: [{ do: 'several', actions: [] }] },
        { do: 'several', actions: [{ do: 'place', cell: 'r1c1', value: 1 }, { do: 'place', cell: 'r4c4', value: 1 }] },
    ];
    it.each(damaged.map((action) => [JSON.stringify(action) ?? 'undefined', action]))('is refused: %s', (_, action) => {
        const applied = apply(skyscraper, action as Action);
        expect('refused' in applied && applied.refused).toMatch(sentence);
    });
    it('is refused with what is wrong and what to do', () => {
        const refusal = (game: Game, action: Action) => {
            const applied = apply(game, action);
            return 'refused' in applied ? applied.refused : null;
        };
        expect(refusal(skyscraper, { do: 'erase', cell: 'r5c1' })).toBe('The board has no such cell.');
        expect(refusal(skyscraper, { do: 'erase', cell: 'r4c4' })).toBe('Row 4, column 4 belongs to the puzzle.');
        expect(refusal(skyscraper, { do: 'place', cell: 'r1c1', value: 5 })).toBe('5 does not fit this board; its values are 1, 2, 3 and 4.');
        expect(refusal(hoodoo, { do: 'mark', cell: 'r1c2', value: 1 })).toBe('Row 1, column 2 belongs to the puzzle.');
        expect(refusal(closeOrFar, { do: 'mark', cell: 'r1c2', value: 'c' })).toBe('c does not fit this board; its values are -, C and F.');
    });
    it('never throws, whatever is replaced by something else', () => {
        const random = randomFrom(11);
        const wrong = [null, undefined, -1, 0, 1e300, '', 'x', 'r1c1', [], [[]], {}, [null], { cell: 'r1c1' }, true];
        let game = closeOrFar;
        for (let i = 0; i < 3000; ++i) {
            const action = randomAction(game, random) as unknown as Record<string, unknown>;
            const key = oneOf(random, Object.keys(action));
            const applied = apply(game, { ...action, [key]: oneOf(random, wrong) } as unknown as Action);
            if ('game' in applied) game = applied.game;
            else expect(applied.refused).toMatch(sentence);
            expect(game.board.every(({ value }) => value === null || game.values.includes(value))).toBe(true);
        }
    });
    it('may lack lists of marks, and then changes nothing', () => {
        for (const verb of ['fill', 'prune', 'apply'])
            expect(apply(skyscraper, { do: verb } as unknown as Action)).toEqual({ game: skyscraper, changed: false });
    });
});

describe('a game', () => {
    it('knows its cells', () => {
        expect(indexOf(hoodoo, 'r2c3')).toBe(5);
        expect(hoodoo.board.map((_, index) => cellAt(hoodoo, index))).toEqual(['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c2', 'r2c3']);
        expect([givenAt(hoodoo, 'r1c2'), givenAt(hoodoo, 'r1c3'), givenAt(hoodoo, 'r9c9')]).toEqual([true, false, false]);
        expect([valueAt(hoodoo, 'r1c1'), valueAt(hoodoo, 'r1c3'), valueAt(hoodoo, 'r9c9')]).toEqual([1, null, null]);
        expect([openCells(hoodoo), givenAtIndex(hoodoo, 1)]).toEqual([4, 'x']);
    });
    it('begins without a grid, and takes every value where no values are named', () => {
        const puzzle = { puzzle: 'other', rows: 2, columns: 2 } as unknown as Puzzle;
        const game = done(newGame(puzzle, []), { do: 'place', cell: 'r2c2', value: 'Q' });
        expect(valueAt(game, 'r2c2')).toBe('Q');
        expect('refused' in apply(game, { do: 'place', cell: 'r2c2' } as unknown as Action)).toBe(true);
    });
    it('leaves what the puzzle object says is filled in as the start', () => {
        const begun = newGame({ ...puzzles[0]!, filled: [[3, null, null, null], [null, null, null, null], [null, null, null, null], [null, null, null, 1]] }, [1, 2, 3, 4]);
        expect([valueAt(begun, 'r1c1'), begun.board[15], canRedo(begun)]).toEqual([3, { value: null, marks: null, second: null }, false]);
        expect('filled' in begun.puzzle).toBe(false);
    });
    it('has marks of a second kind, which a value and a hint take, too', () => {
        const marked = done(done(skyscraper, { do: 'mark', cell: 'r1c1', value: 2, second: true }), { do: 'mark', cell: 'r1c1', value: 1, second: true });
        expect(marked.board[0]).toEqual({ value: null, marks: null, second: [1, 2] });
        expect(done(marked, { do: 'apply', struck: [{ cell: 'r1c1', values: [2] }] }).board[0]!.second).toEqual([1]);
        expect(done(marked, { do: 'prune', marks: [{ cell: 'r1c1', values: [] }] })).toBe(marked);
        const placed = done(marked, { do: 'place', cell: 'r1c1', value: 3 });
        expect(placed.board[0]).toEqual({ value: 3, marks: null, second: null });
        expect(done(placed, { do: 'undo' }).board[0]).toEqual(marked.board[0]);
    });
    it('tries something out inside of a trial', () => {
        let game = done(done(skyscraper, { do: 'try' }), { do: 'place', cell: 'r1c1', value: 1 });
        expect(apply(game, { do: 'try' })).toEqual({ game, changed: false });
        const inner = done(done(game, { do: 'try', nested: true }), { do: 'place', cell: 'r1c2', value: 2 });
        expect(trialDepth(inner)).toBe(2);
        expect(tried(inner, 'r1c2')).toBe(true);
        game = done(inner, { do: 'discard' });
        expect([trialDepth(game), valueAt(game, 'r1c1'), valueAt(game, 'r1c2')]).toEqual([1, 1, null]);
        game = done(done(inner, { do: 'keep' }), { do: 'discard' });
        expect([trialDepth(game), valueAt(game, 'r1c1'), valueAt(game, 'r1c2')]).toEqual([0, null, null]);
        expect(allOf(game, 'undo').board).toEqual(skyscraper.board);
        expect(trialDepth(done(done(game, { do: 'undo' }), { do: 'undo' }))).toBe(2);
    });
    it('does several things as one move', () => {
        const actions = ['r1c1', 'r1c2'].map((cell) => ({ do: 'place' as const, cell, value: 4 }));
        const both = done(skyscraper, { do: 'several', actions });
        expect(both.moves).toHaveLength(1);
        expect(done(both, { do: 'undo' }).board).toEqual(skyscraper.board);
        expect(apply(skyscraper, { do: 'several', actions: [] })).toEqual({ game: skyscraper, changed: false });
    });
    it('is not solved any more after a change, but still when only a trial begins', () => {
        const solved = withSolved(skyscraper, true);
        expect(done(solved, { do: 'try' }).solved).toBe(true);
        expect(done(solved, { do: 'mark', cell: 'r1c1', value: 1 }).solved).toBe(false);
    });
    it.each([1, 2, 3, 4, 5, 6])('goes back to its start and forth again after 200 random actions (seed %i)', (seed) => {
        const random = randomFrom(seed);
        const start = [skyscraper, hoodoo, closeOrFar][seed % 3]!;
        let game = withSeconds(start, 17);
        for (let i = 0; i < 200; ++i) game = done(game, randomAction(game, random));
        game = allOf(game, 'redo');
        expect(game.moves.length).toBeGreaterThan(30);
        const back = allOf(game, 'undo');
        expect([back.done, back.trial, back.board]).toEqual([0, null, start.board]);
        const forth = allOf(back, 'redo');
        expect(forth).toEqual(game);
        expect(JSON.stringify(toSaved(forth))).toBe(JSON.stringify(toSaved(game)));
    });
});
