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
        assert.equal((await player.focused()).role, "gridcell", "the keys go on at the board");
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

for (const [format, text] of [["game ID", "4:2/3/1/2/2/1/3/2/2/3/2/1/1/2/2/3"], ["address of puzz.link", "https://puzz.link/p?skyscrapers/4/4/1h23i1h34ih2h1j1h2h"]])
    scenario(`a link may hold a single line: ${format}`, { hash: `#p=${encodeURIComponent(text)}` }, async (player) => {
        await player.waitForBoard("Skyscraper 4 by 4");
    });

scenario("a puzzle that cannot be read is mended where it stands", { hash: `#p=${encodeURIComponent("close-or-far 6\nF . . . . .\n. F . Qx . .\n. . F . . .\n. . . . C .\n. . . C . .\n. . . . . F")}` }, async (player) => {
    const { page } = player;
    await page.getByRole("alert").filter({ hasText: /^Line 3, column 7: / }).waitFor();
    const box = page.getByRole("textbox", { name: "Puzzle", exact: true });
    assert.match(await box.inputValue(), /^close-or-far 6\nF/);
    assert.equal(await box.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd)), "Qx");
    assert.match((await player.focused()).name, /^Puzzle/);
    await page.keyboard.type("y");
    await player.button("Open").click();
    await page.getByRole("alert").filter({ hasText: /'y'/ }).waitFor();
    assert.equal(await box.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd)), "y");
    await page.keyboard.type(".");
    await player.button("Open").click();
    await player.waitForBoard("Close or Far 6 by 6");
    assert.match((await player.focused()).name, /^row 1, column 1,/);
});

scenario("a link that makes no sense says which part of it is wrong", { hash: "#/" }, async (player) => {
    for (const [link, sentence] of [
        ["#/play/skyscraper/99/3/1", /^The size “99”/], ["#/play/skyscraper/6/3", /^The seed is missing/], ["#/play/skyscraper/6/3/-1", /^The seed “-1”/],
        ["#/play/skyscraper/6/3/9007199254740992", /seeds up to 9007199254740991\.$/], ["#/play/skyscraper/6/free/1", /no free play/],
        ["#/play/skyscraper/6/silly/1", /no level “silly”/], ["#/play/foo/6/3/1", /no kind of puzzle called “foo”/], ["#/set/foo/9", /no kind of puzzle called “foo”/],
    ]) {
        await player.go(link);
        await player.page.getByRole("alert").filter({ hasText: sentence }).waitFor();
    }
    await player.go("#/play/hoodoo/5/free-play/1");
    await player.waitForBoard("Hoo-Doo 5 by 5");
    await player.page.getByText("Free play").waitFor();
    await player.go("#/play/skyscraper/4/1/9007199254740991");
    await player.waitForBoard("Skyscraper 4 by 4");
});
