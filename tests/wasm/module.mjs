// Loads the browser module in Node and provides the two functions that it imports from its host.

import { readFileSync } from "node:fs";

/** An instance of the module; `ask` gives the answers to an ask as a list of JSON texts, the last one last. */
export function load(file) {
    const partial = [];
    let goOn = () => true;
    let memory;
    const text = (pointer, length) => new TextDecoder().decode(new Uint8Array(memory.buffer, pointer, length));
    const module = new WebAssembly.Module(readFileSync(file));
    const instance = new WebAssembly.Instance(module, {
        gridwright: {
            now: () => performance.now(),
            take: (pointer, length) => {
                partial.push(text(pointer, length));
                return goOn(partial) ? 1 : 0;
            },
        },
    });
    const { exports } = instance;
    memory = exports.memory;
    exports._initialize();

    function ask(json, listener = () => true) {
        partial.length = 0;
        goOn = listener;
        const bytes = new TextEncoder().encode(typeof json === "string" ? json : JSON.stringify(json));
        const input = exports.gw_buffer(bytes.length);
        new Uint8Array(memory.buffer).set(bytes, input);
        const output = exports.gw_ask(input, bytes.length);
        const all = new Uint8Array(memory.buffer); // the call may have moved it
        return [...partial, text(output, all.indexOf(0, output) - output)];
    }
    return { module, ask };
}
