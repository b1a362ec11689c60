// Keeps the page for use without a network, and tells when a new version of it is ready.

import { hasSimd } from './simd';

/**
 * Registers the service worker. `onUpdate` is called when a new version waits; the function that it gets starts that
 * version and loads the page again. Without that call nothing changes while the page is open.
 */
export function keepOffline(onUpdate: (useIt: () => void) => void): void {
    if (!('serviceWorker' in navigator) || !/^https?:$/.test(location.protocol)) return;
    const { serviceWorker } = navigator;
    let wanted = false;
    let told: ServiceWorker | null = null;

    const tell = (waiting: ServiceWorker | null) => {
        // Without a controller it is the first version, which starts by itself.
        if (!waiting || !serviceWorker.controller || waiting === told) return;
        told = waiting;
        onUpdate(() => {
            wanted = true;
            waiting.postMessage('use the new version');
        });
    };
    serviceWorker.addEventListener('controllerchange', () => {
        if (wanted) location.reload();
    });
    const registered = serviceWorker.register(new URL(`sw.js?${hasSimd() ? 'simd' : 'scalar'}`, document.baseURI), { updateViaCache: 'none' });
    registered.then(
        (registration) => {
            tell(registration.waiting);
            registration.addEventListener('updatefound', () => {
                const { installing } = registration;
                installing?.addEventListener('statechange', () => {
                    if (installing.state === 'installed') tell(registration.waiting);
                });
            });
        },
        () => undefined, // private windows may forbid it; the page works all the same
    );
}
