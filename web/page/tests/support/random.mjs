// Random numbers that are the same in every run (mulberry32 by Tommy Ettinger, public domain).

/** A function that draws a whole number below its argument. */
export function random(seed) {
    let state = seed >>> 0;
    return (below) => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
}
