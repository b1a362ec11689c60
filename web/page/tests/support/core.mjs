// The core without the page: the command line makes and solves puzzles, the module says how they are shown. A test
// takes from here what it expects of the page.

import { execFileSync } from "node:child_process";
import { load } from "../../../../tests/wasm/module.mjs";
import { command, modules } from "./places.mjs";

const lines = (text) => text.trim().split("\n").map((line) => JSON.parse(line));

function run(words, input) {
    try {
        return execFileSync(command, words, { input, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] });
    } catch (error) {
        if (error.stdout) return error.stdout; // exit codes tell verdicts apart
        throw error;
    }
}

/** The puzzle that `gridwright generate` makes, as an object with its solution. */
export function generate(kind, size, { level = null, seed = 1, more = [] } = {}) {
    const wanted = level === null ? [] : ["--level", String(level)];
    return lines(run(["generate", kind, "--size", String(size), "--seed", String(seed), ...wanted, ...more, "--to", "json"]))[0];
}

/** A puzzle without what tells its solution. */
export function bare(puzzle) {
    const { solution, grade, expect, source, seed, index, generator, ...rest } = puzzle;
    return rest;
}

export const asText = (puzzle) => run(["convert", "--to", "text"], JSON.stringify(bare(puzzle)) + "\n");
export const solve = (puzzle) => lines(run(["solve", "--to", "json"], JSON.stringify(bare(puzzle)) + "\n"))[0];
export const unique = (puzzle) => lines(run(["solve", "--unique", "--to", "json"], JSON.stringify(bare(puzzle)) + "\n"))[0];
export const check = (puzzle) => lines(run(["check", "--to", "json"], JSON.stringify(bare(puzzle)) + "\n"))[0];

let module = null;
/** The last answer of the module. */
export function ask(request) {
    module ??= load(modules.simd);
    return JSON.parse(module.ask(request).at(-1));
}

/** How the page has to name and draw a puzzle: places of cells, values with their keys and words. */
export const scene = (puzzle) => ask({ ask: "scene", puzzle: bare(puzzle) });

/** What `{"ask":"kinds"}` says of each kind, by its name. */
export function kinds() {
    module ??= load(modules.simd);
    return new Map(module.ask({ ask: "kinds" }).map((json) => JSON.parse(json)).map((kind) => [kind.kind, kind]));
}
