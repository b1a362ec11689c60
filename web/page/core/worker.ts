// Runs the browser module. One ask at a time; whoever wants to stop an ask ends this worker.

import type { FromWorker, ToWorker } from './messages';

interface Module {
    memory: WebAssembly.Memory;
    _initialize(): void;
    gw_buffer(size: number): number;
    gw_ask(ask: number, size: number): number;
}

const scope = self as unknown as {
    onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
    postMessage(message: FromWorker): void;
};
const encoder = new TextEncoder();
const decoder = new TextDecoder();
let module: Module | null = null;

function textAt(memory: WebAssembly.Memory, pointer: number, size: number): string {
    return decoder.decode(new Uint8Array(memory.buffer, pointer, size));
}

async function start(compiled: WebAssembly.Module): Promise<void> {
    const instance = await WebAssembly.instantiate(compiled, {
        gridwright: {
            now: () => performance.now(),
            take: (pointer: number, size: number) => {
                if (module) scope.postMessage({ type: 'partial', json: textAt(module.memory, pointer, size) });
                return 1;
            },
        },
    });
    module = instance.exports as unknown as Module;
    module._initialize();
    scope.postMessage({ type: 'ready' });
}

function answer({ memory, gw_buffer, gw_ask }: Module, json: string): void {
    const bytes = encoder.encode(json);
    const input = gw_buffer(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, input);
    const output = gw_ask(input, bytes.length);
    const all = new Uint8Array(memory.buffer); // the call may have moved it
    const text = textAt(memory, output, all.indexOf(0, output) - output);
    scope.postMessage({ type: 'last', json: text, memory: all.length });
}

scope.onmessage = async ({ data }) => {
    try {
        if (data.type === 'start') await start(data.module);
        else if (module) answer(module, data.json);
    } catch (problem) {
        scope.postMessage({ type: 'failed', reason: String(problem) });
    }
};
