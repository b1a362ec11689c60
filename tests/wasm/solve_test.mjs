// The browser module in Node: no imports, the right boards, a sentence for a mistake.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const module = new WebAssembly.Module(readFileSync(process.env.GRIDWRIGHT_MODULE));
const { exports } = new WebAssembly.Instance(module, {});
exports._initialize();

function solve(text) {
    const bytes = new TextEncoder().encode(text);
    const input = exports.gw_buffer(bytes.length);
    new Uint8Array(exports.memory.buffer).set(bytes, input);
    const output = exports.gw_solve(input, bytes.length);
    const memory = new Uint8Array(exports.memory.buffer); // the call may have moved it
    return new TextDecoder().decode(memory.subarray(output, memory.indexOf(0, output)));
}

/** The verdict, the header and the rows of cells of each answer. */
function answers(text) {
    return solve(text).split(/^(?=# (?:verdict|error): )/m).map((part) => {
        const lines = part.split("\n").map((line) => line.trim()).filter((line) => line !== "");
        const [verdict, header = "", ...drawn] = lines;
        const framed = drawn.filter((line) => line.includes("|")).map((line) => line.split("|")[1]);
        const rows = (framed.length > 0 ? framed : drawn).map((line) => line.trim().split(/\s+/));
        return { verdict, header, rows };
    });
}

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
const skyscraperRows = ["213456", "364215", "456321", "125643", "532164", "641532"].map((row) => [...row]);

const closeOrFar = JSON.stringify({
    puzzle: "close-or-far",
    size: 7,
    grid: ["...F...", "......F", ".....C.", "..C....", ".C.....", "F......", "....C.."].map((row) =>
        [...row].map((cell) => (cell === "." ? null : cell))),
}) + "\n";
const closeOrFarRows =
    ["F--F-CC", "CFC---F", "--F-FCC", "-CCF-F-", "CC--F-F", "F-FCC--", "-F-CCF-"].map((row) => [...row]);

test("the module imports nothing", () => {
    assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test("Skyscraper, as text", () => {
    const [answer, ...others] = answers(skyscraper);
    assert.equal(others.length, 0);
    assert.deepEqual(answer, { verdict: "# verdict: unique", header: "skyscraper 6", rows: skyscraperRows });
});

test("Skyscraper, as the reports write it", () => {
    const [answer] = answers("[[5,0,0,2,2,0],[0,2,3,4,0,0],[0,3,4,0,0,4],[0,0,4,3,2,0]].\n");
    assert.equal(answer.verdict, "# verdict: unique");
    assert.deepEqual(answer.rows, skyscraperRows);
});

test("Close or Far, as JSON", () => {
    const [answer] = answers(closeOrFar);
    assert.deepEqual(answer, { verdict: "# verdict: unique", header: "close-or-far 7", rows: closeOrFarRows });
});

test("Hoo-Doo: a blank 5 x 5 board needs no transparent peg and is legal", () => {
    const [answer] = answers("hoodoo 5 5\n");
    assert.equal(answer.verdict, "# verdict: several");
    const { rows } = answer;
    assert.equal(rows.length, 5);
    for (const [r, row] of rows.entries()) {
        assert.equal(row.length, 5);
        for (const [c, colour] of row.entries()) {
            assert.match(colour, /^[1-5]$/);
            for (const [dr, dc] of [[0, 1], [1, 0], [1, 1], [1, -1]])
                for (let step = 1; step < 5; ++step)
                    assert.notEqual(rows[r + step * dr]?.[c + step * dc], colour, `row ${r + 1}, column ${c + 1}`);
        }
    }
});

test("a board without a solution", () => {
    const [answer] = answers(skyscraper.replace("5 . . 2 2 .", "5 . . 2 6 ."));
    assert.deepEqual(answer, { verdict: "# verdict: impossible", header: "", rows: [] });
});

test("a mistake is told with its place, and the rest still runs", () => {
    const [mistake, answer] = answers("close-or-far 4\n. . . Q\n\n" + skyscraper);
    assert.match(mistake.verdict, /^# error: 2:7: ./);
    assert.equal(answer.verdict, "# verdict: unique");
});

test("a hundred questions to one instance", () => {
    for (let i = 0; i < 100; ++i) assert.deepEqual(answers(skyscraper)[0].rows, skyscraperRows);
});
