// Addresses that nobody wrote: cut, flipped, far too long, with markup in them.

import { asText, generate, kinds } from "./core.mjs";
import { random } from "./random.mjs";

const markup = ["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "javascript:alert(1)", "\"><svg onload=alert(1)>", "%00", "%", "\u202e", "../../..", "__proto__", "constructor"];

/** As many fragments as `count` says; the same ones for the same seed. */
export function* fragments(seed, count) {
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

/** Follows a link and says how many milliseconds the page needs for it, and whether it still has its heading. */
export const follow = (page, fragment) => page.evaluate((to) => new Promise((done) => {
    const start = performance.now();
    const judge = () => setTimeout(() => done({ took: performance.now() - start, alive: document.querySelectorAll("main h1").length === 1 }));
    addEventListener("hashchange", () => requestAnimationFrame(judge), { once: true });
    const before = location.href;
    location.hash = to;
    if (location.href === before) judge();
}), fragment);
