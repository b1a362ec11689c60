// The draft on the editor's board and the asks that change it as a whole.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer, Kind, Puzzle, Scene } from '../../core/protocol';
import type { ViewProps } from '../view-props';
import { newDraft, puzzleOf, replaced } from './draft';
import type { Draft } from './draft';

export interface Work {
    words: string;
    cancel(): void;
}

export interface Editor {
    draft: Draft | null;
    change(step: (draft: Draft) => Draft): void;
    /** Puts another puzzle on the board; Undo brings the old one back. */
    open(puzzle: Puzzle): Promise<void>;
    /** An ask whose answer is a puzzle; the waiting can be cancelled. */
    take<T extends Answer>(words: string, ask: object): Promise<T | null>;
    work: Work | null;
}

// The draft outlives the view, so that a look at Play does not cost it.
let kept: Draft | null = null;

export function emptyPuzzle(kind: Kind, rows: number, columns: number): Puzzle {
    const shape = kind.rectangular ? { rows, columns } : { size: rows };
    return { puzzle: kind.kind, ...shape } as unknown as Puzzle;
}

export function useEditor(props: ViewProps): Editor {
    const { core, say } = props;
    const [draft, setDraft] = useState<Draft | null>(kept);
    const [work, setWork] = useState<Work | null>(null);
    const abort = useRef<AbortController | null>(null);
    const opened = useRef(0);

    useEffect(() => { kept = draft; }, [draft]);
    useEffect(() => () => abort.current?.abort(), []);

    const open = async (puzzle: Puzzle) => {
        const turn = ++opened.current;
        try {
            // As JSON the puzzle has every member, also the empty grid and the empty sides.
            const whole = await core.ask({ ask: 'convert', puzzle, to: 'json' });
            if (whole.verdict === 'refused') throw new Error(whole.sentence ?? whole.error);
            const scene = await core.ask<Scene & Answer>({ ask: 'scene', puzzle });
            if (scene.verdict === 'refused') throw new Error(scene.sentence ?? scene.error);
            if (turn !== opened.current) return;
            const next = puzzleOf(whole);
            setDraft((before) => (before === null ? newDraft(next, scene) : replaced(before, next, scene)));
        } catch (error) {
            say(error instanceof Error ? error.message : String(error));
        }
    };

    const take = async <T extends Answer>(words: string, ask: object): Promise<T | null> => {
        abort.current?.abort();
        const own = new AbortController();
        abort.current = own;
        // The words appear only if there is something to wait for.
        const late = setTimeout(() => setWork({ words, cancel: () => own.abort() }), 150);
        try {
            const answer = await core.ask<T>(ask, { signal: own.signal });
            if (answer.verdict === 'refused') {
                say(answer.sentence ?? answer.error ?? 'This cannot be done.');
                return null;
            }
            return answer;
        } catch (error) {
            if (!own.signal.aborted) say(error instanceof Error ? error.message : String(error));
            return null;
        } finally {
            clearTimeout(late);
            if (abort.current === own) setWork(null);
        }
    };

    return { draft, change: (step) => setDraft((before) => (before === null ? before : step(before))), open, take, work };
}
