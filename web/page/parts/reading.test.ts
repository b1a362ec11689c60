// Texts that are no puzzle: the sentence, and the place that is marked.
import { expect, it } from 'vitest';
import type { ReadAnswer } from '../core/protocol';
import { ended, placeIn, refusedText, sentenceOf } from './reading';

it('ends the last line of a text', () => {
    expect(['', '4:1', '4:1\n', 'a\nb'].map(ended)).toEqual(['\n', '4:1\n', '4:1\n', 'a\nb\n']);
});

it('says why a text is no puzzle', () => {
    const said = (answer: object): string | null => {
        const refusal = refusedText(answer as ReadAnswer);
        return refusal && sentenceOf(refusal);
    };
    expect(said({ puzzle: {} })).toBeNull();
    expect(said({ puzzle: {}, verdict: 'refused', error: 'too large' })).toBe('too large');
    expect(said({ sentence: 'No.', at: { line: 2, column: 7 } })).toBe('Line 2, column 7: No.');
    expect(said({})).toBe('This is not a puzzle we can read.');
});

it('finds the place of a mistake', () => {
    const text = 'hoodoo 3 4\n. . Qx .\n';
    const marked = (line: number, column: number): string => text.slice(...placeIn(text, { line, column }));
    expect([marked(1, 8), marked(2, 5), marked(2, 6), marked(2, 4)]).toEqual(['3', 'Qx', 'x', ' ']);
    expect([marked(1, 11), marked(1, 99)]).toEqual(['\n', '\n']);
    expect([placeIn(text, { line: 3, column: 1 }), placeIn(text, { line: 9, column: 5 })]).toEqual([[20, 20], [20, 20]]);
});
