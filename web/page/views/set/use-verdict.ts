// The live verdict: always that of the last board. An ask that is no longer wanted is given up, so that a slow board never
// holds up the next one. While it is `held`, the core is left to something more urgent; the ask begins anew afterwards.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Core } from '../../core/core';
import type { Puzzle, VerdictAnswer } from '../../core/protocol';

export interface Verdict {
    /** What is shown; null before the first answer. */
    answer: VerdictAnswer | null;
    /** The answer belongs to an earlier board. */
    old: boolean;
    /** Nothing was said about this board for so long that the old verdict makes room for "Still looking". */
    looking: boolean;
    /** More is coming: forced cells, clues that would decide. */
    busy: boolean;
    /** Milliseconds from the last key to the first word on it. */
    took: number | null;
    /** Whole seconds since the ask began. */
    seconds: number;
    /** The limit that the ask was given, in seconds. */
    limit: number;
    refused: string | null;
    longer(): void;
}

const usualLimit = 10;
const patience = 150;
// Keys that follow each other faster than this are a burst; only its last board is asked about.
const burst = 120;
const settle = 70;

interface Shown {
    puzzle: Puzzle | null;
    answer: VerdictAnswer | null;
    done: boolean;
    took: number | null;
    refused: string | null;
}

export function useVerdict(core: Core, puzzle: Puzzle | null, held: boolean): Verdict {
    const [shown, setShown] = useState<Shown>({ puzzle: null, answer: null, done: true, took: null, refused: null });
    const [limit, setLimit] = useState({ puzzle, seconds: usualLimit });
    const [waited, setWaited] = useState({ puzzle, looking: false, seconds: 0 });
    const lastKey = useRef({ puzzle, time: 0 });
    const finished = useRef<{ puzzle: Puzzle; seconds: number } | null>(null);
    const seconds = limit.puzzle === puzzle ? limit.seconds : usualLimit;

    useEffect(() => {
        if (puzzle === null || held) return undefined;
        if (finished.current?.puzzle === puzzle && finished.current.seconds === seconds) return undefined;
        finished.current = null;
        const key = performance.now();
        const wait = lastKey.current.puzzle !== puzzle && key - lastKey.current.time < burst ? settle : 0;
        lastKey.current = { puzzle, time: key };
        const abort = new AbortController();
        let over = false;
        const take = (answer: VerdictAnswer, done: boolean) => {
            if (over) return;
            const took = performance.now() - key;
            if (done) finished.current = { puzzle, seconds };
            clearInterval(clock);
            const refused = answer.verdict === 'refused' ? (answer.sentence ?? answer.error ?? '') : null;
            setShown((before) => ({
                puzzle, done, refused,
                answer: refused === null ? answer : null,
                took: before.puzzle === puzzle ? before.took : took,
            }));
        };
        const start = setTimeout(() => {
            core.ask<VerdictAnswer>({ ask: 'verdict', puzzle, limit: { seconds } }, {
                signal: abort.signal,
                onPartial: (answer) => take(answer as VerdictAnswer, false),
            }).then((answer) => take(answer, true), (problem: unknown) => {
                if (!over && !abort.signal.aborted) {
                    setShown({ puzzle, answer: null, done: true, took: null, refused: problem instanceof Error ? problem.message : String(problem) });
                }
            });
        }, wait);
        const dim = setTimeout(() => setWaited({ puzzle, looking: true, seconds: 0 }), patience + wait);
        const clock = setInterval(() => setWaited({ puzzle, looking: true, seconds: Math.floor((performance.now() - key) / 1000) }), 1000);
        return () => {
            over = true;
            clearTimeout(start);
            clearTimeout(dim);
            clearInterval(clock);
            abort.abort();
        };
    }, [core, puzzle, seconds, held]);

    const current = shown.puzzle === puzzle;
    return {
        answer: shown.answer,
        old: !current,
        looking: !current && waited.puzzle === puzzle && waited.looking,
        busy: held || !current || !shown.done,
        took: current ? shown.took : null,
        seconds: waited.puzzle === puzzle ? waited.seconds : 0,
        limit: seconds,
        refused: current ? shown.refused : null,
        longer: () => {
            setShown((before) => ({ ...before, puzzle: null }));
            setLimit({ puzzle, seconds: seconds * 6 });
        },
    };
}
