// Learn: the rules of each kind, an example to try them on, and the ladder of techniques.
import type { JSX } from 'preact';
import { format } from '../state/route';
import { ExampleBoard } from './learn/example';
import { Ladder } from './learn/ladder';
import { useExample } from './learn/use-example';
import type { ViewProps } from './view-props';

export function LearnView(props: ViewProps): JSX.Element {
    const { kinds, route } = props;
    const name = route.view === 'learn' ? route.kind : undefined;
    const kind = kinds.find((entry) => entry.kind === name);
    const example = useExample(props.core, kind, props.say);

    if (kind === undefined) {
        return (
            <div class="learn-view">
                <h1>Learn</h1>
                <p class="learn-lead">The rules of each puzzle, an example to try them on, and the techniques from the first to the last level.</p>
                {name !== undefined && kinds.length > 0 && <p class="alert" role="alert">There is no kind of puzzle called “{name}”.</p>}
                <ul class="learn-cards">
                    {kinds.map((entry) => (
                        <li key={entry.kind} class="card">
                            <h2>{entry.title}</h2>
                            <p>{entry.summary}</p>
                            <a class="button" href={format({ view: 'learn', kind: entry.kind })} aria-label={`Learn ${entry.title}`}>Learn {entry.title}</a>
                        </li>
                    ))}
                </ul>
            </div>
        );
    }
    return (
        <div class="learn-view">
            <header class="learn-head">
                <h1>{kind.title}</h1>
                <p class="learn-lead">{kind.summary}</p>
            </header>
            <section class="learn-rules" aria-labelledby="learn-rules">
                <h2 id="learn-rules">Rules</h2>
                <ol>{kind.rules.map((rule) => <li key={rule}>{rule}</li>)}</ol>
            </section>
            <section class="learn-example" aria-labelledby="learn-example" aria-busy={example === null}>
                <h2 id="learn-example">Try it</h2>
                {example !== null && <>
                    <p class="quiet">
                        {example.grade === null ? 'Write values as in play; a hint says the next step and why.'
                            : `Level: ${example.grade.name}. Write values as in play; a hint says the next step and why.`}
                    </p>
                    <ExampleBoard key={kind.kind} example={example} />
                </>}
            </section>
            <section class="learn-ladder" aria-labelledby="learn-ladder">
                <h2 id="learn-ladder">The ladder</h2>
                <p class="quiet">A puzzle has the level of the hardest technique that it needs.</p>
                <Ladder kind={kind} />
            </section>
            <p class="learn-others">
                <a class="button" href={format({ view: 'set', kind: kind.kind, size: kind.usual_size })}>Set a {kind.title}</a>
                {kinds.filter((entry) => entry !== kind).map((entry) => (
                    <a key={entry.kind} class="button" href={format({ view: 'learn', kind: entry.kind })}>Learn {entry.title}</a>
                ))}
            </p>
        </div>
    );
}
