// Whether this browser runs modules with SIMD instructions.

// One function that splats a number over a vector and counts its bits.
const probe = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

export function hasSimd(): boolean {
    try {
        return WebAssembly.validate(probe);
    } catch {
        return false;
    }
}
