// What a key means on a board: a value, a mark, or a command. The values' own keys come first.
import type { Scene, SceneValue } from '../core/protocol';

export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** `first` is the digit that a second one may follow, or ""; `joined`: the value takes the place of the first digit's. */
export type Intent =
    | { do: 'write'; value: SceneValue; mark: boolean; first: string; joined: boolean }
    | { do: 'erase' | 'mode' | 'next' | 'previous' | 'undo' | 'redo' | 'hint' | 'fill' | 'try' | 'escape' | 'help' };

/** A digit that was typed, where and when. */
export interface Typed {
    digit: string;
    place: string;
    at: number;
}

const commands: Record<string, 'undo' | 'redo' | 'hint' | 'fill' | 'try'> = { u: 'undo', r: 'redo', h: 'hint', m: 'fill', t: 'try' };
/** Milliseconds in which a second digit belongs to the first. */
const between = 800;

/** The digit typed just before at the same place, or "". */
export function digitBefore({ digit, place, at }: Typed, here: string, now: number): string {
    return place === here && now - at < between ? digit : '';
}

/** What a key stands for: with Shift, and on some keyboards without, a digit is another character; it counts by its place. */
function standsFor({ key, code }: Key): string {
    if (key.length !== 1) return key;
    if (/^[a-z]$/i.test(key)) return key.toLowerCase();
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code), letter = /^Key([A-Z])$/.exec(code);
    return digit?.[1] ?? letter?.[1]?.toLowerCase() ?? (key === '_' ? '-' : key);
}

/** `before` is the digit that `digitBefore` gives. */
export function intentOf(event: Key, scene: Scene, before: string): Intent | null {
    const { key } = event;
    const meant = standsFor(event);
    if (event.ctrlKey || event.metaKey) {
        if (meant === 'z') return { do: event.shiftKey ? 'redo' : 'undo' };
        return meant === 'y' ? { do: 'redo' } : null;
    }
    if (event.altKey) return null;
    if (key === '?') return { do: 'help' };
    const find = (text: string) => scene.values.find((value) => value.keys.includes(text));
    const write = (text: string, mark: boolean): Intent | null => {
        const two = before ? find(before + text) : undefined;
        const value = two ?? find(text);
        return value ? { do: 'write', value, mark, first: !two && /^\d$/.test(text) ? text : '', joined: two !== undefined } : null;
    };
    // "_" is typed with Shift, and no mark.
    const written = event.shiftKey ? (write(meant, true) ?? write(key, false)) : (write(key, false) ?? write(meant, false));
    if (written) return written;
    if (key === 'Backspace' || key === 'Delete' || meant === '0') return { do: 'erase' };
    if (key === ' ') return { do: 'mode' };
    if (key === 'Enter') return { do: event.shiftKey ? 'previous' : 'next' };
    if (key === 'Escape') return { do: 'escape' };
    const command = event.shiftKey ? undefined : commands[meant];
    return command ? { do: command } : null;
}
