// The shell: bar, views, settings, and short messages. Views come and go with the address.
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { openCore } from '../core/core';
import type { Answer, Kind } from '../core/protocol';
import { format, parse, type Route } from '../state/route';
import type { Settings } from '../state/settings';
import { openStore } from '../state/store';
import { HomeView } from '../views/home';
import { LearnView } from '../views/learn';
import { PlayView } from '../views/play';
import { SetView } from '../views/set';
import { StudyView } from '../views/study';
import type { ViewProps } from '../views/view-props';
import { Icon, Sign } from './icons';
import { KeysDialog } from './keys-dialog';
import { SettingsDialog } from './settings-dialog';
import { shadeOf, showTheme, watchSystem } from './theme';

function shelf(): Storage | null {
    try {
        return window.localStorage;
    } catch {
        return null;
    }
}

const links: { text: string; href: string; views: Route['view'][] }[] = [
    { text: 'Play', href: '#/play', views: ['home', 'play', 'puzzle', 'daily', 'continue'] },
    { text: 'Learn', href: '#/learn', views: ['learn'] },
    { text: 'Set', href: '#/set', views: ['set'] },
    { text: 'Study', href: '#/study', views: ['study'] },
];

/** Views that say nothing more in their title. */
const titles: Partial<Record<Route['view'], string>> = { home: 'Home', learn: 'Learn', set: 'Set', study: 'Study' };

const needsKinds: Route['view'][] = ['learn', 'set', 'study'];

/** `reload` is there when a new version of the page is ready. */
export function App(props: { reload?: () => void }): JSX.Element {
    const [route, setRoute] = useState<Route>(() => parse(location.hash));
    // Each message is a new object, so that the same words are said again.
    const [message, setMessage] = useState<{ text: string } | null>(null);
    const say = useCallback((text: string) => setMessage({ text }), []);
    const [inside, setInside] = useState(false);
    const [able, setAble] = useState(true);
    const [kinds, setKinds] = useState<Kind[]>([]);
    const [open, setOpen] = useState<'settings' | 'keys' | null>(null);
    const core = useMemo(openCore, []);
    const store = useMemo(() => openStore(shelf(), () => say('Progress cannot be kept in this browser')), []);
    const [settings, setSettings] = useState<Settings>(() => store.settings());

    // Only the library knows which kinds there are.
    const shown = useMemo<Route>(
        () => route.view === 'set' && route.kind && kinds.length > 0 && !kinds.some((kind) => kind.kind === route.kind)
            ? { view: 'home', problem: `There is no kind of puzzle called “${route.kind}”.` }
            : route,
        [route, kinds],
    );

    useEffect(() => {
        const follow = (): void => {
            setInside(true);
            setRoute(parse(location.hash));
        };
        window.addEventListener('hashchange', follow);
        return () => window.removeEventListener('hashchange', follow);
    }, []);
    useEffect(() => {
        const title = shown.view === 'home' && shown.play ? 'Play' : titles[shown.view];
        if (title) document.title = `${title} · gridwright`;
    }, [shown]);
    useEffect(() => {
        showTheme(settings);
        return watchSystem(() => showTheme(settings));
    }, [settings]);
    useEffect(() => {
        const found: Kind[] = [];
        void core.ready.then(async (ready) => {
            setAble(ready);
            if (!ready) return;
            const take = (answer: Answer): void => void (answer.kind && found.push(answer as unknown as Kind));
            take(await core.ask({ ask: 'kinds' }, { onPartial: take }));
            setKinds(found);
        });
    }, [core]);
    useEffect(() => {
        if (!message) return;
        const timer = setTimeout(() => setMessage(null), 6000);
        return () => clearTimeout(timer);
    }, [message]);

    const change = useCallback(
        (part: Partial<Settings>) =>
            setSettings((before) => {
                const after = { ...before, ...part };
                store.saveSettings(after);
                return after;
            }),
        [store],
    );
    const go = useCallback((next: Route) => {
        const hash = format(next);
        if (hash === location.hash) setRoute({ ...next });
        else location.hash = hash;
    }, []);

    const view: ViewProps = { core, able, kinds, route: shown, settings, change, store, go, say };
    const playing = ['play', 'puzzle', 'daily', 'continue'].includes(shown.view);
    const help = useCallback(() => setOpen('keys'), []);
    return (
        <div class={`shell ${playing ? 'playing' : ''} ${settings.leftHanded ? 'left-handed' : ''}`}>
            <header class="shell-head">
                <a class="brand" href="#/" title="Home">
                    <Sign />
                    gridwright
                </a>
                <nav class="nav" aria-label="Main">
                    {links.map((link) => (
                        <a key={link.href} href={link.href} aria-current={link.views.includes(shown.view) ? 'page' : undefined}>
                            {link.text}
                        </a>
                    ))}
                </nav>
                <div class="tools">
                    <button type="button" class="icon-button" aria-label={shadeOf(settings) === 'dark' ? 'Light theme' : 'Dark theme'} onClick={() => change({ theme: shadeOf(settings) === 'dark' ? 'light' : 'dark' })}>
                        <Icon name={shadeOf(settings) === 'dark' ? 'sun' : 'moon'} />
                    </button>
                    <button type="button" class="icon-button" aria-label="Settings" onClick={() => setOpen('settings')}>
                        <Icon name="gear" />
                    </button>
                    <button type="button" class="icon-button" aria-label="Keys" onClick={help}>
                        <Icon name="help" />
                    </button>
                </div>
            </header>
            <main>
                {!able && (
                    <p class="notice off" role="note">
                        This browser cannot run the solver. Boards you have already opened here can still be played; new puzzles, links, hints and checks are off.
                    </p>
                )}
                {shown.view === 'home' && <HomeView {...view} />}
                {playing && <PlayView {...view} inside={inside} onHelp={help} onSettings={() => setOpen('settings')} />}
                {kinds.length === 0 && needsKinds.includes(shown.view) && <h1 class="waiting">{titles[shown.view]}</h1>}
                {shown.view === 'set' && kinds.length > 0 && <SetView {...view} />}
                {shown.view === 'learn' && kinds.length > 0 && <LearnView {...view} />}
                {shown.view === 'study' && kinds.length > 0 && <StudyView {...view} />}
            </main>
            {open === 'settings' && <SettingsDialog settings={settings} change={change} onClose={() => setOpen(null)} />}
            {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
            {/* Always there: what comes into a live region is said, what comes with one is not. */}
            <div aria-live="polite">
                {message ? (
                    <p key={message} class="toast">{message.text}</p>
                ) : props.reload && (
                    <div class="toast">
                        <span>A new version is ready.</span>
                        <button type="button" onClick={props.reload}>
                            Reload
                        </button>
                    </div>
                )}
            </div>
        </div>
    );
}
