// What a key means on a board: a value, a mark, or a command. The values' own keys come first.
import type { Scene, SceneValue } from '../core/protocol';

export type Intent =
    | { do: 'write'; value: SceneValue; mark: boolean; digits: string }
    | { do: 'erase' | 'mode' | 'next' | 'previous' | 'undo' | 'redo' | 'hint' | 'fill' | 'try' | 'escape' | 'help' };

const commands: Record<string, 'undo' | 'redo' | 'hint' | 'fill' | 'try'> = { u: 'undo', r: 'redo', h: 'hint', m: 'fill', t: 'try' };

/** The key without Shift: with Shift a digit is another character on every layout. */
function plain(code: string): string | null {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code);
    if (digit) return digit[1]!;
    const letter = /^Key([A-Z])$/.exec(code);
    if (letter) return letter[1]!.toLowerCase();
    return code === 'Minus' || code === 'NumpadSubtract' ? '-' : null;
}

function find(scene: Scene, key: string): SceneValue | undefined {
    return scene.values.find((value) => value.keys.includes(key));
}

/** `before` is the digit typed less than 0.8 seconds ago, or "". */
export function intentOf(event: KeyboardEvent, scene: Scene, before: string): Intent | null {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) {
        const letter = key.toLowerCase();
        if (letter === 'z') return { do: event.shiftKey ? 'redo' : 'undo' };
        return letter === 'y' ? { do: 'redo' } : null;
    }
    if (event.altKey) return null;
    const unshifted = plain(event.code);
    if (event.shiftKey && unshifted !== null) {
        const two = before ? find(scene, before + unshifted) : undefined;
        const value = two ?? find(scene, unshifted);
        if (value) return { do: 'write', value, mark: true, digits: unshifted };
    }
    const two = before ? find(scene, before + key) : undefined;
    const value = two ?? find(scene, key);
    if (value) return { do: 'write', value, mark: false, digits: two ? '' : key };
    if (key === 'Backspace' || key === 'Delete' || key === '0') return { do: 'erase' };
    if (key === ' ') return { do: 'mode' };
    if (key === 'Enter') return { do: event.shiftKey ? 'previous' : 'next' };
    if (key === 'Escape') return { do: 'escape' };
    if (key === '?') return { do: 'help' };
    const command = event.shiftKey ? undefined : commands[key.toLowerCase()];
    return command ? { do: command } : null;
}

/** Whether a second digit may follow. */
export function takesTwoDigits(scene: Scene): boolean {
    return scene.values.some((value) => value.keys.some((key) => /^\d\d$/.test(key)));
}
