// What a player has chosen, as it is kept. Whatever was kept is read; what does not fit is replaced by the default.

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

export interface Settings {
    /** Mistakes against the rules are shown while playing, not only when asked for. */
    mistakes: boolean;
    /** A value that is written takes itself from the marks of its lines. */
    prune: boolean;
    timer: boolean;
    secondMarks: boolean;
    theme: Theme;
    leftHanded: boolean;
}

export const defaults: Settings = {
    mistakes: false,
    prune: true,
    timer: true,
    secondMarks: false,
    theme: 'system',
    leftHanded: false,
};

export function readSettings(kept: unknown): Settings {
    const settings: Settings = { ...defaults };
    if (typeof kept !== 'object' || kept === null) return settings;
    const members = kept as Record<string, unknown>;
    for (const key of ['mistakes', 'prune', 'timer', 'secondMarks', 'leftHanded'] as const) {
        const value = members[key];
        if (typeof value === 'boolean') settings[key] = value;
    }
    const theme = themes.find((each) => each === members['theme']);
    if (theme) settings.theme = theme;
    return settings;
}
