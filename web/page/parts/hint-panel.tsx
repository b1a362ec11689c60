// A hint in three strengths: where to look, which technique, the move.
import type { JSX } from 'preact';
import type { Cell, Scene, Step, Value } from '../core/protocol';
import { Icon } from './icons';
import { LineDrawing } from './line-drawing';
import { valueTable, word } from './names';

export type Strength = 0 | 1 | 2;
export const strengths = ['Look', 'Technique', 'Move'] as const;
export const reveals = ['look', 'technique', 'move'] as const;

export interface Hint {
    strength: Strength;
    sentence: string;
    step: Step | null;
    /** The steps after it up to a placement, on a board without marks. */
    then: Step[];
    /** What Apply writes. */
    placed: { cell: Cell; value: Value }[];
    struck: { cell: Cell; values: Value[] }[];
    wrong: Cell[];
    busy: boolean;
}

function Conclusions(props: { hint: Hint; scene: Scene }): JSX.Element {
    const { scene, hint } = props;
    const place = (cell: Cell): string => scene.cells.flat().find((each) => each.cell === cell)?.place ?? cell;
    const values = valueTable(scene);
    const text = (value: Value): string => values.get(String(value))?.text ?? String(value);
    return (
        <ul class="conclusions">
            {hint.placed.map((each) => (
                <li key={each.cell}>
                    <span class="chip good" aria-hidden="true">
                        {text(each.value)}
                    </span>
                    Place {word(values, each.value)} in {place(each.cell)}
                </li>
            ))}
            {hint.struck.slice(0, 6).map((each, i) => (
                <li key={i}>
                    <span class="chip bad" aria-hidden="true">
                        {each.values.map(text).join(' ')}
                    </span>
                    Strike {each.values.map((value) => word(values, value)).join(', ')} in {place(each.cell)}
                </li>
            ))}
        </ul>
    );
}

export function HintPanel(props: { hint: Hint; scene: Scene; valueAt(cell: Cell): Value | null; onMore(): void; onApply(): void; onExplain(): void; onClose(): void }): JSX.Element {
    const { hint, scene } = props;
    const heading = hint.wrong.length ? 'A wrong entry' : hint.step?.name;
    const move = hint.strength === 2;
    return (
        <section class="hint" aria-label="Hint" aria-busy={hint.busy}>
            <div class="hint-head">
                <span class="hint-title">
                    <Icon name="hint" />
                    <span aria-hidden="true">Hint</span>
                </span>
                <ol class="strength" aria-label="Strength">
                    {strengths.map((name, i) => (
                        <li key={name} aria-current={i === hint.strength ? 'step' : undefined}>
                            {name}
                        </li>
                    ))}
                </ol>
                <button type="button" class="icon-button hint-close" aria-label="Close hint" onClick={props.onClose}>
                    <Icon name="close" />
                </button>
            </div>
            <div class="hint-body">
                {hint.strength > 0 && heading && <h2>{heading.charAt(0).toUpperCase() + heading.slice(1)}</h2>}
                <p tabIndex={0}>{hint.sentence}</p>
                {move && hint.step && <LineDrawing step={hint.step} scene={scene} valueAt={props.valueAt} />}
                {move && hint.step && <Conclusions hint={hint} scene={scene} />}
                <div class="hint-actions">
                    {move ? (
                        <button type="button" class="button primary" onClick={props.onApply}>
                            Apply
                        </button>
                    ) : (
                        <button type="button" class="button primary" onClick={props.onMore}>
                            More
                        </button>
                    )}
                    <button type="button" class="button" onClick={props.onExplain}>
                        Explain all
                    </button>
                </div>
            </div>
        </section>
    );
}
