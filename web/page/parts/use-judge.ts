// What the core says about the board as it is: clues met and broken, mistakes, whether it is solved.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Cell, CheckAnswer, Scene, Status } from '../core/protocol';
import type { Game } from '../state/game';
import { isFull, openCells, valueAt } from '../state/game';
import type { ViewProps } from '../views/view-props';
import { boardOf } from './session';

const limit = { seconds: 5 };

export interface Judge {
    status: Status | null;
    /** Cells to show as wrong. */
    wrong: ReadonlySet<Cell>;
    /** The first rule that is broken, in a sentence, while wrong cells are shown. */
    broken: string | null;
    check(): Promise<string>;
}

function distinct(status: Status | null, answer: CheckAnswer | null): Cell[] {
    return [...new Set([...(status?.breaks ?? []), ...(answer?.violations ?? []).flatMap((each) => each.cells)])];
}

/** The board is full and nothing is wrong with it. */
export function isSolved(answer: CheckAnswer): boolean {
    return answer.complete && !answer.violations.length && answer.completable !== false && !answer.entries?.wrong.length;
}

export function useJudge(props: ViewProps, scene: Scene, game: Game, onSolved: (answer: CheckAnswer) => void): Judge {
    const { core, able, settings } = props;
    const [status, setStatus] = useState<Status | null>(null);
    const [shown, setShown] = useState<ReadonlySet<Cell>>(new Set());
    const [broken, setBroken] = useState<string | null>(null);
    const turn = useRef(0);
    useEffect(() => {
        const mine = ++turn.current;
        setShown(new Set());
        setBroken(null);
        if (!able) return;
        void (async () => {
            const next = await core.ask<Status>({ ask: 'status', puzzle: boardOf(game) });
            if (mine !== turn.current || !next.clues) return;
            setStatus(next);
            const full = isFull(game) && !game.solved;
            if (!full && !settings.mistakes) return;
            setShown(new Set(distinct(next, null).filter((cell) => valueAt(game, cell) !== null)));
            const answer = await core.ask<CheckAnswer>({ ask: 'check', puzzle: boardOf(game), limit });
            if (mine !== turn.current) return;
            setShown(new Set([...distinct(next, answer), ...(answer.entries?.wrong ?? [])].filter((cell) => valueAt(game, cell) !== null)));
            setBroken(answer.violations?.[0]?.sentence ?? null);
            if (full) onSolved(answer);
        })().catch(() => undefined);
    }, [game.board, settings.mistakes, able]);

    const check = async (): Promise<string> => {
        const board = boardOf(game);
        const mine = turn.current;
        const now = await core.ask<Status>({ ask: 'status', puzzle: board });
        const answer = await core.ask<CheckAnswer>({ ask: 'check', puzzle: board, limit });
        if (mine !== turn.current) return '';
        const breaks = distinct(now, answer).filter((cell) => valueAt(game, cell) !== null);
        if (breaks.length) {
            setShown(new Set(breaks));
            setBroken(answer.violations?.[0]?.sentence ?? null);
            return breaks.length === 1 ? '1 cell breaks a rule.' : `${breaks.length} cells break a rule.`;
        }
        if (answer.violations?.length) return answer.violations[0]!.sentence;
        const wrong = answer.entries?.wrong ?? [];
        if (wrong.length) {
            setShown(new Set(wrong));
            const cell = scene.cells.flat().find((each) => each.cell === wrong[0]);
            const value = valueAt(game, wrong[0]!);
            const words = scene.values.find((each) => each.value === value)?.spoken;
            return words
                ? `The rules are kept, but ${cell?.place} cannot be ${words} in the end.`
                : `The rules are kept, but the marks of ${cell?.place} lack its value.`;
        }
        if (answer.completable === false) return 'The rules are kept, but this board cannot be completed.';
        if (answer.verdict === 'refused' || answer.verdict === 'unknown') return answer.error ?? 'This could not be decided in 5 seconds.';
        const open = openCells(game);
        return `No mistakes so far. ${open} ${open === 1 ? 'cell' : 'cells'} open.`;
    };
    return { status, wrong: shown, broken, check };
}
