// Cells of one line that hold the same value although they may not, tied together by a dotted line.
import type { JSX } from 'preact';
import type { Status } from '../core/protocol';
import { placeOf } from './moves';

export function Ties(props: { status: Status }): JSX.Element {
    const pairs = props.status.lines.flatMap((line) => (line.repeated ?? []).map((each) => each.cells));
    return (
        <>
            {pairs.map((cells) => {
                const from = placeOf(cells[0]!);
                const to = placeOf(cells[cells.length - 1]!);
                // The line ends at the edges of both values, not on them.
                const across = Math.sign(to.column - from.column) * 0.34, down = Math.sign(to.row - from.row) * 0.34;
                const ends = `M${from.column - 0.5 + across} ${from.row - 0.5 + down}L${to.column - 0.5 - across} ${to.row - 0.5 - down}`;
                return <path key={cells.join()} class="tie" d={ends} />;
            })}
        </>
    );
}
