// Buttons for what the focused place can hold, for boards set without a keyboard.
import type { JSX } from 'preact';
import type { Scene, Value } from '../../core/protocol';
import type { Spot } from '../../parts/board-types';

interface Props {
    scene: Scene;
    focus: Spot;
    onWrite(value: Value | null): void;
}

export function EntryPad(props: Props): JSX.Element {
    const { scene, focus } = props;
    const values: { value: Value; text: string; name: string }[] = focus.cell !== undefined
        ? scene.values.map((value) => ({ value: value.value, text: value.text, name: value.button }))
        : scene.clue_values.map((value) => ({ value, text: String(value), name: String(value) }));
    return (
        <div class="entry-pad" role="group" aria-label={focus.cell !== undefined ? scene.pad : 'Clue pad'}>
            {values.map((entry) => (
                <button key={entry.name} type="button" class="button" aria-label={entry.name} onClick={() => props.onWrite(entry.value)}>
                    {entry.name.includes(entry.text) ? entry.text : entry.name}
                </button>
            ))}
            <button type="button" class="button" onClick={() => props.onWrite(null)}>Clear</button>
        </div>
    );
}
