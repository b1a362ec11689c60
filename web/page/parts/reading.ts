// A text that should be a puzzle, and why it is none.
import type { ReadAnswer } from '../core/protocol';

export interface Refusal {
    sentence: string;
    /** Where the mistake is, from 1. */
    at?: { line: number; column: number };
}

/** A text copied from a line often lacks the end of that line, without which some formats count as cut off. */
export function ended(text: string): string {
    return text.endsWith('\n') ? text : `${text}\n`;
}

export function refusedText(answer: ReadAnswer): Refusal | null {
    if (answer.puzzle && answer.verdict !== 'refused') return null;
    const sentence = answer.sentence ?? answer.error ?? 'This is not a puzzle we can read.';
    return answer.at ? { sentence, at: answer.at } : { sentence };
}

export function sentenceOf(refusal: Refusal): string {
    const { sentence, at } = refusal;
    return at ? `Line ${at.line}, column ${at.column}: ${sentence}` : sentence;
}

/** The part of a text where the mistake is: a word, or the end of a line where something is missing. */
export function placeIn(text: string, at: { line: number; column: number }): [number, number] {
    const lines = text.split('\n');
    const line = lines[at.line - 1];
    if (line === undefined) return [text.length, text.length];
    const first = lines.slice(0, at.line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    const from = Math.min(at.column - 1, line.length);
    const word = /^\S+/.exec(line.slice(from))?.[0].length ?? 1;
    return [first + from, Math.min(first + from + word, text.length)];
}
