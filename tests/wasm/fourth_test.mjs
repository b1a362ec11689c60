// A module with a fourth kind of puzzle (fourth_puzzle.cpp) answers every ask about it as about the others: a page that asks
// knows the kind without a line of its own. What the answers say is worked out again here from the rules alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./module.mjs";

const { ask } = load(process.env.GRIDWRIGHT_FOURTH);
const answers = (question) => ask(question).map((answer) => JSON.parse(answer));
const answer = (question) => answers(question).at(-1);

/** The cells of every line in which all numbers must differ, as [row, column] from 0. */
function linesOf(n) {
    const side = [...Array(n).keys()];
    return [
        ...side.map((r) => side.map((c) => [r, c])),
        ...side.map((c) => side.map((r) => [r, c])),
        side.map((i) => [i, i]),
        side.map((i) => [i, n - 1 - i]),
    ];
}

/** Every solution of a board, by trying each number in each cell. */
function solutionsOf(grid) {
    const n = grid.length;
    const lines = linesOf(n);
    const board = grid.map((row) => [...row]);
    const found = [];
    const fits = (r, c, value) =>
        lines.every((line) => !line.some(([i, j]) => i === r && j === c) ||
            line.every(([i, j]) => (i === r && j === c) || board[i][j] !== value));
    const fill = (cell) => {
        if (cell === n * n) return void found.push(board.map((row) => [...row]));
        const [r, c] = [Math.floor(cell / n), cell % n];
        const given = grid[r][c];
        for (let value = given ?? 1; value <= (given ?? n); ++value) {
            if (!fits(r, c, value)) continue;
            board[r][c] = value;
            fill(cell + 1);
            board[r][c] = given;
        }
    };
    fill(0);
    return found;
}

const at = (grid, name) => {
    const [, r, c] = /^r(\d+)c(\d+)$/.exec(name);
    return grid[r - 1][c - 1];
};

const kinds = answers({ ask: "kinds" });
const fourth = kinds.at(-1);
const { puzzle } = answer({ ask: "read", text: fourth.example });
const [solution, ...others] = solutionsOf(puzzle.grid);
const text = fourth.example;

/** The example with some entries: "r1c1" to a number. */
function entered(entries) {
    const filled = puzzle.grid.map((row) => row.map(() => null));
    for (const [name, value] of Object.entries(entries)) {
        const [, r, c] = /^r(\d+)c(\d+)$/.exec(name);
        filled[r - 1][c - 1] = value;
    }
    return { ...puzzle, filled };
}

test("the kind comes after the three others, with everything that a page offers", () => {
    assert.deepEqual(kinds.map((kind) => kind.kind), ["skyscraper", "hoodoo", "close-or-far", "diagonal"]);
    assert.deepEqual(Object.keys(fourth), Object.keys(kinds[0]), "its answer has the same members");
    assert.equal(fourth.title, "Diagonal");
    assert.equal(fourth.rules.length, 2);
    assert.deepEqual(fourth.sizes, [4, 5, 6, 7, 8]);
    assert.deepEqual(fourth.at_once, [4, 5, 6]);
    assert.deepEqual(fourth.levels_by_size[5], [1, 3, 5, 6]);
    assert.ok(fourth.techniques.some((technique) => technique.name === "naked single"));
    assert.equal(fourth.free_play, false);
    const known = load(process.env.GRIDWRIGHT_MODULE).ask({ ask: "kinds" });
    assert.equal(known.length, 3, "the module of the page does not have it");
});

test("read: the example, and mistakes in its words", () => {
    assert.deepEqual([puzzle.puzzle, puzzle.size, others.length], ["diagonal", 5, 0]);
    assert.equal(answer({ ask: "read", puzzle }).name, "Diagonal 5 by 5");
    const { sentence, at: place } = answer({ ask: "read", text: "diagonal 4\n. . . .\n. 5 . .\n" });
    assert.match(sentence, /^Number 5 in row 2 is out of range; numbers are 1 to 4\.$/);
    assert.deepEqual(place, { line: 3, column: 3 });
});

test("solve, count and check", () => {
    assert.deepEqual(answer({ ask: "unique", text }).grid, solution);
    assert.equal(answer({ ask: "count", text: "diagonal 4\n" }).solutions, solutionsOf(Array(4).fill(Array(4).fill(null))).length);
    const { verdict, violations } = answer({ ask: "check", text: "diagonal 4\n1 . . .\n. . . .\n. . 1 .\n. . . .\n" });
    assert.equal(verdict, "broken");
    assert.deepEqual(violations.map((violation) => violation.sentence),
        ["The diagonal from row 1, column 1 down to row 4, column 4 has two 1s, in row 1, column 1 and in row 3, column 3."]);
});

test("scene: cells, lines, values and keys", () => {
    const scene = answer({ ask: "scene", puzzle: entered({ r1c1: 3 }) });
    assert.deepEqual(Object.keys(scene), Object.keys(answer({ ask: "scene", text: "hoodoo 2 2\n" })));
    assert.deepEqual([scene.name, scene.rows, scene.columns, scene.frame], ["Diagonal 5 by 5", 5, 5, "boxes"]);
    assert.deepEqual(scene.cells[0][0], { cell: "r1c1", place: "row 1, column 1", value: 3, given: false, hole: false });
    assert.deepEqual(scene.cells.map((row) => row.map((cell) => (cell.given ? cell.value : null))), puzzle.grid);
    assert.equal(scene.lines.length, 10);
    assert.deepEqual(scene.values.map(({ value, text, keys, times }) => [value, text, keys, times]),
        [1, 2, 3, 4, 5].map((value) => [value, String(value), [String(value)], 5]));
    assert.deepEqual([scene.clues, scene.slots], [[], []]);
});

test("status and reading: the diagonals count", () => {
    const { lines, breaks, open } = answer({ ask: "status", puzzle: entered({ r1c1: 5, r2c2: 5 }) });
    assert.equal(lines.length, 12);
    assert.equal(open, 25 - puzzle.grid.flat().filter((value) => value !== null).length - 2);
    const broken = lines.filter((line) => line.state === "broken");
    assert.deepEqual(broken.map((line) => line.name), ["the diagonal from row 1, column 1 down to row 5, column 5"]);
    assert.deepEqual(broken[0].repeated, [{ value: 5, cells: ["r1c1", "r2c2"] }]);
    assert.deepEqual(breaks, ["r1c1", "r2c2"]);
    const reading = answer({ ask: "reading", puzzle: entered({ r1c1: 5, r2c2: 4 }), line: broken[0].line });
    assert.equal(reading.sentence, "The diagonal from row 1, column 1 down to row 5, column 5 still needs 1, 2 and 3.");
    assert.deepEqual(reading.cells, ["r1c1", "r2c2", "r3c3", "r4c4", "r5c5"]);
});

test("marks: what rows, columns and diagonals leave", () => {
    const { fill } = answer({ ask: "marks", text });
    for (const [r, row] of puzzle.grid.entries())
        for (const [c, given] of row.entries()) {
            const seen = new Set(linesOf(5).filter((line) => line.some(([i, j]) => i === r && j === c))
                .flatMap((line) => line.map(([i, j]) => puzzle.grid[i][j])));
            const left = given === null ? [1, 2, 3, 4, 5].filter((value) => !seen.has(value)) : null;
            assert.deepEqual(fill[r][c], left, `row ${r + 1}, column ${c + 1}`);
        }
});

test("hint: from the first to the last, each is true", () => {
    const entries = {};
    for (let hints = 0; hints < 200; ++hints) {
        const marks = answer({ ask: "marks", puzzle: entered(entries) }).fill;
        const { verdict, hint, then, sentence } = answer({ ask: "hint", puzzle: entered(entries) });
        if (verdict === "solved") break;
        assert.equal(verdict, "hint");
        assert.match(sentence, /\.$/);
        const placed = [hint, ...(then ?? [])].flatMap((step) => step.concludes.placed ?? []);
        assert.ok(placed.length > 0, sentence);
        for (const { cell, value } of placed) {
            assert.equal(value, at(solution, cell), sentence);
            assert.ok(at(marks, cell).includes(value));
            entries[cell] = value;
        }
    }
    assert.equal(answer({ ask: "hint", puzzle: entered(entries) }).verdict, "solved");
    const wrong = answer({ ask: "hint", puzzle: entered({ r1c1: at(solution, "r1c1") % 5 + 1 }) });
    assert.deepEqual([wrong.verdict, wrong.wrong], ["wrong", ["r1c1"]]);
});

test("explain and grade: the steps lead to the solution", () => {
    const all = answers({ ask: "explain", text });
    const { verdict, grade, solution: last } = all.pop();
    assert.equal(verdict, "explained");
    assert.deepEqual(last, solution);
    const board = puzzle.grid.map((row) => [...row]);
    for (const step of all)
        for (const { cell, value } of step.concludes.placed ?? []) {
            const [, r, c] = /^r(\d+)c(\d+)$/.exec(cell);
            board[r - 1][c - 1] = value;
        }
    assert.deepEqual(board, solution);
    assert.deepEqual(answer({ ask: "grade", text }).grade, grade);
});

test("verdict: one solution, several, none", () => {
    const stages = answers({ ask: "verdict", text });
    assert.deepEqual(stages.map((stage) => stage.stage), ["verdict", "forced", "done"]);
    assert.deepEqual([stages[2].verdict, stages[2].solutions], ["unique", [solution]]);
    for (const [r, row] of puzzle.grid.entries())
        for (const [c, given] of row.entries()) {
            if (given === null) continue;
            const without = puzzle.grid.map((line, i) => line.map((value, j) => (i === r && j === c ? null : value)));
            const needless = solutionsOf(without).length === 1;
            assert.equal(stages[2].redundant.some((piece) => piece.cell === `r${r + 1}c${c + 1}`), needless);
        }

    const grid = puzzle.grid.map((row, r) => (r === 4 ? row.map(() => null) : row));
    const all = solutionsOf(grid);
    const several = answer({ ask: "verdict", puzzle: { ...puzzle, grid } });
    assert.equal(several.verdict, "several");
    assert.deepEqual(several.forced, solution.map((row, r) => row.map((value, c) =>
        (all.every((other) => other[r][c] === all[0][r][c]) ? all[0][r][c] : null))));
    for (const { cell, value } of several.decides) assert.equal(all.filter((other) => at(other, cell) === value).length, 1);

    const none = answer({ ask: "verdict", text: "diagonal 4\n1 . . .\n. . . .\n. . . .\n. . . 1\n" });
    assert.equal(none.verdict, "impossible");
    assert.deepEqual(none.conflict.cells, ["r1c1", "r4c4"]);
});

test("make: puzzles with one solution, of the wished level", () => {
    for (const level of fourth.levels_by_size[5].slice(0, 2)) {
        const made = answer({ ask: "make", kind: "diagonal", size: 5, seed: 3, settings: { level: String(level) } });
        assert.equal(made.grade.level, level);
        assert.deepEqual(solutionsOf(made.grid), [made.solution]);
    }
    assert.match(answer({ ask: "make", kind: "diagonal", size: 9 }).error, /^diagonal puzzles are made in sizes from 4 to 8, not 9$/);
});

test("improve and convert", () => {
    const unique = answer({ ask: "improve", how: "unique", text: "diagonal 4\n1 2 . .\n. . . .\n. . . .\n. . . .\n" });
    assert.equal(unique.verdict, "unique");
    assert.equal(solutionsOf(unique.grid).length, 1);
    for (const to of ["text", "prolog"]) {
        const { text: other } = answer({ ask: "convert", text, to });
        assert.deepEqual(answer({ ask: "read", text: other }).puzzle, puzzle, to);
    }
});
