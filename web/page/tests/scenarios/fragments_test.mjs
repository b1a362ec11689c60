// Addresses that nobody wrote: the page lives and stays quiet. GRIDWRIGHT_FRAGMENTS sets how many are tried.

import assert from "node:assert/strict";
import { scenario, totals } from "../support/browser.mjs";
import { follow, fragments } from "../support/fragments.mjs";

const count = Number(process.env.GRIDWRIGHT_FRAGMENTS ?? 200);

scenario(`${count} random fragments: no error, no dialog`, { hash: "#/", expected: [/Failed to load resource/] }, async (player, { t, troubles }) => {
    await player.button("Play today's puzzle").waitFor();
    const times = [];
    for (const fragment of fragments(7, count)) {
        const { took, alive } = await follow(player.page, fragment);
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
