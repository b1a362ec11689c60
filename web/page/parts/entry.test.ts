// What keys mean on a board, on keyboards of several countries.
import { describe, expect, it } from 'vitest';
import type { Scene, Value } from '../core/protocol';
import { digitBefore, intentOf, type Intent, type Key } from './entry';
import { closeOrFar, hoodoo, skyscraper } from './test-scenes';

const modifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

/** Where a key is on an American keyboard. */
function codeOf(key: string): string {
    if (/^\d$/.test(key)) return `Digit${key}`;
    if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
    return { '-': 'Minus', _: 'Minus', '?': 'Slash', ' ': 'Space' }[key] ?? key;
}

function pressed(key: string, others: Partial<Key> = {}): Key {
    return { key, code: codeOf(key), ...modifiers, ...others };
}

const shift = (key: string, code: string): Key => pressed(key, { code, shiftKey: true });

/** The value that a key writes, with "mark" behind it; otherwise the command, or null. */
function meaning(key: Key, scene: Scene, before = ''): Value | [Value, 'mark'] | null {
    const intent = intentOf(key, scene, before);
    if (intent?.do !== 'write') return intent?.do ?? null;
    return intent.mark ? [intent.value.value, 'mark'] : intent.value.value;
}

describe('keys of values', () => {
    it('write the values of the board, and others nothing', () => {
        const board = skyscraper(6);
        for (const value of [1, 2, 3, 4, 5, 6]) expect(meaning(pressed(String(value)), board)).toBe(value);
        for (const key of ['7', '8', '9', 'c', 'f', 'x', '-', '_', 'F1', 'a', 'Tab', 'ArrowUp', 'PageUp']) expect(meaning(pressed(key), board)).toBeNull();
        expect(meaning(pressed('3', { code: 'Numpad3' }), board)).toBe(3);
    });
    it('with Shift write marks by the place of the key, because Shift makes another character of a digit', () => {
        const board = skyscraper(6);
        expect(meaning(shift('@', 'Digit2'), board)).toEqual([2, 'mark']); // American
        expect(meaning(shift('"', 'Digit2'), board)).toEqual([2, 'mark']); // German
        expect(meaning(shift('2', 'Digit2'), board)).toEqual([2, 'mark']); // French
        expect(meaning(shift('2', 'Numpad2'), board)).toEqual([2, 'mark']);
        expect(meaning(shift('*', 'Digit8'), board)).toBeNull();
        expect(meaning(shift('PageUp', 'Numpad9'), skyscraper(9))).toBeNull();
    });
    it('without Shift are found by their place, too, where a digit needs Shift', () => {
        expect(meaning(pressed('é', { code: 'Digit2' }), skyscraper(6))).toBe(2);
        expect(meaning(pressed('-', { code: 'Digit6' }), skyscraper(6))).toBe(6);
        expect(meaning(pressed('à', { code: 'Digit0' }), skyscraper(6))).toBe('erase');
        expect(meaning(pressed('PageUp', { code: 'Numpad9' }), skyscraper(9))).toBeNull();
    });
    it('of Close or Far are C, F, and - or X for the empty square', () => {
        const board = closeOrFar(6);
        expect(['c', 'C', 'f', 'F', '-', 'x', 'X'].map((key) => meaning(pressed(key), board))).toEqual(['C', 'C', 'F', 'F', '-', '-', '-']);
        expect(meaning(pressed('-', { code: 'NumpadSubtract' }), board)).toBe('-');
        expect(meaning(shift('C', 'KeyC'), board)).toEqual(['C', 'mark']);
        expect(meaning(shift('F', 'KeyF'), board)).toEqual(['F', 'mark']);
        expect(meaning(shift('X', 'KeyX'), board)).toEqual(['-', 'mark']);
        expect(meaning(shift('_', 'Minus'), board)).toEqual(['-', 'mark']);
        expect(meaning(pressed('1'), board)).toBeNull();
        expect(meaning(pressed('0'), board)).toBe('erase');
    });
    it('that are letters are what they show, wherever they are', () => {
        const board = closeOrFar(6);
        expect(meaning(shift('C', 'KeyI'), board)).toEqual(['C', 'mark']); // Dvorak
        expect(meaning(pressed('c', { code: 'KeyI' }), board)).toBe('C');
        expect(meaning(shift('I', 'KeyC'), board)).toBeNull();
        expect(meaning(shift('_', 'Slash'), board)).toEqual(['-', 'mark']); // German
        expect(meaning(shift('?', 'Minus'), board)).toBe('help');
    });
    it('of other alphabets count by their place', () => {
        expect(meaning(pressed('с', { code: 'KeyC' }), closeOrFar(6))).toBe('C');
        expect(meaning(shift('С', 'KeyC'), closeOrFar(6))).toEqual(['C', 'mark']);
        expect(meaning(pressed('р', { code: 'KeyH' }), skyscraper(6))).toBe('hint');
        expect(meaning(pressed('я', { code: 'KeyZ', ctrlKey: true }), skyscraper(6))).toBe('undo');
    });
    it('of Hoo-Doo are colours; 0 is the transparent peg', () => {
        const board = hoodoo(3, 4);
        expect(['1', '4', '5', '0', '_'].map((key) => meaning(pressed(key), board))).toEqual([1, 4, null, 0, 0]);
        expect(meaning(shift('_', 'Minus'), board)).toBe(0);
        expect(meaning(shift(')', 'Digit0'), board)).toEqual([0, 'mark']);
        expect(meaning(pressed('Delete'), board)).toBe('erase');
    });
});

describe('values of two digits', () => {
    const board = skyscraper(12);
    const typed = (key: Key, before = '') => {
        const intent = intentOf(key, board, before) as Extract<Intent, { do: 'write' }>;
        return [intent.value.value, intent.first, intent.joined];
    };
    it('are made of a digit and the one before', () => {
        expect(typed(pressed('1'))).toEqual([1, '1', false]);
        expect(typed(pressed('2'), '1')).toEqual([12, '', true]);
        expect(typed(pressed('0'), '1')).toEqual([10, '', true]);
        expect(typed(pressed('1'), '1')).toEqual([11, '', true]);
        expect(typed(pressed('3'), '1')).toEqual([3, '3', false]);
        expect(typed(pressed('2'), '')).toEqual([2, '2', false]);
        expect(meaning(pressed('0'), board, '2')).toBe('erase');
        expect(meaning(pressed('2'), skyscraper(9), '1')).toBe(2);
    });
    it('are made with Shift, and on a French keyboard', () => {
        expect(typed(shift('!', 'Digit1'))).toEqual([1, '1', false]);
        expect(typed(shift('@', 'Digit2'), '1')).toEqual([12, '', true]);
        expect(typed(pressed('é', { code: 'Digit2' }), '1')).toEqual([12, '', true]);
    });
    it('belong to one place, and take 0.8 seconds at most', () => {
        const one = { digit: '1', place: 'r1c1', at: 1000 };
        expect([1000, 1799, 1800, 5000].map((now) => digitBefore(one, 'r1c1', now))).toEqual(['1', '1', '', '']);
        expect(digitBefore(one, 'r1c2', 1100)).toBe('');
        expect(digitBefore({ ...one, digit: '' }, 'r1c1', 1100)).toBe('');
    });
});

describe('commands', () => {
    const board = skyscraper(6);
    it.each([
        ['Backspace', 'erase'], ['Delete', 'erase'], ['0', 'erase'], [' ', 'mode'], ['Enter', 'next'], ['Escape', 'escape'], ['?', 'help'],
        ['u', 'undo'], ['r', 'redo'], ['h', 'hint'], ['m', 'fill'], ['t', 'try'], ['H', 'hint'],
    ])('%s means %s', (key, command) => {
        expect(meaning(pressed(key), board)).toBe(command);
        expect(meaning(pressed(key, { altKey: true }), board)).toBeNull();
    });
    it('have Shift where they need it', () => {
        expect(meaning(pressed('Enter', { shiftKey: true }), board)).toBe('previous');
        expect(meaning(shift('?', 'Slash'), board)).toBe('help');
        for (const letter of ['U', 'R', 'H', 'M', 'T']) expect(meaning(shift(letter, `Key${letter}`), board)).toBeNull();
    });
    it('undo and redo as in other programs, with Ctrl or the command key', () => {
        for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
            expect(meaning(pressed('z', held), board)).toBe('undo');
            expect(meaning(pressed('Z', { ...held, shiftKey: true }), board)).toBe('redo');
            expect(meaning(pressed('y', held), board)).toBe('redo');
            for (const key of ['1', 'c', 'u', 'r', 'h', 'Enter', 'Backspace', ' ', '0']) expect(meaning(pressed(key, held), board)).toBeNull();
        }
        expect(meaning(pressed('c', { ctrlKey: true }), closeOrFar(6))).toBeNull();
    });
    it('come after the values of a puzzle that has the same letters', () => {
        const board = closeOrFar(6);
        const letters = { ...board, values: [...board.values, { ...board.values[0]!, value: 'H', keys: ['H', 'h'] }] };
        expect(meaning(pressed('h'), letters)).toBe('H');
        expect(meaning(shift('H', 'KeyH'), letters)).toEqual(['H', 'mark']);
    });
});
