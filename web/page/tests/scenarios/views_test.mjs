// The views, their titles and landmarks; settings and themes; how one gets into the board and out of it.

import assert from "node:assert/strict";
import { scenario } from "../support/browser.mjs";
import { views } from "../support/views.mjs";

scenario("every view has its title, one main, one heading, and its link is the current one", {}, async (player) => {
    for (const [name, hash] of Object.entries(views)) {
        await player.go(hash);
        await player.until((view) => document.title.includes(view), name);
        await player.page.getByRole("heading", { level: 1 }).waitFor();
        assert.equal(await player.page.getByRole("main").count(), 1);
        assert.equal(await player.page.getByRole("heading", { level: 1 }).count(), 1);
        const main = player.page.getByRole("navigation", { name: "Main" });
        for (const link of ["Play", "Learn", "Set", "Study"]) assert.equal(await main.getByRole("link", { name: link, exact: true }).count(), 1);
        if (name !== "Home") assert.equal((await main.locator("[aria-current=page]").innerText()).trim(), name);
    }
    await player.page.getByRole("link", { name: "gridwright" }).first().click();
    await player.until(() => document.title.includes("Home"));
    await player.page.getByRole("link", { name: "Play", exact: true }).click();
    await player.until(() => document.title.includes("Play") && location.hash === "#/play");
    assert.equal(await player.page.getByRole("link", { name: "Play", exact: true }).getAttribute("aria-current"), "page");
    await player.page.getByRole("region", { name: "Puzzle of the day" }).waitFor();
});

scenario("on a phone in Play the other views can be reached by keyboard, and take no room", { hash: views.Play, width: 360, height: 740 }, async (player) => {
    const { page } = player;
    await player.waitForBoard("Skyscraper 6 by 6");
    const learn = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Learn", exact: true });
    for (const control of [learn, player.button("Settings"), page.getByRole("link", { name: "gridwright", exact: true })]) assert.equal(await control.count(), 1);
    const inSight = () => learn.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    assert.equal(await inSight(), false);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true, "nothing scrolls");
    for (let tabs = 0; tabs < 9 && (await player.focused()).name !== "Learn"; tabs++) await page.keyboard.press("Tab");
    assert.equal(await inSight(), true);
    await page.keyboard.press("Enter");
    await player.until(() => document.title.includes("Learn"));
});

scenario("a short message is said in a live region that was there before", { hash: views.Play }, async (player) => {
    const { page } = player;
    await player.waitForBoard("Skyscraper 6 by 6");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const regions = await page.locator("[aria-live=polite]").elementHandles();
    await player.button("This puzzle").click();
    await player.button("Copy link").click();
    await page.getByText("The link is copied.").waitFor();
    const said = await Promise.all(regions.map((region) => region.textContent()));
    assert.ok(said.some((text) => text.startsWith("The link is copied.")), said.join());
    assert.equal(await page.getByRole("status").count(), 1);
});

scenario("the example in Learn is played with the pad and the keys of Play", { hash: "#/learn/hoodoo" }, async (player) => {
    const { page } = player;
    await player.waitForBoard();
    await player.pad.getByRole("button", { name: /^Transparent peg, \d+ used$/ }).waitFor();
    const empty = () => page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].filter((cell) => / empty$/.test(cell.computedName)).length);
    const before = await empty();
    await player.cell(1, 1).click();
    await player.pad.getByRole("button", { name: /^Colour 3, \d+ left$/ }).click();
    await player.until((wanted) => document.querySelector("[data-row='1'][data-column='1']").computedName.endsWith(wanted), "colour 3");
    assert.equal(await empty(), before - 1);
    await player.tool("Undo").click();
    await player.cell(1, 1).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("2");
    await player.until(() => /marks 2$/.test(document.querySelector("[data-row='1'][data-column='1']").computedName));
    const replay = page.getByRole("region", { name: "Explanation" });
    const tall = await page.locator("[role=group][aria-label='Peg pad']").evaluate((pad) => Math.round(pad.getBoundingClientRect().height));
    await replay.getByRole("button", { name: "Next step" }).click();
    await replay.getByText(/^Step 1 of \d+$/).waitFor();
    assert.equal(await page.locator("[role=group][aria-label='Peg pad']").evaluate((pad) => Math.round(pad.getBoundingClientRect().height)), tall, "the pad keeps its place");
});

scenario("Tab enters the board and leaves it; one cell can be reached", { hash: views.Play }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    await player.tabToBoard();
    assert.equal((await player.focused()).role, "gridcell");
    assert.equal(await player.board.locator("[role=gridcell][tabindex='0']").count(), 1);
    await player.page.keyboard.press("Control+End");
    assert.match((await player.focused()).name, /^row 6, column 6,/);
    await player.page.keyboard.press("Home");
    assert.match((await player.focused()).name, /^row 6, column 1,/);
    const inBoard = () => player.page.evaluate(() => document.activeElement?.closest("[role=grid]") !== null);
    for (let tabs = 0; tabs < 2 && await inBoard(); tabs++) await player.page.keyboard.press("Tab");
    assert.equal(await inBoard(), false, "Tab leaves the board");
    for (let tabs = 0; tabs < 2 && !await inBoard(); tabs++) await player.page.keyboard.press("Shift+Tab");
    assert.equal(await inBoard(), true, "Shift+Tab comes back");
});

scenario("html[data-theme] follows the setting, also after a reload", { hash: "#/" }, async (player) => {
    const theme = () => player.page.evaluate(() => document.documentElement.dataset.theme);
    const openSettings = async () => {
        await player.button("Settings").click();
        const shown = player.page.getByRole("dialog", { name: "Settings" });
        await shown.waitFor();
        return shown;
    };
    const dialog = await openSettings();
    for (const name of ["Show mistakes at once", "Prune marks", "Timer", "Second kind of marks"])
        assert.equal(await dialog.getByRole("switch", { name, exact: true }).count(), 1, name);
    for (const [name, wanted] of [["Dark", /dark/], ["High contrast", /contrast/], ["Light", /light/], ["Dark", /dark/]]) {
        await dialog.getByRole("radiogroup", { name: "Theme" }).getByRole("radio", { name, exact: true }).check({ force: true });
        await player.until((pattern) => new RegExp(pattern).test(document.documentElement.dataset.theme), wanted.source);
    }
    await player.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await player.page.reload();
    await player.page.getByRole("main").waitFor();
    assert.match(await theme(), /dark/);
});

scenario("Check counts what is open and what breaks a rule", { hash: views.Play }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    await player.calm();
    const open = (await player.cellNames()).filter((name) => /, empty/.test(name)).length;
    await player.tool("Check").click();
    await player.told(`No mistakes so far. ${open} cells open.`);
});
