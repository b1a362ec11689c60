// The link with the puzzle in it: in whichever format that the core reads back is the shortest.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Core } from '../../core/core';
import type { Answer, FormatRow, Puzzle } from '../../core/protocol';
import { format as formatRoute } from '../../state/route';
import { writable } from './copy-menu';

// The shortest form waits for a pause in the typing.
const pause = 400;

export function useLink(core: Core, puzzle: Puzzle | null): { formats: FormatRow[]; text: string; link: string } {
    const [formats, setFormats] = useState<FormatRow[]>([]);
    const [written, setWritten] = useState<{ puzzle: Puzzle; text: string } | null>(null);
    // The format that was the shortest for this kind and size is tried first.
    const best = useRef<{ shape: string; name: string } | null>(null);

    useEffect(() => {
        const rows: FormatRow[] = [];
        core.ask<FormatRow>({ ask: 'formats' }, { onPartial: (row: Answer) => { rows.push(row as FormatRow); } })
            .then((last) => setFormats([...rows, last]), () => undefined);
    }, [core]);

    const textIn = async (name: string): Promise<string | null> => {
        const answer = await core.ask({ ask: 'convert', puzzle, to: name });
        return typeof answer.text === 'string' ? answer.text : null;
    };

    const shortest = async (): Promise<string | null> => {
        if (puzzle === null) return null;
        const shape = `${puzzle.puzzle} ${puzzle.size ?? ''} ${puzzle.rows ?? ''} ${puzzle.columns ?? ''}`;
        if (best.current?.shape === shape) {
            const text = await textIn(best.current.name);
            if (text !== null) return text;
        }
        let found: { name: string; text: string } | null = null;
        for (const row of writable(formats, puzzle).filter((entry) => entry.reads && entry.name !== 'json')) {
            const text = await textIn(row.name);
            if (text !== null && (found === null || encodeURIComponent(text).length < encodeURIComponent(found.text).length)) found = { name: row.name, text };
        }
        if (found === null) return null;
        best.current = { shape, name: found.name };
        return found.text;
    };

    useEffect(() => {
        let over = false;
        const wait = setTimeout(() => {
            shortest().then((text) => {
                if (!over && puzzle !== null && text !== null) setWritten({ puzzle, text });
            }, () => undefined);
        }, pause);
        return () => {
            over = true;
            clearTimeout(wait);
        };
    }, [puzzle, formats]);

    // The core may be busy with the verdict; until it has written the puzzle, JSON does, which the page writes by itself.
    const text = puzzle === null ? '' : written?.puzzle === puzzle ? written.text : JSON.stringify(puzzle);
    const link = puzzle === null ? '' : new URL(formatRoute({ view: 'puzzle', text }), location.href).href;
    return { formats, text, link };
}
