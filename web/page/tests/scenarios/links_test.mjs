// Links: the same address is the same board for everybody, and a board can be given away by its address.

import assert from "node:assert/strict";
import { scenario } from "../support/browser.mjs";
import { asText, generate, kinds } from "../support/core.mjs";

scenario("a shared link opens the same board in another context", {}, async (player, { another }) => {
    for (const kind of kinds().values()) {
        const text = asText(generate(kind.kind, kind.daily_size, { seed: 9 }));
        await player.go(`#/set?p=${encodeURIComponent(text)}`);
        await player.page.getByRole("grid", { name: /, editor$/ }).waitFor();
        await player.verdict("Unique");
        await player.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        await player.button("Copy link").click();
        await player.until(async () => (await navigator.clipboard.readText()).includes("#"));
        const link = await player.page.evaluate(() => navigator.clipboard.readText());
        assert.ok(link.startsWith(player.address), link);
        await player.button("Play it").click();
        await player.page.getByRole("grid", { name: /\d$/ }).waitFor();
        const other = (await another({ hash: link.slice(player.address.length) })).player;
        await other.waitForBoard();
        assert.deepEqual((await other.names()).map((name) => name.replace(", editor", "")).filter((name) => !/^no clue/.test(name)).sort(),
            (await player.names()).sort());
        await player.page.evaluate(() => navigator.clipboard.writeText(""));
    }
});

for (const [name, kind] of kinds())
    scenario(`${name}: the puzzle of a day is the same for everybody`, { timezoneId: "Pacific/Auckland" }, async (player, { another }) => {
        const link = `#/daily/2026-11-16${name === "skyscraper" ? "" : `/${name}`}`;
        await player.go(link);
        await player.waitForBoard(`${kind.title} ${kind.daily_size} by ${kind.daily_size}`);
        const other = (await another({ timezoneId: "Pacific/Honolulu", locale: "de-DE", hash: link })).player;
        await other.waitForBoard();
        assert.deepEqual(await other.names(), await player.names());
        await other.go(link.replace("16", "17"));
        await other.until((before) => {
            const now = [...document.querySelectorAll("[role=grid] :is([role=gridcell],[role=columnheader],[role=rowheader])")].map((part) => part.computedName);
            return now.length > 0 && now.join() !== before;
        }, (await player.names()).join());
    });

scenario("a new puzzle has an address of its own", { hash: "#/" }, async (player, { another }) => {
    for (const kind of kinds().values()) {
        await player.go("#/");
        const region = player.page.getByRole("region", { name: kind.title, exact: true });
        await region.getByRole("combobox", { name: "Size" }).selectOption({ index: 0 });
        await region.getByRole("button", { name: `New puzzle, ${kind.title}` }).click();
        await player.waitForBoard();
        await player.calm();
        const address = player.page.url();
        assert.match(address, new RegExp(`#/play/${kind.kind}/`));
        const other = (await another({ hash: address.slice(player.address.length) })).player;
        await other.waitForBoard();
        assert.deepEqual(await other.names(), await player.names());
    }
});

scenario("a link that cannot be read says why, with line and column", {}, async (player) => {
    await player.go(`#p=${encodeURIComponent("close-or-far 4\n. . . Q\n")}`);
    const alert = player.page.getByRole("alert").filter({ hasText: /Line 2, column 7/ });
    await alert.waitFor();
    assert.match(await alert.innerText(), /'Q' in row 1 does not fit/);
});
