// Writing into one or several cells.
import { describe, expect, it } from 'vitest';
import { marksAt, newGame, secondMarksAt, valueAt, type Game } from '../state/game';
import { puzzles, valuesOf } from '../state/test-games';
import { erase, mark, perform, write } from './writing';

const start = newGame(puzzles[1]!, valuesOf(puzzles[1]!)); // r1c1 is given, r1c2 a hole
const row = ['r2c1', 'r2c2', 'r2c3'];
const values = (game: Game) => row.map((cell) => valueAt(game, cell));
const marks = (game: Game) => row.map((cell) => [...marksAt(game, cell)]);

describe('a value', () => {
    it('is written, replaced, and cleared by itself', () => {
        const one = write(start, ['r2c1'], 2);
        expect(values(one)).toEqual([2, null, null]);
        expect(values(write(one, ['r2c1'], 0))).toEqual([0, null, null]);
        expect(values(write(one, ['r2c1'], 2))).toEqual([null, null, null]);
    });
    it('goes into several cells as one move, and is cleared where all have it', () => {
        const one = write(start, ['r2c2'], 3);
        const all = write(one, row, 3);
        expect([values(all), all.moves.length]).toEqual([[3, 3, 3], 2]);
        expect(values(perform(all, { do: 'undo' }))).toEqual([null, 3, null]);
        const none = write(all, row, 3);
        expect([values(none), none.moves.length]).toEqual([[null, null, null], 3]);
    });
    it('leaves alone what the puzzle gives, and the game where nothing is left', () => {
        expect(valueAt(write(start, ['r1c1', 'r1c2', 'r1c3', 'r9c9'], 2), 'r1c3')).toBe(2);
        for (const cells of [[], ['r1c1'], ['r1c1', 'r1c2'], ['r9c9'], ['nonsense']]) expect(write(start, cells, 1)).toBe(start);
        expect(write(start, ['r2c1'], 17)).toBe(start);
    });
});

describe('a mark', () => {
    it('is added, and removed again', () => {
        const one = mark(start, ['r2c1'], 2);
        expect(marks(one)).toEqual([[2], [], []]);
        expect(marks(mark(one, ['r2c1'], 2))).toEqual([[], [], []]);
        expect(marks(mark(one, ['r2c1'], 1))).toEqual([[1, 2], [], []]);
    });
    it('is added to several cells where it is missing, and removed where all have it', () => {
        const all = mark(mark(start, ['r2c2'], 2), row, 2);
        expect([marks(all), all.moves.length]).toEqual([[[2], [2], [2]], 2]);
        const none = mark(all, row, 2);
        expect([marks(none), none.moves.length]).toEqual([[[], [], []], 3]);
    });
    it('passes over cells with a value, given or written', () => {
        const written = write(start, ['r2c2'], 1);
        expect(marks(mark(written, ['r1c1', 'r1c2', ...row], 2))).toEqual([[2], [], [2]]);
        expect(mark(written, ['r1c1', 'r2c2'], 2)).toBe(written);
    });
    it('may be of the second kind', () => {
        const game = mark(mark(start, ['r2c1'], 2), row, 2, true);
        expect(row.map((cell) => [...secondMarksAt(game, cell)])).toEqual([[2], [2], [2]]);
        expect(marks(game)).toEqual([[2], [], []]);
        expect(mark(game, row, 2, true).board).toEqual(mark(start, ['r2c1'], 2).board);
    });
});

it('erases values and marks of several cells as one move', () => {
    const game = mark(write(start, ['r2c1'], 1), ['r2c2'], 3);
    const empty = erase(game, ['r1c1', ...row]);
    expect([empty.board, empty.moves.length]).toEqual([start.board, 3]);
    expect(erase(empty, row)).toBe(empty);
    expect(erase(empty, ['r1c1'])).toBe(empty);
});

it('performs nothing that is refused', () => {
    expect(perform(start, { do: 'place', cell: 'r1c1', value: 1 })).toBe(start);
    expect(perform(start, { do: 'undo' })).toBe(start);
});
