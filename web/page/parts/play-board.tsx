// A board in play: selection, keys, marks, trials, hints, checks. What the core says is asked for; a key never waits for it.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Cell, CheckAnswer, ClueSpot, MarksAnswer, Reading, SceneValue, Value } from '../core/protocol';
import { canRedo, canUndo, cellAt, givenAt, inTrial, marksAt, secondMarksAt, tried, valueAt, type Action, type Game } from '../state/game';
import type { ViewProps } from '../views/view-props';
import { Board } from './board';
import type { CellLook, ClueLook, Side, Spot } from './board-types';
import { digitBefore, intentOf } from './entry';
import { HintPanel } from './hint-panel';
import { block, placeOf } from './moves';
import { Pad, type Mode } from './pad';
import { FreePanel, FinishedCard, ReadingCard, RulesCard } from './play-cards';
import { replayed, ReplayPanel } from './replay';
import { boardOf, toKept, type Session } from './session';
import { clueRead, looksOf, looksOfWrong } from './step-looks';
import { Ties } from './ties';
import { Toolbar, type Tool } from './toolbar';
import { clockText, useClock } from './use-clock';
import { useHints } from './use-hint';
import { isSolved, useJudge } from './use-judge';
import { erase, mark, perform, write } from './writing';

export interface PlayBoardProps {
    view: ViewProps;
    session: Session;
    paused: boolean;
    onHelp(): void;
    onNext(): void;
    onTime(text: string): void;
}

export function PlayBoard(props: PlayBoardProps): JSX.Element {
    const { view, session } = props;
    const { scene } = session;
    const { core, able, settings, store } = view;
    const [game, setGame] = useState(session.game);
    const [focus, setFocus] = useState<Spot>({ cell: 'r1c1' });
    const [selected, setSelected] = useState<ReadonlySet<Cell>>(new Set());
    const [mode, setMode] = useState<Mode>('value');
    const [armed, setArmed] = useState<Value | null>(null);
    const [message, setMessage] = useState('');
    const [reading, setReading] = useState<Reading | null>(null);
    const [wave, setWave] = useState(false);
    const [checks, setChecks] = useState(0);
    const digits = useRef({ digit: '', place: '', at: 0, before: session.game });
    const pointed = useRef<ClueSpot | null>(null);
    const column = useRef<HTMLDivElement>(null);
    const latest = useRef(game);
    latest.current = game;
    const hints = useHints(core, setMessage);
    const clock = useClock(session.game.seconds, !props.paused && !game.solved);
    useEffect(() => props.onTime(clockText(clock.seconds)), [clock.seconds]);

    const keep = (now: Game): void => store.saveGame(toKept(session, { ...now, seconds: clock.now() }, Date.now()));
    useEffect(() => {
        const away = (): void => keep(latest.current);
        addEventListener('pagehide', away);
        document.addEventListener('visibilitychange', away);
        return () => {
            away();
            removeEventListener('pagehide', away);
            document.removeEventListener('visibilitychange', away);
        };
    }, []);
    useEffect(() => keep(game), [game, Math.floor(clock.seconds / 15), props.paused]);

    /** Statistics are of puzzles of one size and level. */
    const sort = `${session.info.kind} ${session.info.size} ${session.info.level ?? ''}`;
    const solved = (answer: CheckAnswer): void => {
        if (!isSolved(answer)) {
            const kept = answer.complete && !answer.violations.length;
            setMessage(kept && session.info.free ? `The board is full, with ${answer.objective ?? 'some'} ${scene.minimises?.noun ?? ''}; fewer are possible.` : 'The board is full, but not right yet.');
            return;
        }
        const seconds = clock.now();
        setGame((now) => ({ ...now, solved: true, seconds }));
        setMessage(`Solved in ${clockText(seconds)}`);
        setWave(true);
        hints.close();
        store.addSolved(sort, seconds, hints.asked);
        if (session.info.daily) store.setDailySolved(session.info.daily.date, session.info.daily.kind);
    };
    const judge = useJudge(view, scene, game, solved);

    /** A change by the player closes the hint; after the end the board rests, but can be undone. */
    const change = (next: Game, quiet = false): void => {
        if (next === latest.current) return;
        latest.current = next;
        setGame(next.solved ? { ...next, solved: false } : next);
        setMessage('');
        setWave(false);
        if (!quiet) hints.close();
    };
    const act = (action: Action): void => change(perform(latest.current, action));

    /** Pruning is part of the same move: the value is written at once, and again with what it strikes when that is known. */
    const prune = async (placed: Game): Promise<void> => {
        const answer = await core.ask<MarksAnswer>({ ask: 'marks', puzzle: boardOf(placed) });
        const last = placed.moves[placed.done - 1];
        if (latest.current !== placed || !answer.lost?.length || last?.do !== 'place') return;
        const cell = cellAt(placed, last.changes[0]!.index);
        const back = perform(placed, { do: 'undo' });
        change(perform(back, { do: 'place', cell, value: valueAt(placed, cell)!, struck: answer.lost }), true);
    };

    const put = (cells: readonly Cell[], value: Value, how: Mode, from = latest.current): void => {
        const next = how === 'value' ? write(from, cells, value) : mark(from, cells, value, how === 'marks2');
        change(next);
        if (how === 'value' && settings.prune && able) void prune(next).catch(() => undefined);
    };

    const targets = (): Cell[] => (selected.size ? [...selected] : focus.cell !== undefined ? [focus.cell] : []);
    const point = (spot: ClueSpot | string | null): void => {
        pointed.current = spot !== null && typeof spot !== 'string' ? spot : null;
        if (spot === null || !able) return setReading(null);
        const about = typeof spot === 'string' ? { line: spot } : { clue: { side: spot.side, line: spot.line } };
        core.ask<Reading>({ ask: 'reading', puzzle: boardOf(latest.current), ...about })
            .then((answer) => setReading(answer.cells ? answer : null))
            .catch(() => undefined);
    };
    const moveTo = (spot: Spot, extend: boolean): void => {
        if (spot.cell === undefined || armed === null || extend) return select(spot, extend);
        put([spot.cell], armed, mode);
        setFocus(spot);
    };
    const select = (spot: Spot, extend: boolean): void => {
        if (spot.cell !== undefined) {
            const from = focus.cell ?? spot.cell;
            const anchor = selected.size ? [...selected][0]! : from;
            setSelected(new Set(extend ? [anchor, ...block(anchor, spot.cell)] : [spot.cell]));
            setReading(null);
        }
        setFocus(spot);
    };
    const step = (by: 1 | -1): void => {
        const cells = scene.cells.flat().filter((cell) => !cell.hole).map((cell) => cell.cell);
        const here = Math.max(cells.indexOf(focus.cell ?? 'r1c1'), 0);
        for (let i = 1; i <= cells.length; ++i) {
            const cell = cells[(here + by * i + cells.length * 2) % cells.length]!;
            if (valueAt(game, cell) === null) return moveTo({ cell }, false);
        }
    };
    const fill = (): void => {
        if (!able) return;
        core.ask<MarksAnswer>({ ask: 'marks', puzzle: boardOf(latest.current) })
            .then((answer) => act({ do: 'fill', marks: answer.fill }))
            .catch(() => undefined);
    };
    const check = (): void => {
        setChecks(checks + 1);
        setMessage('');
        void judge.check().then(setMessage).catch(() => undefined);
    };
    const hint = (): void => {
        if (able) hints.more(latest.current);
    };
    const eraseAll = (): void => {
        change(erase(latest.current, targets()));
    };

    const onKey = (event: KeyboardEvent): void => {
        const place = targets().join(' ');
        const at = performance.now();
        const intent = intentOf(event, scene, digitBefore(digits.current, place, at));
        if (!intent) return;
        event.preventDefault();
        const { before: beforeDigit } = digits.current;
        digits.current = { digit: intent.do === 'write' ? intent.first : '', place, at, before: latest.current };
        switch (intent.do) {
            case 'write':
                return put(targets(), intent.value.value, intent.mark && mode === 'value' ? 'marks' : mode, intent.joined ? beforeDigit : latest.current);
            case 'erase': return eraseAll();
            case 'mode': return setMode(mode === 'value' ? 'marks' : mode === 'marks' && settings.secondMarks ? 'marks2' : 'value');
            case 'next': return step(1);
            case 'previous': return step(-1);
            case 'undo': return act({ do: 'undo' });
            case 'redo': return act({ do: 'redo' });
            case 'hint': return hint();
            case 'fill': return fill();
            case 'try': return act({ do: 'try', nested: true });
            case 'help': return props.onHelp();
            case 'escape':
                if (hints.hint || hints.replay) return hints.close();
                setArmed(null);
                setReading(null);
                setSelected(new Set(focus.cell !== undefined ? [focus.cell] : []));
        }
    };
    const onPad = (value: SceneValue): void => {
        if (selected.size) put(targets(), value.value, mode);
        else setArmed(armed === value.value ? null : value.value);
    };

    const before = hints.replay && hints.replay.steps.length ? replayed(hints.replay) : null;
    const looks = useMemo(() => {
        if (hints.replay?.steps.length) return looksOf([hints.replay.steps[hints.replay.at]!], true, scene);
        if (!hints.hint) return null;
        const { step, then, strength, wrong } = hints.hint;
        if (wrong.length) return looksOfWrong(wrong);
        return step ? looksOf(strength === 2 ? [step, ...then] : [step], strength === 2, scene) : null;
    }, [hints.hint, hints.replay, scene]);
    const lines = new Set(reading?.cells ?? []);
    const sees = new Set(reading?.sees ?? []);
    const here = selected.size === 1 ? placeOf([...selected][0]!) : null;
    const shownValue = (cell: Cell): Value | null => (before && !givenAt(game, cell) ? (before.values.get(cell) ?? null) : valueAt(game, cell));
    const look = (cell: Cell): CellLook => {
        const place = placeOf(cell);
        const wrong = judge.wrong.has(cell) || (hints.hint?.wrong.includes(cell) ?? false);
        const added = looks?.cells.get(cell);
        const words = looks?.words.get(cell);
        return {
            value: shownValue(cell),
            marks: before ? [] : marksAt(game, cell),
            marks2: before ? [] : secondMarksAt(game, cell),
            given: givenAt(game, cell),
            trial: !before && tried(game, cell),
            wrong: !before && wrong,
            onLine: !looks && !reading && here !== null && (place.row === here.row || place.column === here.column),
            role: reading && lines.has(cell) ? (sees.has(cell) ? 'seen' : 'dim') : null,
            ...added,
            describedBy: words ? `words-${words.replace(/[^a-z0-9]+/gi, '-')}` : undefined,
        };
    };
    const clueLook = (side: Side, line: number): ClueLook => {
        const state = before ? undefined : judge.status?.clues.find((clue) => clue.side === side && clue.line === line)?.state;
        const at = pointed.current;
        return { state, ...(reading && at?.side === side && at.line === line ? { role: 'pointed' as const } : {}), ...clueRead(looks, side, line) };
    };
    const trial = inTrial(game);
    /** After a button that goes away, so that keys go on working. */
    const back = (): void => column.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
    const resting = props.paused;
    const tools: Tool[] = [
        { name: 'Undo', icon: 'undo', off: resting || !canUndo(game), run: () => act({ do: 'undo' }) },
        { name: 'Redo', icon: 'redo', off: resting || !canRedo(game), run: () => act({ do: 'redo' }) },
        { name: 'Erase', icon: 'erase', off: resting, run: eraseAll },
        { name: 'Fill marks', icon: 'marks', wide: true, off: resting || !able, run: fill },
        { name: 'Try', icon: 'try', lit: trial, off: resting, run: () => act({ do: 'try', nested: true }) },
        ...(trial ? ([{ name: 'Keep', icon: 'tick', off: resting, run: () => (act({ do: 'keep' }), back()) }, { name: 'Discard', icon: 'close', off: resting, run: () => (act({ do: 'discard' }), back()) }] as Tool[]) : []),
        { name: 'Check', icon: 'check', off: resting || !able, run: check },
        { name: 'Hint', icon: 'hint', lit: hints.hint !== null, off: resting || !able, run: hint },
    ];
    const shownWords = looks ? [...new Set(looks.words.values())] : [];
    return (
        <>
            <div class="board-column" ref={column}>
                {!props.paused && (
                    <Board
                        scene={scene}
                        label={scene.name}
                        focus={focus}
                        selected={selected}
                        look={look}
                        clueLook={clueLook}
                        onFocus={moveTo}
                        onEnter={(spot) => select(spot, false)}
                        onKey={onKey}
                        onPick={(cells) => {
                            setSelected(new Set(cells));
                            if (cells.length) setFocus({ cell: cells[cells.length - 1]! });
                        }}
                        onPointClue={point}
                        onPointLine={point}
                        tallies={judge.status?.lines.some((line) => line.counted) ? judge.status : null}
                        arcs={reading?.arcs}
                        overlay={judge.status && judge.wrong.size > 0 && !before ? <Ties status={judge.status} /> : null}
                        finished={wave}
                    />
                )}
                {props.paused && <p class="card paused">Paused. The board is hidden.</p>}
                <div hidden>
                    {shownWords.map((words) => (
                        <span key={words} id={`words-${words.replace(/[^a-z0-9]+/gi, '-')}`}>
                            {words}
                        </span>
                    ))}
                </div>
                <Toolbar label="Board" tools={tools} />
            </div>
            <div class="panel">
                <div role="status" class={`message ${game.solved ? 'good' : ''}`}>
                    {message}
                </div>
                {judge.broken && !before && <p class="alert broken">{judge.broken}</p>}
                {game.solved && <FinishedCard hints={hints.asked} checks={checks} statistics={store.statistics(sort)} onNext={props.onNext} />}
                {scene.minimises && <FreePanel view={view} session={session} game={game} />}
                {hints.hint && (
                    <HintPanel
                        hint={hints.hint}
                        scene={scene}
                        valueAt={(cell) => valueAt(game, cell)}
                        onMore={hint}
                        onApply={() => void hints.applied(latest.current).then((next) => (change(next), hints.close(), back())).catch(() => undefined)}
                        onExplain={() => hints.explain(game)}
                        onClose={() => (hints.close(), back())}
                    />
                )}
                {hints.replay && <ReplayPanel replay={hints.replay} scene={scene} valueAt={shownValue} onGo={hints.go} onClose={hints.close} />}
                {!resting && <Pad scene={scene} game={game} mode={mode} second={settings.secondMarks} armed={armed} onMode={setMode} onValue={onPad} onErase={eraseAll} />}
                {reading && !hints.hint && !hints.replay && <ReadingCard reading={reading} />}
                {!hints.hint && !hints.replay && <RulesCard kind={view.kinds.find((each) => each.kind === session.info.kind)} scene={scene} />}
            </div>
        </>
    );
}
