import { expect, it } from 'vitest';
import { hasSimd } from './simd';

it('finds SIMD in Node, and none where there is no WebAssembly', () => {
    expect(hasSimd()).toBe(true);
    const there = globalThis.WebAssembly;
    try {
        Object.assign(globalThis, { WebAssembly: undefined });
        expect(hasSimd()).toBe(false);
    } finally {
        Object.assign(globalThis, { WebAssembly: there });
    }
});
