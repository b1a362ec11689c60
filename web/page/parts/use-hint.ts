// Hints and the replay: what is asked, and what comes of it.
import { useRef, useState } from 'preact/hooks';
import type { Answer, HintAnswer, MarksAnswer, Step } from '../core/protocol';
import { marksAt, type Game } from '../state/game';
import type { ViewProps } from '../views/view-props';
import { placeOf } from './moves';
import { reveals, type Hint, type Strength } from './hint-panel';
import type { Replay } from './replay';
import { boardOf } from './session';
import { erase, perform } from './writing';

const limit = { seconds: 5 };

export interface Hints {
    hint: Hint | null;
    replay: Replay | null;
    asked: number;
    more(game: Game): void;
    applied(game: Game): Promise<Game>;
    explain(game: Game): void;
    go(at: number): void;
    close(): void;
}

/** What a hint writes: its values, and strikes where there are marks or where there is nothing else to write. */
function outcome(game: Game, steps: readonly Step[]): Pick<Hint, 'placed' | 'struck'> {
    const placed = steps.flatMap((step) => step.concludes.placed ?? []);
    const struck = steps.flatMap((step) => step.concludes.struck ?? []);
    return { placed, struck: struck.filter((each) => !placed.length || marksAt(game, each.cell).length > 0) };
}

export function useHints(core: ViewProps['core'], say: (message: string) => void): Hints {
    const [hint, setHint] = useState<Hint | null>(null);
    const [replay, setReplay] = useState<Replay | null>(null);
    const [asked, setAsked] = useState(0);
    const turn = useRef(0);
    const stop = useRef<AbortController | null>(null);

    const more = (game: Game): void => {
        const strength: Strength = hint ? (Math.min(hint.strength + 1, 2) as Strength) : 0;
        const mine = ++turn.current;
        const board = boardOf(game);
        setReplay(null);
        setAsked((count) => count + 1);
        if (hint) setHint({ ...hint, busy: true });
        void (async () => {
            const words = await core.ask<HintAnswer>({ ask: 'hint', puzzle: board, reveal: reveals[strength], limit });
            const move = strength === 2 ? words : await core.ask<HintAnswer>({ ask: 'hint', puzzle: board, limit });
            if (mine !== turn.current) return;
            if (words.verdict !== 'hint' && words.verdict !== 'wrong') {
                setHint(null);
                say(words.sentence ?? words.error ?? 'There is no hint for this board.');
                return;
            }
            const wrong = words.verdict === 'wrong' ? words.wrong : [];
            const then = move.then ?? [];
            const writes = outcome(game, move.hint ? [move.hint, ...then] : []);
            setHint({ strength, sentence: words.sentence, step: move.hint, then, ...writes, wrong, busy: false });
        })().catch(() => undefined);
    };

    const applied = async (game: Game): Promise<Game> => {
        if (!hint) return game;
        if (hint.wrong.length) return erase(game, hint.wrong);
        const { placed, struck } = hint;
        const bare = [...new Set(struck.map((each) => each.cell).filter((cell) => !marksAt(game, cell).length))];
        if (!bare.length) return perform(game, { do: 'apply', placed, struck });
        // Cells without marks get those that the rules leave, so that there is something to strike.
        const { fill } = await core.ask<MarksAnswer>({ ask: 'marks', puzzle: boardOf(game) });
        const marks = bare.map((cell) => {
            const { row, column } = placeOf(cell);
            return { cell, values: fill[row - 1]?.[column - 1] ?? [] };
        });
        return perform(game, { do: 'apply', placed, marks, struck });
    };

    const explain = (game: Game): void => {
        stop.current?.abort();
        const control = new AbortController();
        stop.current = control;
        setHint(null);
        const steps: Step[] = [];
        setReplay({ steps: [], at: 0, busy: true, note: '' });
        const take = (answer: Answer): void => void (answer.kind === 'step' && steps.push(answer as unknown as Step));
        core.ask<Answer>({ ask: 'explain', puzzle: game.puzzle, limit: { seconds: 20 } }, { onPartial: take, signal: control.signal })
            .then((last) => {
                const note = steps.length ? '' : (last.sentence ?? last.error ?? 'The techniques do not lead to a solution.');
                setReplay({ steps, at: 0, busy: false, note });
            })
            .catch(() => undefined);
    };

    const close = (): void => {
        ++turn.current;
        stop.current?.abort();
        setHint(null);
        setReplay(null);
    };
    return { hint, replay, asked, more, applied, explain, go: (at) => setReplay((now) => now && { ...now, at }), close };
}
