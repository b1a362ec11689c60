// The service worker: after the first visit the page works offline. It keeps the files of one version and serves the page
// from them alone, so that files of two versions never mix. A new version waits until the page asks for it.

/**
 * Filled in by the build; the names are relative to this file. A browser needs one of the modules. The page says which
 * behind the address of this file, which imports nothing, because not every browser lets a service worker import.
 */
declare const __PRECACHE__: { version: string; files: string[]; modules: { simd: string; scalar: string } };

interface Extendable extends Event {
    waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
    readonly request: Request;
    respondWith(response: Promise<Response>): void;
}
interface Scope {
    readonly location: Location;
    readonly registration: { readonly scope: string };
    readonly clients: { claim(): Promise<void> };
    skipWaiting(): Promise<void>;
    addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
    addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
    addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Scope;
const precache = __PRECACHE__;
const root = worker.registration.scope;
// Other pages may live on the same origin, each in its own folder.
const family = `gridwright ${root} `;
const cacheName = family + precache.version;

async function install(): Promise<void> {
    const cache = await caches.open(cacheName);
    const files = [...precache.files, precache.modules[worker.location.search === '?scalar' ? 'scalar' : 'simd']];
    // An address with a hash in it never changes what it holds; what the page has just loaded is not loaded again.
    const mode = (file: string) => (/-[\w-]{8}\.\w+$/.test(file) ? 'default' : 'no-cache');
    await cache.addAll(files.map((file) => new Request(new URL(file, root), { cache: mode(file) })));
}

async function activate(): Promise<void> {
    const names = await caches.keys();
    await Promise.all(names.filter((each) => each.startsWith(family) && each !== cacheName).map((each) => caches.delete(each)));
    await worker.clients.claim();
}

async function respond(request: Request): Promise<Response> {
    const cache = await caches.open(cacheName);
    const page = request.mode === 'navigate';
    return (await cache.match(page ? root : request, { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
    if (event.data === 'use the new version') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const path = request.url.split(/[?#]/)[0] ?? '';
    const other = request.mode === 'navigate' && path !== root && path !== `${root}index.html`;
    if (request.method === 'GET' && path.startsWith(root) && !other) event.respondWith(respond(request));
});
