// A person at the page, who knows only what the page promises to everybody: roles, accessible names, keys and links.

/** How long to wait for something, in milliseconds; GRIDWRIGHT_PATIENCE has it in seconds. */
export const patience = Number(process.env.GRIDWRIGHT_PATIENCE ?? 60) * 1000;

const sides = { top: "above column", bottom: "below column", left: "left of row", right: "right of row" };

export const clueName = ({ side, line, value }) => `clue ${value} ${sides[side]} ${line}`;
export const slotName = ({ side, line }) => `no clue ${sides[side]} ${line}`;

/** The clues of a puzzle as a list. */
export function cluesOf(puzzle) {
    return Object.entries(puzzle.clues ?? {}).flatMap(([side, values]) =>
        values.map((value, index) => ({ side, line: index + 1, value })).filter(({ value }) => value));
}

/** How many seconds a text such as `12:47` means. */
export const seconds = (text) => text.match(/(\d+:)?\d+:\d\d/)[0].split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export class Player {
    constructor(page, address, touch) {
        this.page = page;
        this.address = address;
        this.touch = touch;
    }

    /** Opens a link of the page; on a page that is open, as somebody who follows a link. */
    async go(hash) {
        if (this.page.url().startsWith(this.address)) await this.page.evaluate((to) => { location.hash = to; }, hash);
        else await this.page.goto(this.address + hash);
    }

    get board() { return this.page.getByRole("grid"); }
    get status() { return this.page.getByRole("main").getByRole("status"); }
    get hint() { return this.page.getByRole("region", { name: "Hint", exact: true }); }
    get toolbar() { return this.page.getByRole("toolbar", { name: "Board" }); }
    get pad() { return this.page.getByRole("group", { name: /^(Number|Peg|Letter) pad$/ }); }
    button(name) { return this.page.getByRole("button", { name, exact: true }); }
    tool(name) { return this.toolbar.getByRole("button", { name, exact: true }); }
    padButton(value) { return this.pad.getByRole("button", { name: new RegExp(`^${escaped(value.button)}(,|$)`) }); }
    cell(row, column) { return this.board.locator(`[role=gridcell][data-row="${row}"][data-column="${column}"]`); }
    /** A clue, or in the editor perhaps its empty slot. */
    spot(name) { return this.board.locator("[role=gridcell],[role=columnheader],[role=rowheader]").and(this.page.getByLabel(new RegExp(`^${escaped(name)}(,|$)`))); }

    press(control) { return this.touch ? control.tap() : control.click(); }

    async waitForBoard(name) {
        await this.page.getByRole("grid", name ? { name, exact: true } : {}).waitFor();
    }

    /** What a screen reader calls each cell and clue of the board, in the order of the document. */
    names() {
        return this.page.evaluate(() => [...document.querySelectorAll(
            "[role=grid] :is([role=gridcell],[role=columnheader],[role=rowheader])")].map((part) => part.computedName));
    }

    /** The names of the cells only, row by row. */
    cellNames() {
        return this.page.evaluate(() => [...document.querySelectorAll("[role=grid] [role=gridcell][data-row]")].map((part) => part.computedName));
    }

    /** The name of the cell or control that has the focus. */
    focused() { return this.page.evaluate(() => ({ role: document.activeElement?.computedRole, name: document.activeElement?.computedName })); }

    /** Tab until something in the board has the focus. */
    async tabToBoard() {
        for (let tabs = 1; tabs <= 80; tabs++) {
            await this.page.keyboard.press("Tab");
            if (await this.page.evaluate(() => document.activeElement?.closest("[role=grid]") !== null)) return tabs;
        }
        throw new Error("80 times Tab, and the board still does not have the focus");
    }

    /** Waits until a status says something that matches. */
    async told(pattern) {
        const status = this.page.getByRole("status").filter({ hasText: pattern }).first();
        await status.waitFor({ state: "attached" });
        return (await status.textContent()).trim();
    }

    /** Waits until nothing in the page computes. */
    async calm() {
        await this.until(() => !document.querySelector("[aria-busy=true]"));
    }

    /**
     * Waits until a function says yes in the page. Playwright's own waitForFunction evaluates text, which the page's
     * content security policy forbids.
     */
    async until(holds, argument) {
        const end = Date.now() + patience;
        const now = () => this.page.evaluate(holds, argument).catch((error) => {
            if (!/context was destroyed|navigat/i.test(error.message)) throw error;
            return false; // another page is on its way
        });
        while (!(await now())) {
            if (Date.now() > end) throw new Error(`never became true: ${holds}`);
            await new Promise((later) => setTimeout(later, 20));
        }
    }

    /** The first line of the verdict in Set, as soon as it is final. */
    async verdict(wanted) {
        const status = this.page.getByRole("region", { name: "Verdict" }).getByRole("status");
        const first = wanted ?? /^(Unique|Several solutions|No solution|Undecided)/;
        await status.filter({ hasText: first }).waitFor();
        return (await status.innerText()).trim().split("\n")[0].trim();
    }

    /** What describes cells and clues on account of a hint: a map from names to descriptions. */
    hintMarks() {
        return this.page.evaluate(() => Object.fromEntries([...document.querySelectorAll("[role=grid] [aria-describedby]")]
            .map((part) => [part.computedName, part.getAttribute("aria-describedby").split(/\s+/)
                .map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(" ")])
            .filter(([, text]) => /hint/.test(text))));
    }

    /** Milliseconds of each long task since this was called first. */
    async longTasks() {
        return this.page.evaluate(() => {
            if (!globalThis.longTasksSeen) {
                globalThis.longTasksSeen = [];
                new PerformanceObserver((list) => globalThis.longTasksSeen.push(...list.getEntries().map((entry) => Math.round(entry.duration))))
                    .observe({ type: "longtask" });
            }
            return globalThis.longTasksSeen;
        });
    }
}
