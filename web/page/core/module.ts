// Fetches and compiles the browser module, once for all workers: the one with SIMD where the browser has that.

import { hasSimd } from './simd';

/** The addresses of both modules; the build puts their versions into them, so that no old copy is used. */
declare const __MODULES__: { simd: string; scalar: string };

export async function fetchModule(): Promise<WebAssembly.Module> {
    const address = new URL(hasSimd() ? __MODULES__.simd : __MODULES__.scalar, document.baseURI);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The module could not be fetched: ${response.status}`);
    // Some hosts do not know the type application/wasm, without which streaming is refused.
    if (response.headers.get('content-type')?.startsWith('application/wasm'))
        return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
}
