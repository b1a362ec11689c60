// The statistics of two searches side by side, in numbers and bars.
import type { JSX } from 'preact';
import type { SolveAnswer } from '../../core/protocol';
import { labelingName } from './labelings';
import type { Labeling } from './labelings';

export interface Run {
    labeling: Labeling;
    answer: SolveAnswer | null;
}

const rows: { key: string; name: string; meaning: string }[] = [
    { key: 'constraints', name: 'Constraints', meaning: 'posted before the search' },
    { key: 'resumptions', name: 'Resumptions', meaning: 'times a constraint woke up' },
    { key: 'entailments', name: 'Entailments', meaning: 'constraints that were settled' },
    { key: 'prunings', name: 'Prunings', meaning: 'values struck' },
    { key: 'backtracks', name: 'Backtracks', meaning: 'choices taken back' },
    { key: 'nodes', name: 'Nodes', meaning: 'choices made' },
];

const words: Record<string, string> = {
    unique: 'exactly one solution', several: 'several solutions', impossible: 'no solution', unknown: 'undecided when the limit came',
};

/** Clocks of browsers tell no less, in seconds. */
const leastTime = 0.001;

function counted(value: number | undefined): string {
    return value === undefined ? '…' : value.toLocaleString('en');
}

function Bar(props: { value: number | undefined; most: number; second: boolean }): JSX.Element {
    const share = props.value === undefined || props.most === 0 ? 0 : props.value / props.most;
    return (
        <svg class={`study-bar ${props.second ? 'study-bar-second' : ''}`} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect width={Math.max(share * 100, share > 0 ? 1 : 0)} height="8" />
        </svg>
    );
}

interface RowProps {
    name: string;
    meaning: string;
    values: (number | undefined)[];
    show(value: number | undefined): string;
    /** Values below it are too small to be told apart. */
    least?: number;
}

function Row(props: RowProps): JSX.Element {
    const largest = Math.max(0, ...props.values.map((value) => value ?? 0));
    const most = largest < (props.least ?? 0) ? 0 : largest;
    return (
        <tr>
            <th scope="row">{props.name} <small>{props.meaning}</small></th>
            {props.values.map((value, index) => (
                <td key={index}><span>{props.show(value)}</span><Bar value={value} most={most} second={index === 1} /></td>
            ))}
        </tr>
    );
}

/** Which of the two needed less, in a sentence. */
function comparison(first: SolveAnswer | null, second: SolveAnswer | null): string {
    if (first === null || second === null) return 'The two labelings search the same board, one after the other.';
    const nodes = [first.stats.nodes ?? 0, second.stats.nodes ?? 0] as const;
    const undecided = [first, second].filter((answer) => answer.verdict === 'unknown').length;
    if (undecided === 2) return 'Neither labeling came to an end within the limit.';
    if (undecided === 1) return `Only the ${first.verdict === 'unknown' ? 'second' : 'first'} labeling came to an end within the limit.`;
    if (nodes[0] === nodes[1]) return 'Both labelings make the same number of choices.';
    const less = nodes[0] < nodes[1] ? 'first' : 'second';
    const times = Math.max(nodes[0], nodes[1]) / Math.max(1, Math.min(nodes[0], nodes[1]));
    return `The ${less} labeling makes fewer choices${times >= 1.5 ? `, the other ${times >= 10 ? Math.round(times).toLocaleString('en') : times.toFixed(1)} times as many` : ''}.`;
}

export function Results(props: { first: Run; second: Run }): JSX.Element {
    const runs = [props.first, props.second];
    const seconds = (value: number | undefined) => (value === undefined ? '…' : value < leastTime ? `under ${leastTime}` : value.toFixed(3));
    return (
        <div class="card study-table">
            <table>
                <caption>
                    What each labeling did until it knew whether the board has exactly one solution. {comparison(props.first.answer, props.second.answer)}
                </caption>
                <thead>
                    <tr><th scope="col">Count</th>{runs.map((run, index) => (
                        <th scope="col" key={index}>{index === 0 ? 'First' : 'Second'} <small>{labelingName(run.labeling)}</small></th>
                    ))}</tr>
                </thead>
                <tbody>
                    <tr>
                        <th scope="row">Verdict</th>
                        {runs.map((run, index) => <td key={index}>{run.answer === null ? '…' : words[run.answer.verdict ?? ''] ?? run.answer.verdict}</td>)}
                    </tr>
                    {rows.map((row) => (
                        <Row key={row.key} name={row.name} meaning={row.meaning} show={counted} values={runs.map((run) => run.answer?.stats[row.key])} />
                    ))}
                    <Row name="Seconds" meaning="on this device" show={seconds} least={leastTime} values={runs.map((run) => run.answer?.seconds)} />
                </tbody>
            </table>
        </div>
    );
}
