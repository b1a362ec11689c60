// Tests the browser module in Node: its imports, solving, error messages, stopping, and one ask after another.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./module.mjs";

const { module, ask } = load(process.env.GRIDWRIGHT_MODULE);
const answers = (question, listener) => ask(question, listener).map((answer) => JSON.parse(answer));

const skyscraper = `skyscraper 6
    5 . . 2 2 .
  +-------------+
. | . . . . . . | .
2 | . . . . . . | .
3 | . . . . . . | 4
4 | . . . . . . | 3
. | . . . . . . | 2
. | . . . . . . | .
  +-------------+
    . 3 4 . . 4
`;
const skyscraperRows = ["213456", "364215", "456321", "125643", "532164", "641532"].map((row) =>
    [...row].map(Number));

test("the module imports a clock and a place for answers, nothing else", () => {
    const imports = WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`);
    assert.deepEqual(imports.sort(), ["gridwright.now", "gridwright.take"]);
});

test("Skyscraper, as text and as the reports write it", () => {
    for (const text of [skyscraper, "[[5,0,0,2,2,0],[0,2,3,4,0,0],[0,3,4,0,0,4],[0,0,4,3,2,0]].\n"]) {
        const [answer, ...others] = answers({ ask: "unique", text });
        assert.equal(others.length, 0);
        assert.equal(answer.verdict, "unique");
        assert.deepEqual(answer.grid, skyscraperRows);
    }
});

test("Close or Far, as an object", () => {
    const rows = (...lines) => lines.map((row) => [...row].map((cell) => (cell === "." ? null : cell)));
    const puzzle = {
        puzzle: "close-or-far",
        size: 7,
        grid: rows("...F...", "......F", ".....C.", "..C....", ".C.....", "F......", "....C.."),
    };
    const [answer] = answers({ ask: "unique", puzzle });
    assert.equal(answer.verdict, "unique");
    assert.deepEqual(answer.grid,
        rows("F--F-CC", "CFC---F", "--F-FCC", "-CCF-F-", "CC--F-F", "F-FCC--", "-F-CCF-"));
});

test("Hoo-Doo: a blank 5 x 5 board needs no transparent peg and is legal", () => {
    const answer = answers({ ask: "solve", text: "hoodoo 5 5\n" }).at(-1);
    assert.equal(answer.verdict, "optimal");
    assert.equal(answer.objective, 0);
    const rows = answer.grid;
    for (const [r, row] of rows.entries())
        for (const [c, colour] of row.entries()) {
            assert.ok(colour >= 1 && colour <= 5);
            for (const [dr, dc] of [[0, 1], [1, 0], [1, 1], [1, -1]])
                for (let step = 1; step < 5; ++step)
                    assert.notEqual(rows[r + step * dr]?.[c + step * dc], colour, `row ${r + 1}, column ${c + 1}`);
        }
});

test("a board without a solution", () => {
    const [answer] = answers({ ask: "unique", text: skyscraper.replace("5 . . 2 2 .", "5 . . 2 6 .") });
    assert.equal(answer.verdict, "impossible");
    assert.equal(answer.grid, null);
});

test("a mistake is told with its place, and the rest still runs", () => {
    const [mistake, answer] = answers({ ask: "unique", text: "close-or-far 4\n. . . Q\n\n" + skyscraper });
    assert.equal(mistake.verdict, "refused");
    assert.match(mistake.error, /^-:2:7: ./);
    assert.deepEqual([answer.verdict, answer.line, answer.number], ["unique", 4, 2]);
});

test("the clock counts and limits are kept", () => {
    const answer = answers({ ask: "solve", text: "hoodoo 9 9\n", engine: "fd", limit: { seconds: 0.2 } }).at(-1);
    assert.equal(answer.verdict, "solved");
    assert.ok(answer.seconds >= 0.2 && answer.bound < answer.objective);
});

test("a listener can stop the work, and the next ask is answered", () => {
    const stopped = answers({ ask: "all", text: "skyscraper 3\n. . .\n. . . . .\n. . . . .\n. . . . .\n. . .\n" }, (all) => all.length < 3);
    assert.equal(stopped.length, 4);
    assert.equal(stopped.at(-1).complete, false);
    assert.equal(answers({ ask: "unique", text: skyscraper })[0].verdict, "unique");
});

test("bad asks are refused with a sentence", () => {
    for (const [bad, sentence] of [
        ["", /^an ask must be a JSON object/],
        ["[]", /^an ask must be a JSON object/],
        ['{"ask":"sing"}', /^"ask" is "solve", .* not "sing"$/],
        ['{"ask":"solve"}', /^there is no puzzle/],
        ['{"ask":"solve","text":"hoodoo 2 2\\n","limt":{}}', /^unknown member "limt"; "solve" takes /],
        ['{"ask":"solve","text":"hoodoo 2 2\\n","limit":{"seconds":0}}', /^"seconds" must be a number greater than 0$/],
        ['{"ask":"solve","text":"hoodoo 2 2\\n","engine":"steam"}', /this build has no engine 'steam'$/],
        ['{"ask":"make","kind":"skyscraper"}', /^"make" needs a "size"$/],
        ['{"ask":"make","kind":"skyscraper","size":99}', /^skyscraper puzzles are made in sizes from 3 to 16, not 99$/],
        ["[".repeat(100000), /^an ask must be a JSON object/],
    ]) {
        const [answer] = answers(bad);
        assert.equal(answer.verdict, "refused");
        assert.match(answer.error, sentence);
    }
});

test("a hundred asks to one instance", () => {
    for (let i = 0; i < 100; ++i)
        assert.deepEqual(answers({ ask: "unique", text: skyscraper })[0].grid, skyscraperRows);
});
