// The same kind, size, level and seed give the puzzle of `gridwright generate`, in either module and on the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../../../tests/wasm/module.mjs";
import { launch, scenario, visit } from "../support/browser.mjs";
import { bare, generate, kinds, scene } from "../support/core.mjs";
import { modules } from "../support/places.mjs";
import { clueName, cluesOf } from "../support/player.mjs";

const samples = [...kinds().values()].flatMap(({ kind, sizes, levels_by_size: levels }) =>
    sizes.slice(0, 3).flatMap((size, index) => levels[size].slice(0, 2).map((level) => ({ kind, size, level, seed: 40 + index }))));

for (const [name, file] of Object.entries({ simd: modules.simd, scalar: modules.scalar }))
    test(`the module ${name} makes the puzzles of the command`, (t) => {
        const { ask } = load(file);
        const start = performance.now();
        for (const { kind, size, level, seed } of samples) {
            const made = JSON.parse(ask({ ask: "make", kind, size, seed, settings: { level: String(level) } }).at(-1));
            const { source, ...wanted } = generate(kind, size, { level, seed });
            for (const member of ["puzzle", "size", "rows", "columns", "clues", "grid", "solution", "grade"])
                assert.deepEqual(made[member], wanted[member], `${kind} ${size}, level ${level}, seed ${seed}: ${member}`);
        }
        t.diagnostic(`${samples.length} puzzles in ${Math.round(performance.now() - start)} ms`);
    });

/** What the page has to call the cells and clues of a puzzle. */
function expectedNames(puzzle) {
    const look = scene(puzzle);
    const spoken = (value) => look.values.find((one) => one.value === value).spoken;
    const cells = look.cells.flatMap((row, r) => row.map(({ place }, c) =>
        puzzle.grid[r][c] === null ? `${place}, empty` : `${place}, ${spoken(puzzle.grid[r][c])}, given`));
    return [...cells, ...cluesOf(puzzle).map(clueName)].sort();
}

async function showsTheSame(player) {
    for (const { kind, size, level, seed } of samples.filter((_, index) => index % 3 === 0)) {
        const puzzle = generate(kind, size, { level, seed });
        await player.go(`#/play/${kind}/${size}/${level}/${seed}`);
        await player.waitForBoard(scene(bare(puzzle)).name);
        await player.calm();
        assert.deepEqual((await player.names()).sort(), expectedNames(puzzle), `${kind} ${size}, level ${level}, seed ${seed}`);
    }
}

scenario("the page shows the puzzles of the command", {}, async (player, { requests }) => {
    await showsTheSame(player);
    assert.ok(requests.some((request) => new URL(request.url()).pathname.match(/\/gridwright-\w{8}\.wasm$/)), "with the module that has SIMD");
});

test("a browser without SIMD takes the scalar module and shows the same puzzles", async () => {
    const browser = await launch(["--js-flags=--no-enable-sse4-1"]);
    try {
        const { player, requests, troubles } = await visit({ browser, hash: "#/" });
        await player.page.getByRole("main").waitFor();
        await showsTheSame(player);
        const asked = requests.map((request) => new URL(request.url()).pathname).filter((path) => path.endsWith(".wasm"));
        assert.ok(asked.some((address) => /scalar/.test(address)), `asked for ${asked}`);
        assert.deepEqual(troubles, []);
    } finally {
        await browser.close();
    }
});
