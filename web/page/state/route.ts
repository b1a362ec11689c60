// The part of the address behind "#": which view is shown, and what it is about. Whatever somebody puts there is read
// without an error; what makes no sense leads home with a sentence.

export type Route =
    | { view: 'home'; problem?: string }
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

/** A level of 0 is free play: an empty board that wants as few of something as possible. */
const word = /^[a-z][a-z0-9-]{0,40}$/;
const digits = /^[0-9]{1,18}$/;

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

function playOf(parts: string[]): Route {
    const [kind = '', size, level = '', seed = ''] = parts;
    const side = sideOf(size);
    if (parts.length !== 4 || !word.test(kind) || side === null || !/^[a-z0-9]{1,12}$/i.test(level) || !digits.test(seed)) {
        return home('This link is damaged: a puzzle has a kind, a size, a level and a number.');
    }
    // Above it numbers are not exact here, and another puzzle would be made.
    if (!Number.isSafeInteger(Number(seed))) return home(`The number of this puzzle is too large; the largest is ${Number.MAX_SAFE_INTEGER}.`);
    return { view: 'play', kind, size: side, level: level.toLowerCase(), seed };
}

function dailyOf(parts: string[]): Route {
    const [date = '', kind] = parts;
    if (!isDate(date)) return home('This link is damaged: it has no date such as 2026-11-16.');
    if (kind === undefined) return { view: 'daily', date };
    return word.test(kind) ? { view: 'daily', date, kind } : home('This link is damaged: it does not name a puzzle.');
}

function setOf(parts: string[], query: string): Route {
    if (query.startsWith('p=')) {
        const text = puzzleIn(query.slice(2));
        return typeof text === 'string' ? { view: 'set', text } : text;
    }
    const [kind, size] = parts;
    if (kind === undefined) return { view: 'set' };
    const side = sideOf(size);
    if (!word.test(kind) || (size !== undefined && side === null)) {
        return home('This link is damaged: a board to set has a kind and a size.');
    }
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
            return word.test(parts[0]) ? { view: 'learn', kind: parts[0] } : home('This link does not name a puzzle.');
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
        case 'home': return '#/';
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
