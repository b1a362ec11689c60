// The draft on the editor's board, what of it outlives the view and the page, and the asks that cannot wait for a verdict.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AskOptions, Core } from '../../core/core';
import type { Answer, Kind, Puzzle, Scene } from '../../core/protocol';
import type { ViewProps } from '../view-props';
import { newDraft, puzzleOf, replaced } from './draft';
import type { Draft } from './draft';
import { keepDraft } from './kept-draft';

export interface Work {
    words: string;
    cancel(): void;
}

export interface Editor {
    draft: Draft | null;
    /** The part of the address behind "#" on which this board was begun. */
    address: string;
    /** The last change came from a key. */
    keyed: boolean;
    change(step: (draft: Draft) => Draft, keyed?: boolean): void;
    /** Puts another puzzle on the board; Undo brings the old one back. False if that was not possible. */
    open(puzzle: Puzzle, begin?: Beginning): Promise<boolean>;
    /** An ask whose answer is a puzzle; the waiting can be cancelled. */
    take<T extends Answer>(words: string, ask: object): Promise<T | null>;
    work: Work | null;
    /** The core for what somebody waits for: the verdict stops for it, and is asked for again afterwards. */
    urgent: Core;
    /** Something urgent is under way. */
    held: boolean;
}

/** A board that an address opens. */
export interface Beginning {
    address: string;
    /** It was kept in this browser, with the places that symmetric entry had opened. */
    wanted?: readonly string[];
}

interface State {
    draft: Draft | null;
    keyed: boolean;
    address: string;
    /** What the address opened; it is kept only once it has been changed, and until then an earlier board is. */
    opened: Puzzle | null;
}

// The draft outlives the view, so that a look at Play does not cost it.
let kept: State = { draft: null, keyed: false, address: '', opened: null };

export function emptyPuzzle(kind: Kind, rows: number, columns: number): Puzzle {
    const shape = kind.rectangular ? { rows, columns } : { size: rows };
    return { puzzle: kind.kind, ...shape } as unknown as Puzzle;
}

export function useEditor(props: ViewProps): Editor {
    const { core, say } = props;
    const [state, setState] = useState<State>(kept);
    const [work, setWork] = useState<Work | null>(null);
    const [holds, setHolds] = useState(0);
    const abort = useRef<AbortController | null>(null);
    const turns = useRef(0);
    const told = useRef(false);
    const { draft, address } = state;

    // Before the next frame, so that a reload right after a key does not lose it.
    useLayoutEffect(() => {
        kept = state;
        if (draft === null || draft.now.puzzle === state.opened) return;
        if (keepDraft({ address, puzzle: draft.now.puzzle, wanted: [...draft.now.wanted] }) || told.current) return;
        told.current = true;
        say('What you set cannot be kept in this browser');
    }, [state]);
    useEffect(() => () => abort.current?.abort(), []);

    const urgent = useMemo<Core>(() => ({
        ready: core.ready,
        ask: async <T = Answer>(ask: object, options?: AskOptions): Promise<T> => {
            setHolds((count) => count + 1);
            try {
                return await core.ask<T>(ask, options);
            } finally {
                setHolds((count) => count - 1);
            }
        },
    }), [core]);

    const open = async (puzzle: Puzzle, begin?: Beginning): Promise<boolean> => {
        const turn = ++turns.current;
        abort.current?.abort();
        try {
            // As JSON the puzzle has every member, also the empty grid and the empty sides.
            const [whole, scene] = await Promise.all([urgent.ask({ ask: 'convert', puzzle, to: 'json' }), urgent.ask<Scene & Answer>({ ask: 'scene', puzzle })]);
            for (const answer of [whole, scene]) if (answer.verdict === 'refused') throw new Error(answer.sentence ?? answer.error);
            if (turn !== turns.current) return true;
            const next = puzzleOf(whole);
            setState((before) => ({
                draft: before.draft === null ? newDraft(next, scene, begin?.wanted) : replaced(before.draft, next, scene),
                keyed: false,
                address: begin?.address ?? before.address,
                opened: begin === undefined ? before.opened : next,
            }));
            return true;
        } catch (error) {
            // What was kept and cannot be read any more is passed over.
            if (turn === turns.current && begin?.wanted === undefined) say(error instanceof Error ? error.message : String(error));
            return false;
        }
    };

    const change = (step: (draft: Draft) => Draft, keyed = false) => setState((before) => {
        const next = before.draft === null ? null : step(before.draft);
        return next === before.draft ? before : { ...before, draft: next, keyed };
    });

    const take = async <T extends Answer>(words: string, ask: object): Promise<T | null> => {
        abort.current?.abort();
        const own = new AbortController();
        abort.current = own;
        // The words appear only if there is something to wait for.
        const late = setTimeout(() => setWork({ words, cancel: () => own.abort() }), 150);
        try {
            const answer = await urgent.ask<T>(ask, { signal: own.signal });
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

    return { draft, address, keyed: state.keyed, change, open, take, work, urgent, held: holds > 0 };
}
