// Cards beside the board: what a clue sees, how few of something there are, the end.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Kind, Reading, Scene, SolveAnswer } from '../core/protocol';
import { valueAt, type Game } from '../state/game';
import type { Statistics } from '../state/store';
import type { ViewProps } from '../views/view-props';
import { Icon } from './icons';
import type { Session } from './session';
import { clockText } from './use-clock';

export function ReadingCard(props: { reading: Reading }): JSX.Element {
    const { reading } = props;
    return (
        <section class={`card reading ${reading.state}`} aria-label={reading.title}>
            <h2>{reading.title}</h2>
            <p>{reading.sentence}</p>
        </section>
    );
}

/** What must hold, and the keys, where there is room for them. */
export function RulesCard(props: { kind: Kind | undefined; scene: Scene }): JSX.Element | null {
    const { kind, scene } = props;
    if (!kind) return null;
    const keys = scene.values.map((value) => value.keys[0] ?? '').filter(Boolean);
    const shown = keys.length <= 4 ? keys : [keys[0]!, '…', keys[keys.length - 1]!];
    return (
        <section class="rules-card" aria-label="Rules">
            <ul>
                {kind.rules.map((rule) => (
                    <li key={rule}>
                        <Icon name="check" />
                        {rule}
                    </li>
                ))}
            </ul>
            <p>
                {shown.map((key) => (
                    <kbd key={key}>{key}</kbd>
                ))}{' '}
                {scene.mode.toLowerCase()} <kbd>?</kbd> all keys
            </p>
        </section>
    );
}

export function FinishedCard(props: { hints: number; checks: number; statistics: Statistics; onNext(): void }): JSX.Element {
    const { solved, best } = props.statistics;
    const count = (number: number, noun: string): string => (number === 0 ? `no ${noun}s` : number === 1 ? `1 ${noun}` : `${number} ${noun}s`);
    const words = `${count(props.hints, 'hint')}, ${count(props.checks, 'check')}.`;
    return (
        <div class="finished-card">
            <Icon name="check" />
            <p>
                {words.charAt(0).toUpperCase() + words.slice(1)}
                {solved > 1 && best !== null && ` ${solved} of this size and level solved, the fastest in ${clockText(best)}.`}
            </p>
            <button type="button" class="button primary" onClick={props.onNext}>
                Next puzzle
            </button>
        </div>
    );
}

/** Where as few of a value as possible are wanted: how many there are, and how many there must be. */
export function FreePanel(props: { view: ViewProps; session: Session; game: Game }): JSX.Element {
    const { scene } = props.session;
    const [par, setPar] = useState<SolveAnswer | null>(null);
    const { core, able } = props.view;
    useEffect(() => {
        if (!able) return;
        const control = new AbortController();
        core.ask<SolveAnswer>({ ask: 'solve', puzzle: props.session.game.puzzle, limit: { seconds: 10 } }, { signal: control.signal })
            .then((answer) => setPar(answer.grid ? answer : null))
            .catch(() => undefined);
        return () => control.abort();
    }, [able]);
    const cells = scene.cells.flat().filter((cell) => !cell.hole);
    const values = cells.map((cell) => valueAt(props.game, cell.cell));
    const used = values.filter((value) => value === scene.minimises!.value).length;
    const filled = values.filter((value) => value !== null).length;
    const noun = scene.minimises!.noun;
    const proven = par !== null && par.objective !== null && par.bound === par.objective;
    return (
        <section class="card free" aria-label={noun}>
            <h2>{noun.charAt(0).toUpperCase() + noun.slice(1)}</h2>
            <p class="free-count">
                <strong>{used}</strong> so far.
                {par?.objective !== null && par !== null && ` Par is ${par.objective}${proven ? ', and fewer is proven impossible.' : '; fewer may be possible.'}`}
            </p>
            <progress max={cells.length} value={filled} aria-label="Cells filled" />
            <p class="free-note">
                {filled} of {cells.length} cells filled
            </p>
        </section>
    );
}
