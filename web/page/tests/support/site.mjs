// The page behind the server of `make page-serve`, at a free port. Stopping it is how a test goes offline.

import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../../serve.mjs";
import { pageFolder } from "./places.mjs";

/** Serves the page at the root, or below a prefix such as "/some/folder". */
export async function openSite({ prefix = "", folder = pageFolder } = {}) {
    if (!existsSync(join(folder, "index.html"))) throw new Error("The page is not built: run make page first");
    const server = await serve(folder, { port: 0, prefix });
    return {
        address: `http://127.0.0.1:${server.address().port}${prefix}/`,
        close: () => new Promise((done) => {
            server.close(done);
            server.closeAllConnections?.();
        }),
    };
}

/** How many bytes a server sends for a file of the page: those of its compressed copy, if it has one. */
export function compressed(path) {
    const file = join(pageFolder, path.endsWith("/") ? `${path}index.html` : path);
    const sent = [`${file}.br`, file].find((each) => existsSync(each));
    return sent ? statSync(sent).size : 0;
}
