// The theme on the root element: what was chosen (data-theme), whether it is light or dark, and whether contrast is raised.
import type { Settings } from '../state/settings';

const dark = () => matchMedia('(prefers-color-scheme: dark)');
const more = () => matchMedia('(prefers-contrast: more)');

export function shadeOf(settings: Settings): 'light' | 'dark' {
    if (settings.theme === 'light' || settings.theme === 'dark') return settings.theme;
    return dark().matches ? 'dark' : 'light';
}

export function showTheme(settings: Settings): void {
    const root = document.documentElement;
    const shade = shadeOf(settings);
    root.dataset.theme = settings.theme === 'system' ? shade : settings.theme;
    root.dataset.shade = shade;
    root.dataset.contrast = settings.theme === 'contrast' || more().matches ? 'more' : 'usual';
}

/** Calls back when the system's wish changes; returns how to stop. */
export function watchSystem(changed: () => void): () => void {
    const queries = [dark(), more()];
    for (const query of queries) query.addEventListener('change', changed);
    return () => queries.forEach((query) => query.removeEventListener('change', changed));
}
