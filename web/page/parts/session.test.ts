// How a board is opened: one that was kept, or a new one; and how it is kept.
import { describe, expect, it } from 'vitest';
import type { Kind, Puzzle } from '../core/protocol';
import type { Route } from '../state/route';
import { openStore, type Store } from '../state/store';
import { MemoryShelf } from '../state/test-shelf';
import { withSeconds, withSolved } from '../state/game';
import type { ViewProps } from '../views/view-props';
import { boardOf, openSession, Problem, toKept, Unreadable, type Session } from './session';
import { hoodoo, withGivens } from './test-scenes';
import { mark, write } from './writing';

const puzzle: Puzzle = { puzzle: 'hoodoo', rows: 2, columns: 3, pegs: 'fewest', colours: 3, grid: [[1, 'x', null], [null, null, null]] };
const scene = withGivens(hoodoo(2, 3), { r1c1: 1, r1c2: 'x' });
const levels = ['Starter', 'Easy', 'Medium', 'Hard'].map((name, index) => ({ level: index + 1, name }));
const kinds = [
    { kind: 'skyscraper', title: 'Skyscraper', daily_size: 6, levels, levels_by_size: {}, generator: 1, free_play: false },
    { kind: 'hoodoo', title: 'Hoo-Doo', daily_size: 5, levels, levels_by_size: {}, generator: 1, free_play: true },
] as unknown as Kind[];

/** Opens a route; the core answers from a table, and what it was asked is noted. */
function page(answers: Record<string, unknown> = {}, store: Store = openStore(new MemoryShelf(), () => undefined)) {
    const asks: Record<string, unknown>[] = [];
    const core = {
        ready: Promise.resolve(true),
        ask: async (ask: object) => {
            asks.push(ask as Record<string, unknown>);
            return { make: { format: 2, ...puzzle, solution: [], grade: { name: 'Hard' }, seed: 7, generator: 1 }, read: { puzzle }, scene, ...answers }[
                (ask as { ask: string }).ask
            ];
        },
    };
    const open = (route: Route, able = true) =>
        openSession({ core, kinds, route, store, able } as unknown as ViewProps, new AbortController().signal);
    return { asks, open, store };
}

const hoodooRoute: Route = { view: 'play', kind: 'hoodoo', size: 3, level: 'hard', seed: '7' };

async function problemOf(session: Promise<Session>): Promise<string> {
    const problem = await session.then(() => null, (error: unknown) => error);
    expect(problem).toBeInstanceOf(Problem);
    return (problem as Problem).message;
}

describe('a new board', () => {
    it('is made by its link', async () => {
        const { asks, open } = page();
        const session = await open(hoodooRoute);
        expect(asks[0]).toEqual({ ask: 'make', kind: 'hoodoo', size: 3, seed: 7, settings: { level: '4' } });
        expect(asks[1]).toEqual({ ask: 'scene', puzzle });
        expect(session).toMatchObject({ scene, route: '#/play/hoodoo/3/hard/7' });
        expect(session.info).toEqual({ title: 'Hoo-Doo', size: '2 × 3', level: 'Hard', number: '7', kind: 'hoodoo', free: false, daily: null });
        expect(session.game.puzzle).toEqual(puzzle);
        expect(session.game.values).toEqual([1, 2, 3, 0]);
    });
    it('of the day has its date instead of a number', async () => {
        const { asks, open } = page();
        const { info } = await open({ view: 'daily', date: '2026-11-17', kind: 'hoodoo' });
        expect(asks[0]).toEqual({ ask: 'make', kind: 'hoodoo', size: 5, seed: 20261117, settings: { level: '2' } });
        expect([info.daily, info.number]).toEqual([{ date: '2026-11-17', kind: 'hoodoo' }, null]);
        await open({ view: 'daily', date: '2026-11-17' });
        expect(asks[2]).toMatchObject({ ask: 'make', kind: 'skyscraper', size: 6 });
    });
    it('of level 0 is free play, where the kind has that', async () => {
        const { asks, open } = page();
        const { info } = await open({ view: 'play', kind: 'hoodoo', size: 4, level: '0', seed: '1' });
        expect(asks[0]).toEqual({ ask: 'read', text: 'hoodoo 4 4\n' });
        expect([info.free, info.level, info.number]).toEqual([true, 'Free play', null]);
        expect(await problemOf(open({ view: 'play', kind: 'skyscraper', size: 4, level: '0', seed: '1' }))).toBe('Skyscraper has no free play; choose a level.');
    });
    it('may be in the link itself', async () => {
        const { asks, open } = page();
        const { info, game } = await open({ view: 'puzzle', text: 'hoodoo 2 3\n1 x .\n. . .\n' });
        expect(asks[0]).toEqual({ ask: 'read', text: 'hoodoo 2 3\n1 x .\n. . .\n' });
        expect([info.title, info.level, info.number, game.puzzle]).toEqual(['Hoo-Doo', null, null, puzzle]);
    });
    it('may be a single line that was copied without its end', async () => {
        const { asks, open } = page();
        await open({ view: 'puzzle', text: '4:2/3/1/2/2/1/3/2/2/3/2/1/1/2/2/3' });
        expect(asks[0]).toEqual({ ask: 'read', text: '4:2/3/1/2/2/1/3/2/2/3/2/1/1/2/2/3\n' });
    });
    it('whose text cannot be read keeps it, with the place', async () => {
        const at = { line: 2, column: 1 };
        const { open } = page({ read: { verdict: 'refused', sentence: 'The line of top clues is missing.', at } });
        const problem: unknown = await open({ view: 'puzzle', text: 'skyscraper 4' }).catch((error: unknown) => error);
        expect(problem).toBeInstanceOf(Unreadable);
        expect(problem).toMatchObject({ text: 'skyscraper 4', refusal: { sentence: 'The line of top clues is missing.', at } });
    });
    it('that cannot be opened has a sentence', async () => {
        const problem = (answers: Record<string, unknown>, route: Route, able = true) => problemOf(page(answers).open(route, able));
        const refused = { verdict: 'refused', sentence: 'The line of top clues is missing.', at: { line: 2, column: 1 } };
        expect(await problem({ read: refused }, { view: 'puzzle', text: 'skyscraper 4' })).toBe('Line 2, column 1: The line of top clues is missing.');
        expect(await problem({ read: {} }, { view: 'puzzle', text: '' })).toBe('This is not a puzzle we can read.');
        expect(await problem({ make: { verdict: 'refused', error: 'too large' } }, hoodooRoute)).toBe('too large');
        expect(await problem({ make: {} }, hoodooRoute)).toBe('None found. Try again, or take a smaller size.');
        expect(await problem({ scene: { verdict: 'refused', sentence: 'No.' } }, hoodooRoute)).toBe('No.');
        expect(await problem({}, { ...hoodooRoute, kind: 'chess' } as Route)).toBe('There is no kind of puzzle called “chess”.');
        expect(await problem({}, { ...hoodooRoute, level: '9' } as Route))
            .toBe('Hoo-Doo has no level “9”; its levels are 1 (Starter), 2 (Easy), 3 (Medium), 4 (Hard).');
        expect(await problem({}, hoodooRoute, false)).toMatch(/^This board has not been opened in this browser before/);
        expect(await problem({}, { view: 'continue', key: 'hoodoo-1' })).toBe('This game is no longer kept in this browser.');
    });
});

describe('a board that was kept', () => {
    const begun = async () => {
        const { store, open } = page();
        const session = await open(hoodooRoute);
        const game = withSeconds(mark(write(session.game, ['r1c3'], 0), ['r2c1'], 2, true), 71);
        store.saveGame(toKept(session, game, 1000));
        return { store, session, game };
    };
    it('is described without opening it', async () => {
        const { session, game, store } = await begun();
        expect(store.game(session.key)).toMatchObject({
            key: session.key, title: 'Hoo-Doo 2 × 3, hard', route: '#/play/hoodoo/3/hard/7', open: 3, cells: 5, seconds: 71, solved: false, at: 1000,
        });
        const full = withSolved(write(game, ['r2c1', 'r2c2', 'r2c3'], 1), true);
        expect(toKept(session, full, 5)).toMatchObject({ open: 0, solved: true, at: 5 });
        const bare = { ...session, info: { ...session.info, level: null } };
        expect(toKept(bare, game, 5).title).toBe('Hoo-Doo 2 × 3');
    });
    it.each<[string, Route]>([['link', hoodooRoute], ['place in the list of games', { view: 'continue', key: '' }]])(
        'is opened by its %s as it was left, without the core', async (_, route) => {
            const { store, session, game } = await begun();
            const { asks, open } = page({}, store);
            const again = await open(route.view === 'continue' ? { ...route, key: session.key } : route, false);
            expect(asks).toEqual([]);
            expect(again).toEqual({ ...session, game });
        },
    );
    it('is found by its puzzle under another address', async () => {
        const { store, session, game } = await begun();
        const again = await page({}, store).open({ view: 'puzzle', text: 'hoodoo 2 3\n1 x .\n. . .\n' });
        expect([again.key, again.game]).toEqual([session.key, game]);
        expect(again.route).toMatch(/^#p=/);
    });
    it.each<[string, (saved: Record<string, unknown>) => unknown]>([
        ['page', (saved) => delete saved['page']],
        ['page', (saved) => (saved['page'] = 'damaged')],
        ['scene', (saved) => (saved['page'] = { scene: 7, info: {} })],
        ['scene', (saved) => (saved['page'] = { scene: { values: {}, cells: [] }, info: {} })],
        ['scene', (saved) => (saved['page'] = { scene: { values: [null], cells: [] }, info: {} })],
        ['board', (saved) => (saved['filled'] = [[9]])],
        ['history', (saved) => (saved['history'] = 3)],
    ])('is made anew where its %s is damaged', async (_, damage) => {
        const { store, session } = await begun();
        const kept = store.game(session.key)!;
        damage(kept.saved as Record<string, unknown>);
        store.saveGame(kept);
        expect(await problemOf(page({}, store).open({ view: 'continue', key: session.key }))).toBe('This game is no longer kept in this browser.');
        expect((await page({}, store).open(hoodooRoute)).game).toEqual(session.game);
    });
});

it('asks about a board with everything that was written, without remarks on the puzzle', async () => {
    const session = await page({ make: { ...puzzle, source: 'here', expect: 'unique' } }).open(hoodooRoute);
    const game = mark(write(session.game, ['r1c3'], 0), ['r2c1'], 2);
    expect(boardOf(game)).toEqual({
        ...puzzle, filled: [[null, null, 0], [null, null, null]], marks: [[null, null, null], [[2], null, null]],
    });
});
