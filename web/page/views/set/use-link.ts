// The link with the puzzle in it: in whichever format that the core reads back is the shortest.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Core } from '../../core/core';
import type { Answer, FormatRow, Puzzle } from '../../core/protocol';
import { format as formatRoute } from '../../state/route';
import { writable } from './copy-menu';

// The link waits for a pause in the typing; nobody copies it in mid-word.
const pause = 400;

export function useLink(core: Core, puzzle: Puzzle | null): { formats: FormatRow[]; link: string; textNow(): Promise<string | null> } {
    const [formats, setFormats] = useState<FormatRow[]>([]);
    const [link, setLink] = useState('');
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

    const textNow = async (): Promise<string | null> => {
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
            textNow().then((text) => {
                if (!over && text !== null) setLink(new URL(formatRoute({ view: 'puzzle', text }), location.href).href);
            }, () => undefined);
        }, pause);
        return () => {
            over = true;
            clearTimeout(wait);
        };
    }, [puzzle, formats]);

    return { formats, link, textNow };
}
