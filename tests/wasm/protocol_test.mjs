// Sends every example of docs/protocol.md to the browser module and to the command line, and compares the answers with the
// page byte for byte, except for seconds. GRIDWRIGHT_UPDATE=1 rewrites the page with the answers of the module.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./module.mjs";

const page = new URL("../../docs/protocol.md", import.meta.url);
const { ask } = load(process.env.GRIDWRIGHT_MODULE);

const masked = (json) => json.replace(/"seconds":\d+\.\d{9,}/g, '"seconds":S');
const isProgress = (json) => /^\{"format":2,"file":"[^"]*","line":\d+,"number":\d+,"progress":/.test(json);

/** The blocks of the page in order: their kind, their lines, and where these begin. */
function blocks(text) {
    const found = [];
    let open = null;
    for (const [index, line] of text.split("\n").entries()) {
        if (!line.startsWith("```")) open?.lines.push(line);
        else if (open) open = null;
        else found.push((open = { kind: line.slice(3), lines: [], line: index + 1 }));
    }
    return found;
}

function examples() {
    const list = [];
    for (const { kind, lines, line } of blocks(readFileSync(page, "utf8"))) {
        if (kind === "ask") list.push({ line, ask: lines.join("\n"), answers: [], command: null });
        if (kind === "answers") list.at(-1).answers = lines;
        if (kind === "command") list.at(-1).command = lines.join(" ");
    }
    return list;
}

/** What the command line prints when it reads the puzzles of the ask. */
function printed(command, { text, puzzle }) {
    const program = process.env.GRIDWRIGHT;
    const words = command.split(" ").slice(1);
    const input = text ?? (puzzle ? JSON.stringify(puzzle) + "\n" : "");
    try {
        return execFileSync(program, words, { input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });
    } catch (failed) {
        return failed.stdout; // the exit code tells the verdict
    }
}

if (process.env.GRIDWRIGHT_UPDATE) {
    let asked = "";
    let skipping = false;
    const lines = [];
    for (const line of readFileSync(page, "utf8").split("\n")) {
        if (line === "```" && skipping) skipping = false;
        if (skipping) continue;
        lines.push(line);
        if (line.startsWith('{"ask":')) asked = line;
        if (line === "```answers") {
            lines.push(...ask(asked).map(masked));
            skipping = true;
        }
    }
    writeFileSync(page, lines.join("\n"));
}

test("the page has examples", () => assert.ok(examples().length >= 12));

for (const example of examples()) {
    test(`docs/protocol.md:${example.line}`, () => {
        const answers = ask(example.ask).map(masked);
        assert.deepEqual(answers, example.answers, "the module");
        if (!example.command) return;
        const lines = masked(printed(example.command, JSON.parse(example.ask))).trimEnd().split("\n");
        assert.deepEqual(lines, answers.filter((answer) => !isProgress(answer)), example.command);
    });
}
