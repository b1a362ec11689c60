// Drawings that only the editor uses, in the weight of the page's other icons.
import type { JSX } from 'preact';

const paths = {
    copy: 'M9 8.5h11v12H9zM5 15.5H4v-12h11v1',
    dice: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
    minus: 'M5 12h14',
    plus: 'M5 12h14M12 5v14',
} as const;

export function Glyph(props: { name: keyof typeof paths }): JSX.Element {
    return (
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
            <path d={paths[props.name]} />
        </svg>
    );
}
