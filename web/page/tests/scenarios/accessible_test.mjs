// axe on every view in every theme and width, and the size of what one has to hit.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { scenario } from "../support/browser.mjs";
import { views } from "../support/views.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
const themes = ["Light", "Dark", "High contrast"];
/** 640 px is what a window of 1280 px shows at a zoom of 200 %. */
const sizes = [[360, 740], [768, 1024], [1280, 800], [640, 400]];

async function settled(player, hash) {
    await player.go(hash);
    await player.page.getByRole("heading", { level: 1 }).waitFor();
    if (/play|set|learn/.test(hash)) await player.waitForBoard();
    if (/set/.test(hash)) await player.verdict();
    await player.calm();
}

/** Everything that can be hit and is smaller than it should be. */
function tooSmall() {
    const shown = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.getBoundingClientRect().width > 1;
    const target = (part) => (part.matches("input") ? part.closest("label") ?? part : part);
    const inText = (part) => part.matches("a") && getComputedStyle(part).display === "inline";
    const controls = [...document.querySelectorAll("button,a[href],select,input,textarea,summary,[role=button],[role=switch],[role=radio]")]
        .map(target).filter((part) => shown(part) && !inText(part)).map((part) => [part, 44]);
    const cells = [...document.querySelectorAll("[role=gridcell][data-row]")].filter(shown).map((part) => [part, 24]);
    return [...new Set([...controls, ...cells].filter(([part, least]) => {
        const { width, height } = part.getBoundingClientRect();
        return width < least - 0.5 || height < least - 0.5;
    }).map(([part]) => {
        const { width, height } = part.getBoundingClientRect();
        return `${part.computedRole} "${part.computedName || part.textContent.trim().slice(0, 30)}" ${width.toFixed(0)} x ${height.toFixed(0)}`;
    }))];
}

for (const theme of themes)
    scenario(`axe finds nothing in ${theme.toLowerCase()}, and nothing is too small`, { hash: "#/" }, async (player, { t }) => {
        await player.button("Settings").click();
        const dialog = player.page.getByRole("dialog", { name: "Settings" });
        await dialog.getByRole("radio", { name: theme, exact: true }).check({ force: true });
        await player.page.evaluate(axe);
        const found = [];
        const run = async (where) => {
            const violations = await player.page.evaluate(async (wanted) => (await axe.run(document,
                { runOnly: { type: "tag", values: wanted }, resultTypes: ["violations"] })).violations
                .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html, failureSummary }) =>
                    `${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll("\n", " ").slice(0, 200)}`)), tags);
            found.push(...violations.map((text) => `${where}: ${text}`), ...(await player.page.evaluate(tooSmall)).map((text) => `${where}: too small: ${text}`));
        };
        const start = performance.now();
        await run(`${theme} settings`);
        await player.page.keyboard.press("Escape");
        for (const [name, hash] of Object.entries(views)) {
            await settled(player, hash);
            for (const [width, height] of sizes) {
                await player.page.setViewportSize({ width, height });
                await player.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
                await run(`${theme} ${name} ${width}`);
            }
        }
        t.diagnostic(`${Object.keys(views).length * sizes.length + 1} pages judged in ${((performance.now() - start) / 1000).toFixed(1)} s`);
        assert.deepEqual(found, []);
    });
