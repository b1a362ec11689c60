// What every view gets from the shell.
import type { Core } from '../core/core';
import type { Kind } from '../core/protocol';
import type { Route } from '../state/route';
import type { Settings } from '../state/settings';
import type { Store } from '../state/store';

export interface ViewProps {
    core: Core;
    /** False where the module cannot start: new puzzles, links, hints and checks are off. */
    able: boolean;
    kinds: Kind[];
    route: Route;
    settings: Settings;
    change(settings: Partial<Settings>): void;
    store: Store;
    go(route: Route): void;
    /** Shows a short message at the edge of the page, for a few seconds. */
    say(message: string): void;
}
