// Reads the moves of a saved game. A move in a file has only what it changes; what else its cells hold is known when the
// moves are taken back from the board of the file, or done again from there. That also shows whether they lead there.

import type { Value } from '../core/protocol';
import { Damage, isCount, isObject, member, refuse, valueReader, type Members } from './damage';
import { blank, givenAtIndex, indexOf, verbs } from './game';
import type { Change, Game, Move, Trial, Verb, Writing } from './game';
import { sameWriting } from './moves';

type Pair<T> = readonly [before: T, after: T];
type List = readonly Value[] | null;
type Plain = Pick<Writing, 'value' | 'marks'>;

/** A move as the file has it. */
interface Entry {
    do: Verb;
    plain: Map<number, Pair<Plain>>;
    second: Map<number, Pair<List>>;
    trial: Pair<Trial>;
}

class EntryReader {
    private readonly read;

    constructor(private readonly game: Game) {
        this.read = valueReader(game);
    }

    entry(item: unknown, trialNow: Trial, number: number): Entry {
        const move = isObject(item) ? item : {};
        const verb = verbs.find((each) => each === member(move, 'do'));
        if (!verb) return refuse('"do" must be the name of an action.');
        if (!Array.isArray(move['changes'])) return refuse('it has no list of "changes".');
        const plain = this.byCell(move['changes'], (change) => this.plain(change));
        const second = this.byCell(member(move, 'second') ?? [], (change) => this.pair(change, 'marks', this.read.marks));
        const trial = Object.hasOwn(move, 'trial') ? this.pair(move, 'trial', trialOf) : ([trialNow, trialNow] as const);
        if (trial.some((each) => each !== null && each > number)) refuse('it belongs to a trial that begins later.');
        return { do: verb, plain, second, trial };
    }

    private plain(change: Members): Pair<Plain> {
        const values = this.pair(change, 'filled', this.read.value), marks = this.pair(change, 'marks', this.read.marks);
        return [{ value: values[0], marks: marks[0] }, { value: values[1], marks: marks[1] }];
    }

    /** Two of something, before and after; nothing where the member is missing. */
    private pair<T>(object: Members, key: string, read: (item: unknown) => T | null): Pair<T | null> {
        const pair = Object.hasOwn(object, key) ? object[key] : [null, null];
        if (!Array.isArray(pair) || pair.length !== 2) return refuse(`"${key}" must be a list of two, before and after.`);
        const [before, after] = pair.map((item: unknown) => (item === null ? null : read(item)));
        return [before ?? null, after ?? null];
    }

    private byCell<T>(list: unknown, read: (change: Members) => T): Map<number, T> {
        const found = new Map<number, T>();
        if (!Array.isArray(list)) return refuse('its changes must be a list.');
        for (const change of list as unknown[]) {
            const name = isObject(change) ? member(change, 'cell') : null;
            const index = typeof name === 'string' ? indexOf(this.game, name) : -1;
            if (index < 0) return refuse('"cell" must name a cell of the board, such as "r1c2".');
            if (givenAtIndex(this.game, index) !== null) refuse('it changes a cell that the puzzle gives.');
            if (found.has(index)) refuse('it changes a cell twice.');
            found.set(index, read(change as Members));
        }
        return found;
    }
}

function trialOf(value: unknown): Trial {
    return value === null || isCount(value) ? value : refuse('"trial" must be a whole number, 0 or more.');
}

/** Goes along the moves from the board of the file, back to its start or forth to its end. */
class Walk {
    private readonly board: Writing[];
    /** Which end of a change the board must have: 0 is before the move, 1 behind it. */
    private readonly here: 0 | 1;
    private readonly there: 0 | 1;

    constructor(game: Game, public trial: Trial, direction: 'back' | 'forth') {
        this.board = [...game.board];
        this.here = direction === 'back' ? 1 : 0;
        this.there = direction === 'back' ? 0 : 1;
    }

    /** The move with everything that its cells hold; null if the board is not as it says. */
    step(entry: Entry): Move | null {
        if (entry.trial[this.here] !== this.trial) return null;
        this.trial = entry.trial[this.there];
        const changes: Change[] = [];
        for (const index of new Set([...entry.plain.keys(), ...entry.second.keys()])) {
            const change = this.change(entry, index);
            if (!change) return null;
            changes.push(change);
        }
        changes.sort((one, other) => one.index - other.index);
        return { do: entry.do, changes, trialBefore: entry.trial[0], trialAfter: entry.trial[1] };
    }

    private change({ plain, second }: Entry, index: number): Change | null {
        const now = this.board[index] ?? blank;
        const at = (end: 0 | 1): Writing => {
            const marks = second.get(index);
            return { ...now, ...plain.get(index)?.[end], ...(marks && { second: marks[end] }) };
        };
        const next = at(this.there);
        const both = next.value !== null && (next.marks !== null || next.second !== null);
        if (both || !sameWriting(at(this.here), now)) return null;
        this.board[index] = next;
        return this.here === 0 ? { index, before: now, after: next } : { index, before: next, after: now };
    }
}

function readEntries(list: readonly unknown[], game: Game): Entry[] {
    const reader = new EntryReader(game);
    const entries: Entry[] = [];
    for (const item of list)
        try {
            entries.push(reader.entry(item, entries.at(-1)?.trial[1] ?? null, entries.length));
        } catch (problem) {
            if (problem instanceof Damage) refuse(`Move ${entries.length + 1} of the history: ${problem.message}`);
            throw problem;
        }
    return entries;
}

/** The moves that led to the board of the game, and those that were undone. */
export function readHistory(history: unknown, game: Game): Pick<Game, 'moves' | 'done' | 'trial'> {
    const list = isObject(history) ? member(history, 'moves') : null;
    if (!isObject(history) || !Array.isArray(list)) return refuse('The history has no list of "moves".');
    const entries = readEntries(list, game);
    const done = member(history, 'done'), trial = trialOf(member(history, 'trial'));
    if (!isCount(done)) return refuse('"done" must be a whole number, 0 or more.');
    if (done > entries.length) return refuse('More moves are done than the history has.');
    const moves = Array<Move>(entries.length);
    const take = (walk: Walk, i: number) => {
        moves[i] = walk.step(entries[i]!) ?? refuse(`Move ${i + 1} of the history does not fit the board.`);
    };
    const back = new Walk(game, trial, 'back');
    for (let i = done; i-- > 0;) take(back, i);
    if (back.trial !== null) refuse('The history has a trial without a beginning.');
    const forth = new Walk(game, trial, 'forth');
    for (let i = done; i < entries.length; ++i) take(forth, i);
    return { moves, done, trial };
}
