// What the page keeps in this browser: games, the last one, settings, statistics and results of daily puzzles. Nothing
// here fails: where the browser keeps nothing, the page works on, and its owner hears of it once.

import type { Puzzle } from '../core/protocol';
import { readSettings, type Settings } from './settings';

/** A game as it is kept: a saved game, and what the list of games shows without reading it. */
export interface KeptGame {
    key: string;
    saved: unknown;
    title: string;
    route: string;
    open: number;
    cells: number;
    seconds: number;
    solved: boolean;
    at: number;
}

export interface Statistics {
    solved: number;
    seconds: number;
    hints: number;
    best: number | null;
}

export interface Store {
    settings(): Settings;
    saveSettings(settings: Settings): void;
    game(key: string): KeptGame | null;
    saveGame(game: KeptGame): void;
    lastGame(): KeptGame | null;
    games(): KeptGame[];
    /** By a name such as "skyscraper 6 4". */
    statistics(name: string): Statistics;
    addSolved(name: string, seconds: number, hints: number): void;
    dailySolved(date: string, kind: string): boolean;
    setDailySolved(date: string, kind: string): void;
}

/** The part of the browser's Storage that is used. */
export interface Shelf {
    readonly length: number;
    key(index: number): string | null;
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
}

const prefix = 'gridwright.';
const gamePrefix = `${prefix}game.`;
/** Older games make room for newer ones, earlier where the browser is full. */
const mostGames = 200;

/** Members of a puzzle object that do not make it another puzzle. */
const besides = new Set([
    'format', 'title', 'author', 'source', 'expect', 'comments', 'filled', 'marks', 'second', 'seconds', 'solved', 'history',
]);

/** The same for the same puzzle, whatever was written on it. */
export function keyOf(puzzle: Puzzle): string {
    const members = Object.entries(puzzle).filter(([name, value]) => !besides.has(name) && value !== undefined).sort();
    const text = JSON.stringify(members);
    let high = 0xdeadbeef;
    let low = 0x41c6ce57;
    for (let i = 0; i < text.length; ++i) {
        const code = text.charCodeAt(i);
        high = Math.imul(high ^ code, 2654435761);
        low = Math.imul(low ^ code, 1597334677);
    }
    const hex = (number: number) => (number >>> 0).toString(16).padStart(8, '0');
    return `${puzzle.puzzle}-${hex(high ^ (low >>> 13))}${hex(low ^ (high >>> 16))}`;
}

function isKeptGame(value: unknown): value is KeptGame {
    const game = value as Partial<KeptGame> | null;
    return (
        typeof game === 'object' && game !== null && typeof game.key === 'string' && typeof game.title === 'string' &&
        typeof game.route === 'string' && typeof game.open === 'number' && typeof game.cells === 'number' &&
        typeof game.seconds === 'number' && typeof game.solved === 'boolean' && typeof game.at === 'number' &&
        typeof game.saved === 'object' && game.saved !== null
    );
}

/** What browsers throw where there is no room for more. */
function isFull(problem: unknown): boolean {
    return problem instanceof Error && ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(problem.name);
}

/** `shelf` is null where the browser keeps nothing; `onProblem` is called once. */
export function openStore(shelf: Shelf | null, onProblem: () => void): Store {
    let told = false;
    const problem = () => {
        if (!told) onProblem();
        told = true;
    };
    /** The text that is kept; null where there is none, or where the browser forbids to read it. */
    const textOf = (key: string): string | null => {
        try {
            return shelf?.getItem(key) ?? null;
        } catch {
            return null;
        }
    };
    const read = (key: string): unknown => {
        try {
            return JSON.parse(textOf(key) ?? 'null');
        } catch {
            return null;
        }
    };
    const keys = (): string[] => {
        try {
            return Array.from({ length: shelf?.length ?? 0 }, (_, i) => shelf?.key(i) ?? '');
        } catch {
            return [];
        }
    };
    const games = (): KeptGame[] => {
        const found = keys().filter((key) => key.startsWith(gamePrefix)).map(read).filter(isKeptGame);
        return found.sort((one, other) => other.at - one.at);
    };
    /** Forgets the oldest games that give this much room; none where all others together are too small. */
    const makeRoom = (key: string, size: number): boolean => {
        const old: string[] = [];
        let room = 0;
        for (const game of games().reverse()) {
            const other = gamePrefix + game.key;
            if (room >= size || other === key) continue;
            room += other.length + (textOf(other)?.length ?? 0);
            old.push(other);
        }
        if (room < size) return false;
        for (const other of old) shelf?.removeItem(other);
        return true;
    };
    const write = (key: string, value: unknown) => {
        const text = JSON.stringify(value);
        try {
            if (!shelf) throw new Error('nothing is kept');
            try {
                shelf.setItem(key, text);
            } catch (full) {
                if (!isFull(full) || !makeRoom(key, key.length + text.length)) throw full;
                shelf.setItem(key, text);
            }
        } catch {
            problem();
        }
    };
    const statistics = (name: string): Statistics => {
        const kept = (read(`${prefix}statistics.${name}`) ?? {}) as Partial<Statistics>;
        const count = (value: unknown) => (typeof value === 'number' ? value : 0);
        return {
            solved: count(kept.solved),
            seconds: count(kept.seconds),
            hints: count(kept.hints),
            best: typeof kept.best === 'number' ? kept.best : null,
        };
    };
    return {
        settings: () => readSettings(read(`${prefix}settings`)),
        saveSettings: (settings) => write(`${prefix}settings`, settings),
        game: (key) => {
            const game = read(gamePrefix + key);
            return isKeptGame(game) ? game : null;
        },
        saveGame: (game) => {
            const isNew = textOf(gamePrefix + game.key) === null;
            write(gamePrefix + game.key, game);
            if (isNew) for (const old of games().slice(mostGames)) shelf?.removeItem(gamePrefix + old.key);
        },
        games,
        lastGame: () => games().find((game) => !game.solved) ?? null,
        statistics,
        addSolved: (name, seconds, hints) => {
            const before = statistics(name);
            write(`${prefix}statistics.${name}`, {
                solved: before.solved + 1,
                seconds: before.seconds + seconds,
                hints: before.hints + hints,
                best: before.best === null ? seconds : Math.min(before.best, seconds),
            });
        },
        dailySolved: (date, kind) => read(`${prefix}daily.${date}.${kind}`) === true,
        setDailySolved: (date, kind) => write(`${prefix}daily.${date}.${kind}`, true),
    };
}
