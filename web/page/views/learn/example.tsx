// The example beside its rules: a board to try them on, and the whole way to its solution.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Cell, Scene, Step, Value } from '../../core/protocol';
import { Board } from '../../parts/board';
import type { Spot } from '../../parts/board-types';
import { digitBefore, intentOf } from '../../parts/entry';
import { Icon } from '../../parts/icons';
import { LineDrawing } from '../../parts/line-drawing';
import { looksOf } from '../../parts/step-looks';
import { Pad, type Mode } from '../../parts/pad';
import { erase, mark, write } from '../../parts/writing';
import { canRedo, canUndo, givenAt, isFull, marksAt, valueAt } from '../../state/game';
import { placedBefore, stepClue, stepLook } from './step-looks';
import type { Example } from './use-example';

function capital(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

export function ExampleBoard(props: { example: Example }): JSX.Element {
    const { example } = props;
    const { scene, game, steps } = example;
    const [focus, setFocus] = useState<Spot>({ cell: 'r1c1' });
    const [mode, setMode] = useState<Mode>('value');
    const digits = useRef({ digit: '', place: '', at: 0, before: game });
    // 0 is the player's own board; from 1 on the board shows the explanation.
    const [at, setAt] = useState(0);
    const replayed = at > 0 ? steps[at - 1] : undefined;
    const shown: Step | null = replayed ?? example.hint?.hint ?? null;
    const before = replayed === undefined ? null : placedBefore(steps, at - 1);
    const wrong = new Set<Cell>(replayed !== undefined ? [] : [...(example.status?.breaks ?? []), ...(example.hint?.wrong ?? [])]);

    const targets: Cell[] = focus.cell === undefined ? [] : [focus.cell];
    const put = (value: Value, how: Mode, from = game) => example.change(how === 'value' ? write(from, targets, value) : mark(from, targets, value, how === 'marks2'));
    const step = (by: 1 | -1) => {
        const cells = scene.cells.flat().filter((cell) => !cell.hole).map((cell) => cell.cell);
        const here = Math.max(cells.indexOf(focus.cell ?? 'r1c1'), 0);
        const order = [...cells.slice(here + 1), ...cells.slice(0, here)];
        const next = (by === 1 ? order : order.reverse()).find((cell) => valueAt(game, cell) === null);
        if (next !== undefined) setFocus({ cell: next });
    };
    const onKey = (event: KeyboardEvent) => {
        if (replayed !== undefined) return;
        const place = targets.join(' ');
        const now = performance.now();
        const intent = intentOf(event, scene, digitBefore(digits.current, place, now));
        if (intent === null || intent.do === 'fill' || intent.do === 'try' || intent.do === 'help') return;
        event.preventDefault();
        const { before: beforeDigit } = digits.current;
        digits.current = { digit: intent.do === 'write' ? intent.first : '', place, at: now, before: game };
        switch (intent.do) {
            case 'write': return put(intent.value.value, intent.mark && mode === 'value' ? 'marks' : mode, intent.joined ? beforeDigit : game);
            case 'erase': return example.change(erase(game, targets));
            case 'mode': return setMode(mode === 'value' ? 'marks' : 'value');
            case 'next': return step(1);
            case 'previous': return step(-1);
            case 'hint': return example.ask();
            case 'escape': return example.closeHint();
            default: return example.act({ do: intent.do });
        }
    };

    const look = (cell: Cell) => {
        const given = givenAt(game, cell);
        const base = before === null
            ? { value: valueAt(game, cell), given, marks: marksAt(game, cell), wrong: wrong.has(cell) }
            : { value: given ? valueAt(game, cell) : before.get(cell) ?? null, given };
        return shown === null ? base : stepLook(shown, cell, base);
    };
    const finished = replayed === undefined && isFull(game) && example.status !== null && wrong.size === 0
        && example.status.clues.every((clue) => clue.state !== 'broken') && example.status.lines.every((line) => line.state !== 'broken');

    return (
        <div class="example">
            <div class="example-board">
                <Board scene={scene} label={scene.name} focus={focus} selected={new Set(focus.cell !== undefined && replayed === undefined ? [focus.cell] : [])}
                    look={look} onFocus={setFocus} onKey={onKey} finished={finished}
                    tallies={replayed === undefined ? example.status : null}
                    onPick={(cells) => { const last = cells[cells.length - 1]; if (last !== undefined) setFocus({ cell: last }); }}
                    clueLook={(side, line) => ({
                        state: replayed === undefined ? example.status?.clues.find((clue) => clue.side === side && clue.line === line)?.state : 'open',
                        ...(shown === null ? {} : stepClue(shown, side, line)),
                    })} />
                {shown !== null && [...looksOf([shown], true, scene).words].map(([cell, words]) => <span key={cell} id={`about-${cell}`} hidden>{words}</span>)}
                <div class="learn-pad" inert={replayed !== undefined}>
                    <Pad scene={scene} game={game} mode={mode} second={false} armed={null} onMode={setMode}
                        onValue={(value) => put(value.value, mode)} onErase={() => example.change(erase(game, targets))} />
                </div>
                <div role="toolbar" aria-label="Board" class="set-history">
                    <button type="button" class="button" disabled={!canUndo(game) || at > 0} onClick={() => example.act({ do: 'undo' })}><Icon name="undo" /> Undo</button>
                    <button type="button" class="button" disabled={!canRedo(game) || at > 0} onClick={() => example.act({ do: 'redo' })}><Icon name="redo" /> Redo</button>
                    <button type="button" class="button" disabled={at > 0} onClick={example.ask}><Icon name="hint" /> Hint</button>
                </div>
                <p role="status" class="learn-status">{finished ? 'Solved.' : ''}</p>
            </div>
            <div class="example-side">
                {replayed === undefined && example.hint !== null && <HintCard example={example} />}
                <Explanation steps={steps} at={at} scene={scene} valueAt={(cell) => look(cell).value} onGo={setAt} />
            </div>
        </div>
    );
}

function HintCard(props: { example: Example }): JSX.Element | null {
    const { example } = props;
    const hint = example.hint;
    if (hint === null) return null;
    // A step that only strikes leads to a placement by those that follow it.
    const steps = hint.hint === null ? [] : [hint.hint, ...(hint.then ?? [])];
    const placed = steps.flatMap((step) => step.concludes.placed ?? []);
    return (
        <section class="card learn-hint" aria-label="Hint">
            {hint.hint !== null && <h3>{capital(hint.hint.name)}</h3>}
            <p>{hint.sentence}</p>
            {steps.slice(1).map((step, index) => <p key={index}>{step.sentence}</p>)}
            <div class="learn-buttons">
                {placed.length > 0 && <button type="button" class="button primary" onClick={() => example.act({ do: 'apply', placed, struck: [] })}>Apply</button>}
                <button type="button" class="button" onClick={example.closeHint}>Close hint</button>
            </div>
        </section>
    );
}

function Explanation(props: { steps: readonly Step[]; at: number; scene: Scene; valueAt(cell: Cell): Value | null; onGo(at: number): void }): JSX.Element {
    const { steps, at } = props;
    const step = at > 0 ? steps[at - 1] : undefined;
    return (
        <section class="card learn-replay" aria-label="Explanation" aria-busy={steps.length === 0}>
            <h3>{step === undefined ? 'Step by step' : capital(step.name)}</h3>
            <p aria-live="polite">
                {step === undefined ? `The whole way from the empty board to the solution, in ${steps.length || '…'} steps.` : step.sentence}
            </p>
            {step !== undefined && <LineDrawing step={step} scene={props.scene} valueAt={props.valueAt} />}
            {at > 0 && <p class="learn-count">Step {at} of {steps.length}</p>}
            <div class="learn-buttons">
                <button type="button" class="button" disabled={at === 0} onClick={() => props.onGo(at - 1)}><Icon name="previous" /> Previous step</button>
                <button type="button" class="button" disabled={at >= steps.length} onClick={() => props.onGo(at + 1)}>Next step <Icon name="next" /></button>
                {at > 0 && <button type="button" class="button" onClick={() => props.onGo(0)}>Back to my board</button>}
            </div>
        </section>
    );
}
