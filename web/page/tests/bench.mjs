// make bench-page: the times that the page promises, on a machine that does nothing else. Prints a table; the exit
// code is 1 when something takes longer than promised.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import { load } from "../../../tests/wasm/module.mjs";
import { closeAll, visit } from "./support/browser.mjs";
import { link, nine, six, timedVerdict, without } from "./support/editor.mjs";
import { follow, fragments } from "./support/fragments.mjs";
import { benchSets, command, modules } from "./support/places.mjs";
import { cluesOf, slotName } from "./support/player.mjs";
import { compressed } from "./support/site.mjs";

const rows = [];
function demand(what, measured, most, unit) {
    rows.push({ what, measured: `${measured.toFixed(unit === "times" ? 2 : 0)} ${unit}`, most: `${most} ${unit}`, ok: measured <= most });
}

async function withVisitor(options, body) {
    const visitor = await visit(options);
    try {
        return await body(visitor.player, visitor);
    } finally {
        await visitor.close();
    }
}

async function slowestVerdict(puzzle, clue, times = 5) {
    let slowest = 0;
    for (let time = 0; time < times; time++)
        await withVisitor({ hash: link(without(puzzle, clue)) }, async (player) => {
            await player.verdict("Several solutions");
            await player.calm();
            slowest = Math.max(slowest, await timedVerdict(player, slotName(clue), String(clue.value), "Unique"));
        });
    return slowest;
}

async function firstVisit(times = 5) {
    const ready = [];
    let bytes = 0;
    for (let time = 0; time < times; time++)
        await withVisitor({}, async (player, { requests }) => {
            await player.page.goto(player.address);
            await player.button("Play today's puzzle").waitFor();
            ready.push(await player.page.evaluate(() => performance.now()));
            await player.calm();
            bytes = requests.filter((request) => !request.serviceWorker())
                .map((request) => compressed(new URL(request.url()).pathname)).reduce((sum, size) => sum + size, 0);
        });
    demand("a first visit can be used after", Math.max(...ready), 1000, "ms");
    demand("a first visit loads, compressed", bytes / 1000, 400, "kB");
}

const longestTaskWhileTyping = () => withVisitor({ hash: link(without(six, { side: "top", line: 4 })) }, async (player) => {
    await player.verdict();
    await player.calm();
    await player.spot("no clue above column 4").click();
    await player.longTasks();
    for (let key = 0; key < 30; key++) {
        await player.page.keyboard.press(String(1 + key % 6));
        await player.page.waitForTimeout(1000 / 30);
    }
    await player.calm();
    return Math.max(0, ...await player.longTasks());
});

const slowestFragment = (count) => withVisitor({ hash: "#/" }, async (player, { troubles }) => {
    await player.button("Play today's puzzle").waitFor();
    let slowest = 0;
    for (const fragment of fragments(1, count)) slowest = Math.max(slowest, (await follow(player.page, fragment)).took);
    if (troubles.length > 0) throw new Error(troubles.join("; "));
    return slowest;
});

/** Seconds that solving Tatham's hardest boards of size 9 takes in the module, compared with the command. */
function moduleAgainstNative() {
    const text = readFileSync(join(benchSets, "towers-9du.ids"), "utf8");
    const total = (answers) => answers.map((json) => JSON.parse(json).seconds ?? 0).reduce((sum, one) => sum + one, 0);
    const native = () => total(execFileSync(command, ["solve", "--unique", "--to", "json"],
        { input: text, encoding: "utf8", maxBuffer: 1 << 28 }).trim().split("\n"));
    const { ask } = load(modules.simd);
    const inModule = () => total(ask({ ask: "unique", text }));
    const best = (measure) => Math.min(...Array.from({ length: 5 }, measure));
    return best(inModule) / best(native);
}

try {
    demand("Unique after the last clue of a 6 x 6", await slowestVerdict(six, { side: "top", line: 4, value: 2 }), 200, "ms");
    demand("Unique after the last clue of a 9 x 9", await slowestVerdict(nine, cluesOf(nine)[0]), 500, "ms");
    demand("longest task while 30 keys are typed", await longestTaskWhileTyping(), 50, "ms");
    await firstVisit();
    const count = Number(process.env.GRIDWRIGHT_FRAGMENTS ?? 10000);
    demand(`slowest of ${count} random fragments`, await slowestFragment(count), 100, "ms");
    demand("module against native, Towers 9 unreasonable", moduleAgainstNative(), 3, "times");
} finally {
    await closeAll();
}
for (const { what, measured, most, ok } of rows) console.log(`${what.padEnd(48)}${measured.padStart(12)}  at most ${most}${ok ? "" : "  TOO SLOW"}`);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
