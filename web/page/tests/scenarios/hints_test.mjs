// Hints: they lead to the solution, each marks what it speaks of, and a wrong entry comes first.

import assert from "node:assert/strict";
import { scenario } from "../support/browser.mjs";
import { asText, generate, scene } from "../support/core.mjs";

const puzzle = generate("skyscraper", 6, { level: 3, seed: 21 });
const link = `#p=${encodeURIComponent(asText(puzzle))}`;
const most = 150;

/** Opens a hint and asks for more until it tells the move. */
async function move(player) {
    await player.tool("Hint").click();
    await player.hint.getByRole("paragraph").first().waitFor();
    for (let times = 0; times < 3; times++) {
        await player.calm();
        const more = player.hint.getByRole("button", { name: "More", exact: true });
        if (await more.count() === 0 || !await more.isEnabled()) break;
        await more.click();
    }
    await player.hint.getByRole("button", { name: "Apply", exact: true }).waitFor();
    return (await player.hint.getByRole("paragraph").first().innerText()).trim();
}

scenario("hints lead from an empty 6 x 6 to the solution, each with its marks", { hash: link }, async (player, { t }) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    let hints = 0;
    for (; hints < most; hints++) {
        if ((await player.cellNames()).every((name) => !/, empty/.test(name))) break;
        const sentence = await move(player);
        assert.match(sentence, /^[A-Z].*\.$/s, `hint ${hints + 1} is a sentence`);
        const marks = await player.hintMarks();
        assert.ok(Object.keys(marks).length > 0, `hint ${hints + 1} marks something: ${sentence}`);
        assert.ok(Object.values(marks).some((text) => /hint: (place|strike)/.test(text)), `hint ${hints + 1} marks what changes: ${sentence}`);
        await player.hint.getByRole("button", { name: "Apply", exact: true }).click();
        await player.calm();
    }
    assert.ok(hints < most, "the hints end");
    await player.told(/Solved in/);
    const look = scene(puzzle);
    (await player.cellNames()).forEach((name, index) => {
        const [row, column] = [Math.floor(index / 6), index % 6];
        assert.ok(name.startsWith(`${look.cells[row][column].place}, ${puzzle.solution[row][column]}`), name);
    });
    t.diagnostic(`${hints} hints`);
});

scenario("a hint has three strengths", { hash: link }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    const step = player.hint.getByRole("list", { name: "Strength" }).locator("[aria-current=step]");
    await player.tool("Hint").click();
    for (const strength of ["Look", "Technique", "Move"]) {
        await step.filter({ hasText: strength }).waitFor();
        assert.equal(await player.hint.getByRole("heading").filter({ hasNotText: /^Hint$/ }).count() > 0, strength !== "Look",
            `the technique is named from strength 2 on (${strength})`);
        if (strength !== "Move") await player.hint.getByRole("button", { name: "More", exact: true }).click();
    }
    await player.hint.getByRole("button", { name: "Close hint", exact: true }).click();
    await player.hint.waitFor({ state: "detached" });
    assert.deepEqual(await player.hintMarks(), {});
});

scenario("after a wrong entry the hint points at it", { hash: link }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    const look = scene(puzzle);
    // A wrong value that no given of its row or column has, so that nothing shows it at once.
    const [row, column, value] = (() => {
        for (let r = 0; r < 6; r++)
            for (let c = 0; c < 6; c++)
                for (let v = 1; v <= 6 && puzzle.grid[r][c] === null; v++)
                    if (v !== puzzle.solution[r][c] && !puzzle.grid[r].includes(v) && !puzzle.grid.some((line) => line[c] === v)) return [r, c, v];
        throw new Error("no wrong value");
    })();
    await player.cell(row + 1, column + 1).click();
    await player.page.keyboard.press(String(value));
    await player.page.keyboard.press("h");
    await player.hint.getByRole("paragraph").first().waitFor();
    await player.calm();
    const place = look.cells[row][column].place;
    assert.match(await player.hint.innerText(), new RegExp(place, "i"));
    assert.ok(Object.keys(await player.hintMarks()).some((name) => name.startsWith(place)), "the wrong cell is marked");
});

scenario("Explain all replays the whole solution", { hash: link }, async (player) => {
    await player.waitForBoard("Skyscraper 6 by 6");
    await player.tool("Hint").click();
    await player.hint.getByRole("button", { name: "Explain all", exact: true }).click();
    const replay = player.page.getByRole("region", { name: "Explanation" });
    await replay.getByText(/Step 1 of \d+/).waitFor();
    const steps = Number((await replay.innerText()).match(/Step 1 of (\d+)/)[1]);
    for (let step = 2; step <= Math.min(steps, 12); step++) {
        await replay.getByRole("button", { name: "Next step", exact: true }).click();
        await replay.getByText(`Step ${step} of ${steps}`).waitFor();
        assert.ok(Object.keys(await player.hintMarks()).length > 0, `step ${step} marks something`);
    }
    await replay.getByRole("button", { name: "Previous step", exact: true }).click();
    await replay.getByText(`Step ${Math.min(steps, 12) - 1} of ${steps}`).waitFor();
});
