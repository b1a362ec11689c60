// What the fills on the editor's board mean, as far as they occur on it.
import type { JSX } from 'preact';
import type { VerdictAnswer } from '../../core/protocol';

export function CellLegend(props: { verdict: VerdictAnswer | null; slots: boolean; wanted: boolean }): JSX.Element {
    const { verdict } = props;
    return (
        <p class="legend">
            {(verdict?.forced_count ?? 0) > 0 && <span><i class="swatch swatch-forced" aria-hidden="true" /> forced</span>}
            {(verdict?.differ?.length ?? 0) > 0 && <span><i class="swatch swatch-differs" aria-hidden="true" /> first / second solution</span>}
            {verdict?.conflict != null && <span><i class="swatch swatch-conflict" aria-hidden="true" /> in conflict</span>}
            {props.wanted && <span><i class="swatch swatch-wanted" aria-hidden="true" /> to be filled</span>}
            {props.slots && <span><i class="swatch swatch-slot" aria-hidden="true" /> no clue yet</span>}
        </p>
    );
}
