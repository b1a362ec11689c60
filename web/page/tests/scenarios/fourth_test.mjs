// A kind that the library has and the page has never heard of: it appears, is played, explained and set.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { load } from "../../../../tests/wasm/module.mjs";
import { scenario } from "../support/browser.mjs";
import { modules, pageFolder } from "../support/places.mjs";
import { openSite } from "../support/site.mjs";

// The page of everybody, with the module that has one kind more.
const folder = mkdtempSync(join(tmpdir(), "gridwright-page-"));
cpSync(pageFolder, folder, { recursive: true, filter: (file) => !file.endsWith(".wasm.br") });
for (const name of readdirSync(folder).filter((each) => each.endsWith(".wasm"))) cpSync(modules.fourth, join(folder, name));
const site = await openSite({ folder });
after(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
});

const { ask } = load(modules.fourth);
const kinds = ask({ ask: "kinds" }).map((json) => JSON.parse(json));
const kind = kinds.at(-1);
const readable = JSON.parse(ask({ ask: "read", text: kind.example }).at(-1));
const board = JSON.parse(ask({ ask: "scene", puzzle: readable.puzzle }).at(-1));
const solution = JSON.parse(ask({ ask: "solve", puzzle: readable.puzzle }).at(-1)).grid;
const link = `#p=${encodeURIComponent(kind.example)}`;

scenario("home has a card for it, and Learn its rules", { site, hash: "#/" }, async (player) => {
    assert.equal(kinds.length, 4);
    await player.page.getByRole("heading", { name: kind.title }).waitFor();
    await player.go(`#/learn/${kind.kind}`);
    await player.page.getByRole("heading", { level: 1, name: kind.title }).waitFor();
    for (const rule of kind.rules) await player.page.getByText(rule).first().waitFor();
});

scenario("its board is played to the end by keyboard", { site, hash: link }, async (player) => {
    await player.waitForBoard(board.name);
    await player.cell(1, 1).click();
    for (const row of board.cells)
        for (const cell of row) {
            const [, r, c] = cell.cell.match(/^r(\d+)c(\d+)$/).map(Number);
            if (cell.value !== null) continue;
            await player.cell(r, c).click();
            await player.page.keyboard.press(board.values.find(({ value }) => value === solution[r - 1][c - 1]).keys[0]);
        }
    await player.told(/^Solved in \d+:\d\d$/);
});

scenario("it is hinted and judged in the editor", { site, hash: link }, async (player) => {
    await player.waitForBoard(board.name);
    await player.tool("Hint").click();
    await player.hint.getByRole("paragraph").first().waitFor();
    await player.go(`#/set?p=${encodeURIComponent(kind.example)}`);
    await player.waitForBoard(`${board.name}, editor`);
    assert.equal(await player.verdict(), "Unique");
});
