// The puzzle being set, kept in this browser so that a reload does not cost it. Nothing here fails: where the browser keeps
// nothing, or what it kept is damaged, there is no draft.
import type { Puzzle } from '../../core/protocol';

export interface KeptDraft {
    /** The part of the address behind "#" on which this board was begun. */
    address: string;
    puzzle: Puzzle;
    /** Places that symmetric entry has opened, by key. */
    wanted: string[];
}

const key = 'gridwright.draft';

function isKeptDraft(value: unknown): value is KeptDraft {
    const draft = value as Partial<KeptDraft> | null;
    return typeof draft === 'object' && draft !== null && typeof draft.address === 'string'
        && typeof draft.puzzle === 'object' && draft.puzzle !== null && typeof draft.puzzle.puzzle === 'string'
        && Array.isArray(draft.wanted) && draft.wanted.every((place) => typeof place === 'string');
}

export function readDraft(): KeptDraft | null {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isKeptDraft(kept) ? kept : null;
    } catch {
        return null;
    }
}

/** False where the browser does not keep it. */
export function keepDraft(draft: KeptDraft): boolean {
    try {
        localStorage.setItem(key, JSON.stringify(draft));
        return true;
    } catch {
        return false;
    }
}
