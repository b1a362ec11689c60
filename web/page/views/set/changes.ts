// What an improvement changed, in a sentence.
import type { ClueOrGiven, Scene } from '../../core/protocol';
import { nameOf } from './names';

function listed(words: readonly string[]): string {
    const shown = words.length > 4 ? [...words.slice(0, 3), `${words.length - 3} more`] : words;
    return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join('; ')} and ${shown[shown.length - 1]}`;
}

export function changes(added: readonly ClueOrGiven[], removed: readonly ClueOrGiven[], scene: Scene): string {
    const names = (items: readonly ClueOrGiven[]) => listed(items.map((item) => nameOf(item, scene)));
    if (added.length > 0) return `Added: ${names(added)}.`;
    return removed.length > 0 ? `Left out: ${names(removed)}.` : 'Nothing to change.';
}
