// Small pieces for reading what may be damaged: they check what JSON holds, and refuse it with a sentence.

import type { Value } from '../core/protocol';
import { sorted, type Game } from './game';

export type Members = Record<string, unknown>;

/** Carries a sentence about what is wrong out of the reading. */
export class Damage extends Error {}

export function refuse(sentence: string): never {
    throw new Damage(sentence);
}

export function isObject(value: unknown): value is Members {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member that the object itself has; null where it is missing. */
export function member(object: Members, key: string): unknown {
    return Object.hasOwn(object, key) ? (object[key] ?? null) : null;
}

/** A whole number, 0 or more. */
export function isCount(value: unknown): value is number {
    return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function isValue(value: unknown): value is Value {
    return Number.isSafeInteger(value) || (typeof value === 'string' && value.length <= 16);
}

/** Reads values and marks of a board; the marks get the order of its values, and null where there are none. */
export function valueReader({ values }: Game) {
    const fits = (item: unknown): item is Value => isValue(item) && (values.length === 0 || values.includes(item));
    const value = (item: unknown): Value => (fits(item) ? item : refuse('A value does not fit this board.'));
    const marks = (item: unknown): readonly Value[] | null => {
        if (!Array.isArray(item)) return refuse('Marks must be a list of values, or null.');
        const list = item.map(value);
        return list.length > 0 ? sorted(list, values) : null;
    };
    return { value, marks };
}
