// What the page keeps: in a browser that keeps everything, one that is full, and one that keeps nothing or fails.
import { describe, expect, it } from 'vitest';
import { apply, newGame } from './game';
import { toSaved } from './saved';
import { defaults } from './settings';
import { keyOf, openStore, type KeptGame, type Shelf, type Store } from './store';
import { puzzles, valuesOf } from './test-games';
import { MemoryShelf } from './test-shelf';

function forbidden(): never {
    throw new DOMException('This is forbidden here.', 'SecurityError');
}

/** Every member throws, as in a frame whose storage is blocked. */
const blocked: Shelf = {
    get length(): number {
        return forbidden();
    },
    key: forbidden,
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
};

const kept = (number: number, others: Partial<KeptGame> = {}): KeptGame => ({
    key: `skyscraper-${number}`, saved: { format: 2 }, title: 'Skyscraper 4 × 4', route: '#/', open: 3, cells: 16, seconds: 7,
    solved: false, at: number, ...others,
});

function opened(shelf: Shelf | null): { store: Store; problems: () => number } {
    let problems = 0;
    return { store: openStore(shelf, () => ++problems), problems: () => problems };
}

const keysOf = (store: Store) => store.games().map((game) => game.key);

describe('a store', () => {
    it('keeps games, the newest first, and knows the last one that is not solved', () => {
        const shelf = new MemoryShelf();
        const { store, problems } = opened(shelf);
        expect([store.lastGame(), store.games(), store.game('skyscraper-1')]).toEqual([null, [], null]);
        for (const at of [2, 3, 1]) store.saveGame(kept(at));
        store.saveGame(kept(4, { solved: true }));
        expect(keysOf(store)).toEqual(['skyscraper-4', 'skyscraper-3', 'skyscraper-2', 'skyscraper-1']);
        expect(store.lastGame()).toEqual(kept(3));
        store.saveGame(kept(2, { at: 9, open: 0 }));
        expect(store.game('skyscraper-2')).toEqual(kept(2, { at: 9, open: 0 }));
        expect(keysOf(openStore(shelf, () => undefined))).toEqual(['skyscraper-2', 'skyscraper-4', 'skyscraper-3', 'skyscraper-1']);
        expect(problems()).toBe(0);
    });
    it('keeps 200 games; the oldest make room, and nothing else', () => {
        const shelf = new MemoryShelf();
        shelf.setItem('another page', 'stays');
        const { store, problems } = opened(shelf);
        store.saveSettings({ ...defaults, theme: 'dark' });
        for (let i = 1; i <= 205; ++i) store.saveGame(kept(i));
        expect(store.games()).toHaveLength(200);
        expect(store.games().at(-1)?.key).toBe('skyscraper-6');
        store.saveGame(kept(6, { at: 1 })); // known already
        expect(store.games()).toHaveLength(200);
        expect([shelf.getItem('another page'), store.settings().theme, problems()]).toEqual(['stays', 'dark', 0]);
    });
    it('keeps settings, and the defaults where they are damaged', () => {
        const shelf = new MemoryShelf();
        const { store } = opened(shelf);
        expect(store.settings()).toEqual(defaults);
        store.saveSettings({ ...defaults, timer: false, theme: 'contrast' });
        expect(store.settings()).toEqual({ ...defaults, timer: false, theme: 'contrast' });
        for (const damaged of ['', '{', 'null', '[]', '"dark"', '{"theme":"dark', '\0']) {
            shelf.setItem('gridwright.settings', damaged);
            expect(store.settings()).toEqual(defaults);
        }
    });
    it('adds up what was solved', () => {
        const shelf = new MemoryShelf();
        const { store } = opened(shelf);
        expect(store.statistics('skyscraper 6 4')).toEqual({ solved: 0, seconds: 0, hints: 0, best: null });
        store.addSolved('skyscraper 6 4', 90, 2);
        store.addSolved('skyscraper 6 4', 60, 0);
        store.addSolved('skyscraper 6 4', 70, 1);
        expect(store.statistics('skyscraper 6 4')).toEqual({ solved: 3, seconds: 220, hints: 3, best: 60 });
        expect(store.statistics('hoodoo 5 1').solved).toBe(0);
        for (const damaged of ['7', '"x"', '[1]', 'null', '{"solved":"3","seconds":null,"best":{}}', '{']) {
            shelf.setItem('gridwright.statistics.skyscraper 6 4', damaged);
            expect(store.statistics('skyscraper 6 4')).toEqual({ solved: 0, seconds: 0, hints: 0, best: null });
        }
    });
    it('knows which daily puzzles were solved', () => {
        const { store } = opened(new MemoryShelf());
        store.setDailySolved('2026-11-16', 'hoodoo');
        expect([['2026-11-16', 'hoodoo'], ['2026-11-16', 'skyscraper'], ['2026-11-17', 'hoodoo']].map(([date, kind]) => store.dailySolved(date!, kind!)))
            .toEqual([true, false, false]);
    });
    it('passes over games that are damaged', () => {
        const shelf = new MemoryShelf();
        const { store } = opened(shelf);
        store.saveGame(kept(1));
        const whole = shelf.getItem('gridwright.game.skyscraper-1')!;
        const others = ['', 'null', '5', '[]', '{}', whole.slice(0, -1), ...Object.keys(kept(1)).map((key) => JSON.stringify({ ...kept(1), [key]: null }))];
        others.forEach((text, i) => shelf.setItem(`gridwright.game.damaged-${i}`, text));
        expect(keysOf(store)).toEqual(['skyscraper-1']);
        others.forEach((_, i) => expect(store.game(`damaged-${i}`)).toBeNull());
        expect(store.lastGame()?.key).toBe('skyscraper-1');
    });
});

describe('a full browser', () => {
    it('forgets the oldest games for a new one', () => {
        const shelf = new MemoryShelf(2000);
        const { store, problems } = opened(shelf);
        store.setDailySolved('2026-11-16', 'hoodoo');
        for (let i = 1; i <= 40; ++i) store.saveGame(kept(i));
        expect(problems()).toBe(0);
        expect(keysOf(store)[0]).toBe('skyscraper-40');
        expect(store.games().length).toBeGreaterThan(5);
        expect(keysOf(store)).toEqual(store.games().map((_, i) => `skyscraper-${40 - i}`));
        expect(store.dailySolved('2026-11-16', 'hoodoo')).toBe(true);
        store.saveSettings({ ...defaults, theme: 'light' });
        expect([store.settings().theme, problems()]).toEqual(['light', 0]);
    });
    it('does not forget all its games for one that never fits, or the game itself', () => {
        const shelf = new MemoryShelf(2000);
        const { store, problems } = opened(shelf);
        for (let i = 1; i <= 8; ++i) store.saveGame(kept(i));
        store.saveGame(kept(9, { title: 'x'.repeat(5000) }));
        expect([keysOf(store).length, problems()]).toEqual([8, 1]);
        store.saveGame(kept(1, { title: 'x'.repeat(5000) }));
        expect([keysOf(store).length, problems()]).toEqual([8, 1]);
    });
    it('where there is no room at all says so once, and keeps what it had', () => {
        const shelf = new MemoryShelf();
        const { store, problems } = opened(shelf);
        store.saveSettings({ ...defaults, timer: false });
        shelf.room = 0;
        store.saveGame(kept(1));
        store.saveSettings(defaults);
        store.addSolved('skyscraper 6 4', 60, 0);
        store.setDailySolved('2026-11-16', 'hoodoo');
        expect([problems(), store.settings().timer, store.games().length]).toEqual([1, false, 0]);
    });
});

describe.each([['that keeps nothing', null], ['whose storage is blocked', blocked]])('a browser %s', (_, shelf) => {
    it('has the defaults and no games, without an error', () => {
        const { store, problems } = opened(shelf);
        expect([store.settings(), store.games(), store.lastGame(), store.game('x')]).toEqual([defaults, [], null, null]);
        expect([store.statistics('x').solved, store.dailySolved('2026-11-16', 'x')]).toEqual([0, false]);
        expect(problems()).toBe(0);
    });
    it('says once that nothing is kept', () => {
        const { store, problems } = opened(shelf);
        store.saveGame(kept(1));
        expect(problems()).toBe(1);
        store.saveSettings(defaults);
        store.addSolved('x', 1, 1);
        store.setDailySolved('2026-11-16', 'x');
        store.saveGame(kept(2));
        expect(problems()).toBe(1);
    });
});

describe('the key of a puzzle', () => {
    it('is that of the puzzle alone, and fits an address', () => {
        for (const puzzle of puzzles) {
            const key = keyOf(puzzle);
            expect(key).toMatch(new RegExp(`^${puzzle.puzzle}-[0-9a-f]{16}$`));
            const begun = apply(newGame(puzzle, valuesOf(puzzle)), { do: 'place', cell: 'r2c1', value: valuesOf(puzzle)[0]! });
            if ('refused' in begun) throw new Error(begun.refused);
            const { history: _h, seconds: _s, solved: _d, ...saved } = toSaved(begun.game);
            expect(keyOf({ ...saved, title: 'A title', source: 'elsewhere' } as never)).toBe(key);
        }
    });
    it('is another for every other puzzle', () => {
        const first = puzzles[0]!;
        const others = puzzles.concat(
            { ...first, grid: first.grid.map((row) => [...row].reverse()) },
            { ...first, clues: { ...first.clues!, top: [3, 0, 2, 0] } },
            { ...first, clues: { ...first.clues!, top: [], left: [] } },
            { ...puzzles[1]!, pegs: 'none' },
            { ...puzzles[1]!, colours: 4 },
        );
        expect(new Set(others.map(keyOf)).size).toBe(others.length);
    });
});
