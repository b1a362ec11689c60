// A new version of the page: it waits until somebody asks for it.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { scenario } from "../support/browser.mjs";
import { pageFolder } from "../support/places.mjs";
import { openSite } from "../support/site.mjs";

const folder = mkdtempSync(join(tmpdir(), "gridwright-page-"));
cpSync(pageFolder, folder, { recursive: true, filter: (file) => !/(sw\.js|index\.html)\.br$/.test(file) });
const site = await openSite({ folder });
after(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
});

/** Puts another version in the place of the one that is served. */
function publish() {
    const page = join(folder, "index.html");
    writeFileSync(page, readFileSync(page, "utf8").replace("<html", '<html data-version="2"'));
    const worker = join(folder, "sw.js");
    const code = readFileSync(worker, "utf8");
    const changed = code.replace(/"version":"\w+"/, '"version":"2"');
    assert.notEqual(changed, code);
    writeFileSync(worker, changed);
}

const version = (player) => player.page.evaluate(() => document.documentElement.dataset.version ?? "1");

scenario("a new version is offered, and used when it is asked for", { site, hash: "#/play/skyscraper/5/1/3" }, async (player) => {
    await player.waitForBoard("Skyscraper 5 by 5");
    await player.until(() => navigator.serviceWorker.controller !== null);
    publish();
    await player.page.reload();
    await player.page.getByText("A new version is ready").waitFor();
    assert.equal(await version(player), "1", "never by itself");
    await player.page.reload();
    await player.page.getByText("A new version is ready").waitFor();
    assert.equal(await version(player), "1", "nor by loading the page again");
    await player.button("Reload").click();
    await player.until(() => document.documentElement.dataset.version === "2");
    await player.waitForBoard("Skyscraper 5 by 5");
});
