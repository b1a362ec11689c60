// The example of a kind as a game that can be played, with its explanation.
import { useEffect, useState } from 'preact/hooks';
import type { Core } from '../../core/core';
import type { Answer, Grade, HintAnswer, Kind, Puzzle, ReadAnswer, Scene, Status, Step, Value } from '../../core/protocol';
import { apply, givenAt, newGame, valueAt } from '../../state/game';
import type { Action, Game } from '../../state/game';
import { puzzleOf } from '../set/draft';

export interface Example {
    puzzle: Puzzle;
    scene: Scene;
    game: Game;
    steps: readonly Step[];
    grade: Grade | null;
    /** Clues that are met or broken, and cells that break a rule. */
    status: Status | null;
    hint: HintAnswer | null;
    act(action: Action): void;
    /** Takes a game that has been written into. */
    change(next: Game): void;
    ask(): void;
    closeHint(): void;
}

/** The puzzle with what the player has written, as asks take it. */
function withEntries(game: Game, scene: Scene): Puzzle {
    const filled: (Value | null)[][] = scene.cells.map((row) => row.map((cell) => (givenAt(game, cell.cell) ? null : valueAt(game, cell.cell))));
    return { ...game.puzzle, filled };
}

export function useExample(core: Core, kind: Kind | undefined, say: (message: string) => void): Example | null {
    const [made, setMade] = useState<{ kind: Kind; puzzle: Puzzle; scene: Scene } | null>(null);
    const [game, setGame] = useState<Game | null>(null);
    const [steps, setSteps] = useState<readonly Step[]>([]);
    const [grade, setGrade] = useState<Grade | null>(null);
    const [status, setStatus] = useState<Status | null>(null);
    const [hint, setHint] = useState<HintAnswer | null>(null);

    useEffect(() => {
        setMade(null);
        setGame(null);
        setSteps([]);
        setGrade(null);
        setHint(null);
        if (kind === undefined) return undefined;
        let over = false;
        void (async () => {
            const read = await core.ask<ReadAnswer>({ ask: 'read', text: kind.example });
            if (read.puzzle === undefined) throw new Error(read.sentence ?? read.error);
            const puzzle = puzzleOf(read.puzzle);
            const scene = await core.ask<Scene & Answer>({ ask: 'scene', puzzle });
            if (over) return;
            setMade({ kind, puzzle, scene });
            setGame(newGame(puzzle, scene.values.map((value) => value.value)));
            const found: Step[] = [];
            const last = await core.ask<Answer & { grade?: Grade | null }>({ ask: 'explain', puzzle, limit: { seconds: 20 } }, {
                onPartial: (answer: Answer) => { if (answer.kind === 'step') found.push(answer as unknown as Step); },
            });
            if (over) return;
            setSteps(found);
            setGrade(last.grade ?? null);
        })().catch((error: unknown) => { if (!over) say(error instanceof Error ? error.message : String(error)); });
        return () => { over = true; };
    }, [core, kind]);

    useEffect(() => {
        setStatus(null);
        if (made === null || game === null) return undefined;
        let over = false;
        core.ask<Status>({ ask: 'status', puzzle: withEntries(game, made.scene) }).then((answer) => {
            if (!over && answer.verdict !== 'refused') setStatus(answer);
        }, () => undefined);
        return () => { over = true; };
    }, [core, made, game]);

    if (made === null || game === null || made.kind !== kind) return null;

    const change = (next: Game) => {
        if (next === game) return;
        setGame(next);
        setHint(null);
    };
    const act = (action: Action) => {
        const result = apply(game, action);
        if ('refused' in result) say(result.refused);
        else if (result.changed) change(result.game);
    };
    const ask = () => {
        core.ask<HintAnswer>({ ask: 'hint', puzzle: withEntries(game, made.scene), limit: { seconds: 10 } }).then(setHint, () => undefined);
    };
    return { puzzle: made.puzzle, scene: made.scene, game, steps, grade, status, hint, act, change, ask, closeHint: () => setHint(null) };
}
