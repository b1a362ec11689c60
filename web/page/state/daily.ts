// The puzzle of the day: its kind's size for the day, a level that rises from Monday to Sunday, and the date as its
// seed, so that everybody makes the same one. The generator's version is part of its name, because another version
// may make another puzzle.

import type { Kind } from '../core/protocol';

export interface Daily {
    kind: string;
    size: number;
    level: number;
    seed: string;
    name: string;
}

/** Levels from Monday to Sunday; a kind and size that does not have one takes the next lower that it has. */
const week = [1, 2, 3, 3, 4, 5, 6];

/** The day of the week of a date such as "2026-11-16": 0 is Monday. */
export function weekday(date: string): number {
    return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The date in this time zone, as "2026-11-16". */
export function today(now: Date): string {
    const two = (number: number) => String(number).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The seven dates from Monday to Sunday around a date. */
export function weekOf(date: string): string[] {
    const monday = new Date(`${date}T00:00:00Z`);
    monday.setUTCDate(monday.getUTCDate() - weekday(date));
    return week.map((_, day) => new Date(monday.getTime() + day * 86_400_000).toISOString().slice(0, 10));
}

export function daily(date: string, kind: Kind): Daily {
    const wished = week[weekday(date)]!;
    const named = kind.levels_by_size[String(kind.daily_size)] ?? [];
    const made = named.length > 0 ? named : kind.levels.map((each) => each.level);
    const level = Math.max(Math.min(...made), ...made.filter((each) => each <= wished));
    return {
        kind: kind.kind,
        size: kind.daily_size,
        level,
        seed: date.replaceAll('-', ''),
        name: `${kind.title} of ${date}, generator ${kind.generator}`,
    };
}
