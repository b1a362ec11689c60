// What is read of settings, whatever was kept.
import { expect, it } from 'vitest';
import { defaults, readSettings, themes, type Settings } from './settings';

it('reads settings as they were kept', () => {
    const all: Settings[] = themes.map((theme) => ({
        mistakes: true, prune: false, timer: false, secondMarks: true, theme, leftHanded: true,
    }));
    for (const settings of all) expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
});

it('replaces what does not fit by the default', () => {
    for (const kept of [null, undefined, 0, 'dark', true, [], {}, [1, 2], () => 1]) expect(readSettings(kept)).toEqual(defaults);
    expect(readSettings({ mistakes: 1, prune: 'no', timer: null, secondMarks: [], theme: 'pink', leftHanded: {} })).toEqual(defaults);
    expect(readSettings({ theme: 'toString', timer: false, other: 7 })).toEqual({ ...defaults, timer: false });
    expect(readSettings(JSON.parse('{"__proto__":{"mistakes":true,"theme":"dark"},"prune":false}'))).toEqual({ ...defaults, prune: false });
});

it('never gives the defaults themselves away', () => {
    const mine = readSettings(null);
    mine.timer = false;
    expect(readSettings(null).timer).toBe(true);
});
