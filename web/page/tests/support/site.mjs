// The page behind the server of `make page-serve`, at a free port. Stopping it is how a test goes offline.

import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { serve } from "../../../serve.mjs";
import { pageFolder } from "./places.mjs";

/** Serves the page at the root, or below a prefix such as "/some/folder". */
export async function openSite({ prefix = "" } = {}) {
    if (!existsSync(join(pageFolder, "index.html"))) throw new Error("The page is not built: run make page first");
    const server = await serve(pageFolder, { port: 0, prefix });
    return {
        address: `http://127.0.0.1:${server.address().port}${prefix}/`,
        close: () => new Promise((done) => {
            server.close(done);
            server.closeAllConnections?.();
        }),
    };
}

/** The bytes of a file of the page as a server sends it: compressed, unless it is so already. */
export function gzipped(path) {
    const file = join(pageFolder, path.endsWith("/") ? `${path}index.html` : path);
    if (!existsSync(file)) return 0;
    const body = readFileSync(file);
    return extname(file) === ".woff2" ? body.length : gzipSync(body).length;
}
