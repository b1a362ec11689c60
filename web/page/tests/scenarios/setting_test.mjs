// Set: a verdict on what is typed, while it is typed.

import assert from "node:assert/strict";
import { scenario } from "../support/browser.mjs";
import { check, unique } from "../support/core.mjs";
import { link, nine, six, timedVerdict, without } from "../support/editor.mjs";
import { clueName, cluesOf, slotName } from "../support/player.mjs";
import { random } from "../support/random.mjs";

const verdicts = { unique: "Unique", several: "Several solutions", impossible: "No solution" };

for (const puzzle of [six, nine]) {
    const clue = puzzle === six ? { side: "top", line: 4, value: 2 } : cluesOf(nine)[0];
    scenario(`${puzzle.size} x ${puzzle.size}: the clue that decides a board shows Unique`, {}, async (player, { t }) => {
        await player.go(link(without(puzzle, clue)));
        await player.waitForBoard(`Skyscraper ${puzzle.size} by ${puzzle.size}, editor`);
        assert.equal(await player.verdict(), "Several solutions");
        const took = await timedVerdict(player, slotName(clue), String(clue.value), "Unique");
        t.diagnostic(`Unique ${Math.round(took)} ms after the key`);
        await player.spot(clueName(clue)).waitFor();
    });
}

scenario("several solutions: cells that differ and cells that are forced", { hash: link(without(six, { side: "top", line: 4 })) }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6, editor");
    assert.equal(await player.verdict(), "Several solutions");
    await player.page.getByRole("gridcell", { name: /, forced$/ }).nth(27).waitFor();
    const names = await player.cellNames();
    assert.equal(names.filter((name) => /, differs \d \d$/.test(name)).length, 8);
    assert.equal(names.filter((name) => /, forced$/.test(name)).length, 28);
});

scenario("no solution: exactly the clues of the conflict are marked", {}, async (player) => {
    const boards = [
        { ...six, clues: { ...six.clues, top: [5, 6, 0, 2, 2, 0], left: [1, 2, 3, 4, 0, 0] } },
        { ...six, clues: { top: [6, 0, 0, 0, 0, 6], left: Array(6).fill(0), bottom: [0, 3, 4, 0, 0, 0], right: Array(6).fill(0) } },
        { ...six, clues: { ...six.clues, right: [0, 0, 4, 3, 2, 6] } },
    ];
    for (const board of boards) {
        const { verdict, conflict } = check(board);
        assert.equal(verdict, "impossible");
        await player.go(link(board));
        await player.spot(clueName(cluesOf(board).at(-1))).waitFor();
        assert.equal(await player.verdict("No solution"), "No solution");
        await player.page.getByRole("gridcell", { name: /, in conflict$/ }).first().waitFor();
        await player.calm();
        const marked = (await player.names()).filter((name) => /, in conflict$/.test(name));
        assert.deepEqual(marked.sort(), conflict.clues.map((clue) => `${clueName(clue)}, in conflict`).sort());
        assert.match(await player.page.getByRole("region", { name: "Verdict" }).innerText(), /contradict|No solution/);
    }
});

scenario("30 keys in a second: the last verdict is that of the last board", { hash: link(without(six, { side: "top", line: 4 })) }, async (player, { t }) => {
    await player.waitForBoard("Skyscraper 6 by 6, editor");
    await player.verdict();
    const draw = random(4);
    await player.longTasks();
    const start = performance.now();
    for (let round = 0; round < 3; round++) {
        const typed = structuredClone(six);
        await player.spot(round === 0 ? "no clue above column 4" : `clue ${round === 1 ? 3 : 2} above column 4`).click();
        let last = null;
        for (let keys = 0; keys < 30; keys++) {
            last = keys === 29 ? [3, 2, 6][round] : 1 + draw(6);
            await player.page.keyboard.press(String(last));
        }
        typed.clues.top[3] = last;
        const wanted = verdicts[unique(typed).verdict];
        await player.spot(clueName({ side: "top", line: 4, value: last })).waitFor();
        await player.calm();
        assert.equal(await player.verdict(wanted), wanted);
        if (round === 0) t.diagnostic(`30 keys in ${Math.round(performance.now() - start)} ms`);
    }
    t.diagnostic(`long tasks: ${(await player.longTasks()).join(", ") || "none"} ms`);
});

scenario("an empty board becomes a puzzle: Make it unique, Make it minimal, Play it", { hash: "#/set/skyscraper/4" }, async (player) => {
    await player.waitForBoard("Skyscraper 4 by 4, editor");
    await player.page.getByText(/Type a clue, or paste a puzzle/).waitFor();
    await player.spot("no clue above column 1").click();
    await player.page.keyboard.press("3");
    assert.equal(await player.verdict("Several solutions"), "Several solutions");
    await player.button("Make it unique").click();
    assert.equal(await player.verdict("Unique"), "Unique");
    await player.button("Make it minimal").click();
    await player.calm();
    assert.equal(await player.verdict("Unique"), "Unique");
    await player.button("Play it").click();
    await player.waitForBoard("Skyscraper 4 by 4");
    assert.match(await player.page.title(), /Play/);
});

scenario("Smaller, Larger and Kind", { hash: "#/set/skyscraper/5" }, async (player) => {
    await player.waitForBoard("Skyscraper 5 by 5, editor");
    await player.button("Larger").click();
    await player.waitForBoard("Skyscraper 6 by 6, editor");
    await player.button("Smaller").click();
    await player.waitForBoard("Skyscraper 5 by 5, editor");
    await player.page.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Hoo-Doo" });
    await player.page.getByRole("grid", { name: /^Hoo-Doo \d+ by \d+, editor$/ }).waitFor();
});

scenario("every click of Larger counts, also while the verdict is being looked for", { hash: "#/set/skyscraper/5" }, async (player) => {
    await player.waitForBoard("Skyscraper 5 by 5, editor");
    await player.spot("no clue above column 1").click();
    await player.page.keyboard.press("3");
    await player.page.evaluate(() => {
        const larger = document.querySelector("button[aria-label=Larger]");
        for (let clicks = 0; clicks < 3; clicks++) larger.click();
    });
    await player.waitForBoard("Skyscraper 8 by 8, editor");
    const start = performance.now();
    await player.button("Larger").click();
    await player.waitForBoard("Skyscraper 9 by 9, editor");
    assert.ok(performance.now() - start < 3000);
});

scenario("Undo and Redo right after each other: the verdict is that of the board", { hash: link(six) }, async (player) => {
    await player.verdict("Unique");
    await player.spot("clue 2 above column 4").click();
    await player.page.keyboard.press("Backspace");
    await player.verdict("Several solutions");
    await player.calm();
    for (let times = 0; times < 5; times++) {
        await player.button("Undo").click();
        await player.verdict("Unique");
        await player.button("Redo").click();
        await player.verdict("Several solutions");
    }
    await player.calm();
});

scenario("a reload keeps what was set", { hash: "#/set/skyscraper/4" }, async (player) => {
    const mine = player.spot("clue 3 above column 1");
    await player.waitForBoard("Skyscraper 4 by 4, editor");
    await player.spot("no clue above column 1").click();
    await player.page.keyboard.press("3");
    await player.verdict("Several solutions");
    await player.page.reload();
    await mine.waitFor();
    await player.go("#/set/skyscraper/5");
    await player.waitForBoard("Skyscraper 5 by 5, editor");
    await player.page.reload();
    await player.waitForBoard("Skyscraper 5 by 5, editor");
    await player.go("#/");
    await player.page.reload();
    await player.go("#/set");
    await mine.waitFor();

    await player.go(link(six));
    await player.waitForBoard("Skyscraper 6 by 6, editor");
    await player.spot("clue 2 above column 4").click();
    await player.page.keyboard.press("3");
    await player.spot("clue 3 above column 4").waitFor();
    await player.page.reload();
    await player.spot("clue 3 above column 4").waitFor();
    await player.page.evaluate(() => localStorage.setItem("gridwright.draft", '{"address":"#/set","puzzle":{"puzzle":"skyscraper","size":-7},"wanted":[]}'));
    await player.go("#/");
    await player.page.reload();
    await player.go("#/set");
    await player.page.getByRole("grid", { name: /, editor$/ }).waitFor();
});

scenario("a pasted puzzle is opened; a bad one is refused with its place, and the text is kept", { hash: "#/set" }, async (player) => {
    await player.page.getByRole("grid", { name: /, editor$/ }).waitFor();
    await player.button("Paste a puzzle").click();
    const dialog = player.page.getByRole("dialog", { name: "Paste a puzzle" });
    const box = dialog.getByRole("textbox", { name: "Puzzle" });
    await dialog.getByRole("button", { name: "Open", exact: true }).click();
    await dialog.getByRole("alert").filter({ hasText: /Line 1, column 1: There is no puzzle/ }).waitFor();
    const bad = "close-or-far 4\n. . . Q\n";
    await box.fill(bad);
    await dialog.getByRole("button", { name: "Open", exact: true }).click();
    await dialog.getByRole("alert").filter({ hasText: /Line 2, column 7/ }).waitFor();
    assert.equal(await box.inputValue(), bad);
    await box.fill("6:5///2/2///3/4///4//2/3/4/////4/3/2/\n");
    await dialog.getByRole("button", { name: "Open", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await player.waitForBoard("Skyscraper 6 by 6, editor");
});
