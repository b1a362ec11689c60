// The values as buttons, each with how many are left, and what keys write.
import type { JSX } from 'preact';
import type { Scene, SceneValue } from '../core/protocol';
import { valueAt, type Game, type Value } from '../state/game';
import { Icon } from './icons';
import { ValueSign } from './peg';
import { onPress } from './press';
import { Radios } from './radios';

export type Mode = 'value' | 'marks' | 'marks2';

function note(value: SceneValue, used: number): string | null {
    if (value.wanted_few) return `${used} used`;
    // Where letters are written, drawings at the lines count them too, so their buttons are named by the letter alone.
    return value.times === null ? null : `${Math.max(value.times - used, 0)} left`;
}

/** A cell that stays empty comes after everything that can be in one. */
function inOrder(values: readonly SceneValue[]): SceneValue[] {
    const empty = (value: SceneValue): boolean => value.shape === 'bar';
    return [...values.filter((value) => !empty(value)), ...values.filter(empty)];
}

export function Pad(props: { scene: Scene; game: Game; mode: Mode; second: boolean; armed: Value | null; onMode(mode: Mode): void; onValue(value: SceneValue): void; onErase(): void }): JSX.Element {
    const { scene, game } = props;
    const used = new Map<Value, number>();
    for (const cell of scene.cells.flat()) {
        const value = valueAt(game, cell.cell);
        if (value !== null) used.set(value, (used.get(value) ?? 0) + 1);
    }
    const modes: { value: Mode; label: string; sign: JSX.Element }[] = [
        { value: 'value', label: scene.mode, sign: <></> },
        { value: 'marks', label: 'Marks', sign: <Icon name="pencil" /> },
    ];
    if (props.second) modes.push({ value: 'marks2', label: 'Second marks', sign: <></> });
    const withErase = scene.values.length % 5 === 4 || scene.values.length === 3;
    const count = scene.values.length + (withErase ? 1 : 0);
    return (
        <div class="card pad-card">
            <Radios label="What keys write" class="modes" choices={modes} value={props.mode} onChange={props.onMode} />
            <div role="group" aria-label={scene.pad} class="pad" style={{ '--pad-columns': count <= 6 ? count : Math.min(6, Math.ceil(count / Math.ceil(count / 6))) }}>
                {inOrder(scene.values).map((value) => {
                    const words = note(value, used.get(value.value) ?? 0);
                    const over = value.times !== null && !value.wanted_few && (used.get(value.value) ?? 0) >= value.times;
                    return (
                        <button
                            key={value.value}
                            type="button"
                            class={`pad-key ${over ? 'over' : ''}`}
                            aria-label={words && !value.outlined ? `${value.button}, ${words}` : value.button}
                            aria-pressed={props.armed === value.value ? true : undefined}
                            {...onPress(() => props.onValue(value))}
                        >
                            <span aria-hidden="true" class="pad-sign">
                                <ValueSign value={value} />
                            </span>
                            {(words || value.shape === 'bar') && (
                                <span aria-hidden="true" class="pad-note">
                                    {words ?? value.spoken}
                                </span>
                            )}
                        </button>
                    );
                })}
                {withErase && (
                    <button type="button" class="pad-key" aria-label="Clear the cell" {...onPress(props.onErase)}>
                        <Icon name="erase" />
                        <span aria-hidden="true" class="pad-note">
                            Clear
                        </span>
                    </button>
                )}
            </div>
        </div>
    );
}
