// Pairs of cells joined by an arc with a number: solid ones above the line, dashed ones below.
import type { JSX } from 'preact';
import type { Arc } from '../core/protocol';
import { placeOf } from './moves';

export function ArcDrawing(props: { arcs: readonly Arc[] }): JSX.Element {
    return (
        <>
            {props.arcs.map((arc, i) => {
                if (arc.cells.length < 2) return null;
                const a = placeOf(arc.cells[0]!);
                const b = placeOf(arc.cells[arc.cells.length - 1]!);
                const away = arc.dashed ? 1 : -1;
                const along = a.row === b.row;
                // Ends just outside the drawn values; the curve leans away from the line.
                const [x1, y1, x2, y2] = along
                    ? [a.column - 0.5, a.row - 0.5 + away * 0.34, b.column - 0.5, b.row - 0.5 + away * 0.34]
                    : [a.column - 0.5 + away * 0.34, a.row - 0.5, b.column - 0.5 + away * 0.34, b.row - 0.5];
                const x = (x1 + x2) / 2 + (along ? 0 : away * 0.36);
                const y = (y1 + y2) / 2 + (along ? away * 0.36 : 0);
                const middle = [(x1 + x2) / 4 + x / 2, (y1 + y2) / 4 + y / 2] as const;
                return (
                    <g key={i} class={`arc ${arc.dashed ? 'dashed' : ''}`}>
                        <path d={`M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`} />
                        <circle cx={middle[0]} cy={middle[1]} r="0.17" />
                        <text x={middle[0]} y={middle[1]} text-anchor="middle" dominant-baseline="central">
                            {arc.text}
                        </text>
                    </g>
                );
            })}
        </>
    );
}
