// Play: a board by its address, with its heading and time.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icons';
import { PlayBoard } from '../parts/play-board';
import { PlayMenu } from '../parts/play-menu';
import { ReadBox } from '../parts/read-box';
import { openSession, Problem, Unreadable, type Session } from '../parts/session';
import { format } from '../state/route';
import type { ViewProps } from './view-props';

/** `inside` is true once one has moved on the page; before that, its first view takes no focus. */
export function PlayView(props: ViewProps & { inside: boolean; onHelp(): void; onSettings(): void }): JSX.Element {
    const { route, kinds, able, settings, go } = props;
    const [session, setSession] = useState<Session | null>(null);
    const [problem, setProblem] = useState<Problem | null>(null);
    const [slow, setSlow] = useState<AbortController | null>(null);
    const [paused, setPaused] = useState(false);
    const [time, setTime] = useState('0:00');
    const address = format(route);
    useEffect(() => {
        const control = new AbortController();
        const waiting = setTimeout(() => setSlow(control), 150);
        const done = (): void => {
            clearTimeout(waiting);
            setSlow(null);
        };
        const start = async (): Promise<void> => {
            setProblem(null);
            try {
                const opened = await openSession(props, control.signal);
                setPaused(false);
                setSession(opened);
            } catch (error) {
                if (error instanceof Problem) setProblem(error);
                else if (!(error instanceof DOMException && error.name === 'AbortError')) setProblem(new Problem('This board could not be opened.'));
            }
            done();
        };
        // A kept board opens without the core; everything else waits for what the core offers.
        if (kinds.length || !able || route.view === 'continue' || props.store.games().some((each) => each.route === address)) void start();
        return () => {
            control.abort();
            done();
        };
    }, [address, kinds.length > 0, able]);
    const info = session?.info;
    useEffect(() => {
        document.title = info ? `Play: ${info.title} ${info.size} · gridwright` : 'Play · gridwright';
    }, [info]);

    // What was pressed to come here is gone with its view; the keys go on at the board.
    useEffect(() => {
        if (!session || !props.inside || (document.activeElement && document.activeElement !== document.body)) return;
        document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
    }, [session]);

    const next = (): void => {
        if (!info) return;
        const kind = kinds.find((each) => each.kind === info.kind);
        const size = session!.scene.rows;
        const level = info.free ? '0' : String(kind?.levels.find((each) => each.name === info.level)?.level ?? kind?.levels_by_size[String(size)]?.[0] ?? 1);
        go({ view: 'play', kind: info.kind, size, level, seed: String(1 + Math.floor(Math.random() * 9999)) });
    };
    return (
        <div class="play">
            <div class="play-head">
                <a class="icon-button back" href="#/" aria-label="Back to the puzzles">
                    <Icon name="back" />
                </a>
                <h1>{info ? info.title : 'Play'}</h1>
                {info && (
                    <p class="tags">
                        <span>{info.size}</span>
                        {info.level && <span>{info.level}</span>}
                        {info.daily ? <span>{info.daily.date}</span> : info.number && <span>No. {info.number}</span>}
                    </p>
                )}
                {session && (
                    <div class="time">
                        {settings.timer && (
                            <span role="timer" aria-label="Time">
                                {time}
                            </span>
                        )}
                        <button type="button" class="icon-button" aria-label={paused ? 'Resume' : 'Pause'} onClick={() => setPaused(!paused)}>
                            <Icon name={paused ? 'play' : 'pause'} />
                        </button>
                        <PlayMenu view={props} session={session} onSettings={props.onSettings} onHelp={props.onHelp} />
                    </div>
                )}
            </div>
            {slow && (
                <div class="card making" aria-busy="true">
                    <p>Making a puzzle …</p>
                    <button type="button" class="button" onClick={() => (slow.abort(), setSlow(null), setProblem(new Problem('No puzzle was made.')))}>
                        Cancel
                    </button>
                </div>
            )}
            {problem instanceof Unreadable && (
                <div class="card unreadable">
                    <ReadBox key={problem.text} core={props.core} text={problem.text} refusal={problem.refusal} onOpen={(text) => go({ view: 'puzzle', text })}>
                        <a class="button" href="#/">
                            All puzzles
                        </a>
                    </ReadBox>
                </div>
            )}
            {problem && !(problem instanceof Unreadable) && (
                <div class="card trouble">
                    <p class="alert" role="alert">
                        {problem.message}
                    </p>
                    <a class="button" href="#/">
                        All puzzles
                    </a>
                </div>
            )}
            {session && !problem && (
                <PlayBoard
                    key={`${session.key} ${session.route}`}
                    view={props}
                    session={session}
                    paused={paused}
                    onHelp={props.onHelp}
                    onNext={next}
                    onTime={setTime}
                />
            )}
        </div>
    );
}
