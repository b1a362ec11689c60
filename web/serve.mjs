// Serves the built page on the loopback interface: node web/serve.mjs [FOLDER] [PORT]
// The headers are those that docs/page.md recommends for any host.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const types = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
};

export const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; " +
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'none'";

/** An address with a hash in it never changes what it holds. */
function lifetime(address) {
    return /-[\w-]{8}\.\w+$/.test(address) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** The bytes as they are sent: the compressed copy that lies beside the file, or packed now, or as they are. */
async function packed(file, bytes, accepted) {
    if (extname(file) === ".woff2") return { bytes };
    const copy = /\bbr\b/.test(accepted) && (await readFile(`${file}.br`).catch(() => null));
    if (copy) return { bytes: copy, encoding: "br" };
    return /\bgzip\b/.test(accepted) ? { bytes: gzipSync(bytes), encoding: "gzip" } : { bytes };
}

/** The file that an address asks for, or null if it leads out of the folder. */
function fileOf(folder, address) {
    let path;
    try {
        path = decodeURIComponent(new URL(address, "http://localhost").pathname);
    } catch {
        return null;
    }
    if (path.endsWith("/")) path += "index.html";
    const file = normalize(join(folder, path));
    return file.startsWith(normalize(folder + sep)) && !path.includes("\0") ? file : null;
}

/** A server of this folder; `prefix` is the subfolder under which the page appears, such as "/puzzles". */
export function serve(folder, { port = 0, prefix = "" } = {}) {
    const server = createServer(async (request, response) => {
        const address = request.url ?? "/";
        const file = address.startsWith(prefix + "/") ? fileOf(folder, address.slice(prefix.length)) : null;
        const bytes = file && (await readFile(file).catch(() => null));
        if (!bytes) {
            response.writeHead(404, { "Content-Type": "text/plain" }).end("There is no such file.\n");
            return;
        }
        const sent = await packed(file, bytes, request.headers["accept-encoding"] ?? "");
        response.writeHead(200, {
            "Cache-Control": lifetime(address),
            "Content-Security-Policy": policy,
            "Content-Type": types[extname(file)] ?? "application/octet-stream",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            ...(sent.encoding ? { "Content-Encoding": sent.encoding, Vary: "Accept-Encoding" } : {}),
        });
        response.end(request.method === "HEAD" ? undefined : sent.bytes);
    });
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => resolve(server));
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
    const [folder = "build/page", port = "8080"] = process.argv.slice(2);
    serve(folder, { port: Number(port) }).then(
        (server) => console.log(`The page is at http://127.0.0.1:${server.address().port}/ (Ctrl-C ends it)`),
        (problem) => {
            console.error(`web/serve.mjs: ${problem.code === "EADDRINUSE" ? `port ${port} is in use; name another one` : problem.message}`);
            process.exit(2);
        },
    );
}
