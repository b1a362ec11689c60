// The part of the address behind "#": which view is shown, and what it is about. Whatever somebody puts there is read
// without an error; what makes no sense leads home with a sentence.

export type Route =
    /** `play` is the same view under the name of the navigation's first link. */
    | { view: 'home'; play?: true; problem?: string }
    | { view: 'play'; kind: string; size: number; level: string; seed: string }
    | { view: 'puzzle'; text: string }
    | { view: 'daily'; date: string; kind?: string }
    | { view: 'continue'; key: string }
    | { view: 'set'; kind?: string; size?: number; text?: string }
    | { view: 'learn'; kind?: string }
    | { view: 'study' };

/** No puzzle of 62 x 62 needs more; a longer link is not even decoded. */
const longest = 200_000;
const largestSide = 62;

const word = /^[a-z][a-z0-9-]{0,40}$/;
const digits = /^[0-9]{1,18}$/;
/** A level of 0 is free play: an empty board that wants as few of something as possible. */
const freePlay = ['free', 'free-play'];

function home(problem: string): Route {
    return { view: 'home', problem };
}

/** Text that can be written into a link again. */
function decoded(text: string): string | null {
    try {
        const found = decodeURIComponent(text);
        encodeURIComponent(found); // fails where half of a surrogate pair is missing
        return found;
    } catch {
        return null;
    }
}

function sideOf(text: string | undefined): number | null {
    const side = text !== undefined && digits.test(text) ? Number(text) : 0;
    return side >= 1 && side <= largestSide ? side : null;
}

/** True for a day of the calendar, written as 2026-11-16. */
export function isDate(text: string): boolean {
    if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
    const day = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function puzzleIn(encoded: string): string | Route {
    const text = decoded(encoded);
    if (text === null) return home('This link is damaged: its puzzle cannot be decoded.');
    if (text.trim() === '') return home('There is no puzzle in this link.');
    return text;
}

/** A part of a link as a sentence quotes it. */
function quoted(part: string): string {
    const text = (decoded(part) ?? part).replace(/\s+/g, ' ');
    return `“${text.length > 24 ? `${text.slice(0, 24)}…` : text}”`;
}

const noSize = (size: string): Route => home(`The size ${quoted(size)} in this link is not possible: a size is a number from 1 to ${largestSide}.`);
const noKind = (kind: string): Route => home(`There is no kind of puzzle called ${quoted(kind)}.`);

function playOf(parts: string[]): Route {
    if (parts.length === 0) return { view: 'home', play: true };
    const [kind = '', size = '', level = '', seed = '', more] = parts;
    const missing = ['kind', 'size', 'level', 'seed'].find((_, i) => !parts[i]);
    if (missing) return home(`The ${missing} is missing in this link: it should be #/play/KIND/SIZE/LEVEL/SEED.`);
    if (!word.test(kind)) return noKind(kind);
    const side = sideOf(size);
    if (side === null) return noSize(size);
    if (!/^[a-z0-9-]{1,12}$/i.test(level)) return home(`The level ${quoted(level)} in this link is not possible: a level is a number or a name such as “easy”.`);
    // Above it numbers are not exact here, and another puzzle would be made.
    const largest = Number.MAX_SAFE_INTEGER;
    if (!/^[0-9]+$/.test(seed)) return home(`The seed ${quoted(seed)} in this link is not possible: a seed is a number from 0 to ${largest}.`);
    if (!Number.isSafeInteger(Number(seed))) return home(`The seed in this link is too large: this page takes seeds up to ${largest}.`);
    if (more !== undefined) return home(`There is something behind the seed of this link: ${quoted(more)}.`);
    const name = level.toLowerCase();
    return { view: 'play', kind, size: side, level: freePlay.includes(name) ? '0' : name, seed };
}

function dailyOf(parts: string[]): Route {
    const [date = '', kind] = parts;
    if (!isDate(date)) return home('This link is damaged: it has no date such as 2026-11-16.');
    if (kind === undefined) return { view: 'daily', date };
    return word.test(kind) ? { view: 'daily', date, kind } : noKind(kind);
}

function setOf(parts: string[], query: string): Route {
    if (query.startsWith('p=')) {
        const text = puzzleIn(query.slice(2));
        return typeof text === 'string' ? { view: 'set', text } : text;
    }
    const [kind, size] = parts;
    if (kind === undefined) return { view: 'set' };
    const side = sideOf(size);
    if (!word.test(kind)) return noKind(kind);
    if (size !== undefined && side === null) return noSize(size);
    return side === null ? { view: 'set', kind } : { view: 'set', kind, size: side };
}

/** Reads what the address has behind its "#", with or without that sign. */
export function parse(hash: string): Route {
    const fragment = hash.startsWith('#') ? hash.slice(1) : hash;
    if (fragment.length > longest) return home('This link is too long to hold a puzzle.');
    if (fragment === '' || fragment === '/') return { view: 'home' };
    if (fragment.startsWith('p=')) {
        const text = puzzleIn(fragment.slice(2));
        return typeof text === 'string' ? { view: 'puzzle', text } : text;
    }
    if (!fragment.startsWith('/')) return home('This link does not lead to a puzzle.');
    const mark = fragment.indexOf('?');
    const path = mark < 0 ? fragment : fragment.slice(0, mark);
    const query = mark < 0 ? '' : fragment.slice(mark + 1);
    const [view, ...parts] = path.slice(1).replace(/\/$/, '').split('/');
    switch (view) {
        case 'play': return playOf(parts);
        case 'daily': return dailyOf(parts);
        case 'set': return setOf(parts, query);
        case 'learn':
            if (parts[0] === undefined) return { view: 'learn' };
            return word.test(parts[0]) ? { view: 'learn', kind: parts[0] } : noKind(parts[0]);
        case 'study': return { view: 'study' };
        case 'continue':
            return /^[0-9a-z-]{1,60}$/.test(parts[0] ?? '')
                ? { view: 'continue', key: parts[0]! }
                : home('This link does not lead to a game.');
        default: return home('This link does not lead to a page of gridwright.');
    }
}

/** The address of a view, with its "#". */
export function format(route: Route): string {
    switch (route.view) {
        case 'home': return route.play ? '#/play' : '#/';
        case 'play': return `#/play/${route.kind}/${route.size}/${route.level}/${route.seed}`;
        case 'puzzle': return `#p=${encodeURIComponent(route.text)}`;
        case 'daily': return `#/daily/${route.date}${route.kind ? `/${route.kind}` : ''}`;
        case 'continue': return `#/continue/${route.key}`;
        case 'set':
            if (route.text !== undefined) return `#/set?p=${encodeURIComponent(route.text)}`;
            return `#/set${route.kind ? `/${route.kind}` : ''}${route.kind && route.size ? `/${route.size}` : ''}`;
        case 'learn': return `#/learn${route.kind ? `/${route.kind}` : ''}`;
        case 'study': return '#/study';
    }
}
