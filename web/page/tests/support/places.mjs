// Where the tests find what was built: the folder of the page, the two modules and the command.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

export const pageFolder = process.env.GRIDWRIGHT_PAGE ?? join(root, "build/page");
export const command = process.env.GRIDWRIGHT ?? join(root, "build/gridwright");
export const modules = {
    simd: join(root, "build/wasm/gridwright.wasm"),
    scalar: join(root, "build/wasm/gridwright-scalar.wasm"),
    fourth: join(root, "build/wasm/gridwright-fourth.wasm"),
};
export const benchSets = join(root, "bench/sets");

/** The browser: the one that GRIDWRIGHT_CHROMIUM names, or Chromium from the path. */
export function browserProgram() {
    const named = process.env.GRIDWRIGHT_CHROMIUM;
    if (named) return named;
    for (const folder of process.env.PATH.split(delimiter))
        for (const name of ["chromium", "chromium-browser", "google-chrome"])
            if (existsSync(join(folder, name))) return join(folder, name);
    throw new Error("Chromium is missing: install the package chromium, or set GRIDWRIGHT_CHROMIUM to a browser");
}
