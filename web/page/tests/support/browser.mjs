// One browser for all tests of a file, opened by the first that needs it. A visit is a fresh context with one page that is
// watched: whatever goes wrong behind the scenes is kept, and a scenario fails if there was anything.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { chromium } from "playwright-core";
import { browserProgram } from "./places.mjs";
import { openSite } from "./site.mjs";
import { patience, Player } from "./player.mjs";

const switches = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--enable-blink-features=ComputedAccessibilityInfo",
];

/** A browser with more switches than the shared one; the caller closes it. */
export const launch = (more = []) => chromium.launch({ executablePath: browserProgram(), args: [...switches, ...more] });

let shared = null;
const open = async () => (shared ??= Promise.all([launch(), openSite()]));

/** Ends the browser and the server of all tests. */
export async function closeAll() {
    if (!shared) return;
    const [browser, site] = await shared;
    shared = null;
    await browser.close();
    await site.close();
}
after(closeAll);

/** What happened on all pages together. */
export const totals = { pages: 0, requests: 0 };

const tellViolations = () => document.addEventListener("securitypolicyviolation",
    (event) => console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`));

function watch(page, origin, troubles, expected) {
    const note = (text) => { if (!expected.some((pattern) => pattern.test(text))) troubles.push(text); };
    page.on("pageerror", (error) => note(`error: ${error.message}`));
    page.on("console", (message) => { if (message.type() === "error") note(`console: ${message.text()}`); });
    page.on("dialog", (dialog) => { note(`dialog: ${dialog.message()}`); dialog.dismiss().catch(() => {}); });
    page.on("crash", () => note("the page crashed"));
}

/**
 * A fresh visitor. `hash` is opened if it is given; `expected` has patterns of troubles that the test provokes.
 */
export async function visit({ hash, site, browser, width = 1280, height = 800, touch = false, expected = [], init, ...context } = {}) {
    const [sharedBrowser, sharedSite] = await open();
    const place = site ?? sharedSite;
    const own = await (browser ?? sharedBrowser).newContext({
        viewport: { width, height }, hasTouch: touch, isMobile: touch, reducedMotion: "reduce", locale: "en-GB", ...context,
    });
    own.setDefaultTimeout(patience);
    const troubles = [];
    const requests = [];
    const origin = new URL(place.address).origin;
    own.on("request", (request) => {
        totals.requests++;
        requests.push(request);
        const { protocol, origin: asked } = new URL(request.url());
        if (!["data:", "blob:"].includes(protocol) && asked !== origin) troubles.push(`request to another origin: ${request.url().slice(0, 200)}`);
    });
    await own.addInitScript(tellViolations);
    if (init) await own.addInitScript(init);
    const newPage = async (to) => {
        const page = await own.newPage();
        totals.pages++;
        watch(page, origin, troubles, expected);
        const player = new Player(page, place.address, touch);
        if (to !== undefined) await player.go(to);
        return player;
    };
    return { context: own, troubles, requests, address: place.address, newPage, player: await newPage(hash), close: () => own.close() };
}

/** A test with one visitor; further ones come from `visit` in the body. Nothing may go wrong on its pages. */
export function scenario(name, options, body) {
    test(name, async (t) => {
        const visitors = [await visit(options)];
        const another = async (more) => {
            visitors.push(await visit({ ...options, ...more }));
            return visitors.at(-1);
        };
        try {
            await body(visitors[0].player, { ...visitors[0], another, t });
            assert.deepEqual(visitors.flatMap((one) => one.troubles), [], "troubles behind the scenes");
        } catch (error) {
            if (process.env.GRIDWRIGHT_SHOTS)
                await visitors.at(-1).player.page.screenshot({ path: `${process.env.GRIDWRIGHT_SHOTS}/failed-${name.replace(/\W+/g, "-").slice(0, 60)}.png` }).catch(() => {});
            const seen = visitors.flatMap((one) => one.troubles);
            if (seen.length > 0 && !error.message?.includes("troubles")) error.message += `\nbehind the scenes: ${seen.slice(0, 5).join("; ")}`;
            throw error;
        } finally {
            for (const one of visitors) await one.close();
        }
    });
}
