// The first visit, the next one without a network, and browsers in which something is missing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { policy } from "../../../serve.mjs";
import { launch, scenario, visit } from "../support/browser.mjs";
import { pageFolder } from "../support/places.mjs";
import { compressed, openSite } from "../support/site.mjs";

const withoutSolver = "This browser cannot run the solver. Boards you have already opened here can still be played; new puzzles, links, hints and checks are off.";

scenario("the first visit: what is loaded, and how soon the page can be used", {}, async (player, { requests, t }) => {
    await player.page.goto(player.address);
    await player.button("Play today's puzzle").waitFor();
    const ready = await player.page.evaluate(() => Math.round(performance.now()));
    await player.calm();
    const own = requests.filter((request) => !request.serviceWorker());
    const bytes = own.map((request) => compressed(new URL(request.url()).pathname)).reduce((sum, size) => sum + size, 0);
    t.diagnostic(`${own.length} files, ${(bytes / 1000).toFixed(0)} kB compressed, usable after ${ready} ms`);
    assert.ok(own.length > 3);
    assert.ok(bytes > 100_000 && bytes <= 400_000, `${bytes} bytes`);
});

test("the page, its server and its document name one content security policy", () => {
    const meta = readFileSync(join(pageFolder, "index.html"), "utf8").match(/Content-Security-Policy" content="([^"]*)"/)[1];
    assert.equal(`${meta}; frame-ancestors 'none'`, policy); // which a page cannot say of itself
    assert.ok(readFileSync(new URL("../../../../docs/page.md", import.meta.url), "utf8").includes(`\n${policy}\n`));
    assert.deepEqual(policy.match(/'[^']*unsafe[^']*'/g), ["'wasm-unsafe-eval'"]);
});

test("offline: reload, a new puzzle and a hint work", async () => {
    const site = await openSite({ prefix: "/some/folder" });
    const visitor = await visit({ site, hash: "#/", expected: [/ERR_CONNECTION_REFUSED|Failed to fetch|failed to update|fetch.*service worker/i] });
    const { player } = visitor;
    try {
        await player.button("Play today's puzzle").waitFor();
        await player.until(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
        await player.page.reload();
        await player.until(() => navigator.serviceWorker.controller !== null);
        await site.close();
        await player.page.reload();
        await player.page.getByRole("button", { name: "New puzzle, Skyscraper" }).click();
        await player.waitForBoard();
        await player.tool("Hint").click();
        await player.hint.getByRole("paragraph").first().waitFor();
        await player.calm();
        assert.ok((await player.hint.innerText()).length > 20);
        assert.deepEqual(visitor.troubles, []);
    } finally {
        await visitor.close();
    }
});

test("without WebAssembly the page says so, and a board opened before can be played", async () => {
    const browser = await launch(["--js-flags=--jitless"]);
    const visitor = await visit({ browser, hash: "#/", expected: [/WebAssembly/] });
    try {
        await visitor.player.page.getByText(withoutSolver).first().waitFor();
        assert.deepEqual(visitor.troubles, []);
    } finally {
        await browser.close();
    }
});

test("a board opened before can be played when the module is missing", async () => {
    const visitor = await visit({ hash: "#/play/skyscraper/5/1/3", serviceWorkers: "block", expected: [/Failed to load resource|WebAssembly|ERR_FAILED|reading 'waiting'/] });
    const { player } = visitor;
    try {
        await player.waitForBoard("Skyscraper 5 by 5");
        const open = (await player.cellNames()).findIndex((name) => /, empty/.test(name));
        const cell = () => player.cell(Math.floor(open / 5) + 1, open % 5 + 1);
        await cell().click();
        await player.page.keyboard.press("2");
        await visitor.context.route("**/*.wasm*", (route) => route.abort());
        await player.page.reload();
        await player.page.getByText(withoutSolver).first().waitFor();
        await player.waitForBoard("Skyscraper 5 by 5");
        assert.match((await player.cellNames())[open], /, 2(,|$)/);
        await cell().click();
        await player.page.keyboard.press("3");
        assert.match((await player.cellNames())[open], /, 3(,|$)/);
        assert.deepEqual(visitor.troubles, []);
    } finally {
        await visitor.close();
    }
});
