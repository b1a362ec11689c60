// Scenes as the core makes them, for tests: blank boards of each kind, with the words and keys of their values but not
// their looks.
import type { Scene, SceneCell, SceneValue, Side, Value } from '../core/protocol';

type Words = Pick<SceneValue, 'value' | 'text' | 'spoken' | 'button' | 'keys'>;

function scene(kind: string, name: string, rows: number, columns: number, place: (row: number, column: number) => string, words: Words[]): Scene {
    const cell = (row: number, column: number): SceneCell =>
        ({ cell: `r${row}c${column}`, place: place(row, column), value: null, given: false, hole: false });
    const cells = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => cell(row + 1, column + 1)));
    return {
        name: `${name} ${rows} by ${columns}`, puzzle: kind, rows, columns, frame: 'boxes',
        pad: 'Number pad', mode: 'Value', minimises: null, cells, lines: [], clues: [], slots: [], clue_values: [], labels: {},
        values: words.map((each, index) => ({ ...each, place: index }) as SceneValue), mark_places: words.length,
    };
}

const plainPlace = (row: number, column: number) => `row ${row}, column ${column}`;
const numbers = (most: number) => Array.from({ length: most }, (_, index) => String(index + 1));

/** With a place for a clue at both ends of every line, and the clue 5 above column 1. */
export function skyscraper(size: number): Scene {
    const words = numbers(size).map((text) => ({ value: Number(text), text, spoken: text, button: text, keys: [text] }));
    const sides: [Side, string][] = [['top', 'above column'], ['left', 'left of row'], ['bottom', 'below column'], ['right', 'right of row']];
    const slots = sides.flatMap(([side, where]) =>
        numbers(size).map((line) => ({ side, line: Number(line), name: `no clue ${where} ${line}` })));
    const clues = [{ side: 'top' as const, line: 1, value: 5, name: 'clue 5 above column 1', text: '5' }];
    return { ...scene('skyscraper', 'Skyscraper', size, size, plainPlace, words), slots, clues };
}

export function hoodoo(rows: number, columns: number): Scene {
    const words: Words[] = numbers(Math.max(rows, columns)).map((text) =>
        ({ value: Number(text), text, spoken: `colour ${text}`, button: `Colour ${text}`, keys: [text] }));
    words.push({ value: 0, text: '_', spoken: 'transparent peg', button: 'Transparent peg', keys: ['0', '_'] });
    return scene('hoodoo', 'Hoo-Doo', rows, columns, (row, column) => `${String.fromCharCode(64 + column)}${rows + 1 - row}`, words);
}

export function closeOrFar(size: number): Scene {
    const letter = (text: string) => ({ value: text, text, spoken: text, button: text, keys: [text, text.toLowerCase()] });
    const empty = { value: '-', text: '-', spoken: 'empty square', button: 'Empty square', keys: ['-', 'x', 'X'] };
    return scene('close-or-far', 'Close or Far', size, size, plainPlace, [empty, letter('C'), letter('F')]);
}

/** The same scene with what the puzzle gives in some cells; "x" is a hole. */
export function withGivens(scene: Scene, givens: Record<string, Value>): Scene {
    const cells = scene.cells.map((row) => row.map((cell) => {
        const value = givens[cell.cell];
        return value === undefined ? cell : { ...cell, value, given: true, hole: value === 'x' };
    }));
    return { ...scene, cells };
}
