// Addresses that nobody wrote: cut, flipped, far too long, with markup in them. The page lives and stays quiet.
// GRIDWRIGHT_FRAGMENTS sets how many are tried.

import assert from "node:assert/strict";
import { scenario, totals } from "../support/browser.mjs";
import { asText, generate, kinds } from "../support/core.mjs";
import { random } from "../support/random.mjs";

const count = Number(process.env.GRIDWRIGHT_FRAGMENTS ?? 300);
const markup = ["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "javascript:alert(1)", "\"><svg onload=alert(1)>", "%00", "%", "\u202e", "../../..", "__proto__", "constructor"];

function* fragments(seed) {
    const draw = random(seed);
    const texts = [...kinds().values()].map((kind) => asText(generate(kind.kind, kind.sizes[0], { seed: 2 })));
    const good = [
        "#/", "#/study", "#/set", "#/set/hoodoo/5", "#/learn/close-or-far", "#/daily/2026-11-16", "#/daily/2026-11-16/hoodoo", "#/play/skyscraper/4/1/7",
        "#/play/skyscraper/5/easy/1", ...texts.map((text) => `#p=${encodeURIComponent(text)}`), ...texts.map((text) => `#/set?p=${encodeURIComponent(text)}`),
    ];
    const any = (list) => list[draw(list.length)];
    const changes = [
        (text) => text.slice(0, draw(text.length + 1)),
        (text) => { const at = draw(text.length); return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << draw(7))) + text.slice(at + 1); },
        (text) => { const at = draw(text.length); return text.slice(0, at) + any(markup) + text.slice(at); },
        (text) => { const at = draw(text.length); return text.slice(0, at) + encodeURIComponent(any(markup)) + text.slice(at); },
        (text) => text.replace(/\d+/g, () => any(["0", "-1", "99", "1e9", "99999999999999999999", "NaN", ""])),
        (text) => text + text,
        (text) => text.split("").reverse().join(""),
    ];
    for (let index = 0; index < count; index++) {
        let text = any(good);
        for (let times = 1 + draw(3); times > 0 && text; times--) text = any(changes)(text);
        if (index % 100 === 50) text = `#p=${any(["a", "%3C", "skyscraper%206%0A", "1/"]).repeat(150000)}`.slice(0, 1 << 20);
        yield text.startsWith("#") ? text : `#${text}`;
    }
}

scenario(`${count} random fragments: no error, no dialog`, { hash: "#/", expected: [/Failed to load resource/] }, async (player, { t, troubles }) => {
    await player.button("Play today's puzzle").waitFor();
    const times = [];
    for (const fragment of fragments(7)) {
        const { took, alive } = await player.page.evaluate((to) => new Promise((done) => {
            const start = performance.now();
            const judge = () => setTimeout(() => done({ took: performance.now() - start, alive: document.querySelectorAll("main h1").length === 1 }));
            addEventListener("hashchange", () => requestAnimationFrame(judge), { once: true });
            const before = location.href;
            location.hash = to;
            if (location.href === before) judge();
        }), fragment);
        times.push([took, fragment]);
        if (!alive) await player.page.getByRole("heading", { level: 1 }).waitFor();
        if (troubles.length > 0) assert.fail(`${JSON.stringify(fragment.slice(0, 300))}: ${troubles.join("; ")}`);
    }
    times.sort(([one], [other]) => other - one);
    t.diagnostic(`slowest ${times.slice(0, 3).map(([took]) => Math.round(took)).join(", ")} ms; median ${Math.round(times[times.length >> 1][0])} ms`);
    if (process.env.GRIDWRIGHT_FRAGMENTS) for (const [took, fragment] of times.slice(0, 10)) t.diagnostic(`${Math.round(took)} ms ${JSON.stringify(fragment.slice(0, 100))}`);
    await player.go("#/");
    await player.button("Play today's puzzle").waitFor();
    t.diagnostic(`so far ${totals.pages} pages made ${totals.requests} requests, all to their own origin`);
});
