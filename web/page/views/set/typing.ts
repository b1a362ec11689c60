// What a key writes at a place of the editor's board. Values above 9 take two digits within 800 ms.
import type { Scene, Value } from '../../core/protocol';
import type { Spot } from '../../parts/board-types';
import { sameSpot } from '../../parts/moves';

export interface Typed {
    spot: Spot;
    text: string;
    time: number;
}

const between = 800;

/** The value that a key writes there, and what has been typed so far; null if the key means nothing at this place. */
export function typed(scene: Scene, spot: Spot, key: string, before: Typed | null, time: number): { value: Value; typed: Typed } | null {
    const values: { value: Value; keys: string[] }[] = spot.cell !== undefined
        ? scene.values.map((value) => ({ value: value.value, keys: [...value.keys, value.text] }))
        : scene.clue_values.map((value) => ({ value, keys: [String(value)] }));
    const find = (text: string) => values.find((value) => value.keys.includes(text));
    const goes = before !== null && sameSpot(before.spot, spot) && time - before.time < between && /^\d$/.test(key);
    if (goes) {
        const longer = find(before.text + key);
        if (longer !== undefined) return { value: longer.value, typed: { spot, text: before.text + key, time } };
    }
    const found = find(key);
    return found === undefined ? null : { value: found.value, typed: { spot, text: key, time } };
}

/** Whether a key is a value of the puzzle, so that it cannot be a shortcut. */
export function isValueKey(scene: Scene, key: string): boolean {
    return scene.values.some((value) => value.keys.includes(key));
}
