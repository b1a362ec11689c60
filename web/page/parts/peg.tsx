// A value as it is drawn: plain text, or a shape with the text on it. Colour never stands alone: each shape differs, too.
import type { JSX } from 'preact';
import type { SceneValue } from '../core/protocol';

function regular(points: number, radius: number, turn: number, middle = 20): string {
    const corner = (i: number): string => {
        const angle = ((turn + (360 * i) / points) * Math.PI) / 180;
        return `${(20 + radius * Math.sin(angle)).toFixed(2)},${(middle - radius * Math.cos(angle)).toFixed(2)}`;
    };
    return Array.from({ length: points }, (_, i) => corner(i)).join(' ');
}

function star(points: number, outer: number, inner: number): string {
    return Array.from({ length: points * 2 }, (_, i) => {
        const angle = (Math.PI * i) / points;
        const radius = i % 2 ? inner : outer;
        return `${(20 + radius * Math.sin(angle)).toFixed(2)},${(20 - radius * Math.cos(angle)).toFixed(2)}`;
    }).join(' ');
}

const corners: Record<string, string> = {
    diamond: regular(4, 18, 0),
    triangle: regular(3, 19.5, 0, 22.5),
    hexagon: regular(6, 16.5, 90),
    pentagon: regular(5, 17, 0, 21),
    cross: '13,5 27,5 27,13 35,13 35,27 27,27 27,35 13,35 13,27 5,27 5,13 13,13',
    star: star(8, 18, 13.5),
};

/** The outline of a shape on a field of 40 by 40. */
export function Shape(props: { shape: string; class?: string }): JSX.Element | null {
    const { shape } = props;
    if (shape === 'circle') return <circle class={props.class} cx="20" cy="20" r="15" />;
    if (shape === 'square') return <rect class={props.class} x="6.5" y="6.5" width="27" height="27" rx="4.5" />;
    const points = corners[shape];
    return points ? <polygon class={props.class} points={points} stroke-linejoin="round" /> : null;
}

/** The colours repeat after eight; `rounds` tells the repetitions apart by an inner ring. */
function colourClass(value: SceneValue): string {
    return value.outlined ? `letter letter-${value.shape}` : `peg peg-${((value.colour - 1) % 8) + 1}`;
}

/** A value with its shape, or null where it is plain text. */
export function Peg(props: { value: SceneValue; written?: boolean }): JSX.Element | null {
    const { value } = props;
    if (value.shape === 'none' || !value.shape) return null;
    if (value.shape === 'bar') {
        return (
            <svg class="drawn bar" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
                <path d="M14 20h12" />
            </svg>
        );
    }
    if (value.shape === 'ring') {
        return (
            <svg class="drawn ring" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
                <circle cx="20" cy="20" r="14" stroke-dasharray="4.4 2.93" />
                <path d="M14.5 20h11" />
            </svg>
        );
    }
    const low = value.shape === 'triangle' ? 25 : value.shape === 'pentagon' ? 21 : 20;
    return (
        <svg class={`drawn ${colourClass(value)} ${props.written ? 'written' : ''}`} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
            <Shape shape={value.shape} class="body" />
            {Array.from({ length: value.rounds }, (_, i) => (
                <circle key={i} class="round" cx="20" cy={low} r={9.5 - 2 * i} />
            ))}
            <text x="20" y={low} text-anchor="middle" dominant-baseline="central">
                {value.text}
            </text>
        </svg>
    );
}

/** A value in running text, on the pad and in lists. */
export function ValueSign(props: { value: SceneValue; written?: boolean }): JSX.Element {
    return Peg({ value: props.value, written: props.written }) ?? <span class="digit">{props.value.text}</span>;
}
