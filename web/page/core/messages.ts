// What the page and its worker send each other. Answers travel as text: a string is copied faster than an object.

export type ToWorker = { type: 'start'; module: WebAssembly.Module } | { type: 'ask'; json: string };

export type FromWorker =
    | { type: 'ready' }
    | { type: 'partial'; json: string }
    | { type: 'last'; json: string; memory: number }
    | { type: 'failed'; reason: string };
