import type { JSX } from 'preact';
import { weekOf } from '../state/daily';
import type { KeptGame, Store } from '../state/store';
import { clockText } from './use-clock';

/** Monday 16 November */
export function dayText(date: string): string {
    return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

export function Continue(props: { kept: KeptGame | null; onOpen(key: string): void }): JSX.Element | null {
    const { kept } = props;
    if (!kept) return null;
    const share = kept.cells ? (kept.cells - kept.open) / kept.cells : 0;
    const round = 2 * Math.PI * 34;
    return (
        <section class="card continue" aria-label="Continue">
            <div>
                <h2>Continue</h2>
                <p>{kept.title}</p>
                <p>
                    {kept.cells - kept.open} of {kept.cells} cells, {clockText(kept.seconds)}
                </p>
                <button type="button" class="button" onClick={() => props.onOpen(kept.key)}>
                    Continue
                </button>
            </div>
            <svg class="share-done" viewBox="0 0 80 80" aria-hidden="true" focusable="false">
                <circle cx="40" cy="40" r="34" />
                <circle class="done" cx="40" cy="40" r="34" stroke-dasharray={`${share * round} ${round}`} transform="rotate(-90 40 40)" />
                <text x="40" y="41" text-anchor="middle" dominant-baseline="central">
                    {Math.round(share * 100)} %
                </text>
            </svg>
        </section>
    );
}

export function Week(props: { date: string; kind: string; store: Store }): JSX.Element {
    return (
        <section class="card week" aria-label="This week">
            <h2>This week</h2>
            <ol>
                {weekOf(props.date).map((day, i) => {
                    const solved = props.store.dailySolved(day, props.kind);
                    const later = day > props.date;
                    const number = Number(day.slice(8));
                    const classes = `day ${day === props.date ? 'now' : ''} ${solved ? 'solved' : ''}`;
                    return (
                        <li key={day}>
                            <span aria-hidden="true">{'MTWTFSS'[i]}</span>
                            {later ? (
                                <span class={classes}>{number}</span>
                            ) : (
                                <a class={classes} href={`#/daily/${day}`} aria-label={`${dayText(day)}${solved ? ', solved' : ''}`} aria-current={day === props.date ? 'date' : undefined}>
                                    {number}
                                </a>
                            )}
                        </li>
                    );
                })}
            </ol>
        </section>
    );
}
