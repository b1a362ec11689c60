// Study: two labelings of the general engine on one board, with what each of them had to do.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer, Made, Puzzle, Scene, SolveAnswer } from '../core/protocol';
import { Board } from '../parts/board';
import type { Spot } from '../parts/board-types';
import { cellValue, puzzleOf } from './set/draft';
import { PasteDialog } from './set/paste-dialog';
import { BoardChoice } from './study/board-choice';
import { LabelingChooser } from './study/chooser';
import type { Labeling, Labelings } from './study/labelings';
import { Results } from './study/results';
import type { Run } from './study/results';
import type { ViewProps } from './view-props';

const limits = [10, 60, 300];

export function StudyView(props: ViewProps): JSX.Element {
    const { core, kinds } = props;
    const [kindName, setKindName] = useState('');
    const kind = kinds.find((entry) => entry.kind === kindName) ?? kinds[0];
    const [size, setSize] = useState<number | null>(null);
    const [seed, setSeed] = useState('1');
    const [board, setBoard] = useState<{ puzzle: Puzzle; scene: Scene } | null>(null);
    const [labelings, setLabelings] = useState<Labelings | null>(null);
    const [first, setFirst] = useState<Labeling>({ var: 'leftmost', val: 'step', down: false });
    const [second, setSecond] = useState<Labeling>({ var: 'ffc', val: 'step', down: false });
    const [runs, setRuns] = useState<[Run, Run] | null>(null);
    const [limit, setLimit] = useState(10);
    const [busy, setBusy] = useState(false);
    const [problem, setProblem] = useState<string | null>(null);
    const [pasting, setPasting] = useState(false);
    const [focus, setFocus] = useState<Spot>({ cell: 'r1c1' });
    const abort = useRef<AbortController | null>(null);

    useEffect(() => {
        core.ask<Labelings>({ ask: 'labelings' }).then((answer) => {
            if (answer.verdict === 'refused') return setProblem(answer.sentence ?? answer.error ?? null);
            setLabelings(answer);
            const firstVar = answer.var[0]?.name;
            // A name of the defaults that this build lacks gives way to the first it has.
            const known = (labeling: Labeling): Labeling => ({
                var: answer.var.some((rule) => rule.name === labeling.var) ? labeling.var : firstVar ?? labeling.var,
                val: answer.val.some((rule) => rule.name === labeling.val) ? labeling.val : answer.val[0]?.name ?? labeling.val,
                down: labeling.down,
            });
            setFirst(known);
            setSecond(known);
            return undefined;
        }, () => undefined);
        return () => abort.current?.abort();
    }, [core]);

    const begin = (): AbortSignal => {
        abort.current?.abort();
        abort.current = new AbortController();
        setProblem(null);
        setBusy(true);
        return abort.current.signal;
    };
    const failed = (error: unknown, signal: AbortSignal) => {
        if (!signal.aborted) setProblem(error instanceof Error ? error.message : String(error));
    };

    const open = async (puzzle: Puzzle, signal?: AbortSignal) => {
        const scene = await core.ask<Scene & Answer>({ ask: 'scene', puzzle }, { signal });
        if (scene.verdict === 'refused') throw new Error(scene.sentence ?? scene.error);
        setBoard({ puzzle, scene });
        setFocus({ cell: 'r1c1' });
        setRuns(null);
    };

    const make = async () => {
        if (kind === undefined) return;
        const signal = begin();
        try {
            const made = await core.ask<Made & Answer>(
                { ask: 'make', kind: kind.kind, size: size ?? kind.usual_size, seed: Number(seed) || 1, limit: { seconds: 20 } }, { signal });
            if (made.verdict === 'refused' || made.grid === undefined) throw new Error(made.sentence ?? made.error ?? 'None found. Take a smaller size.');
            await open(puzzleOf(made), signal);
        } catch (error) {
            failed(error, signal);
        } finally {
            if (!signal.aborted) setBusy(false);
        }
    };

    useEffect(() => {
        if (kind !== undefined && board === null) void make();
    }, [kind]);

    const compare = async () => {
        if (board === null) return;
        const signal = begin();
        const search = (labeling: Labeling) => core.ask<SolveAnswer>(
            { ask: 'unique', puzzle: board.puzzle, engine: 'fd', ...labeling, limit: { seconds: limit } }, { signal });
        try {
            const before: [Run, Run] = [{ labeling: first, answer: null }, { labeling: second, answer: null }];
            setRuns(before);
            const one = await search(first);
            if (one.verdict === 'refused') throw new Error(one.sentence ?? one.error);
            setRuns([{ labeling: first, answer: one }, before[1]]);
            const two = await search(second);
            if (two.verdict === 'refused') throw new Error(two.sentence ?? two.error);
            setRuns([{ labeling: first, answer: one }, { labeling: second, answer: two }]);
        } catch (error) {
            failed(error, signal);
            if (!signal.aborted) setRuns(null);
        } finally {
            if (!signal.aborted) setBusy(false);
        }
    };

    const cancel = () => {
        abort.current?.abort();
        setBusy(false);
        setRuns((before) => (before !== null && before[1].answer === null ? null : before));
    };

    return (
        <div class="study-view">
            <header class="study-intro">
                <h1>Study</h1>
                <p>
                    A labeling says which cell a search fills next and which values it tries first. Take two of them, and see how much work each
                    has on the same board with the general engine.
                </p>
            </header>
            <div class="study-board">
                {board !== null && <Board scene={board.scene} label={board.scene.name} focus={focus} selected={new Set()} quiet
                    look={(cell) => { const value = cellValue(board.puzzle, cell); return { value, given: value !== null }; }}
                    onFocus={setFocus} onKey={() => undefined} onPick={() => undefined} />}
            </div>
            <div class="study-side">
                {kind !== undefined && <BoardChoice kinds={kinds} kind={kind} size={size ?? kind.usual_size} seed={seed}
                    onKind={(other) => { setKindName(other.kind); setSize(other.usual_size); }} onSize={setSize} onSeed={setSeed}
                    onMake={() => void make()} onPaste={() => setPasting(true)} />}
                {labelings !== null && (
                    <div class="study-choices">
                        <LabelingChooser id="first" title="First labeling" labelings={labelings} labeling={first} onChange={setFirst} />
                        <LabelingChooser id="second" title="Second labeling" labelings={labelings} labeling={second} onChange={setSecond} />
                    </div>
                )}
                <div class="study-run">
                    <div class="study-field">
                        <label for="study-limit">Limit for each</label>
                        <select id="study-limit" value={limit} onChange={(event) => setLimit(Number(event.currentTarget.value))}>
                            {limits.map((seconds) => <option key={seconds} value={seconds}>{seconds} seconds</option>)}
                        </select>
                    </div>
                    <button type="button" class="button primary" disabled={busy || board === null || labelings === null} onClick={() => void compare()}>Compare</button>
                    <button type="button" class="button" disabled={!busy} onClick={cancel}>Cancel</button>
                </div>
            </div>
            <section class="study-results" aria-label="Results" aria-busy={busy}>
                {problem !== null && <p role="alert" class="alert">{problem}</p>}
                <p role="status" class="quiet">{busy ? (runs === null ? 'Making a puzzle …' : 'Searching …') : ''}</p>
                {runs !== null && <Results first={runs[0]} second={runs[1]} />}
            </section>
            {pasting && <PasteDialog core={core} onClose={() => setPasting(false)} onOpen={(puzzle) => {
                setPasting(false);
                open(puzzle).catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
            }} />}
        </div>
    );
}
