// A puzzle of each kind, played to the end: by keyboard, by mouse and by touch on a small phone.

import assert from "node:assert/strict";
import { scenario } from "../support/browser.mjs";
import { asText, generate, kinds, scene } from "../support/core.mjs";

const phone = { width: 360, height: 740, touch: true };

function board(kind) {
    const { usual_size: usual, daily_size: daily } = kinds().get(kind);
    const puzzle = generate(kind, daily ?? usual, { seed: 5 });
    const look = scene(puzzle);
    const open = puzzle.solution.flatMap((row, r) => row.map((value, c) => ({
        row: r + 1, column: c + 1, value: look.values.find((one) => one.value === value), place: look.cells[r][c].place,
        given: puzzle.grid[r][c] !== null,
    }))).filter((cell) => !cell.given);
    return { puzzle, look, open, link: `#p=${encodeURIComponent(asText(puzzle))}` };
}

async function isSolved(player, { puzzle, look, open }) {
    assert.match(await player.told(/Solved in \d+:\d\d/), /Solved in \d+:\d\d/);
    const names = await player.cellNames();
    for (const { row, column, value, place } of open)
        assert.equal(names[(row - 1) * look.columns + column - 1], `${place}, ${value.spoken}`);
    assert.equal(names.length, puzzle.solution.flat().length);
}

for (const kind of kinds().keys()) {
    scenario(`${kind}: solved by keyboard alone`, {}, async (player) => {
        const game = board(kind);
        await player.go(game.link);
        await player.waitForBoard(game.look.name);
        await player.tabToBoard();
        await player.page.keyboard.press("Control+Home");
        assert.ok((await player.focused()).name.startsWith(game.look.cells[0][0].place));
        let [row, column] = [1, 1];
        for (const cell of game.open) {
            for (; row < cell.row; row++) await player.page.keyboard.press("ArrowDown");
            for (; column < cell.column; column++) await player.page.keyboard.press("ArrowRight");
            for (; column > cell.column; column--) await player.page.keyboard.press("ArrowLeft");
            await player.page.keyboard.press(cell.value.keys[0]);
        }
        await isSolved(player, game);
    });

    scenario(`${kind}: solved by mouse alone`, {}, async (player) => {
        const game = board(kind);
        await player.go(game.link);
        await player.waitForBoard(game.look.name);
        for (const cell of game.open) {
            await player.cell(cell.row, cell.column).click();
            await player.padButton(cell.value).click();
        }
        await isSolved(player, game);
    });

    scenario(`${kind}: solved by touch at 360 x 740, some cells first, some values first`, phone, async (player) => {
        const game = board(kind);
        await player.go(game.link);
        await player.waitForBoard(game.look.name);
        for (const cell of game.open) {
            await player.cell(cell.row, cell.column).tap();
            await player.padButton(cell.value).tap();
        }
        await isSolved(player, game);
    });
}

scenario("Hoo-Doo in free play counts transparent pegs and knows par", {}, async (player) => {
    for (const { kind, free_play: free, smallest } of kinds().values()) {
        if (!free) continue;
        const size = Math.max(smallest, 4);
        await player.go(`#p=${encodeURIComponent(`${kind} ${size} ${size}\n`)}`);
        await player.waitForBoard();
        await player.calm();
        assert.match(await player.page.getByRole("main").innerText(), /par/i);
    }
});

scenario("double click selects every cell of one value, drag and Shift+arrows several cells", {}, async (player) => {
    const game = board("skyscraper");
    await player.go(game.link);
    await player.waitForBoard(game.look.name);
    const selected = () => player.board.locator("[role=gridcell][aria-selected=true]");
    const [first, ...others] = game.open;
    const same = others.filter((cell) => cell.value === first.value).slice(0, 2);
    for (const cell of [first, ...same]) {
        await player.cell(cell.row, cell.column).click();
        await player.page.keyboard.press(cell.value.keys[0]);
    }
    const givens = game.puzzle.grid.flat().filter((value) => value === first.value.value).length;
    await player.cell(first.row, first.column).dblclick();
    assert.equal(await selected().count(), 1 + same.length + givens);

    await player.cell(2, 2).click();
    assert.equal(await selected().count(), 1);
    await player.page.keyboard.press("Shift+ArrowRight");
    await player.page.keyboard.press("Shift+ArrowDown");
    assert.ok(await selected().count() >= 3, "Shift+arrows extend the selection");

    const centre = async (row, column) => {
        const box = await player.cell(row, column).boundingBox();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await player.page.mouse.move(...await centre(3, 1));
    await player.page.mouse.down();
    await player.page.mouse.move(...await centre(3, 2));
    await player.page.mouse.move(...await centre(3, 3));
    await player.page.mouse.up();
    assert.equal(await selected().count(), 3);
});

scenario("the focus says where keys write, whoever moves it", { hash: "#/play/skyscraper/6/3/42" }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    await player.calm();
    const open = (await player.cellNames()).map((name, index) => [name, Math.floor(index / 6) + 1, index % 6 + 1]).filter(([name]) => /, empty$/.test(name));
    const [, row, column] = open.find(([, r, c]) => r > 2 && c > 2 && c < 6);
    await player.cell(row, column).press("4");
    assert.match(await player.cell(row, column).evaluate((cell) => cell.computedName), /, 4$/);
    assert.equal(await player.cell(row, column).getAttribute("aria-selected"), "true");
    await player.cell(row, column).press("ArrowRight");
    assert.deepEqual(await player.page.evaluate(() => [document.activeElement.dataset.row, document.activeElement.dataset.column]), [String(row), String(column + 1)]);
    await player.page.reload();
    await player.waitForBoard();
    await player.tabToBoard();
    assert.equal((await player.board.locator("[aria-selected=true]").count()), 1, "the cell that Tab enters is selected");
});

scenario("the focus goes back to the board from buttons that go away", { hash: "#/play/skyscraper/6/3/42" }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    const onBoard = () => player.until(() => document.activeElement.closest("[role=grid]") !== null);
    await player.tool("Hint").click();
    await player.hint.getByRole("button", { name: "Close hint" }).click();
    await onBoard();
    await player.tool("Try").click();
    await player.tool("Discard").click();
    await onBoard();
});

scenario("a quick drag selects every cell on its way", { hash: "#/play/skyscraper/6/3/42" }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    const middle = async (row, column) => {
        const { x, y, width, height } = await player.cell(row, column).boundingBox();
        return [x + width / 2, y + height / 2];
    };
    await player.page.mouse.move(...await middle(6, 1));
    await player.page.mouse.down();
    await player.page.mouse.move(...await middle(6, 4));
    await player.page.mouse.up();
    assert.equal(await player.board.locator("[aria-selected=true]").count(), 4);
});
