// What the page remembers: undo and redo without limit, also over a reload, with the time.

import assert from "node:assert/strict";
import { scenario } from "../support/browser.mjs";
import { seconds } from "../support/player.mjs";
import { random } from "../support/random.mjs";

const link = "#/play/skyscraper/6/3/11";
const most = 1000; // more moves than 200 keys can make

/** Presses the key of a tool as long as the tool can be used, and says how often. */
async function all(player, tool) {
    const key = { Undo: "u", Redo: "r" }[tool];
    const button = await player.tool(tool).elementHandle();
    await player.board.locator("[tabindex='0']").focus();
    let count = 0;
    for (; count < most && await button.evaluate((one) => one.ariaDisabled !== "true"); count++) await player.page.keyboard.press(key);
    assert.ok(count < most, `${tool} never ends`);
    return count;
}

async function actAtRandom(player, count, seed) {
    const draw = random(seed);
    const keys = ["1", "2", "3", "4", "5", "6", "1", "2", "3", "Shift+Digit1", "Shift+Digit4", "Shift+Digit6", "Backspace", "m", "t", "Space"];
    const moves = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Shift+Enter"];
    await player.cell(1, 1).click();
    for (let done = 0; done < count; done++) {
        for (let steps = draw(4); steps > 0; steps--) await player.page.keyboard.press(moves[draw(moves.length)]);
        await player.page.keyboard.press(keys[draw(keys.length)]);
    }
}

scenario("undo to the start and redo to the end after 200 random actions", { hash: link }, async (player, { t }) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    await player.calm();
    const start = await player.cellNames();
    await actAtRandom(player, 200, 1);
    await player.calm();
    const end = await player.cellNames();
    assert.notDeepEqual(end, start);
    const undone = await all(player, "Undo");
    assert.deepEqual(await player.cellNames(), start);
    assert.equal(await all(player, "Redo"), undone);
    assert.deepEqual(await player.cellNames(), end);
    t.diagnostic(`${undone} moves undone and done again`);
});

scenario("a reload in mid-game keeps the board, its history and its time", { hash: link }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    await actAtRandom(player, 30, 2);
    await player.calm();
    const timer = player.page.getByRole("timer", { name: "Time" });
    await player.until(() => /0:0[1-9]|[1-9]:|0:[1-9]/.test(document.querySelector("[role=timer]").textContent));
    const before = { names: await player.names(), seconds: seconds(await timer.textContent()) };
    await player.page.reload();
    await player.waitForBoard("Skyscraper 6 by 6");
    await player.calm();
    assert.deepEqual(await player.names(), before.names);
    assert.ok(seconds(await timer.textContent()) >= before.seconds, "the time goes on");
    const undone = await all(player, "Undo");
    assert.ok(undone > 5, "the history is kept");
    assert.equal(await all(player, "Redo"), undone);
    assert.deepEqual(await player.names(), before.names);
});

scenario("Try, Keep and Discard", { hash: link }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    await player.calm();
    const start = await player.cellNames();
    const open = start.findIndex((name) => /, empty$/.test(name));
    const cell = player.cell(Math.floor(open / 6) + 1, open % 6 + 1);
    const write = async () => { await cell.click(); await player.page.keyboard.press("2"); };
    assert.equal(await player.tool("Keep").count(), 0);
    await player.tool("Try").click();
    await write();
    await player.tool("Discard").click();
    assert.deepEqual(await player.cellNames(), start);
    await player.tool("Try").click();
    await write();
    await player.tool("Keep").click();
    assert.match((await player.cellNames())[open], /, 2\b/);
    assert.equal(await player.tool("Keep").count(), 0);
});

scenario("the same value again clears a cell; marks stay at their places; Backspace clears", { hash: link }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    const names = await player.cellNames();
    const open = names.findIndex((name) => /, empty$/.test(name));
    const name = async () => (await player.cellNames())[open];
    await player.cell(Math.floor(open / 6) + 1, open % 6 + 1).click();
    const press = (key) => player.page.keyboard.press(key);
    await press("3");
    assert.match(await name(), /, 3(,|$)/);
    await press("3");
    assert.match(await name(), /, empty$/);
    await press("Shift+Digit4");
    await press("Shift+Digit2");
    assert.match(await name(), /, empty, marks 2 4$/);
    await press("Space");
    await press("5");
    assert.match(await name(), /, empty, marks 2 4 5$/);
    await press("Backspace");
    assert.match(await name(), /, empty$/);
    await press("u");
    assert.match(await name(), /, empty, marks 2 4 5$/);
    await press("r");
    assert.match(await name(), /, empty$/);
});

scenario("a pause hides the board from everybody", { hash: link }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    await player.button("Pause").click();
    await player.board.waitFor({ state: "detached" });
    await player.button("Resume").click();
    await player.waitForBoard("Skyscraper 6 by 6");
});
