// Builds the page into build/page: static files with relative addresses, which any host can serve from any folder.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = dirname(fileURLToPath(import.meta.url));
const wasm = resolve(here, '../../build/wasm');
const modules = { simd: 'gridwright.wasm', scalar: 'gridwright-scalar.wasm' };

function hash(content: string | Uint8Array): string {
    return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function moduleFile(name: string): Uint8Array {
    const file = join(wasm, name);
    if (!existsSync(file)) throw new Error(`${file} is missing; tools/build wasm makes it`);
    return readFileSync(file);
}

/** The name under which a module is served; it changes with the content, so that no old copy is taken for a new one. */
function address(name: string): string {
    const version = existsSync(join(wasm, name)) ? hash(moduleFile(name)).slice(0, 8) : 'missing-';
    return name.replace('.wasm', `-${version}.wasm`);
}

const addresses = { simd: address(modules.simd), scalar: address(modules.scalar) };

/** Adds the modules, and tells the service worker which files there are: [address, hash of the content]. */
function precache(): Plugin {
    return {
        name: 'precache',
        apply: 'build',
        enforce: 'post',
        generateBundle(_options, bundle) {
            const files: [string, string][] = [];
            for (const name of Object.values(modules))
                this.emitFile({ type: 'asset', fileName: address(name), source: moduleFile(name) });
            for (const name of readdirSync(join(here, 'public')))
                files.push([name, hash(readFileSync(join(here, 'public', name)))]);
            for (const [name, file] of Object.entries(bundle)) {
                if (name === 'sw.js' || name.endsWith('.wasm')) continue;
                files.push([name === 'index.html' ? './' : name, hash(file.type === 'chunk' ? file.code : file.source)]);
            }
            files.sort(([a], [b]) => (a < b ? -1 : 1));
            const worker = bundle['sw.js'];
            if (worker?.type !== 'chunk') throw new Error('there is no service worker');
            const version = hash(JSON.stringify([files, addresses]));
            const list = { version, files: files.map(([name]) => name), modules: addresses };
            const code = worker.code.replace('__PRECACHE__', () => JSON.stringify(list));
            if (code === worker.code) throw new Error('the service worker has no place for its files');
            worker.code = code;
        },
    };
}

export default defineConfig({
    root: here,
    base: './',
    define: { __MODULES__: JSON.stringify(addresses) },
    esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
    plugins: [precache()],
    worker: { format: 'es' },
    build: {
        outDir: resolve(here, '../../build/page'),
        emptyOutDir: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rollupOptions: {
            input: { index: join(here, 'index.html'), sw: join(here, 'sw.ts') },
            output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
        },
    },
    test: { include: ['{core,state,parts,views}/**/*.test.ts'], environment: 'node', cache: false },
});
