// Writes a compressed copy beside each file of the built page, FILE.br, for hosts that serve such copies, and prints what a
// first visit loads: node web/compress.mjs FOLDER

import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const packedAlready = [".br", ".png", ".woff2"];
const folder = process.argv[2] ?? "build/page";

let total = 0;
for (const name of readdirSync(folder, { recursive: true }).sort()) {
    const file = join(folder, name);
    if (!statSync(file).isFile() || extname(name) === ".br") continue;
    let size = statSync(file).size;
    if (!packedAlready.includes(extname(name))) {
        const packed = brotliCompressSync(readFileSync(file));
        writeFileSync(`${file}.br`, packed);
        size = packed.length;
    }
    if (name.includes("scalar") || name === "licences.txt") continue; // not loaded, or in the place of the other module
    total += size;
    console.log(`${String(size).padStart(9)} bytes compressed  ${name}`);
}
console.log(`${String(total).padStart(9)} bytes compressed  in all`);
