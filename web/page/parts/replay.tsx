// Every step from the puzzle to its solution, one after another.
import type { JSX } from 'preact';
import type { Cell, Scene, Step, Value } from '../core/protocol';
import { Icon } from './icons';
import { LineDrawing } from './line-drawing';

export interface Replay {
    steps: Step[];
    at: number;
    busy: boolean;
    note: string;
}

/** What the board shows before the step: everything placed until then. */
export function replayed(replay: Replay): { values: Map<Cell, Value>; struck: Map<Cell, Value[]> } {
    const values = new Map<Cell, Value>();
    const struck = new Map<Cell, Value[]>();
    for (const step of replay.steps.slice(0, replay.at)) {
        for (const { cell, value } of step.concludes.placed ?? []) values.set(cell, value);
        for (const { cell, values: gone } of step.concludes.struck ?? []) struck.set(cell, [...(struck.get(cell) ?? []), ...gone]);
    }
    return { values, struck };
}

export function ReplayPanel(props: { replay: Replay; scene: Scene; valueAt(cell: Cell): Value | null; onGo(at: number): void; onClose(): void }): JSX.Element {
    const { replay } = props;
    const step = replay.steps[replay.at];
    return (
        <section class="hint replay" aria-label="Explanation" aria-busy={replay.busy}>
            <div class="hint-head">
                <span class="hint-title">
                    <Icon name="book" />
                    <span>{replay.steps.length ? `Step ${replay.at + 1} of ${replay.steps.length}` : 'Working it out …'}</span>
                </span>
                <button type="button" class="icon-button hint-close" aria-label="Close explanation" onClick={props.onClose}>
                    <Icon name="close" />
                </button>
            </div>
            <div class="hint-body">
                {step && <h2>{step.name.charAt(0).toUpperCase() + step.name.slice(1)}</h2>}
                <p aria-live="polite">{step?.sentence ?? replay.note}</p>
                {step && <LineDrawing step={step} scene={props.scene} valueAt={props.valueAt} />}
                <div class="hint-actions">
                    <button type="button" class="button" disabled={replay.at === 0} onClick={() => props.onGo(replay.at - 1)}>
                        <Icon name="previous" />
                        Previous step
                    </button>
                    <button type="button" class="button primary" disabled={replay.at + 1 >= replay.steps.length} onClick={() => props.onGo(replay.at + 1)}>
                        Next step
                        <Icon name="next" />
                    </button>
                </div>
            </div>
        </section>
    );
}
