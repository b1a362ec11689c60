// Small drawings in one weight, by name. They say nothing to a screen reader: the control beside them has the words.
import type { JSX } from 'preact';

const paths = {
    back: 'M15 5l-7 7 7 7',
    undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
    redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
    erase: 'M9 20L3.8 14.8a1.6 1.6 0 0 1 0-2.3l8.7-8.7a1.6 1.6 0 0 1 2.3 0l5.2 5.2a1.6 1.6 0 0 1 0 2.3L11.3 20zM8.5 8.2l7.6 7.6M8 20h12',
    marks: 'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5zM8 8h.01M12 8h.01M16 8h.01M8 12h.01M12 12h.01M16 12h.01M8 16h.01M12 16h.01M16 16h.01',
    try: 'M5 4v15M5 8h7a6 6 0 0 1 6 6v5M14.5 16l3.5 3.5 3.5-3.5',
    check: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.5 12.2l2.4 2.4 4.7-5',
    hint: 'M9 16.5c0-1.7-3-3-3-6.5a6 6 0 0 1 12 0c0 3.5-3 4.8-3 6.5zM9.5 19h5M10.5 21.5h3',
    pencil: 'M4 20l1-4.5L16 4.5a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19zM14 6.5l3.5 3.5',
    close: 'M6 6l12 12M18 6L6 18',
    pause: 'M9 5v14M15 5v14',
    play: 'M7 4.5v15l12-7.5z',
    more: 'M5 12h.01M12 12h.01M19 12h.01',
    moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
    sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
    gear: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM10.5 3h3l.5 2.6 1.7.7 2.2-1.5 2.1 2.1-1.5 2.2.7 1.7 2.6.5v3l-2.6.5-.7 1.7 1.5 2.2-2.1 2.1-2.2-1.5-1.7.7-.5 2.6h-3l-.5-2.6-1.7-.7-2.2 1.5-2.1-2.1 1.5-2.2-.7-1.7-2.6-.5v-3l2.6-.5.7-1.7-1.5-2.2 2.1-2.1 2.2 1.5 1.7-.7z',
    help: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.5 9.7a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2.9-1.2 1.8M12 16.8h.01',
    calendar: 'M5 5.5h14v14H5zM5 10h14M9 3.5v3.5M15 3.5v3.5',
    clipboard: 'M8 5H5.5v15.5h13V5H16M8 3.5h8v3.5H8zM9 12h6M9 16h4',
    wand: 'M4 20L15 9M17 3v3M21 7h-3M19.5 12.5l-1.5-1.5M12.5 5.5L14 7M20.5 3.5L19 5',
    link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
    print: 'M7 8V3.5h10V8M7 16.5H4V8h16v8.5h-3M7 13.5h10v7H7z',
    warning: 'M12 4l9 16H3zM12 10v4.5M12 17.5h.01',
    tick: 'M5 12.5l4.5 4.5L19 7.5',
    previous: 'M15 5l-7 7 7 7',
    next: 'M9 5l7 7-7 7',
    restart: 'M4.5 12a7.5 7.5 0 1 0 2.6-5.7M4.5 4v4.5H9',
    book: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14',
} as const;

export type IconName = keyof typeof paths;

export function Icon(props: { name: IconName; class?: string }): JSX.Element {
    return (
        <svg class={`icon ${props.class ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={paths[props.name]} fill={props.name === 'play' ? 'currentColor' : 'none'} />
        </svg>
    );
}

/** The sign of the page: three towers. */
export function Sign(): JSX.Element {
    return (
        <svg class="sign" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
            <rect class="sign-ground" width="28" height="28" rx="7" />
            <rect class="sign-tower sign-side" x="6" y="14" width="4.6" height="8" rx="1.3" />
            <rect class="sign-tower" x="11.7" y="6" width="4.6" height="16" rx="1.3" />
            <rect class="sign-tower sign-side" x="17.4" y="10" width="4.6" height="12" rx="1.3" />
        </svg>
    );
}
