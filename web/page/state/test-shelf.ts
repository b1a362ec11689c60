// A browser's storage for tests.

import type { Shelf } from './store';

/** `room` is the number of characters that it holds. */
export class MemoryShelf implements Shelf {
    readonly items = new Map<string, string>();

    constructor(public room = Infinity) {}

    get length(): number {
        return this.items.size;
    }

    key(index: number): string | null {
        return [...this.items.keys()][index] ?? null;
    }

    getItem(key: string): string | null {
        return this.items.get(key) ?? null;
    }

    setItem(key: string, value: string): void {
        const others = [...this.items].filter(([name]) => name !== key);
        const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
        if (used + key.length + value.length > this.room) throw new DOMException('It is full.', 'QuotaExceededError');
        this.items.set(key, value);
    }

    removeItem(key: string): void {
        this.items.delete(key);
    }
}
