// Home: today's puzzle, the game that was left, and a card for every kind that the core has.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Continue, dayText, Week } from '../parts/home-cards';
import { Icon } from '../parts/icons';
import { KindCard } from '../parts/kind-card';
import { OpenDialog } from '../parts/open-dialog';
import { Preview } from '../parts/preview';
import { daily, today } from '../state/daily';
import type { ViewProps } from './view-props';

export function HomeView(props: ViewProps): JSX.Element {
    const { kinds, go, route, store } = props;
    const [open, setOpen] = useState(false);
    const date = today(new Date());
    const first = kinds[0];
    const puzzle = first && daily(date, first);
    const level = first?.levels.find((each) => each.level === puzzle?.level)?.name.toLowerCase();
    const problem = route.view === 'home' ? route.problem : undefined;
    return (
        <div class="home">
            <h1 class="visually-hidden">gridwright: logic puzzles</h1>
            {problem && (
                <p class="alert home-wide" role="alert">
                    {problem}
                </p>
            )}
            <section class="today" aria-label="Puzzle of the day">
                <div class="today-words">
                    <p class="today-date">
                        <Icon name="calendar" />
                        {dayText(date).replace(' ', ', ')}
                    </p>
                    <h2>Today’s puzzle</h2>
                    <p class="today-text">
                        {puzzle && first ? `${first.title}, ${puzzle.size} × ${puzzle.size}, ${level}. ` : ''}The same board for everyone, made on your own device from the date.
                    </p>
                    <button type="button" class="button today-play" aria-label="Play today's puzzle" onClick={() => go({ view: 'daily', date })}>
                        <Icon name="play" />
                        Play today’s puzzle
                    </button>
                </div>
                {puzzle && <Preview core={props.core} wish={puzzle} />}
            </section>
            <div class="home-side">
                <Continue kept={store.lastGame()} onOpen={(key) => go({ view: 'continue', key })} />
                <Week date={date} kind={first?.kind ?? ''} store={store} />
            </div>
            <div class="kinds">
                {kinds.map((kind) => (
                    <KindCard key={kind.kind} kind={kind} go={go} />
                ))}
            </div>
            <div class="home-foot">
                <button type="button" class="button" onClick={() => setOpen(true)}>
                    <Icon name="clipboard" />
                    Open a puzzle
                </button>
                <a class="button" href="#/set">
                    <Icon name="wand" />
                    Set your own
                </a>
                <p>
                    Works offline. Nothing leaves this device. <a href="./licences.txt">Licences</a>
                </p>
            </div>
            {open && <OpenDialog core={props.core} onClose={() => setOpen(false)} onOpen={(text) => (setOpen(false), go({ view: 'puzzle', text }))} />}
        </div>
    );
}
