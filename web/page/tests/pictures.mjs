// Takes the pictures of docs/page.md and the README again, from the page as it is built:
// node web/page/tests/pictures.mjs

import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { closeAll, visit } from "./support/browser.mjs";
import { asText, generate } from "./support/core.mjs";
import { link, six, without } from "./support/editor.mjs";

const folder = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));

async function picture(name, { theme = "light", ...options }, prepare) {
    const visitor = await visit({
        ...options,
        init: `localStorage.setItem("gridwright.settings", JSON.stringify({ theme: "${theme}", timer: true, prune: true }))`,
    });
    const { player } = visitor;
    await player.waitForBoard();
    await player.calm();
    await prepare(player);
    await player.calm();
    await player.page.evaluate(() => document.fonts.ready);
    await player.page.screenshot({ path: join(folder, `page-${name}.png`) });
    await visitor.close();
}

async function write(player, entries) {
    for (const [row, column, key] of entries) {
        await player.cell(row, column).click();
        await player.page.keyboard.press(key);
    }
}

async function hint(player, strength) {
    await player.tool("Hint").click();
    for (let more = 0; more < strength; more++) {
        await player.calm();
        await player.hint.getByRole("button", { name: "More", exact: true }).click();
    }
}

const puzzle = `#p=${encodeURIComponent(asText(six))}`;
const begun = [[1, 1, "2"], [1, 2, "1"], [2, 1, "3"], [3, 1, "4"], [3, 2, "5"], [3, 3, "6"], [3, 6, "1"], [4, 1, "1"], [4, 6, "3"], [5, 1, "5"], [6, 1, "6"]];

try {
    await picture("play", { hash: puzzle }, async (player) => {
        await write(player, begun);
        await player.tool("Fill marks").click();
        await player.calm();
        await hint(player, 2);
    });
    await picture("set", { hash: link(without(six, { side: "top", line: 4 })) }, async (player) => {
        await player.verdict("Several solutions");
        await player.page.getByText("One more clue would decide it").waitFor();
        await player.spot("no clue above column 4").click();
    });
    await picture("hoodoo", { hash: "#/play/hoodoo/8/0/1", theme: "dark" }, async (player) => {
        const solved = generate("hoodoo", 7, { seed: 2 }).solution;
        const entries = solved.slice(0, 5).flatMap((row, r) => row.map((value, c) => [r + 1, c + 1, String(value)]));
        await write(player, entries.filter(([, , key]) => key !== "0"));
        await player.page.getByText(/Par is 2/).waitFor();
    });
    await picture("phone", { hash: puzzle, width: 360, height: 740, deviceScaleFactor: 2, touch: true }, async (player) => {
        await write(player, begun);
        await player.tool("Fill marks").tap();
        await player.calm();
        await hint(player, 0);
    });
} finally {
    await closeAll();
}
