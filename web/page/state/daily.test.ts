// The puzzle of the day: the same for everybody, harder towards Sunday.
import { describe, expect, it } from 'vitest';
import type { Kind } from '../core/protocol';
import { daily, today, weekday, weekOf } from './daily';
import { isDate } from './route';

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ level, name: `Level ${level}` }));
const kind = (made: Record<string, number[]>) =>
    ({ kind: 'skyscraper', title: 'Skyscraper', daily_size: 6, levels, levels_by_size: made, generator: 3 }) as unknown as Kind;
const monday = '2026-11-16';
const levelsOf = (each: Kind) => weekOf(monday).map((date) => daily(date, each).level);

describe('the days', () => {
    it('of the week begin with Monday', () => {
        expect(['2026-11-16', '2026-11-19', '2026-11-22', '2024-02-29', '2000-01-01'].map(weekday)).toEqual([0, 3, 6, 3, 5]);
    });
    it('around a date are those of its week, over the ends of months and years', () => {
        const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
        for (const day of week) expect(weekOf(day)).toEqual(week);
        expect(weekOf('2027-01-01')).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']);
        expect(weekOf('2024-02-29')[3]).toBe('2024-02-29');
        expect(weekOf('2026-03-29')).toHaveLength(7); // the clocks change
    });
    it('are written as links have them, in the time zone of the player', () => {
        expect(today(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
        expect(today(new Date(2026, 10, 16, 23, 59, 59))).toBe('2026-11-16');
        expect(isDate(today(new Date()))).toBe(true);
    });
});

describe('the puzzle of the day', () => {
    it('is named with its generator, and has the date as its number', () => {
        expect(daily(monday, kind({ 6: [1, 2, 3, 4, 5, 6, 7] }))).toEqual({
            kind: 'skyscraper', size: 6, level: 1, seed: '20261116', name: 'Skyscraper of 2026-11-16, generator 3',
        });
    });
    it('rises from Monday to Sunday', () => {
        expect(levelsOf(kind({ 6: [1, 2, 3, 4, 5, 6, 7] }))).toEqual([1, 2, 3, 3, 4, 5, 6]);
    });
    it('takes the next lower level where one is not made, and the lowest where there is none', () => {
        expect(levelsOf(kind({ 6: [1, 2, 3, 5, 6, 7, 8] }))).toEqual([1, 2, 3, 3, 3, 5, 6]);
        expect(levelsOf(kind({ 6: [1, 2] }))).toEqual([1, 2, 2, 2, 2, 2, 2]);
        expect(levelsOf(kind({ 6: [3, 2] }))).toEqual([2, 2, 3, 3, 3, 3, 3]);
        expect(levelsOf(kind({ 6: [8] }))).toEqual([8, 8, 8, 8, 8, 8, 8]);
    });
    it('has the levels of its kind where no levels are named for its size', () => {
        expect(levelsOf(kind({ 7: [1] }))).toEqual([1, 2, 3, 3, 4, 5, 6]);
        expect(levelsOf(kind({ 6: [] }))).toEqual([1, 2, 3, 3, 4, 5, 6]);
    });
});
