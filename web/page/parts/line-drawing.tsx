// A small drawing of the one line that a step is about: its values as bars or signs, its clues at the ends.
import type { JSX } from 'preact';
import type { Cell, Scene, SceneValue, Step, Value } from '../core/protocol';
import { placeOf } from './moves';
import { Peg } from './peg';

/** The row or column that everything in the step is on, or null. */
function lineOf(step: Step, scene: Scene): { cells: Cell[]; row: number | null; column: number | null } | null {
    const cells = [
        ...(step.cells ?? []).map((each) => each.cell),
        ...(step.concludes.placed ?? []).map((each) => each.cell),
        ...(step.concludes.struck ?? []).map((each) => each.cell),
    ].map(placeOf);
    const rows = new Set(cells.map((each) => each.row));
    const columns = new Set(cells.map((each) => each.column));
    for (const clue of step.clues ?? []) {
        const across = clue.side === 'left' || clue.side === 'right';
        (across ? rows : columns).add(clue.line);
        if (across ? !(step.clues ?? []).every((each) => each.side === 'left' || each.side === 'right') : columns.size > 1) return null;
    }
    if (!step.clues?.length) return null;
    const first = step.clues[0]!;
    const across = first.side === 'left' || first.side === 'right';
    if (across ? rows.size !== 1 : columns.size !== 1) return null;
    const line = first.line;
    return across
        ? { cells: scene.cells[line - 1]!.map((each) => each.cell), row: line, column: null }
        : { cells: scene.cells.map((row) => row[line - 1]!.cell), row: null, column: line };
}

export function LineDrawing(props: { step: Step; scene: Scene; valueAt(cell: Cell): Value | null }): JSX.Element | null {
    const { step, scene } = props;
    const line = lineOf(step, scene);
    if (!line || line.cells.length > 12) return null;
    const placed = new Map(step.concludes.placed?.map((each) => [each.cell, each.value]) ?? []);
    const width = 42;
    const total = line.cells.length * width;
    const look = (value: Value): SceneValue | undefined => scene.values.find((each) => each.value === value);
    const clue = (end: 'first' | 'last'): string | null => {
        const side = line.row !== null ? (end === 'first' ? 'left' : 'right') : end === 'first' ? 'top' : 'bottom';
        const found = step.clues?.find((each) => each.side === side);
        return found ? String(found.value) : null;
    };
    const ends = [clue('first'), clue('last')];
    return (
        <svg class="line-drawing" viewBox={`${ends[0] ? -44 : -8} 0 ${total + (ends[0] ? 44 : 8) + (ends[1] ? 44 : 8)} 140`} aria-hidden="true" focusable="false">
            {line.cells.map((cell, i) => {
                const value = placed.get(cell) ?? props.valueAt(cell);
                const shown = value === null ? undefined : look(value);
                const tall = shown && shown.level > 0 ? 10 + shown.level * 84 : 58;
                const x = i * width + 5;
                const state = placed.has(cell) ? 'new' : value === null ? 'unknown' : 'known';
                return (
                    <g key={cell} class={`tower ${state}`}>
                        {shown && shown.shape !== 'none' ? (
                            <svg x={x - 2} y={76} width="36" height="36" viewBox="0 0 40 40">
                                {Peg({ value: shown })}
                            </svg>
                        ) : (
                            <>
                                <rect x={x} y={112 - tall} width={width - 10} height={tall} rx="3" />
                                <text x={x + (width - 10) / 2} y={state === 'unknown' ? 90 : state === 'new' ? 128 - tall : 104 - tall} text-anchor="middle">
                                    {shown ? shown.text : '?'}
                                </text>
                            </>
                        )}
                        <text class="index" x={x + (width - 10) / 2} y="130" text-anchor="middle">
                            {i + 1}
                        </text>
                    </g>
                );
            })}
            <path class="ground" d={`M-6 112H${total + 6}`} />
            {ends.map((text, i) =>
                text === null ? null : (
                    <g key={i} class="end">
                        <circle cx={i ? total + 24 : -24} cy="97" r="16" />
                        <text x={i ? total + 24 : -24} y="102.5" text-anchor="middle">
                            {text}
                        </text>
                        <path class="view" d={i ? `M${total} 14H${total / 2 + 12}m8 -5l-8 5l8 5` : `M0 14H${ends[1] ? total / 2 - 12 : total}m-8 -5l8 5l-8 5`} />
                    </g>
                ),
            )}
        </svg>
    );
}
