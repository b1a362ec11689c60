// What each row and column has of what it wants: small shapes at its end that fill up.
import type { JSX } from 'preact';
import type { SceneValue, Status, StatusLine } from '../core/protocol';
import { Icon } from './icons';
import { Shape } from './peg';

function Tally(props: { line: StatusLine; values: Map<string, SceneValue>; rows: number; columns: number }): JSX.Element | null {
    const { line } = props;
    const found = /^(row|column) (\d+)$/.exec(line.line);
    if (!found || !line.counted) return null;
    const number = Number(found[2]);
    const place =
        found[1] === 'row' ? { gridRow: number + 1, gridColumn: props.columns + 2 } : { gridRow: props.rows + 2, gridColumn: number + 1 };
    return (
        <span class={`tally ${found[1]} ${line.state}`} aria-hidden="true" data-tally={line.line} style={place}>
            <span class="tally-shapes">
                {line.counted.map((counted) => {
                    const value = props.values.get(String(counted.value));
                    return (
                        <span key={counted.value} class="tally-row">
                            {Array.from({ length: counted.wanted }, (_, i) => (
                                <svg
                                    key={i}
                                    class={`letter letter-${value?.shape ?? 'circle'} ${i < counted.cells.length ? 'has' : ''}`}
                                    viewBox="0 0 40 40"
                                    focusable="false"
                                >
                                    <Shape shape={value?.shape ?? 'circle'} class="body" />
                                </svg>
                            ))}
                        </span>
                    );
                })}
            </span>
            {line.state === 'met' && <Icon name="tick" class="tally-tick" />}
            {line.state === 'broken' && <span class="badge" />}
        </span>
    );
}

export function Tallies(props: { status: Status; values: Map<string, SceneValue>; rows: number; columns: number }): JSX.Element {
    return (
        <>
            {props.status.lines.map((line) => (
                <Tally key={line.line} line={line} values={props.values} rows={props.rows} columns={props.columns} />
            ))}
        </>
    );
}
