// Links: what they mean, that they are written as they are read, and that nothing in an address makes an error.
import { describe, expect, it } from 'vitest';
import { format, isDate, parse, type Route } from './route';
import { oneOf, randomFrom } from './test-games';

const text = 'skyscraper 4\n    . 3 2 .\n100 % # ü 漢 👁 ?&=/\\';

const links: [string, Route][] = [
    ['#/', { view: 'home' }],
    ['#/play', { view: 'home', play: true }],
    ['#/play/skyscraper/6/3/42', { view: 'play', kind: 'skyscraper', size: 6, level: '3', seed: '42' }],
    ['#/play/close-or-far/12/hard/0', { view: 'play', kind: 'close-or-far', size: 12, level: 'hard', seed: '0' }],
    ['#/play/hoodoo/62/0/9007199254740991', { view: 'play', kind: 'hoodoo', size: 62, level: '0', seed: '9007199254740991' }],
    [`#p=${encodeURIComponent(text)}`, { view: 'puzzle', text }],
    ['#/daily/2026-11-16', { view: 'daily', date: '2026-11-16' }],
    ['#/daily/2026-11-16/hoodoo', { view: 'daily', date: '2026-11-16', kind: 'hoodoo' }],
    ['#/daily/2028-02-29/close-or-far', { view: 'daily', date: '2028-02-29', kind: 'close-or-far' }],
    ['#/continue/close-or-far-0123456789abcdef', { view: 'continue', key: 'close-or-far-0123456789abcdef' }],
    ['#/set', { view: 'set' }],
    ['#/set/skyscraper', { view: 'set', kind: 'skyscraper' }],
    ['#/set/hoodoo/8', { view: 'set', kind: 'hoodoo', size: 8 }],
    [`#/set?p=${encodeURIComponent(text)}`, { view: 'set', text }],
    ['#/learn', { view: 'learn' }],
    ['#/learn/hoodoo', { view: 'learn', kind: 'hoodoo' }],
    ['#/study', { view: 'study' }],
];

/** Home with a sentence about what is wrong. */
function problem(fragment: string): string {
    const route = parse(fragment);
    expect(route.view, fragment.slice(0, 60)).toBe('home');
    return ('problem' in route && route.problem) || '';
}

describe('a link', () => {
    it.each(links)('is read and written: %s', (link, route) => {
        expect(parse(link)).toEqual(route);
        expect(format(route)).toBe(link);
        expect(parse(link.slice(1))).toEqual(route);
    });
    it('is read where it is written a little otherwise', () => {
        expect(parse('')).toEqual({ view: 'home' });
        expect(parse('#')).toEqual({ view: 'home' });
        expect(parse('#/play/skyscraper/6/Hard/42/')).toEqual({ view: 'play', kind: 'skyscraper', size: 6, level: 'hard', seed: '42' });
        expect(parse('#/play/skyscraper/06/3/42')).toEqual({ view: 'play', kind: 'skyscraper', size: 6, level: '3', seed: '42' });
        for (const free of ['free', 'free-play', 'Free-Play'])
            expect(parse(`#/play/hoodoo/8/${free}/1`)).toEqual({ view: 'play', kind: 'hoodoo', size: 8, level: '0', seed: '1' });
        expect(parse('#/play/')).toEqual({ view: 'home', play: true });
        expect(parse('#/set/')).toEqual({ view: 'set' });
        expect(parse('#/study?from=mail')).toEqual({ view: 'study' });
        expect(parse('#p=hoodoo 3 4\n')).toEqual({ view: 'puzzle', text: 'hoodoo 3 4\n' });
        expect(format({ view: 'home', problem: 'Something was wrong.' })).toBe('#/');
    });
    it('may hold the largest puzzle, but no megabyte', () => {
        const largest = `skyscraper 62\n${`${'{62,61} '.repeat(62)}\n`.repeat(62)}`.slice(0, 60_000);
        expect(parse(`#p=${encodeURIComponent(largest)}`)).toEqual({ view: 'puzzle', text: largest });
        expect(problem(`#p=${'x'.repeat(1 << 20)}`)).toBe('This link is too long to hold a puzzle.');
        expect(problem(`#/${'/'.repeat(1 << 20)}`)).toBe('This link is too long to hold a puzzle.');
        expect(problem(`#/set?p=${'%41'.repeat(1 << 19)}`)).toBe('This link is too long to hold a puzzle.');
    });
    it('whose percent signs are damaged says so', () => {
        for (const bad of ['%', '%4', '%zz', 'abc%', '%E0%A4', '%ff', '%C0%80', '%ED%A0%80', '\ud800', 'a\udc00b']) {
            expect(problem(`#p=${bad}`)).toBe('This link is damaged: its puzzle cannot be decoded.');
            expect(problem(`#/set?p=${bad}`)).toBe('This link is damaged: its puzzle cannot be decoded.');
        }
        for (const empty of ['', ' ', '%20%0a']) expect(problem(`#p=${empty}`)).toBe('There is no puzzle in this link.');
    });
    it.each([
        'play', '/play//6/3/42', '/play/skyscraper', '/play/skyscraper/6/3', '/play/skyscraper/6/3/42/1', '/play/skyscraper/0/3/42',
        '/play/skyscraper/63/3/42', '/play/skyscraper/six/3/42', '/play/skyscraper/6.5/3/42', '/play/skyscraper/6//42',
        '/play/skyscraper/6/3/-1', '/play/skyscraper/6/3/1e3', '/play/skyscraper/6/3/9007199254740992',
        '/play/skyscraper/6/3/99999999999999999999', '/play/../6/3/42', '/play/Sky/6/3/42', '/play/__proto__/6/3/42',
        '/daily', '/daily/today', '/daily/2026-02-29', '/daily/2026-13-01', '/daily/2026-1-1', '/daily/2026-11-16/Hoodoo', '/daily/-00001-01-01',
        '/set/skyscraper/0', '/set/skyscraper/x', '/set/%73', '/learn/Hoodoo', '/continue', '/continue/', '/continue/A B',
        '/continue/__proto__', '/__proto__', '/constructor', '/toString', '/home', '/nowhere', 'javascript:alert(1)', 'q=1', '//', '/?p=1',
    ])('that makes no sense leads home with a sentence: %s', (fragment) => {
        expect(problem(`#${fragment}`)).toMatch(/^[A-Z][^\n]+\.$/);
    });
    it.each([
        ['/play/skyscraper/99/3/1', 'The size “99” in this link is not possible: a size is a number from 1 to 62.'],
        ['/set/skyscraper/0', 'The size “0” in this link is not possible: a size is a number from 1 to 62.'],
        ['/play/skyscraper/6/3', 'The seed is missing in this link: it should be #/play/KIND/SIZE/LEVEL/SEED.'],
        ['/play/skyscraper/6//42', 'The level is missing in this link: it should be #/play/KIND/SIZE/LEVEL/SEED.'],
        ['/play/skyscraper/6/3/-1', 'The seed “-1” in this link is not possible: a seed is a number from 0 to 9007199254740991.'],
        ['/play/skyscraper/6/3/9007199254740992', 'The seed in this link is too large: this page takes seeds up to 9007199254740991.'],
        [`/play/skyscraper/6/3/${'9'.repeat(40)}`, 'The seed in this link is too large: this page takes seeds up to 9007199254740991.'],
        ['/play/skyscraper/6/a_b/1', 'The level “a_b” in this link is not possible: a level is a number or a name such as “easy”.'],
        ['/play/skyscraper/6/3/1/2', 'There is something behind the seed of this link: “2”.'],
        ['/play/Sky%20line/6/3/1', 'There is no kind of puzzle called “Sky line”.'],
        ['/learn/Hoodoo', 'There is no kind of puzzle called “Hoodoo”.'],
    ])('says which part of it is wrong: %s', (fragment, sentence) => {
        expect(problem(`#${fragment}`)).toBe(sentence);
    });
    it('of 10,000 drawn at random is read, and what is read is written so that it is read again', () => {
        const random = randomFrom(7);
        const pieces = [
            ...links.map(([link]) => link), ...links.flatMap(([link]) => link.split('/')), '/', '#', '?', '?p=', 'p=', '%', '%2', '%00', '%F0%9F',
            '__proto__', 'constructor', '..', '-', '0', '63', '1e9', 'NaN', '\0', '\n', '\ud83d', '\udc00', 'é', ' ', '&', '=', '9'.repeat(40),
        ];
        let sensible = 0;
        for (let i = 0; i < 10_000; ++i) {
            let fragment = oneOf(random, pieces);
            for (let more = random(4); more > 0; --more) fragment += oneOf(random, pieces);
            if (random(2) === 0) {
                const at = random(fragment.length + 1);
                fragment = fragment.slice(0, at) + String.fromCharCode(random(random(2) === 0 ? 128 : 65536)) + fragment.slice(at + random(3));
            }
            const route = parse(fragment);
            if (route.view === 'home') continue;
            ++sensible;
            expect(parse(format(route)), JSON.stringify(fragment)).toEqual(route);
        }
        expect(sensible).toBeGreaterThan(500);
        expect(({} as Record<string, unknown>)['view']).toBeUndefined();
    });
});

it('knows the days of the calendar', () => {
    expect(['2026-11-16', '2024-02-29', '2000-02-29', '0001-01-01'].map(isDate)).toEqual([true, true, true, true]);
    expect(['1900-02-29', '2026-04-31', '2026-00-10', '2026-11-1', '26-11-16', '2026-11-16T00', ''].map(isDate)).not.toContain(true);
});
