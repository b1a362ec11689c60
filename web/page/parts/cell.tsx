// One cell of a board: an element for the screen reader and the focus, and what is drawn in it.
import type { JSX } from 'preact';
import type { SceneCell, SceneValue, Value } from '../core/protocol';
import type { CellLook } from './board-types';
import { cellName } from './names';
import { placeOf } from './moves';
import { Peg } from './peg';

export interface CellProps {
    cell: SceneCell;
    look: CellLook;
    values: Map<string, SceneValue>;
    selected: boolean;
    entry: boolean;
    places: number;
}

/** So many marks stand side by side; each has its place for ever. */
export function markColumns(places: number): number {
    return places <= 3 ? Math.max(places, 1) : places <= 4 ? 2 : Math.ceil(Math.sqrt(places));
}

function Marks(props: { look: CellLook; values: Map<string, SceneValue>; places: number }): JSX.Element {
    const columns = markColumns(props.places);
    const { look, values } = props;
    const shown = new Set<Value>([...(look.marks ?? []), ...(look.struck ?? []), ...(look.circled ?? [])]);
    return (
        <span class="marks" style={{ '--mark-columns': columns, '--mark-rows': Math.max(Math.ceil(props.places / columns), 2) }}>
            {[...shown].map((mark) => {
                const value = values.get(String(mark));
                const place = value?.place ?? 0;
                const state = look.circled?.includes(mark) ? 'circled' : look.struck?.includes(mark) ? 'struck' : '';
                return (
                    <span key={mark} class={`mark ${state}`} style={{ gridColumn: (place % columns) + 1, gridRow: Math.floor(place / columns) + 1 }}>
                        {value?.text ?? mark}
                    </span>
                );
            })}
        </span>
    );
}

function Value1(props: { value: Value; look: CellLook; values: Map<string, SceneValue> }): JSX.Element {
    const value = props.values.get(String(props.value));
    if (!value) return <span class="digit">{String(props.value)}</span>;
    return (
        <>
            {value.level > 0 && <span class="level" style={{ blockSize: `${Math.round(value.level * 100)}%` }} />}
            {Peg({ value, written: !props.look.given }) ?? <span class="digit">{value.text}</span>}
        </>
    );
}

function Content(props: CellProps): JSX.Element | null {
    const { look, values, cell } = props;
    if (cell.hole) return null;
    if (look.role === 'differs' && look.other !== undefined && look.other !== null && look.value !== null) {
        const text = (value: Value): string => values.get(String(value))?.text ?? String(value);
        return (
            <>
                <span class="first">{text(look.value)}</span>
                <span class="second">{text(look.other)}</span>
            </>
        );
    }
    if (look.value !== null) return <Value1 value={look.value} look={look} values={values} />;
    const seconds = look.marks2 ?? [];
    return (
        <>
            <Marks look={look} values={values} places={props.places} />
            {seconds.length > 0 && (
                <span class="marks2">{seconds.map((mark) => values.get(String(mark))?.text ?? mark).join('')}</span>
            )}
        </>
    );
}

export function BoardCell(props: CellProps): JSX.Element {
    const { cell, look } = props;
    const { row, column } = placeOf(cell.cell);
    const classes = ['cell'];
    if (cell.hole) classes.push('hole');
    if (look.given) classes.push('given');
    if (look.trial) classes.push('trial');
    if (look.wrong) classes.push('wrong');
    if (look.role) classes.push(look.role);
    if (look.onLine) classes.push('on-line');
    if (look.value === null && !look.marks?.length && !look.struck?.length) classes.push('open');
    return (
        <div
            role="gridcell"
            class={classes.join(' ')}
            tabIndex={props.entry ? 0 : -1}
            aria-selected={props.selected}
            aria-label={cellName(cell, look, props.values)}
            aria-describedby={look.describedBy}
            aria-readonly={look.given || undefined}
            data-row={row}
            data-column={column}
            data-cell={cell.cell}
            style={{ gridColumn: column + 1, '--row': row }}
        >
            <span class="inside" aria-hidden="true">
                <Content {...props} />
            </span>
        </div>
    );
}
