// Games that are saved and read again, games of the terminal, and games that were damaged in between.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apply, givenAtIndex, newGame, trialDepth, withSeconds, withSolved, type Action, type Game, type Puzzle, type Value } from './game';
import { replay } from './moves';
import { fromSaved, toSaved, withWriting, type SavedGame } from './saved';
import { oneOf, puzzles, randomAction, randomFrom, valuesOf, type Random } from './test-games';

function played(game: Game, actions: readonly Action[]): Game {
    return actions.reduce((now, action) => {
        const applied = apply(now, action);
        if ('refused' in applied) throw new Error(`${JSON.stringify(action)} is refused: ${applied.refused}`);
        return applied.game;
    }, game);
}

/** Undoes or does again as many moves as there are; every move must fit the board. */
function walked(game: Game, verb: 'undo' | 'redo'): Game {
    let now = game;
    for (let left = verb === 'undo' ? game.done : game.moves.length - game.done; left > 0; --left) {
        const move = now.moves[verb === 'undo' ? now.done - 1 : now.done]!;
        const [from, to] = verb === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const);
        expect(replay(now.board, move, from, to), `${verb} of move ${now.moves.indexOf(move) + 1}`).not.toBeNull();
        now = played(now, [{ do: verb }]);
    }
    return now;
}

const text = (game: Game) => JSON.stringify(toSaved(game));

function read(json: string, values: readonly Value[]): Game {
    const game = fromSaved(JSON.parse(json), values);
    if (typeof game === 'string') throw new Error(game);
    return game;
}

/** The board and every move hold only what a board can hold, and going back and forth changes nothing. */
function expectConsistent(game: Game): void {
    expect(game.board).toHaveLength(game.rows * game.columns);
    game.board.forEach(({ value, marks, second }, index) => {
        if (givenAtIndex(game, index) !== null) expect([value, marks, second]).toEqual([null, null, null]);
        if (value !== null) expect([marks, second]).toEqual([null, null]);
        for (const each of [value ?? [], marks ?? [], second ?? []].flat()) expect(game.values).toContain(each);
        expect([marks?.length, second?.length]).not.toContain(0);
    });
    expect(game.done).toBeLessThanOrEqual(game.moves.length);
    expect(trialDepth(game)).toBeLessThanOrEqual(game.done);
    const start = walked(game, 'undo');
    expect([start.done, start.trial]).toEqual([0, null]);
    const end = walked(start, 'redo');
    expect(end.done).toBe(game.moves.length);
    const again = played(end, Array<Action>(end.done - game.done).fill({ do: 'undo' }));
    expect([again.board, again.trial]).toEqual([game.board, game.trial]);
    expect(text(read(text(game), game.values))).toBe(text(game));
    played(game, [{ do: 'discard' }, { do: 'restart' }, { do: 'undo' }]);
}

const [skyscraper, hoodoo, closeOrFar] = puzzles.map((puzzle) => newGame(puzzle, valuesOf(puzzle))) as [Game, Game, Game];

/** Values, marks of both kinds, a trial inside of a trial, and moves that were undone. */
const full = withSeconds(
    played(hoodoo, [
        { do: 'place', cell: 'r1c3', value: 0 },
        { do: 'mark', cell: 'r2c1', value: 0 },
        { do: 'mark', cell: 'r2c1', value: 2 },
        { do: 'mark', cell: 'r2c1', value: 3, second: true },
        { do: 'try' },
        { do: 'place', cell: 'r2c2', value: 3 },
        { do: 'try', nested: true },
        { do: 'place', cell: 'r2c1', value: 1, struck: [{ cell: 'r2c3', values: [1] }] },
        { do: 'mark', cell: 'r2c3', value: 1, second: true },
        { do: 'keep' },
        { do: 'undo' },
        { do: 'undo' },
    ]),
    75,
);

describe('a saved game', () => {
    it('is written as it is documented', () => {
        expect(text(full)).toBe(
            '{"format":2,"puzzle":"hoodoo","rows":2,"columns":3,"pegs":"fewest","colours":3,' +
            '"grid":[[1,"x",null],[null,null,null]],"filled":[[null,null,0],[1,3,null]],"source":"here",' +
            '"seconds":75,"solved":false,"history":{"moves":[' +
            '{"do":"place","changes":[{"cell":"r1c3","filled":[null,0]}]},' +
            '{"do":"mark","changes":[{"cell":"r2c1","marks":[null,[0]]}]},' +
            '{"do":"mark","changes":[{"cell":"r2c1","marks":[[0],[2,0]]}]},' +
            '{"do":"mark","changes":[],"second":[{"cell":"r2c1","marks":[null,[3]]}]},' +
            '{"do":"try","changes":[],"trial":[null,4]},' +
            '{"do":"place","changes":[{"cell":"r2c2","filled":[null,3]}]},' +
            '{"do":"try","changes":[],"trial":[4,6]},' +
            '{"do":"place","changes":[{"cell":"r2c1","filled":[null,1],"marks":[[2,0],null]}],"second":[{"cell":"r2c1","marks":[[3],null]}]},' +
            '{"do":"mark","changes":[],"second":[{"cell":"r2c3","marks":[null,[1]]}]},' +
            '{"do":"keep","changes":[],"trial":[6,4]}' +
            '],"done":8,"trial":6}}',
        );
    });
    it('is read again, at every place of its history', () => {
        for (let game = full; ; game = played(game, [{ do: 'undo' }])) {
            expect(read(text(game), game.values)).toEqual(game);
            expectConsistent(game);
            if (game.done === 0) break;
        }
    });
    it('goes on as the game that was saved', () => {
        const more: Action[] = [{ do: 'redo' }, { do: 'redo' }, { do: 'discard' }, { do: 'mark', cell: 'r2c2', value: 1 }];
        expect(played(read(text(full), full.values), more)).toEqual(played(full, more));
    });
    it('is read where the order of values or of moves is another', () => {
        const saved = JSON.parse(text(full)) as SavedGame;
        const backwards = Object.fromEntries(Object.entries(saved).reverse());
        expect(fromSaved(backwards, full.values)).toEqual(full);
        const terminal = text(full).replaceAll('[2,0]', '[0,2]');
        expect(fromSaved(JSON.parse(terminal), full.values)).toEqual(full);
    });
    it('is solved only while it is full, and has the seconds of its file', () => {
        const solved = (game: Game) => read(text(withSolved(game, true)), game.values).solved;
        const ends = played(hoodoo, ['r1c3', 'r2c1', 'r2c2', 'r2c3'].map((cell) => ({ do: 'place', cell, value: 0 })));
        expect([solved(ends), solved(full)]).toEqual([true, false]);
        const seconds = (value: unknown) => read(JSON.stringify({ ...toSaved(full), seconds: value }), full.values).seconds;
        expect([12, 12.9, -5, 1e300, null, '12', [12]].map(seconds)).toEqual([12, 12, 0, 2 ** 30, 0, 0, 0]);
    });
    it('is the puzzle that asks take, without its history', () => {
        expect(withWriting(full)).toEqual({ ...puzzles[1], filled: [[null, null, 0], [1, 3, null]] });
        expect(withWriting(skyscraper)).toEqual(puzzles[0]);
    });
    it.each([21, 22, 23, 24, 25, 26])('is read again after random actions (seed %i)', (seed) => {
        const random = randomFrom(seed);
        let game = [skyscraper, hoodoo, closeOrFar][seed % 3]!;
        for (let i = 0; i < 200; ++i) {
            game = played(game, [randomAction(game, random)]);
            if (i % 10 === 0) expect(read(text(game), game.values)).toEqual(game);
        }
        expectConsistent(game);
    });
});

describe('a game of the terminal', () => {
    const lines = readFileSync(new URL('terminal-games.jsonl', import.meta.url), 'utf8').trim().split('\n');
    it.each(lines.map((line) => [/"puzzle":"([a-z-]+)"/.exec(line)![1]!, line]))('is read and saved again: %s', (_, line) => {
        const saved = JSON.parse(line) as Puzzle & SavedGame;
        const domain = valuesOf(saved).sort((one, other) => (one < other ? -1 : 1));
        const game = read(line, domain);
        expect(text(game)).toBe(line);
        expectConsistent(game);
        expectConsistent(read(line, valuesOf(saved)));
        expect([game.moves.length, game.done, game.seconds]).toEqual([saved.history.moves.length, saved.history.done, saved.seconds]);
    });
    it('is read where it is a puzzle without a history', () => {
        const game = read('{"puzzle":"skyscraper","size":2,"filled":[[1,null],[null,null]],"marks":[[null,[2,1]],[[],null]]}', [1, 2]);
        expect(game.board.map(({ value, marks }) => [value, marks])).toEqual([[1, null], [null, [1, 2]], [null, null], [null, null]]);
        expect([game.done, game.moves.length, game.solved]).toEqual([0, 0, false]);
    });
    it('may repeat what the puzzle gives', () => {
        const game = read('{"puzzle":"hoodoo","rows":1,"columns":3,"grid":[[1,"x",null]],"filled":[[1,"x",2]],"marks":[[[2],null,[3]]]}', [1, 2, 3]);
        expect(game.board.map(({ value, marks }) => [value, marks])).toEqual([[null, null], [null, null], [2, null]]);
    });
});

describe('a damaged game', () => {
    const refused = (change: (saved: Record<string, unknown>) => void) => {
        const saved = JSON.parse(text(full)) as Record<string, unknown>;
        change(saved);
        return fromSaved(saved, full.values);
    };
    const history = (part: string, other: string) => fromSaved(JSON.parse(text(full).replace(part, other)), full.values);

    it('is refused with what is wrong', () => {
        for (const other of [null, undefined, 3, 'text', [], true]) expect(fromSaved(other, [])).toBe('This is not a saved game.');
        expect(refused((saved) => delete saved['puzzle'])).toBe('The member "puzzle" is missing; it names the kind of puzzle.');
        expect(refused((saved) => (saved['format'] = 3))).toBe('The format of this game is unknown; 1 and 2 are read.');
        expect(refused((saved) => delete saved['rows'])).toBe('The size of the board is missing.');
        expect(refused((saved) => (saved['rows'] = 63))).toBe('"rows" must be a number from 1 to 62.');
        expect(refused((saved) => (saved['rows'] = 1))).toBe('"grid" must have 1 rows of 3 cells.');
        expect(refused((saved) => (saved['grid'] = [[1, 'x', {}], [null, null, null]]))).toBe('A given must be a number or a text.');
        expect(refused((saved) => (saved['clues'] = {}))).toBe('The clues need a list "top" of 3 numbers.');
        expect(refused((saved) => (saved['filled'] = [[2, null, 0], [1, 3, null]]))).toBe('A cell is filled in that the puzzle gives.');
        expect(refused((saved) => (saved['filled'] = [[null, null, 0], [1, 4, null]]))).toBe('A value does not fit this board.');
        expect(refused((saved) => (saved['marks'] = [[null, null, null], [null, null, 7]]))).toBe('Marks must be a list of values, or null.');
        expect(refused((saved) => (saved['history'] = {}))).toBe('The history has no list of "moves".');
    });
    it('is refused with the move that is wrong', () => {
        expect(history('"filled":[null,0]', '"filled":[null,2]')).toBe('Move 1 of the history does not fit the board.');
        expect(history('"filled":[null,0]', '"filled":[null]')).toBe('Move 1 of the history: "filled" must be a list of two, before and after.');
        expect(history('"cell":"r1c3"', '"cell":"r9c9"')).toBe('Move 1 of the history: "cell" must name a cell of the board, such as "r1c2".');
        expect(history('"cell":"r1c3"', '"cell":"r1c2"')).toBe('Move 1 of the history: it changes a cell that the puzzle gives.');
        expect(history('{"do":"place"', '{"do":"eat"')).toBe('Move 1 of the history: "do" must be the name of an action.');
        expect(history('"changes":[]', '"changes":{}')).toBe('Move 4 of the history: it has no list of "changes".');
        expect(history('"trial":[null,4]', '"trial":[null,5]')).toBe('Move 5 of the history: it belongs to a trial that begins later.');
        expect(history('"trial":[4,6]', '"trial":[null,6]')).toBe('Move 6 of the history does not fit the board.');
        expect(history('"done":8', '"done":99')).toBe('More moves are done than the history has.');
        expect(history('"done":8', '"done":-1')).toBe('"done" must be a whole number, 0 or more.');
        expect(history('"trial":6', '"trial":"6"')).toBe('"trial" must be a whole number, 0 or more.');
        expect(history('"done":8,"trial":6', '"done":0,"trial":6')).toBe('The history has a trial without a beginning.');
    });
    it('has no power over the prototypes', () => {
        const saved = text(full).replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},');
        const game = read(saved, full.values);
        expect(game.board).toEqual(full.board);
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
        expect(Object.getPrototypeOf(game.puzzle)).toBe(Object.prototype);
    });

    const wrong: unknown[] = [null, -1, 0, 1, 3, 7.5, 1e300, '', 'x', 'r1c1', 'place', [], [null], [[]], {}, true, false];
    /** Replaces, removes, doubles or swaps one thing somewhere in the game. */
    const hurt = (root: unknown, random: Random): void => {
        let place = root as Record<string, unknown>;
        for (;;) {
            const keys = Object.keys(place);
            if (keys.length === 0) return;
            const key = oneOf(random, keys), inside = place[key];
            if (typeof inside === 'object' && inside !== null && random(5) > 0) {
                place = inside as Record<string, unknown>;
                continue;
            }
            const other = oneOf(random, keys);
            if (Array.isArray(place) && random(2) === 0) place.splice(Number(key), random(2), ...(random(2) === 0 ? [] : [inside]));
            else if (random(4) === 0) [place[key], place[other]] = [place[other], inside];
            else if (random(4) === 0) delete place[key];
            else place[key] = oneOf(random, wrong);
            return;
        }
    };
    const damages: Record<string, (json: string, random: Random) => unknown> = {
        cut: (json, random) => parsed(json.slice(0, random(json.length))),
        flipped: (json, random) => {
            const at = random(json.length);
            return parsed(json.slice(0, at) + oneOf(random, [...'0123456789"[]{},:nxrcCF-']) + json.slice(at + 1));
        },
        replaced: (json, random) => {
            const saved = JSON.parse(json) as unknown;
            for (let times = 1 + random(3); times > 0; --times) hurt(saved, random);
            return saved;
        },
    };
    function parsed(json: string): unknown {
        try {
            return JSON.parse(json);
        } catch {
            return undefined;
        }
    }
    it.each(Object.entries(damages))('is refused or another game that is sound, 1000 times: %s', (_, damage) => {
        const random = randomFrom(42);
        let sound = 0, refusals = 0;
        for (let i = 0; i < 1000; ++i) {
            let game = [full, skyscraper, hoodoo, closeOrFar][i % 4]!;
            for (let moves = random(20); moves > 0; --moves) game = played(game, [randomAction(game, random)]);
            const damaged = damage(text(game), random);
            const again = fromSaved(damaged, game.values);
            if (typeof again === 'string') {
                expect(again).toMatch(/^[A-Z"][^\n]+\.$/);
                expect(again, JSON.stringify(damaged)).not.toBe('The saved game cannot be read.');
                ++refusals;
            } else {
                expectConsistent(again);
                ++sound;
            }
        }
        expect(refusals).toBeGreaterThan(100);
        if (damage !== damages['cut']) expect(sound).toBeGreaterThan(100);
    });
});
